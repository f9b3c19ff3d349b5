/**
 * Doctor echo: a running server tells `linkdeck doctor` what arrived of its request, which proves
 * that it is this service and shows what proxies changed.
 *
 * Both sides have the visitor secret. A request without its proof gets no echo, so a stranger
 * learns nothing; the reply has a proof too, which no other server can make.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '#service/node/servers/body-reader.ts';
import {
  forwardedHost,
  forwardedIp,
  plainIp,
  proxyTest,
} from '#service/node/servers/proxy-headers.ts';
import type { TrustedProxies } from '#service/settings.ts';

/** In lower case, as node has them. */
export const echoHeader = 'x-linkdeck-doctor';

/** Which of the two servers answers. */
export type EchoServer = 'dashboard' | 'links';

/** What arrived of a request. */
export interface Seen {
  readonly server: EchoServer;
  /** With the path that the proxy left in. */
  readonly path: string;
  /** As the service reads it: from the proxy's header where that is believed. */
  readonly host: string;
  readonly forwardedFor: string | null;
  readonly forwardedProto: string | null;
  /** The other end of the connection: the proxy, where one is in front. */
  readonly peer: string;
  /** Whose visit it would be. */
  readonly visitorIp: string;
}

/** A header for one request, and the test of its reply. */
export function newChallenge(secret: string) {
  const nonce = randomBytes(16).toString('hex');
  return {
    header: `${nonce}.${proofOf(secret, 'question', nonce)}`,
    isAnsweredBy: (proof: unknown): boolean =>
      typeof proof === 'string' && isSame(proof, proofOf(secret, 'answer', nonce)),
  };
}

/**
 * Makes the answering side.
 *
 * @returns a function that answers where the request has the proof, and says whether it did
 */
export function createEcho(secret: string, server: EchoServer, trustProxy: TrustedProxies) {
  const isProxy = proxyTest(trustProxy);
  return (message: IncomingMessage, response: ServerResponse): boolean => {
    const sent = message.headers[echoHeader];
    // First of all and alone for nearly every request.
    if (sent === undefined) return false;
    if (typeof sent !== 'string' || message.method !== 'GET' || hasBody(message)) return false;
    const [nonce = '', proof = ''] = sent.split('.');
    if (!isSame(proof, proofOf(secret, 'question', nonce))) return false;
    const peer = plainIp(message.socket.remoteAddress ?? '');
    const forwardedFor = textOf(message.headers['x-forwarded-for']);
    const host = message.headers.host ?? '';
    const seen: Seen = {
      server,
      path: message.url ?? '',
      host: isProxy(peer, 0)
        ? forwardedHost(textOf(message.headers['x-forwarded-host']) ?? undefined, host)
        : host,
      forwardedFor,
      forwardedProto: textOf(message.headers['x-forwarded-proto']),
      peer,
      visitorIp: forwardedIp(forwardedFor ?? undefined, peer, isProxy),
    };
    const body = JSON.stringify({ proof: proofOf(secret, 'answer', nonce), seen });
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
    return true;
  };
}

/** Of a key that is derived for this alone: visitors are hashed by the secret itself. */
function proofOf(secret: string, side: 'question' | 'answer', nonce: string): string {
  const key = createHmac('sha256', secret).update('linkdeck doctor').digest();
  return createHmac('sha256', key).update(`${side} ${nonce}`).digest('hex');
}

function isSame(given: string, wanted: string): boolean {
  const bytes = Buffer.from(given);
  return bytes.length === wanted.length && timingSafeEqual(bytes, Buffer.from(wanted));
}

function textOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  return typeof header === 'string' ? header : header.join(', ');
}
