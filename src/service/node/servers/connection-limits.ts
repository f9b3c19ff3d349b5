/** Connection limits: how long a server waits for a request to arrive, and how many connections one address may have. */
import type { Server } from 'node:http';
import { ipBlock } from '#service/visits/request/visitor-identity.ts';
import { plainAddress } from './proxy-headers.ts';

/** In milliseconds, for node's `createServer`; a connection without a request ends with the first of them. */
export const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** How often node looks for connections that have waited too long. */
  connectionsCheckingInterval: 5000,
} as const;

/**
 * Closes connections of an address that has too many already, before anything of a request is read.
 *
 * @param most connections of one IPv4 address, or of one IPv6 subscriber; 0 for no limit
 */
export function limitConnections(server: Server, most: number): void {
  if (most === 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = ipBlock(plainAddress(socket.remoteAddress ?? ''));
    const count = open.get(address) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
