/**
 * Visitor identity: what makes two visits those of one visitor: the address, and one of 64 kinds of
 * browser and system.
 */
import type { UserAgent } from './user-agents.ts';

/**
 * The most unique visitors of a link that one address can be, however many user agents it invents.
 */
const kinds = 64;

/**
 * With this start, no two of the pairs of browser and system that most visitors have fall together.
 */
const start = 21;

/**
 * The text that a keyed hash makes the visitor of. The version of a browser is no part of it: a new
 * one each month would make every visitor new.
 */
export function visitorIdentity(
  ip: string,
  { browser, os }: Pick<UserAgent, 'browser' | 'os'>,
): string {
  return `${ipBlock(ip)}\n${kindOf(`${browser}\n${os}`)}`;
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), folded. */
function kindOf(text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return ((hash >>> 16) ^ hash) & (kinds - 1);
}

/**
 * The part of an IP address that counts as one visitor: an IPv4 address, or the first half of an
 * IPv6 address, because a subscriber gets all addresses with that half.
 */
export function ipBlock(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(gap).fill('0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
