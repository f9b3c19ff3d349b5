/** Request check: finds the documented request in an untrusted value, as long as it is allowed. */
import type { TransportRequest } from '#embed/loader/options.ts';
import {
  allowedRequests,
  type DocumentedRequest,
  defaultRequests,
  isDocumented,
} from '#embed/protocol/allow-list.ts';

/** Maximum body of a request, in characters. */
const maxBody = 2 * 1024 * 1024;

/** Maximum path and query, in characters. */
const maxPath = 4096;

/**
 * What a path with its query may hold by RFC 3986, so that `fetch` sends it as it is: it leaves out
 * tabs, line ends and fragments. A semicolon is missing, because some services read it like `&`.
 */
const plainPath = /^[\w\-.~%!$&'()*+,=:@/?]*$/;

/** Some services read `short[]`, ` short` or a name that ends in a zero like `short`. */
const plainName = /^[\w-]+$/;

/**
 * The documented request in an untrusted value; undefined where it is none, where method or path do
 * not belong to its name, or where it is not allowed.
 */
export function checkRequest(
  value: unknown,
  allow: readonly DocumentedRequest[] = defaultRequests,
): TransportRequest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { endpoint, method, path, body }: Partial<Record<string, unknown>> = { ...value };
  if (typeof endpoint !== 'string' || typeof path !== 'string' || !isDocumented(endpoint))
    return undefined;
  if (body !== undefined && (typeof body !== 'string' || body.length > maxBody)) return undefined;
  if (!allow.includes(endpoint)) return undefined;
  const [wanted = '', pattern = ''] = allowedRequests[endpoint].split(' ');
  if (method !== wanted || !isMethod(method) || !matches(pattern, path)) return undefined;
  return { endpoint, method, path, body };
}

/**
 * Whether path and query match the pattern, and no proxy or service can read them as another
 * request.
 */
function matches(pattern: string, given: string): boolean {
  if (given.length > maxPath || !plainPath.test(given)) return false;
  const [path = '', query = '', ...rest] = given.split('?');
  if (rest.length > 0) return false;
  const [wantedPath = '', wantedName] = pattern.split('?');
  const parts = path.split('/');
  const wanted = wantedPath.split('/');
  if (parts.length !== wanted.length) return false;
  return (
    wanted.every((part, at) => (part === '*' ? isWord(parts[at]) : part === parts[at])) &&
    hasValidQuery(new URLSearchParams(query), wantedPath, wantedName)
  );
}

/**
 * Whether the query has one value for the required name, and no name that makes it another request.
 */
function hasValidQuery(query: URLSearchParams, path: string, name: string | undefined): boolean {
  const keys = [...query.keys()];
  if (!keys.every((key) => plainName.test(key))) return false;
  if (name !== undefined) return query.getAll(name).length === 1 && query.get(name)?.trim() !== '';
  return !keys.some((key) =>
    Object.values<string>(allowedRequests).some((each) => each.endsWith(` ${path}?${key}`)),
  );
}

function isWord(part: string | undefined): boolean {
  return part !== undefined && /^[\w-]+$/.test(part);
}

function isMethod(method: string): method is TransportRequest['method'] {
  return ['GET', 'POST', 'PUT', 'DELETE'].includes(method);
}
