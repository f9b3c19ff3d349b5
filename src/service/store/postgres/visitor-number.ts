/**
 * Visitor number: the 8 bytes of a visitor's hash as the number of 64 bits that PostgreSQL keeps.
 */

/**
 * @param hash 8 bytes in base64url, as `sumUp` has them; returns decimal digits, with a sign where
 * it is negative
 */
export function visitorNumber(hash: string): string {
  return Buffer.from(hash, 'base64url').readBigInt64BE(0).toString();
}
