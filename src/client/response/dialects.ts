/** Dialects: undo each named deviation of a reply, so that the contract can decode it. */

import type { EndpointName } from '#contract/api.ts';
import { type Deviation, deviations } from '#contract/deviations.ts';
import { bodyRetryAfter, isOverLimit } from './rate-limit-headers.ts';
import {
  type EndpointCall,
  isFailure,
  isJsonObject,
  isOk,
  type JsonObject,
  type JsonReply,
  wholeNumber,
} from './reply-types.ts';

/**
 * Text is undone before the JSON is read, replies afterwards, and only those of the endpoints that
 * the deviation concerns. A documented reply comes through unchanged.
 */
type Dialect =
  | { readonly level: 'text'; readonly undo: (text: string) => string }
  | { readonly level: 'reply'; readonly undo: (reply: JsonReply, call: EndpointCall) => JsonReply };

function reply(undo: (reply: JsonReply, call: EndpointCall) => JsonReply): Dialect {
  return { level: 'reply', undo };
}

/** A dialect that touches only the body. */
function body(undo: (body: JsonObject, call: EndpointCall) => JsonObject): Dialect {
  return reply((given, call) => ({ ...given, body: undo(given.body, call) }));
}

/**
 * A dialect that gives a failure with the status of a success the status that its message means,
 * else `otherwise`.
 */
function status(otherwise?: number): Dialect {
  return reply((given, call) => {
    if (!isOk(given.status) || !isFailure(given.body['error'])) return given;
    return {
      ...given,
      status: inferStatus(given.body['message'], call) ?? otherwise ?? given.status,
    };
  });
}

// The words of public clients and test suites of such services. Less plain messages stay plain
// refusals.
const limit = /too many requests|rate limit/i;
const key =
  /\b(api|access)[ _-]?(key|token)\b|\bunauthori[sz]ed\b|\bunauthenticated\b|\bauthorization header\b/i;
const missing = /\bnot found\b|\bno such\b|\bhave no\b|\bdoes(n't| not) exist\b/i;

/**
 * The HTTP status that says the same as a failure's message, or undefined where the message does
 * not settle it.
 */
function inferStatus(message: unknown, { endpoint }: EndpointCall): number | undefined {
  if (typeof message !== 'string') return undefined;
  if (limit.test(message)) return 429;
  const named = /^\W?(\w+)\W? ?:/.exec(message)?.[1] ?? '';
  if (Object.hasOwn(endpoint.body.shape, named)) return 400;
  const asksForOne =
    Object.keys(endpoint.params.shape).length > 0 || endpoint.whenQueryHas !== undefined;
  if (asksForOne && missing.test(message)) return 404;
  if (Object.hasOwn(endpoint.query.shape, named)) return 400;
  return key.test(message) ? 401 : undefined;
}

/** Moves a value to the documented key, where that has none. */
function moved(record: JsonObject, from: string, to: string): JsonObject {
  const { [from]: value, ...rest } = record;
  return value === undefined || (record[to] ?? null) !== null ? record : { ...rest, [to]: value };
}

/**
 * Moves the name of campaigns to the documented key. Only text is a name: services send other
 * things there as well.
 */
function campaignName(from: string): Dialect {
  const named = (record: JsonObject, to: string) =>
    typeof record[from] === 'string' ? moved(record, from, to) : record;
  return body((given, { name }) => {
    if (name !== 'campaigns.list') return named(given, 'domain');
    const { data } = given;
    const rows = isJsonObject(data) ? data['campaigns'] : undefined;
    if (!isJsonObject(data) || !Array.isArray(rows)) return given;
    const campaigns = rows.map((row: unknown) => (isJsonObject(row) ? named(row, 'name') : row));
    return { ...given, data: { ...data, campaigns } };
  });
}

/** A short URL without its optional parts: scheme, query, fragment, a slash at the end. */
function bare(url: unknown): string {
  const text = typeof url === 'string' ? url.trim() : '';
  const [path = ''] = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').split(/[?#]/);
  const [hostname = '', ...rest] = path.replace(/\/+$/, '').split('/');
  return [hostname.toLowerCase(), ...rest].join('/');
}

/** In the order in which they are undone: first whether a reply is a failure, then its content. */
const dialects = {
  byteOrderMark: { level: 'text', undo: (text) => text.replace(/^\uFEFF+/, '') },
  limitWithStatus200: reply((given) => {
    if (isOk(given.status) ? !isOverLimit(given) : given.status !== 429) return given;
    const wait = bodyRetryAfter(given.body);
    if (wait === undefined && given.status === 429) return given;
    const known = wait === undefined ? given.headers : { 'retry-after': wait, ...given.headers };
    const rest = Object.entries(given.body).filter(([name]) => !/^retry[-_]?after$/i.test(name));
    return {
      ...given,
      status: 429,
      headers: known,
      body: { ...Object.fromEntries(rest), error: 1 },
    };
  }),
  failureErrorStatus: reply((given) => {
    const code = wholeNumber(given.body['error']);
    if (code === undefined || code < 400 || code > 599) return given;
    return {
      ...given,
      status: isOk(given.status) ? code : given.status,
      body: { ...given.body, error: 1 },
    };
  }),
  failureInMsg: body((given) =>
    isFailure(given['error']) ? moved(given, 'msg', 'message') : given,
  ),
  findMissingWithStatus200: status(404),
  failureWithStatus200: status(),
  // Rows have no statistics, so the row only tells which link to get. An empty list says that there
  // is none.
  findAsList: reply((given, { input }) => {
    const { data } = given.body;
    const rows = isJsonObject(data) ? data['urls'] : undefined;
    if (!isOk(given.status) || !Array.isArray(rows)) return given;
    const wanted = bare(input['short']);
    const found = rows.filter(isJsonObject).find((link) => bare(link['shorturl']) === wanted);
    const id = wholeNumber(found?.['id']);
    if (id !== undefined && id > 0)
      return { ...given, instead: { name: 'links.get', input: { id } } };
    return { ...given, status: 404, body: { error: 1, message: '' } };
  }),
  createdInShort: body((given) => moved(given, 'short', 'shorturl')),
  campaignInDomain: campaignName('domain'),
  campaignInName: campaignName('name'),
  campaignInCampaign: campaignName('campaign'),
  pixelInData: body((given) => {
    const { data, ...rest } = given;
    return 'id' in given || !isJsonObject(data) || !('id' in data)
      ? given
      : { ...rest, id: data['id'] };
  }),
} as const satisfies Record<Deviation, Dialect>;

interface Row {
  readonly concerns: readonly EndpointName[];
  readonly dialect: Dialect;
}

// A sound cast: the keys of the table are exactly the names of the deviations.
const rows = (Object.keys(dialects) as Deviation[]).map<Row>((name) => ({
  concerns: deviations[name].concerns,
  dialect: dialects[name],
}));

/** The text of a reply, ready to be parsed as JSON. */
export function normalizeReplyText(text: string): string {
  return rows.reduce(
    (given, { dialect }) => (dialect.level === 'text' ? dialect.undo(given) : given),
    text,
  );
}

/** The reply with every deviation undone that can occur in replies to this call. */
export function normalizeReply(given: JsonReply, call: EndpointCall): JsonReply {
  return rows
    .filter(({ concerns }) => concerns.includes(call.name))
    .reduce(
      (each, { dialect }) => (dialect.level === 'reply' ? dialect.undo(each, call) : each),
      given,
    );
}
