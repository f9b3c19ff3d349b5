/** Doctor request: asks a server for the doctor's echo, and says in words what answered instead. */
import { codeOf } from '#service/node/process/program-error.ts';
import { echoHeader, newChallenge, type Seen } from './doctor-echo.ts';

/** How long a server may take, in milliseconds. */
const timeout = 10_000;

/** An IP that nobody has (RFC 5737), sent as the lie of a visitor. */
export const inventedIp = '192.0.2.77';

export type Asked =
  | { readonly kind: 'seen'; readonly seen: Seen; readonly reply: Response }
  | { readonly kind: 'other'; readonly reply: Response }
  | { readonly kind: 'silent'; readonly reason: string };

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Asks for the echo.
 *
 * @param url without a slash at its end
 */
export async function askEcho(fetch: Fetch, url: string, secret: string): Promise<Asked> {
  const { header, isAnsweredBy } = newChallenge(secret);
  const asked = await askPlain(fetch, `${url}/doctor`, {
    [echoHeader]: header,
    'X-Forwarded-For': inventedIp,
  });
  if (asked.kind !== 'other') return asked;
  const { reply } = asked;
  const body = (await reply.json().catch(() => undefined)) as
    | { proof?: unknown; seen?: Seen }
    | null
    | undefined; // checked by its proof
  if (body?.seen === undefined || !isAnsweredBy(body.proof)) return asked;
  return { kind: 'seen', seen: body.seen, reply };
}

/** Asks without a proof; any reply counts. */
export async function askPlain(
  fetch: Fetch,
  url: string,
  headers: Record<string, string> = {},
): Promise<Exclude<Asked, { kind: 'seen' }>> {
  try {
    const reply = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return { kind: 'other', reply };
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error) };
  }
}

/** What another server answered, in words. */
export function describeReply(reply: Response): string {
  const location = reply.headers.get('location');
  const server = reply.headers.get('server');
  return [
    `status ${reply.status}`,
    location === null ? '' : `to ${location}`,
    server === null ? '' : `from ${server}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'its host name is not known to the DNS',
  EAI_AGAIN: 'the DNS does not answer',
  EHOSTUNREACH: 'no way leads to that host',
  ENETUNREACH: 'no way leads to that network',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without those in between',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is of an authority that is not known here',
};

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no reply within ${timeout / 1000} s`;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = codeOf(cause) ?? 'unknown';
  const words = reasons[code] ?? 'the request failed';
  return `${words} (${code})`;
}
