/**
 * API keys: generates them, hashes them for the store, and gives the hint that users know them by.
 */
import { randomText, toHex } from './bytes.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new key: `ld_` and 40 letters and digits, 238 bits of randomness. */
export function newApiKey(): string {
  return `ld_${randomText(alphabet, 40)}`;
}

/** The key in a header `Authorization`, whatever its form. */
export function keyOf(authorization: string | null | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}

/** Whether a key has the form of those that are created here; all others are unknown. */
export function isPossibleApiKey(key: string): boolean {
  return /^ld_[A-Za-z0-9]{40}$/.test(key);
}

/** What the store keeps of a key: its SHA-256 in hex, by which it is looked up. */
export async function hashApiKey(key: string): Promise<string> {
  return toHex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))),
  );
}

/** The last four characters of a key, by which users know their keys. */
export function hintOf(key: string): string {
  return key.slice(-4);
}
