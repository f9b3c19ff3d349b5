/** Changed replies: a service of which the replies to one endpoint are changed on their way, such as value by value. */
import type { SendRequest } from '#client/http/request.ts';
import type { EndpointName } from '#contract/api.ts';
import { endpointOf } from '#testing/deviations/answers-like.ts';
import {
  isObject,
  type Json,
  partsOf,
  succeeding,
  toResponse,
} from '#testing/deviations/reply-parts.ts';

/** Changes the body of each success. */
export function withChangedReply(
  service: SendRequest,
  only: EndpointName,
  change: (body: Json) => Json,
): SendRequest {
  return async (request) => {
    const response = await service(request);
    if (endpointOf(request) !== only) return response;
    return toResponse(succeeding(change)(await partsOf(response), only));
  };
}

/**
 * Changes the first rows of each page: an object replaces the values of its row that it names, undefined removes one;
 * other JSON replaces the whole row.
 */
export function withChangedRows(
  service: SendRequest,
  only: EndpointName,
  changes: readonly unknown[],
): SendRequest {
  const changed = (row: unknown, index: number) => {
    const change = changes[index];
    if (change === undefined) return row;
    return isObject(row) && isObject(change) ? { ...row, ...change } : change;
  };
  return withChangedReply(service, only, (body) => {
    const data = isObject(body['data']) ? body['data'] : {};
    const inPlace = ([key, value]: [string, unknown]) => [
      key,
      Array.isArray(value) ? value.map(changed) : value,
    ];
    return { ...body, data: Object.fromEntries(Object.entries(data).map(inPlace)) };
  });
}
