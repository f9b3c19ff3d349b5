/**
 * CryptoKey cloning: whether this context can store a key that no script can export, as far as its
 * cryptography tells.
 */

/**
 * False only where a key can be made and not be cloned; without cryptography no other context does
 * better.
 */
export async function canCloneKeys({
  subtle,
}: {
  readonly subtle?: SubtleCrypto;
}): Promise<boolean> {
  if (subtle === undefined) return true;
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  try {
    structuredClone(key);
    return true;
  } catch {
    return false;
  }
}
