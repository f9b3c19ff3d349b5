/**
 * Text seal: encrypts short texts with a key derived from an account's API key, so that the
 * database holds no clear text.
 */
import { fromBase64, toBase64 } from './base64.ts';
import type { VaultPlaces } from './session-vault.ts';

export type TextCipher = ReturnType<typeof createTextCipher>;

const purposes = {
  passwords: 'linkdeck link passwords 1',
  sent: 'linkdeck sent links 1',
  details: 'linkdeck link details 1',
} as const;

/**
 * The seal of one account. Where there is no cryptography, a seal is a number, and its text stays
 * in memory.
 *
 * @param secret the API key: with the same one another engine opens what was sealed
 * @param boundTo the account's id: what was sealed for one account opens for no other
 * @param kind what is sealed: what was sealed as one kind opens as no other
 */
export function createTextCipher(
  crypto: VaultPlaces['crypto'],
  secret: string,
  boundTo: string,
  kind: keyof typeof purposes = 'passwords',
) {
  const { subtle } = crypto;
  const inMemory = new Map<string, string>();
  const bytes = (text: string) => new TextEncoder().encode(text);
  let derived: Promise<CryptoKey> | undefined;
  const key = (from: SubtleCrypto) => (derived ??= derive(from));

  async function derive(from: SubtleCrypto): Promise<CryptoKey> {
    const base = await from.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey']);
    const algorithm = {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: bytes(boundTo),
      info: bytes(purposes[kind]),
    };
    return from.deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
  }

  return {
    /** The text as base64 of a new IV and its ciphertext. */
    seal: async (text: string): Promise<string> => {
      if (subtle === undefined) {
        const name = String(inMemory.size);
        inMemory.set(name, text);
        return name;
      }
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, await key(subtle), bytes(text));
      return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
    },
    /**
     * What was sealed; undefined where another key has sealed it, or it is damaged. Never rejects.
     */
    open: async (sealed: string): Promise<string | undefined> => {
      if (subtle === undefined) return inMemory.get(sealed);
      try {
        const [iv = '', data = ''] = sealed.split('.');
        const plain = await subtle.decrypt(
          { name: 'AES-GCM', iv: fromBase64(iv) },
          await key(subtle),
          fromBase64(data),
        );
        return new TextDecoder().decode(plain);
      } catch {
        return undefined;
      }
    },
  };
}
