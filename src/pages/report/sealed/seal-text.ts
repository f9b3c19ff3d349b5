/** Sealed text: a text, compressed, then encrypted by AES-GCM with a key that PBKDF2 makes of a passphrase. */

/** Rounds of PBKDF2-SHA-256, as OWASP asks for at least. */
const passphraseRounds = 600_000;

export interface SealedText {
  readonly rounds: number;
  /** Base64 of 16 bytes of salt, 12 bytes of IV, and the ciphertext. */
  readonly block: string;
}

/**
 * Two keyboards may spell one letter in two ways, and a copied text often ends with a blank. The
 * opener reads a passphrase in the same way.
 */
export function normalizePassphrase(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** @param rounds fewer than the default are for tests alone */
export async function sealText(
  text: string,
  passphrase: string,
  rounds = passphraseRounds,
): Promise<SealedText> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyFrom(passphrase, salt, rounds);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await compressed(text));
  return { rounds, block: await toBase64(new Blob([salt, iv, data])) };
}

async function keyFrom(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(normalizePassphrase(passphrase));
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
  ]);
}

async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Of any size: `String.fromCharCode` takes no more arguments than the stack has room for. */
async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // A number of bytes that base64 writes without a rest.
  const step = 3 * 8192;
  let text = '';
  for (let start = 0; start < bytes.length; start += step)
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + step)));
  return text;
}
