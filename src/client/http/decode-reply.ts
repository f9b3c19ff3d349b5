/** From a response to what was asked for, or the error that says why not: the body first, the status second. */
import * as z from 'zod';
import { documentedReply, documentedText } from '#client/dialects/undo-deviations.ts';
import type { ApiError } from '#client/errors/api-error.ts';
import { type Asked, saidNo, unreadable } from '#client/errors/error-messages.ts';
import { type LimitSignals, limitSignals } from '#client/response/rate-limit-headers.ts';
import { isFailure, isJsonObject, isOk, type Question, type WireReply, wireHeaders } from '#client/response/reply-types.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { describeIssues } from '#contract/protocol/envelope.ts';
import { showable, withoutKey } from './sanitize-text.ts';

/** How a reply is read: what was asked, how to speak of it, when it came, and the key, to mask it in messages. */
interface Reading {
  readonly question: Question;
  readonly asked: Asked;
  readonly now: number;
  readonly key: string;
}

/** A reply that was understood: its value, its failure, or the request that has the answer instead. */
export type ReadReply = { readonly signals: LimitSignals } & (
  | { readonly outcome: 'value'; readonly value: unknown }
  | { readonly outcome: 'error'; readonly error: ApiError }
  | { readonly outcome: 'instead'; readonly instead: NonNullable<WireReply['instead']> }
);

/**
 * Reads a response whose body is `text`. Nothing a host sends makes it throw; a value is what the endpoint's reply
 * schema decodes to.
 */
export function readReply(response: Pick<Response, 'status' | 'headers'>, text: string, reading: Reading): ReadReply {
  const headers = wireHeaders(response.headers);
  const json = parse(documentedText(text));
  if (!isJsonObject(json)) {
    const signals = limitSignals({ status: response.status, headers, body: undefined }, reading.now);
    return { signals, outcome: 'error', error: withoutJson(response.status, text, json, signals, reading) };
  }
  const reply = documentedReply({ status: response.status, headers, body: json }, reading.question);
  const signals = limitSignals(reply, reading.now);
  if (isFailure(reply.body['error']) || !isOk(reply.status)) {
    return { signals, outcome: 'error', error: failure(reply, signals, reading) };
  }
  if (reply.instead !== undefined) return { signals, outcome: 'instead', instead: reply.instead };
  const decoded = decode(reading.question.endpoint, reply.body);
  if (decoded.success) return { signals, outcome: 'value', value: decoded.data };
  const problem = showable(withoutKey(decoded.problem, reading.key));
  return { signals, outcome: 'error', error: unreadable({ problem }, reply.status, reading.asked) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decode(endpoint: Endpoint, body: unknown) {
  try {
    const decoded = z.safeDecode(endpoint.reply, body);
    if (decoded.success) return { success: true, data: decoded.data } as const;
    return { success: false, problem: describeIssues(decoded.error) } as const;
  } catch {
    // Nesting of a hundred thousand levels fills the stack; no honest reply has it.
    return { success: false, problem: 'it is nested too deeply' } as const;
  }
}

/** A body that is no JSON object: the status is all there is. */
function withoutJson(status: number, text: string, json: unknown, signals: LimitSignals, { question, asked }: Reading) {
  const kind = kindOf(status);
  // An address of no record that is not there is no missing record: something else answers.
  const { params, whenQueryHas } = question.endpoint;
  const asksForOne = Object.keys(params.shape).length > 0 || whenQueryHas !== undefined;
  const tells = kind === 'missing' ? asksForOne : kind !== 'refused';
  if (!isOk(status) && kind !== undefined && tells) {
    return saidNo(kind, '', { status, retryAt: signals.retryAt }, asked);
  }
  if (text.trim() === '') return unreadable('empty', status, asked);
  if (json !== undefined) return unreadable('strange', status, asked);
  return unreadable(/^\s*</.test(text) ? 'page' : 'broken', status, asked);
}

function failure(reply: WireReply, signals: LimitSignals, { asked, key }: Reading): ApiError {
  const said = showable(withoutKey(spoken(reply.body['message'] ?? reply.body['error']), key));
  const kind = signals.retryAt === null ? (kindOf(reply.status) ?? 'refused') : 'limit';
  return saidNo(kind, said, { status: reply.status, retryAt: signals.retryAt }, asked);
}

/** The words in a message: text, a list of texts, or either of them by field. Deeper ones are nobody's words. */
function spoken(message: unknown): string {
  if (!isJsonObject(message)) return texts(message);
  return Object.entries(message)
    .map(([field, part]) => `${field}: ${texts(part)}`)
    .join('; ');
}

function texts(part: unknown): string {
  if (typeof part === 'string') return part;
  return Array.isArray(part) ? part.filter((text) => typeof text === 'string').join(' ') : '';
}

/** What a status says, or undefined where it is no status of a failure. */
function kindOf(status: number) {
  if (status === 401 || status === 403) return 'key';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'limit';
  if ([400, 409, 413, 422].includes(status)) return 'invalid';
  if (status >= 500) return 'server';
  return status >= 400 ? 'refused' : undefined;
}
