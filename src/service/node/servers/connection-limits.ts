/**
 * Connection limits: how long a server waits for a request and for a reader, how many connections
 * one IP has, and no tunnels.
 */
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ipBlock } from '#service/visits/request/visitor-identity.ts';
import { plainIp } from './proxy-headers.ts';

/**
 * In milliseconds, for node's `createServer`; a connection without a request ends with the first of
 * them.
 */
export const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** How often node checks for connections that have waited too long. */
  connectionsCheckingInterval: 5000,
} as const;

/**
 * How long nothing may move on a connection, in milliseconds: longer than the service behind the
 * relay may take to reply. Node waits twice as long where a reply is not read.
 */
export const idleTimeout = 31_000;

/**
 * Closes connections of an IP that has too many already, before anything of a request is read, and
 * those on which nothing moves: a download that is slow, but goes on, is not cut off.
 *
 * @param maxPerIp connections of one IPv4 address, or of one IPv6 subscriber; 0 for no limit
 */
export function limitConnections(server: Server, maxPerIp: number, timeout = idleTimeout): void {
  server.setTimeout(timeout);
  // What waits for leave to send its body gets it, or its reply, from whatever reads bodies.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('connect', (_, socket) => refuseTunnel(socket));
  if (maxPerIp === 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const ip = ipBlock(plainIp(socket.remoteAddress ?? ''));
    const count = open.get(ip) ?? 0;
    if (count >= maxPerIp) {
      socket.destroy();
      return;
    }
    open.set(ip, count + 1);
    socket.once('close', () => {
      const left = (open.get(ip) ?? 1) - 1;
      if (left === 0) open.delete(ip);
      else open.set(ip, left);
    });
  });
}

/** CONNECT comes without a response to write to. */
function refuseTunnel(socket: Duplex): void {
  socket.on('error', () => undefined);
  const lines = [
    `HTTP/1.1 405 ${STATUS_CODES[405] ?? ''}`,
    'Allow: GET, HEAD',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy: no-referrer',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    'Content-Length: 0',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
