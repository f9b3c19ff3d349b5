/** What somebody means who leaves the scheme of an address out. */

/** The address with `https://` in front where none stands there: `shop.example:8080/sale` has a port, not a scheme. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z\d+-]*:(?!\d)/i.test(text) || /^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text;
  return text.startsWith('//') ? `https:${text}` : `https://${text}`;
}
