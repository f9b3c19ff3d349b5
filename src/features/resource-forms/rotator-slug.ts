/** The slug of a rotator, which the service shows only as the end of an address. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

/** '' where there is no rotator, or its address does not end in a slug. */
export function rotatorSlug(rotator: string | null): string {
  if (rotator === null || !canParseUrl(rotator)) return '';
  const { pathname, search } = new URL(rotator);
  const last = pathname.split('/').at(-1) ?? '';
  if (search !== '') return '';
  try {
    return decodeURIComponent(last);
  } catch {
    return ''; // a stray %
  }
}
