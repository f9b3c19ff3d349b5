/**
 * Reply decoding: a response becomes the endpoint's output or an ApiError, by its body first, its
 * status second.
 */

import type { ApiError } from '#client/errors/api-error.ts';
import {
  malformedError,
  type RequestContext,
  refusalError,
} from '#client/errors/error-messages.ts';
import { normalizeReply, normalizeReplyText } from '#client/response/dialects.ts';
import {
  type RateLimitSignals,
  readRateLimitHeaders,
} from '#client/response/rate-limit-headers.ts';
import {
  type EndpointCall,
  isFailure,
  isJsonObject,
  isOk,
  type JsonObject,
  type JsonReply,
  relevantHeaders,
  wholeNumber,
} from '#client/response/reply-types.ts';
import { done } from '#contract/protocol/envelope.ts';
import { readReply } from '#contract/reading/read-reply.ts';
import { maskKey, sanitizeText } from './sanitize-text.ts';

interface DecodeContext {
  readonly endpointCall: EndpointCall;
  readonly context: RequestContext;
  /** When the reply came, in milliseconds since 1970. */
  readonly now: number;
  /** Masked in messages of the service. */
  readonly key: string;
}

/** The decoded value, the failure, or the request that gives the answer instead. */
export type DecodedReply = { readonly signals: RateLimitSignals } & (
  | { readonly outcome: 'value'; readonly value: unknown }
  | { readonly outcome: 'error'; readonly error: ApiError; readonly isRepeatable?: boolean }
  | { readonly outcome: 'instead'; readonly instead: NonNullable<JsonReply['instead']> }
);

/**
 * Decodes a response whose body is `text`. No reply makes it throw; a value is the output of the
 * endpoint's reply schema.
 */
export function decodeReply(
  response: Pick<Response, 'status' | 'headers'>,
  text: string,
  options: DecodeContext,
): DecodedReply {
  const headers = relevantHeaders(response.headers);
  const json = parse(normalizeReplyText(text));
  if (!isJsonObject(json)) {
    const signals = readRateLimitHeaders(
      { status: response.status, headers, body: undefined },
      options.now,
    );
    return {
      signals,
      outcome: 'error',
      error: withoutJson(response.status, text, json, signals, options),
    };
  }
  const reply = normalizeReply(
    { status: response.status, headers, body: json },
    options.endpointCall,
  );
  const signals = readRateLimitHeaders(reply, options.now);
  if (isFailure(reply.body['error']) || !isOk(reply.status)) {
    const isRepeatable = isBrokenOff(reply, options);
    return { signals, outcome: 'error', error: failure(reply, signals, options), isRepeatable };
  }
  if (reply.instead !== undefined) return { signals, outcome: 'instead', instead: reply.instead };
  const { value, problem } = decode(reply.body, options);
  if (problem === undefined) return { signals, outcome: 'value', value };
  return {
    signals,
    outcome: 'error',
    error: malformedError({ problem }, reply.status, options.context),
  };
}

/**
 * Whether a read may be sent again at once: the relay's connection to the service has broken off. It
 * does not repeat it itself, so that each request is counted here.
 */
function isBrokenOff({ status, headers }: JsonReply, { endpointCall }: DecodeContext): boolean {
  return status === 503 && headers['retry-after'] === '0' && endpointCall.endpoint.method === 'GET';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the reply leaf by leaf; a record that is read on its own needs two readable leaves to be
 * one.
 */
function decode(
  body: JsonObject,
  { endpointCall, key }: DecodeContext,
): { value?: unknown; problem?: string } {
  const { endpoint, input } = endpointCall;
  const clean = (raw: string) => sanitizeText(maskKey(raw, key));
  // Nothing depends on the words of a success.
  if (endpoint.reply === done) return { value: { message: texts(body['message']) } };
  const minLeaves = endpoint.method === 'GET' ? 2 : 0;
  const page = wholeNumber(input['page']);
  const limit = wholeNumber(input['limit']);
  const reading = readReply(endpoint.reply, body, { page, limit, clean, minLeaves });
  if ('problem' in reading) return { problem: clean(reading.problem) };
  const { value, notes } = reading;
  return { value: notes.count === 0 ? value : { ...value, notes } };
}

/** A body that is no JSON object: only the status tells what happened. */
function withoutJson(
  status: number,
  text: string,
  json: unknown,
  signals: RateLimitSignals,
  { endpointCall, context }: DecodeContext,
) {
  const kind = kindOf(status);
  // A 404 without a record in the path is no missing record: something else answers.
  const { params, whenQueryHas } = endpointCall.endpoint;
  const asksForOne = Object.keys(params.shape).length > 0 || whenQueryHas !== undefined;
  const tells = kind === 'missing' ? asksForOne : kind !== 'refused';
  if (!isOk(status) && kind !== undefined && tells) {
    return refusalError(kind, '', { status, retryAt: signals.retryAt }, context);
  }
  if (text.trim() === '') return malformedError('empty', status, context);
  if (json !== undefined) return malformedError('strange', status, context);
  return malformedError(/^\s*</.test(text) ? 'page' : 'broken', status, context);
}

function failure(
  reply: JsonReply,
  signals: RateLimitSignals,
  { context, key }: DecodeContext,
): ApiError {
  const { message, error } = reply.body;
  // A number or flag in `error` is no text, however it is spelled.
  const isCode =
    error === true ||
    wholeNumber(error) !== undefined ||
    (typeof error === 'string' && /^true$/i.test(error));
  const text = messageText(message ?? (isCode ? '' : error));
  const said = sanitizeText(maskKey(text, key));
  const kind = signals.retryAt === null ? (kindOf(reply.status) ?? 'refused') : 'limit';
  return refusalError(kind, said, { status: reply.status, retryAt: signals.retryAt }, context);
}

/**
 * The text of a message: text, a list of texts, or either of them by field. Deeper nesting is
 * ignored.
 */
function messageText(message: unknown): string {
  if (!isJsonObject(message)) return texts(message);
  return Object.entries(message)
    .map(([field, part]) => `${field}: ${texts(part)}`)
    .join('; ');
}

function texts(part: unknown): string {
  if (typeof part === 'string') return part;
  return Array.isArray(part) ? part.filter((text) => typeof text === 'string').join(' ') : '';
}

/** The kind of failure that a status means, or undefined where it is no status of a failure. */
function kindOf(status: number) {
  if (status === 401 || status === 403) return 'key';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'limit';
  if ([400, 409, 413, 422].includes(status)) return 'invalid';
  if (status >= 500) return 'server';
  return status >= 400 ? 'refused' : undefined;
}
