/** Passphrase of a sealed report: how long it has to be, and a random one. */
import { normalizePassphrase } from './seal-text.ts';

/** In characters. A file can be tried for ever, and nothing slows that down but its length. */
export const minPassphrase = 12;

export function isLongEnough(passphrase: string): boolean {
  return Array.from(normalizePassphrase(passphrase)).length >= minPassphrase;
}

/** Without i, l and o, which look like digits, and without 1: as many as five bits name. */
const alphabet = '023456789abcdefghjkmnpqrstuvwxyz';

/** `k7mq-2d9x-pw4h-0rtz`: 80 random bits. */
export function suggestPassphrase(): string {
  // A byte has eight times as many values as the alphabet: each character is as likely as any other.
  const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    alphabet.charAt(byte % alphabet.length),
  );
  const groups = [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join(''));
  return groups.join('-');
}
