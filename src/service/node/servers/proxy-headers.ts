/** Proxy headers: reads the visitor's address and host from X-Forwarded-For and X-Forwarded-Host of a trusted proxy. */
import { BlockList, isIP, isIPv4 } from 'node:net';

// Addresses that no visitor from the internet has: loopback, private networks, link-local, shared by a carrier.
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('169.254.0.0', 16);
inside.addSubnet('100.64.0.0', 10);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/** Spells an IPv4 address that came in over an IPv6 socket as plain IPv4. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}

/**
 * The visitor's address by X-Forwarded-For: the last one that is not inside.
 *
 * Each proxy adds the address of its caller at the right end; everything to the left may be forged by the visitor.
 * So the list is read from the right, past the proxies of the own network, up to the first address from outside or
 * the first entry that is no address. Where all are inside, the visitor is the leftmost.
 *
 * @param header all values of the header, joined by commas
 * @param peer the address at the other end of the socket: the proxy
 */
export function forwardedAddress(header: string | undefined, peer: string): string {
  let visitor = peer;
  for (const entry of (header ?? '').split(',').reverse()) {
    const address = plainAddress(withoutPort(entry.trim()));
    if (isIP(address) === 0) break;
    visitor = address;
    if (!inside.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')) break;
  }
  return visitor;
}

function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/**
 * The host that the visitor asked for by X-Forwarded-Host: the first of a list, written by the outermost proxy.
 * A visitor may forge it, like any Host; it decides only which links are looked up.
 */
export function forwardedHost(header: string | undefined, host: string): string {
  const first = header?.split(',', 1)[0]?.trim() ?? '';
  return first === '' ? host : first;
}
