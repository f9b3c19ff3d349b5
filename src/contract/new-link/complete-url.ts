/** URL completion: adds `https://` to a URL that was typed without a scheme. */

/** In `shop.example:8080/sale` the colon begins a port, not a scheme. */
const beginsWithScheme = /^(?:[a-z][a-z\d+-]*:(?!\d)|[a-z][a-z\d+.-]*:\/\/)/i;

/**
 * A text that does not begin with a host stays as it is: with a scheme, `notaurl` and `/sale` would look like URLs. A name
 * without a dot, as in a network of one's own, has to be typed with its scheme.
 */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  if (beginsWithScheme.test(text)) return text;
  const rest = text.startsWith('//') ? text.slice(2) : text;
  return beginsWithHost(rest) ? `https://${rest}` : text;
}

/** Whether the text before a path is a name with a dot, `localhost` or an IP address, perhaps with a port. */
function beginsWithHost(text: string): boolean {
  const [host = ''] = /^[^/?#\\]*/.exec(text) ?? [];
  return /^(?:(?:localhost|\[[\da-f:.]+\])(?::\d*)?|[^\s.]+\.\S+)$/i.test(host);
}
