/** Which remote text is a colour that may be drawn; anything else is drawn as no colour. */

/**
 * The colour as `#rrggbb` if the text is one in HEX, also in its short form, without its `#` or with an alpha part, which
 * is left out. Nothing else passes: what goes into a style could otherwise make the browser fetch something.
 */
export function toShownColor(text: string): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{3,8})$/i.exec(text.trim()) ?? [];
  const hex = digits.toLowerCase();
  if (hex.length === 6 || hex.length === 8) return `#${hex.slice(0, 6)}`;
  if (hex.length === 3 || hex.length === 4) return `#${hex.slice(0, 3).replace(/./g, '$&$&')}`;
  return undefined;
}
