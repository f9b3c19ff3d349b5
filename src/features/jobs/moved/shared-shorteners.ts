/** Shared shorteners: hosts that many accounts use, so that none of them can redirect links of its own there. */

const hosts = new Set([
  'bit.ly',
  'j.mp',
  'rebrand.ly',
  'short.gy',
  'shorturl.at',
  'dub.sh',
  'dub.co',
  't.ly',
  'tinyurl.com',
  'is.gd',
  'v.gd',
  'ow.ly',
  'buff.ly',
  'cutt.ly',
  's.id',
  'goo.gl',
  't.co',
]);

export function isSharedShortener(host: string): boolean {
  return hosts.has(host.toLowerCase());
}
