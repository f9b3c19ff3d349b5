/** The nonce that the server has put into the page for the styles that the page adds itself. */

/** `undefined` on a host that mints none: there the placeholder of the build is still in its place. */
export function pageNonce(document: Document): string | undefined {
  // Browsers hide the attribute from scripts and give the value as a property.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return nonce === '' || nonce.startsWith('__') ? undefined : nonce;
}
