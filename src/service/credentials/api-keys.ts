/** API keys: how they are made, and what is kept of them. */
import { toHex } from './hex.ts';
import { randomText } from './random.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new key: `ld_` and 40 letters and digits, 238 bits of chance. */
export function newApiKey(): string {
  return `ld_${randomText(`${letters}0123456789`, 40)}`;
}

/** What is stored of a key: its SHA-256 in hex, by which it is found again. */
export async function hashApiKey(key: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))));
}

/** The end of a key, by which people tell their keys apart. */
export function hintOf(key: string): string {
  return key.slice(-4);
}
