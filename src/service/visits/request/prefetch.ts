/** Which requests are for pages that nobody may ever look at. */
import type { VisitRequest } from './http-types.ts';

/** Whether a browser fetches ahead of a click, or to show a picture of the page. It says so under several names. */
export function isPrefetch(request: VisitRequest): boolean {
  const purpose =
    request.header('sec-purpose') ?? request.header('purpose') ?? request.header('x-purpose') ?? request.header('x-moz');
  return purpose !== undefined && /prefetch|prerender|preview/i.test(purpose);
}
