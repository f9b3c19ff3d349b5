/** URL completion: adds `https://` to a URL that was typed without a scheme. */

/** In `shop.example:8080/sale` the colon begins a port, not a scheme. */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z\d+-]*:(?!\d)/i.test(text) || /^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text;
  return text.startsWith('//') ? `https:${text}` : `https://${text}`;
}
