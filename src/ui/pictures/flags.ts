/** Country flags as image addresses. Load it lazily: all flags together, because a list of countries needs many at once. */
import * as flags from 'country-flag-icons/string/3x2';

const byCode = new Map<string, string>(Object.entries(flags));

/** @param code two capital letters */
export function flagUrl(code: string): string | undefined {
  const svg = byCode.get(code);
  return svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
