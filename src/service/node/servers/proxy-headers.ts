/** Who is visiting, behind a proxy that is trusted: read from what the proxy says of the connection it has taken. */
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

/** An IPv4 address that came in over an IPv6 socket in the spelling that everybody else uses. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}

/**
 * The visitor's address by X-Forwarded-For: the last one that is not inside.
 *
 * Each proxy writes at the right end whom it was called by, and everything to the left of that is hearsay, which the
 * visitor may have made up. So the list is read from the right, past the proxies of one's own network, up to the first
 * address from outside or the first entry that is none. Where all are inside, the visitor is too, and comes first.
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
 * The host that the visitor asked for by X-Forwarded-Host: the first of a list, which the outermost proxy has written.
 * A visitor may make it up, as anybody may any Host; it decides nothing but which links are looked at.
 */
export function forwardedHost(header: string | undefined, host: string): string {
  const first = header?.split(',', 1)[0]?.trim() ?? '';
  return first === '' ? host : first;
}
