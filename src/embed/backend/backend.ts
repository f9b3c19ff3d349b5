/** The backend's part of `transport`: checks what a frame asks for against an allow-list, and sends it with the key. */

import type { TransportReply, TransportRequest } from '#embed/loader/options.ts';
import { type DocumentedRequest, documentedRequests, isDocumented, usualRequests } from './allow-list.ts';

export type { DocumentedRequest, TransportReply, TransportRequest };

interface BackendOptions {
  /** The address of the service, such as `https://links.example`. */
  readonly service: string;
  /** The API key. It leaves this backend towards the service alone. May be typed as missing, so that a variable fits. */
  readonly key: string | undefined;
  /** What may be asked for; everything documented but `account.update` where nothing is said. */
  readonly allow?: readonly DocumentedRequest[];
  /** The machine's own where none is given. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** What the frame has to see of a reply to keep within the limit. */
const passedOn = ['content-type', 'date', 'retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/** How much a request may hold, in characters. */
const mostBody = 2 * 1024 * 1024;

/**
 * The documented request that a value of unknown origin asks for, or undefined where it is none, its method or path is
 * not that of its name, or it is not on the list.
 */
export function checkRequest(value: unknown, allow: readonly DocumentedRequest[] = usualRequests): TransportRequest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { endpoint, method, path, body }: Partial<Record<string, unknown>> = { ...value };
  if (typeof endpoint !== 'string' || typeof path !== 'string' || !isDocumented(endpoint)) return undefined;
  if (body !== undefined && (typeof body !== 'string' || body.length > mostBody)) return undefined;
  if (!allow.includes(endpoint)) return undefined;
  const [wanted = '', pattern = ''] = documentedRequests[endpoint].split(' ');
  if (method !== wanted || !isMethod(method) || !fits(pattern, path)) return undefined;
  return { endpoint, method, path, ...(body === undefined ? {} : { body }) };
}

/**
 * Makes the handler of a backend. It takes what the page has sent on, parsed from JSON, and gives what the page has to
 * hand to the frame. It never throws, and no text of it holds the key. Who may use it at all is for the backend to check.
 *
 * @throws Error where `service` or `key` cannot be used
 */
export function createBackend({ service, key, allow = usualRequests, fetch = globalThis.fetch }: BackendOptions) {
  if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(service)) {
    throw new Error('createBackend: "service" has to be an address such as https://links.example.');
  }
  if (key === undefined || !/^[\u0021-\u007e]+$/.test(key)) {
    throw new Error('createBackend: "key" is missing, or no API key. Is the variable set that it comes from?');
  }
  const base = service.replace(/\/+$/, '');
  return async function handle(asked: unknown): Promise<TransportReply> {
    const request = checkRequest(asked, allow);
    if (request === undefined) return refusal(400, 'This page does not pass on that request.');
    const { method, path, body } = request;
    try {
      const reply = await fetch(base + path, {
        method,
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        redirect: 'error',
        ...(body === undefined ? {} : { body }),
      });
      const headers = passedOn.flatMap((name) => {
        const value = reply.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return { status: reply.status, headers: Object.fromEntries(headers), body: await reply.text() };
    } catch {
      // The message may hold the address with what is secret in it.
      return refusal(502, 'The service did not answer.');
    }
  };
}

function refusal(status: number, message: string): TransportReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: 1, message }) };
}

/** Whether path and query are of this pattern and cannot mean another path anywhere on their way. */
function fits(pattern: string, given: string): boolean {
  const [path = '', query = '', ...rest] = given.split('?');
  if (given.length > 4096 || rest.length > 0) return false;
  const [wantedPath = '', wantedName] = pattern.split('?');
  const parts = path.split('/');
  const wanted = wantedPath.split('/');
  if (parts.length !== wanted.length) return false;
  return (
    wanted.every((part, at) => (part === '*' ? isWord(parts[at]) : part === parts[at])) &&
    asks(new URLSearchParams(query), wantedPath, wantedName)
  );
}

/** Whether a query asks for what its request is about: one value for its name, and none that makes it another request. */
function asks(query: URLSearchParams, path: string, name: string | undefined): boolean {
  if (name !== undefined) return query.getAll(name).length === 1 && query.get(name)?.trim() !== '';
  return ![...query.keys()].some((key) =>
    Object.values<string>(documentedRequests).some((each) => each.endsWith(` ${path}?${key}`)),
  );
}

function isWord(part: string | undefined): boolean {
  return part !== undefined && /^[\w-]+$/.test(part);
}

function isMethod(method: string): method is TransportRequest['method'] {
  return ['GET', 'POST', 'PUT', 'DELETE'].includes(method);
}
