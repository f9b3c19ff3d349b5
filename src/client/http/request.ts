/** HTTP request: encodes an endpoint's input into method, URL and JSON body, and adds the key. */
import * as z from 'zod/mini';
import { ApiError } from '#client/errors/api-error.ts';
import { fieldErrors } from '#client/errors/field-errors.ts';
import type { EndpointCall } from '#client/response/reply-types.ts';
import { sentence } from '#contract/message.ts';
import { type Endpoint, fillPath, hasBody } from '#contract/protocol/endpoint.ts';
import { inEnglish } from '#contract/protocol/english.ts';
import { describeIssues } from '#contract/protocol/envelope.ts';
import { renameRequest, renaming, type ServiceNames } from '#contract/service-names.ts';

/** The part of `fetch` that is used; the reference service's `fetch` has this type too. */
export type SendRequest = (request: Request) => Promise<Response>;

/** Thrown by `SendRequest` in place of a reply that is too long for the way by which it comes. */
export class ReplyTooLong extends Error {
  override readonly name = 'ReplyTooLong';
}

/** A request without the key: cheap to make, and comparable before it is sent. */
export interface RequestParts {
  readonly method: Endpoint['method'];
  readonly url: string;
  /** JSON, or null where the endpoint has no body. */
  readonly body: string | null;
}

/**
 * Encodes a flat input into path, query and body by the contract's schemas, in the names of the
 * service.
 *
 * @throws ApiError `invalid`, naming the field, where the input does not fit the contract
 */
export function requestParts(
  baseUrl: string,
  { name, endpoint, input }: EndpointCall,
  names: ServiceNames,
): RequestParts {
  const params = asText(encode(endpoint.params, input));
  const query = new URLSearchParams(asText(encode(endpoint.query, input))).toString();
  const named = () => renameRequest(name, encode(endpoint.body, input), renaming(names, 'service'));
  const body = hasBody(endpoint) ? JSON.stringify(named()) : null;
  const url = baseUrl + fillPath(endpoint.path, params) + (query === '' ? '' : `?${query}`);
  return { method: endpoint.method, url, body };
}

/** Encodes one part; its schema leaves out the fields of the other parts. */
function encode(
  schema: z.ZodMiniObject,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const encoded = z.safeEncode(schema, input, inEnglish);
  if (!encoded.success) {
    const message = describeIssues(encoded.error);
    throw new ApiError('invalid', message, { fields: fieldErrors(message) });
  }
  return encoded.data;
}

function asText(values: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/**
 * The request with its key. It has no cookies, caches, referrers or redirects: the key goes to one
 * origin.
 *
 * @throws ApiError `invalid` where the key or the address cannot be sent
 */
export function keyedRequest(parts: RequestParts, key: string, signal: AbortSignal): Request {
  try {
    return new Request(parts.url, {
      method: parts.method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: parts.body,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
  } catch {
    // The browser's own message may quote the header and with it the key.
    throw new ApiError('invalid', [sentence('unsendable')]);
  }
}

/** A request without key that only finds out whether anything answers; its reply cannot be read. */
export function probeRequest(baseUrl: string, signal: AbortSignal): Request {
  return new Request(baseUrl, {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
}
