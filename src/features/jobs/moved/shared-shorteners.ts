/** Shared shorteners: hosts that many accounts use, so that none of them can redirect links of its own there. */

const hosts = new Set([
  'bit.ly',
  'j.mp',
  'bit.do',
  'rebrand.ly',
  'short.gy',
  'shorturl.at',
  'shorturl.asia',
  'dub.sh',
  'dub.co',
  't.ly',
  'tinyurl.com',
  'tiny.cc',
  'is.gd',
  'v.gd',
  'x.gd',
  'ow.ly',
  'buff.ly',
  'cutt.ly',
  'kutt.it',
  'kutt.to',
  's.id',
  'goo.gl',
  'g.co',
  't.co',
  'lnkd.in',
  'hubs.ly',
  'hubs.la',
  'hubs.li',
  'rb.gy',
  'snip.ly',
  'sniply.io',
  'bl.ink',
  'switchy.io',
  'ift.tt',
  'dlvr.it',
  'trib.al',
  'adf.ly',
  'clck.ru',
  'soo.gd',
  'surl.li',
  'urlz.fr',
  'u.nu',
  't2m.io',
  'tny.im',
  'mcaf.ee',
  'smarturl.it',
  'kurzelinks.de',
  'reurl.cc',
  'ulvis.net',
  'shorten.rest',
]);

/** Services that give each account a name before theirs. */
const parents = ['.page.link', '.app.link', '.onelink.me', '.bl.ink', '.short.gy', '.switchy.io'];

export function isSharedShortener(host: string): boolean {
  const name = host.toLowerCase().replace(/^www\./, '');
  return hosts.has(name) || parents.some((parent) => name.endsWith(parent));
}
