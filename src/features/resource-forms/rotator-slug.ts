/** Rotator slug: the last part of the path of a rotator address, which is the only place that has it. */

/** '' where there is no rotator, or its address does not end in a slug. */
export function rotatorSlug(rotator: string | null): string {
  if (rotator === null || !URL.canParse(rotator)) return '';
  const { pathname, search } = new URL(rotator);
  const last = pathname.split('/').at(-1) ?? '';
  if (search !== '') return '';
  try {
    return decodeURIComponent(last);
  } catch {
    return ''; // a stray %
  }
}
