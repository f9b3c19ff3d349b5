/** Aliases of short links: generates random ones and refuses reserved ones. */
import { randomText } from '#service/credentials/bytes.ts';

/**
 * Without look-alikes (l and 1, o and 0) and without capitals, for reading aloud and copying by
 * hand.
 */
export const aliasAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random alias. With seven characters there are 34 thousand million. */
export function randomAlias(length: number): string {
  return randomText(aliasAlphabet, length);
}

/** Paths that browsers, crawlers and this service request without a link. */
const reserved = new Set(
  `ads.txt api app-ads.txt apple-touch-icon-precomposed.png apple-touch-icon.png apple-app-site-association favicon.ico
  humans.txt robots.txt security.txt sitemap.xml`.split(/\s+/),
);

/** Why no link can have this alias, or `undefined` where one can. */
export function aliasProblem(alias: string): string | undefined {
  // Browsers take `.` and `..` out of a path, and `.well-known` belongs to the web's own conventions.
  if (alias.startsWith('.')) return 'Must not begin with a dot';
  if (reserved.has(alias.toLowerCase())) return `"${alias}" is reserved. Choose another one`;
  return undefined;
}
