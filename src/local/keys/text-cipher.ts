/**
 * Text seal: encrypts short texts with a key derived from an account's API key, so that the
 * database holds no clear text.
 */
import { fromBase64, toBase64 } from './base64.ts';
import { subtleOf, type VaultPlaces } from './session-vault.ts';

export type TextCipher = ReturnType<typeof createTextCipher>;

/** What a key is derived for: what was sealed for one purpose opens for no other. */
const purposes = {
  passwords: 'linkdeck link passwords 1',
  sent: 'linkdeck sent links 1',
  details: 'linkdeck link details 1',
} as const;

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * A key of one account for one purpose.
 *
 * @param secret the API key: with the same one another engine opens what was sealed
 */
export async function derivedKey(
  crypto: VaultPlaces['crypto'],
  secret: string,
  accountId: string,
  purpose: keyof typeof purposes,
): Promise<CryptoKey> {
  const from = subtleOf(crypto);
  const base = await from.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey']);
  const algorithm = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: bytes(accountId),
    info: bytes(purposes[purpose]),
  };
  return from.deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

/**
 * The seal of link passwords of one account. Where there is no cryptography, a seal is a number, and
 * its text stays in memory.
 */
export function createTextCipher(crypto: VaultPlaces['crypto'], secret: string, accountId: string) {
  const { subtle } = crypto;
  const inMemory = new Map<string, string>();
  let derived: Promise<CryptoKey> | undefined;
  const key = () => (derived ??= derivedKey(crypto, secret, accountId, 'passwords'));

  return {
    /** The text as base64 of a new IV and its ciphertext. */
    seal: async (text: string): Promise<string> => {
      if (subtle === undefined) {
        const name = String(inMemory.size);
        inMemory.set(name, text);
        return name;
      }
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, await key(), bytes(text));
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
          await key(),
          fromBase64(data),
        );
        return new TextDecoder().decode(plain);
      } catch {
        return undefined;
      }
    },
  };
}
