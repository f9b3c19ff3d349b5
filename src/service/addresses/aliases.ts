/** Aliases: which may be had, and how one is made up. */
import { randomText } from '#service/credentials/random.ts';

/** Without what is mistaken for another when read aloud or copied by hand: l and 1, o and 0; no capitals. */
export const aliasAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A made-up alias. With seven characters there are 34 thousand million. */
export function randomAlias(length: number): string {
  return randomText(aliasAlphabet, length);
}

/** Paths that browsers, crawlers and this service ask for by themselves. */
const reserved = new Set([
  'ads.txt',
  'api',
  'app-ads.txt',
  'apple-touch-icon-precomposed.png',
  'apple-touch-icon.png',
  'apple-app-site-association',
  'favicon.ico',
  'humans.txt',
  'robots.txt',
  'security.txt',
  'sitemap.xml',
]);

/** Why an alias cannot be had by anybody, in words, or `undefined` if it can. */
export function aliasProblem(alias: string): string | undefined {
  // Browsers take `.` and `..` out of a path, and `.well-known` belongs to the web's own conventions.
  if (alias.startsWith('.')) return 'Must not begin with a dot';
  if (reserved.has(alias.toLowerCase())) return `"${alias}" is reserved. Choose another one`;
  return undefined;
}
