/** AES-GCM seal of a block: bound to its account, store, number and format, so that a block moved elsewhere does not open. */
import { fromBase64, toBase64 } from '#local/keys/base64.ts';
import { subtleOf, type VaultPlaces } from '#local/keys/session-vault.ts';
import type { BlockStore } from './sealed-blocks.ts';

type CryptoPlace = VaultPlaces['crypto'];

/** The format of blocks: whatever changes what their bytes mean gets the next number. */
export const blockFormat = 1;

const [keyLength, ivLength] = [32, 12];

/** A new random key for the blocks of one account, as base64: to be kept wherever the API key is kept, and nowhere else. */
export function newDataKey(crypto: CryptoPlace): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(keyLength)));
}

/** @param dataKey as `newDataKey` makes it. Rejects where there is no cryptography. */
export async function createBlockSeal(crypto: CryptoPlace, accountId: string, dataKey: string) {
  const subtle = subtleOf(crypto);
  const key = await subtle.importKey('raw', fromBase64(dataKey), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const boundTo = (store: BlockStore, number: number) =>
    new TextEncoder().encode(JSON.stringify(['linkdeck block', blockFormat, accountId, store, number]));
  return {
    seal: async (store: BlockStore, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo(store, number) };
      const data = await subtle.encrypt(algorithm, key, bytes);
      const sealed = new Uint8Array(ivLength + data.byteLength);
      sealed.set(iv);
      sealed.set(new Uint8Array(data), ivLength);
      return sealed;
    },
    /** Null where it was sealed with another key, elsewhere, or was changed. */
    open: async (store: BlockStore, number: number, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> => {
      const iv = sealed.subarray(0, ivLength);
      const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo(store, number) };
      return subtle.decrypt(algorithm, key, sealed.subarray(ivLength)).then(
        (plain) => new Uint8Array(plain),
        () => null,
      );
    },
  };
}
