/**
 * Visitor number: the first 8 bytes of a visitor's hash as base64url, and as the 64-bit number that
 * PostgreSQL keeps.
 */

/**
 * @param hash 8 bytes or more in base64url; returns decimal digits, with a sign where it is
 * negative
 */
export function numberOf(hash: string): string {
  return Buffer.from(hash, 'base64url').readBigInt64BE(0).toString();
}

/** @param number decimal digits; returns 8 bytes in base64url */
export function hashOf(number: string): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(number));
  return bytes.toString('base64url');
}
