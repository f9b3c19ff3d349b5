/** By what an account is told from others on this device. */

/**
 * The same for the same account at the same service, whichever key is given, so that its bulk work and drafts are found
 * again; nothing can be read from it. Where there is no cryptography, and so nothing is kept, it is random.
 *
 * @param id the service's own, of `GET /api/account`
 */
export async function accountIdOf(
  { serviceAddress, id }: { serviceAddress: string; id: number },
  crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto },
): Promise<string> {
  const bytes =
    crypto.subtle === undefined
      ? crypto.getRandomValues(new Uint8Array(16))
      : new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([serviceAddress, id]))));
  return [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
