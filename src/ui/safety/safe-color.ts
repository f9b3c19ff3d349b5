/** Safe colour: reads a HEX colour from remote text, and rejects everything else. */

/**
 * The colour as `#rrggbb`, also from a short form, without `#`, or with an alpha part, which is dropped. Other text in a
 * style could make the browser fetch something.
 *
 * @param text null where it could not be read
 */
export function toSafeColor(text: string | null): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{3,8})$/i.exec(text?.trim() ?? '') ?? [];
  const hex = digits.toLowerCase();
  if (hex.length === 6 || hex.length === 8) return `#${hex.slice(0, 6)}`;
  if (hex.length === 3 || hex.length === 4) return `#${hex.slice(0, 3).replace(/./g, '$&$&')}`;
  return undefined;
}
