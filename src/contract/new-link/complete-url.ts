/** URL completion: adds `https://` to a URL that was typed without a scheme. */

/** Blanks, and the marks without width that programs copy around an address, which nobody sees to remove. */
const around =
  /^[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]+|[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]+$/g;

/** No end of a host is called as a file is. */
const file =
  /^[^/?#]+\.(?:html?|php|aspx?|pdf|csv|txt|xlsx?|docx?|pptx?|od[tsp]|jpe?g|png|gif|svg|webp|mp[34]|json|xml)$/i;

/** In `shop.example:8080/sale` the colon begins a port, not a scheme. */
const beginsWithScheme = /^(?:[a-z][a-z\d+-]*:(?!\d)|[a-z][a-z\d+.-]*:\/\/)/i;

/**
 * A text that does not begin with a host stays as it is: with a scheme, `notaurl` and `/sale` would look like URLs. A name
 * without a dot, as in a network of one's own, and one like `report.pdf` have to be typed with their scheme.
 */
export function completeUrl(typed: string): string {
  const text = typed.replace(around, '');
  if (beginsWithScheme.test(text)) return text;
  const rest = text.startsWith('//') ? text.slice(2) : text;
  return beginsWithHost(rest) && !file.test(rest) ? `https://${rest}` : text;
}

/** Whether the text before a path is a name with a dot, `localhost` or an IP address, perhaps with a port. */
function beginsWithHost(text: string): boolean {
  const [host = ''] = /^[^/?#\\]*/.exec(text) ?? [];
  return /^(?:(?:localhost|\[[\da-f:.]+\])(?::\d*)?|[^\s.]+\.\S+)$/i.test(host);
}
