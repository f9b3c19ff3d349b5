/**
 * AES-GCM seal of a block: bound to its account, store, number and format, so that a block moved
 * elsewhere does not open.
 */
import { fromBase64, toBase64 } from '#local/keys/base64.ts';
import { subtleOf, type VaultPlaces } from '#local/keys/session-vault.ts';

export type CryptoPlace = VaultPlaces['crypto'];

/** The format of blocks: whatever changes what their bytes mean gets the next number. */
export const blockFormat = 2;

const keyLength = 32;
const ivLength = 12;

/**
 * A new random key for the blocks of one account, as base64: to be stored wherever the API key is
 * stored, and nowhere else.
 */
export function newDataKey(crypto: CryptoPlace): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(keyLength)));
}

const usages: KeyUsage[] = ['encrypt', 'decrypt'];

/** @param dataKey as `newDataKey` makes it. Rejects where there is no cryptography. */
export async function importDataKey(crypto: CryptoPlace, dataKey: string): Promise<CryptoKey> {
  return subtleOf(crypto).importKey('raw', fromBase64(dataKey), 'AES-GCM', false, usages);
}

/** A new key that no script can export. Rejects where there is no cryptography. */
export async function newBlockKey(crypto: CryptoPlace): Promise<CryptoKey> {
  return subtleOf(crypto).generateKey({ name: 'AES-GCM', length: 256 }, false, usages);
}

export type BlockCipher = ReturnType<typeof createBlockCipher>;

/** @param format of what the bytes of these blocks mean: blocks of another one do not open */
export function createBlockCipher(
  crypto: CryptoPlace,
  accountId: string,
  { key, format }: { key: CryptoKey; format: number },
) {
  const subtle = subtleOf(crypto);
  const boundTo = (store: string, number: number) =>
    new TextEncoder().encode(JSON.stringify(['linkdeck block', format, accountId, store, number]));
  return {
    seal: async (
      store: string,
      number: number,
      bytes: Uint8Array<ArrayBuffer>,
    ): Promise<Uint8Array<ArrayBuffer>> => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo(store, number) };
      const data = await subtle.encrypt(algorithm, key, bytes);
      const sealed = new Uint8Array(ivLength + data.byteLength);
      sealed.set(iv);
      sealed.set(new Uint8Array(data), ivLength);
      return sealed;
    },
    /** Null where it was sealed with another key, elsewhere, or was changed. */
    open: async (
      store: string,
      number: number,
      sealed: Uint8Array<ArrayBuffer>,
    ): Promise<Uint8Array<ArrayBuffer> | null> => {
      const iv = sealed.subarray(0, ivLength);
      const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo(store, number) };
      return subtle.decrypt(algorithm, key, sealed.subarray(ivLength)).then(
        (plain) => new Uint8Array(plain),
        () => null,
      );
    },
  };
}
