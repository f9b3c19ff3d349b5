/** Backend: checks the requests of a frame against an allow-list, and sends them with the API key. */
import type { TransportReply, TransportRequest } from '#embed/loader/options.ts';
import { type DocumentedRequest, defaultRequests, documentedRequests, isDocumented } from './allow-list.ts';

export type { DocumentedRequest, TransportReply, TransportRequest };

interface BackendOptions {
  /** The URL of the service, such as `https://links.example`. */
  readonly service: string;
  /** The API key, sent only to the service. May be undefined, so that an environment variable fits. */
  readonly key: string | undefined;
  /** The allowed requests; by default all documented ones but `account.update`. */
  readonly allow?: readonly DocumentedRequest[];
  /** The global `fetch` by default. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** The reply headers that the frame needs to keep within the rate limit. */
const passedHeaders = ['content-type', 'date', 'retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/** Maximum body of a request, in characters. */
const maxBody = 2 * 1024 * 1024;

/**
 * The documented request in an untrusted value; undefined where it is none, where method or path do not belong to its
 * name, or where it is not allowed.
 */
export function checkRequest(
  value: unknown,
  allow: readonly DocumentedRequest[] = defaultRequests,
): TransportRequest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { endpoint, method, path, body }: Partial<Record<string, unknown>> = { ...value };
  if (typeof endpoint !== 'string' || typeof path !== 'string' || !isDocumented(endpoint)) return undefined;
  if (body !== undefined && (typeof body !== 'string' || body.length > maxBody)) return undefined;
  if (!allow.includes(endpoint)) return undefined;
  const [wanted = '', pattern = ''] = documentedRequests[endpoint].split(' ');
  if (method !== wanted || !isMethod(method) || !matches(pattern, path)) return undefined;
  return { endpoint, method, path, ...(body === undefined ? {} : { body }) };
}

/**
 * Creates a handler that takes a request from the page, parsed from JSON, and returns the reply for the frame. The handler
 * never throws, and no reply holds the key. Authenticating the caller is up to the backend.
 *
 * @throws Error where `service` or `key` is invalid
 */
export function createBackend({ service, key, allow = defaultRequests, fetch = globalThis.fetch }: BackendOptions) {
  if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(service)) {
    throw new Error('createBackend: "service" has to be an address such as https://links.example.');
  }
  if (key === undefined || !/^[\u0021-\u007e]+$/.test(key)) {
    throw new Error('createBackend: "key" is missing, or no API key. Is the variable set that it comes from?');
  }
  const base = service.replace(/\/+$/, '');
  return async function handle(value: unknown): Promise<TransportReply> {
    const request = checkRequest(value, allow);
    if (request === undefined) return refusal(400, 'This page does not pass on that request.');
    const { method, path, body } = request;
    try {
      const reply = await fetch(base + path, {
        method,
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        redirect: 'error',
        ...(body === undefined ? {} : { body }),
      });
      const headers = passedHeaders.flatMap((name) => {
        const value = reply.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return { status: reply.status, headers: Object.fromEntries(headers), body: await reply.text() };
    } catch {
      // The error message may hold a URL with secrets.
      return refusal(502, 'The service did not answer.');
    }
  };
}

function refusal(status: number, message: string): TransportReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: 1, message }) };
}

/** Whether path and query match the pattern, and no proxy can read them as another path. */
function matches(pattern: string, given: string): boolean {
  const [path = '', query = '', ...rest] = given.split('?');
  if (given.length > 4096 || rest.length > 0) return false;
  const [wantedPath = '', wantedName] = pattern.split('?');
  const parts = path.split('/');
  const wanted = wantedPath.split('/');
  if (parts.length !== wanted.length) return false;
  return (
    wanted.every((part, at) => (part === '*' ? isWord(parts[at]) : part === parts[at])) &&
    hasValidQuery(new URLSearchParams(query), wantedPath, wantedName)
  );
}

/** Whether the query has one value for the required name, and no name that makes it another request. */
function hasValidQuery(query: URLSearchParams, path: string, name: string | undefined): boolean {
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
