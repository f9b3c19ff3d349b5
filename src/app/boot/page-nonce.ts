/** CSP nonce: reads the nonce that the server has put into the page, for the styles that the page adds itself. */

/** What `index.html` holds until a server replaces it in each reply. */
const placeholder = '__CSP_NONCE__';

/** Returns `undefined` on static hosts, which replace no placeholder. */
export function pageNonce(document: Document): string | undefined {
  // Browsers hide the attribute from scripts and give the value as a property.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return nonce === '' || nonce === placeholder ? undefined : nonce;
}
