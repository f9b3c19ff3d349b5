/**
 * Proxy headers: reads the visitor's address and host from X-Forwarded-For and X-Forwarded-Host of
 * trusted proxies.
 */
import { BlockList, isIP, isIPv4 } from 'node:net';
import type { TrustedProxies } from '#service/settings.ts';

/**
 * Tells whether an address is that of a proxy to believe.
 *
 * @param hop how far away it is: 0 for the other end of the socket, 1 for the last entry of the
 * header, and so on
 */
export type IsProxy = (ip: string, hop: number) => boolean;

/** Makes the test once, as it is needed for each visit. */
export function proxyTest(trusted: TrustedProxies): IsProxy {
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  const networks = new BlockList();
  for (const network of trusted) {
    const [ip = '', prefix] = network.split('/');
    const wholePrefix = isIPv4(ip) ? 32 : 128;
    networks.addSubnet(ip, prefix === undefined ? wholePrefix : Number(prefix), familyOf(ip));
  }
  return (ip) => isIP(ip) !== 0 && networks.check(ip, familyOf(ip));
}

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return isIPv4(ip) ? 'ipv4' : 'ipv6';
}

/** Spells an IPv4 address that came in over an IPv6 socket as plain IPv4. */
export function plainIp(ip: string): string {
  return ip.startsWith('::ffff:') && isIPv4(ip.slice(7)) ? ip.slice(7) : ip;
}

/**
 * The visitor's address by X-Forwarded-For: that of the first caller, from the socket outwards,
 * that is no proxy to believe.
 *
 * Each proxy adds the address of its caller at the right end, and the visitor may forge everything
 * to the left of that. So no address says by itself that it is a proxy's: a visitor on a private
 * network has a private one, too. Where every caller is a proxy, the visitor is the leftmost; an
 * entry that is no address ends the list.
 *
 * @param header all values of the header, joined by commas
 * @param peer the address at the other end of the socket
 */
export function forwardedIp(header: string | undefined, peer: string, isProxy: IsProxy): string {
  const entries = header?.split(',').reverse() ?? [];
  let visitor = peer;
  for (const [hop, entry] of entries.entries()) {
    if (!isProxy(visitor, hop)) break;
    const ip = plainIp(withoutPort(entry.trim()));
    if (isIP(ip) === 0) break;
    visitor = ip;
  }
  return visitor;
}

function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/**
 * The host that the visitor asked for by X-Forwarded-Host: the first of a list, written by the
 * outermost proxy. A visitor may forge it, like any Host; it decides only which links are looked
 * up.
 */
export function forwardedHost(header: string | undefined, host: string): string {
  const first = header?.split(',', 1)[0]?.trim() ?? '';
  return first === '' ? host : first;
}
