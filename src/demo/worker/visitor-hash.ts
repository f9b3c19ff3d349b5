/** Visitor hash of the demo: 64 bits of a text without a promise, which the browser's own hashes need. */

const prime = 0x100000001b3n;
const basis = 0xcbf29ce484222325n;

/**
 * FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) in base64url. No IP address reaches the demo,
 * and what it hashes never leaves the browser, so it need not be one-way.
 */
export function visitorHash(text: string): string {
  let hash = basis;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  const bytes = Array.from({ length: 8 }, (_, at) => Number((hash >> BigInt(8 * at)) & 0xffn));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
