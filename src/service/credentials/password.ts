/** Password hashing: PBKDF2 with a salt for each password, and verification in constant time. */
import { fromHex, toHex } from './bytes.ts';

const scheme = 'pbkdf2-sha256';

/** The OWASP recommendation for PBKDF2 with SHA-256. A stored hash holds its own number. */
const iterations = 600_000;

/** The stored form: `pbkdf2-sha256$rounds$salt$hash`, the last two in hex. */
export async function hashPassword(password: string, rounds = iterations): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await derive(password, salt, rounds);
  return [scheme, rounds, toHex(salt), toHex(hash)].join('$');
}

/**
 * Whether `stored` is the hash of this password; false for text that `hashPassword` did not write.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^pbkdf2-sha256\$([1-9]\d{0,7})\$((?:[0-9a-f]{2})+)\$([0-9a-f]{64})$/.exec(stored);
  // To PBKDF2 a password is the same with characters NUL at its end, and none that was set has one.
  if (match === null || password.includes('\0')) return false;
  const [, rounds = '', salt = '', hash = ''] = match;
  return sameBytes(await derive(password, fromHex(salt), Number(rounds)), fromHex(hash));
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  // One letter can be typed as one character or as two; both are the same password.
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  );
  return new Uint8Array(bits);
}

/** Compares all bytes whatever they are, so that the duration reveals nothing. */
function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}
