/** Dialects: undo each named deviation of a reply, so that the contract can decode it. */

import { bodyRetryAfter, isOverLimit } from '#client/response/rate-limit-headers.ts';
import {
  type EndpointCall,
  isFailure,
  isOk,
  type JsonObject,
  type JsonReply,
  wholeNumber,
} from '#client/response/reply-types.ts';
import { type Deviation, deviations } from '#contract/deviations.ts';
import { campaignName, idFromData, withMessage } from './change-dialects.ts';
import { listFound, withId, withTargets } from './detail-dialects.ts';
import { emptyListPages, nextPage } from './page-dialects.ts';

/**
 * Text is undone before the JSON is read, replies afterwards, and only those of the endpoints that the deviation
 * concerns. A documented reply comes through unchanged.
 */
type Dialect =
  | { readonly level: 'text'; readonly undo: (text: string) => string }
  | { readonly level: 'reply'; readonly undo: (reply: JsonReply, call: EndpointCall) => JsonReply };

type Undo = Extract<Dialect, { level: 'reply' }>['undo'];

function reply(undo: Undo): Dialect {
  return { level: 'reply', undo };
}

/** A dialect that touches only the body. */
function body(undo: (body: JsonObject, call: EndpointCall) => JsonObject): Dialect {
  return reply((given, call) => ({ ...given, body: undo(given.body, call) }));
}

/** A dialect that respells `error` where it is exactly as the deviation spells it. */
function error(isSpelling: (value: unknown) => boolean, documented: (call: EndpointCall) => unknown): Dialect {
  return body((given, call) => ('error' in given && isSpelling(given['error']) ? { ...given, error: documented(call) } : given));
}

// The words of public clients and test suites of such services. Less plain messages stay plain refusals.
const limit = /too many requests|rate limit/i;
const key = /\b(api|access)[ _-]?(key|token)\b|\bunauthori[sz]ed\b|\bunauthenticated\b|\bauthorization header\b/i;
const missing = /\bnot found\b|\bno such\b|\bhave no\b|\bdoes(n't| not) exist\b/i;

/** The HTTP status that says the same as a failure's message, or undefined where the message does not settle it. */
function inferStatus(message: unknown, { endpoint }: EndpointCall): number | undefined {
  if (typeof message !== 'string') return undefined;
  if (limit.test(message)) return 429;
  const named = /^\W?(\w+)\W? ?:/.exec(message)?.[1] ?? '';
  if (Object.hasOwn(endpoint.body.shape, named)) return 400;
  const asksForOne = Object.keys(endpoint.params.shape).length > 0 || endpoint.whenQueryHas !== undefined;
  if (asksForOne && missing.test(message)) return 404;
  if (Object.hasOwn(endpoint.query.shape, named)) return 400;
  return key.test(message) ? 401 : undefined;
}

/** In the order in which they are undone: first whether a reply is a failure, then its content. */
const dialects = {
  byteOrderMark: { level: 'text', undo: (text) => text.replace(/^\uFEFF+/, '') },
  // The header is never looked at: services send JSON as text/html and web pages as application/json.
  jsonAsHtml: { level: 'text', undo: (text) => text },

  limitWithStatus200: reply((given) => {
    if (isOk(given.status) ? !isOverLimit(given) : given.status !== 429) return given;
    const wait = bodyRetryAfter(given.body);
    if (wait === undefined && given.status === 429) return given;
    const known = { ...(wait === undefined ? {} : { 'retry-after': wait }), ...given.headers };
    const rest = Object.entries(given.body).filter(([key]) => !/^retry[-_]?after$/i.test(key));
    return { ...given, status: 429, headers: known, body: { ...Object.fromEntries(rest), error: 1 } };
  }),
  failureErrorStatus: reply((given) => {
    const status = wholeNumber(given.body['error']);
    if (status === undefined || status < 400 || status > 599) return given;
    return { ...given, status: isOk(given.status) ? status : given.status, body: { ...given.body, error: 1 } };
  }),
  failureErrorText: error(
    (value) => value === '1',
    () => 1,
  ),
  failureErrorTrue: error(
    (value) => value === true,
    () => 1,
  ),
  failureInMsg: body((given) => {
    const { msg, ...rest } = given;
    return msg === undefined || 'message' in given || !isFailure(given['error']) ? given : { ...rest, message: msg };
  }),
  findMissingWithStatus200: reply((given, call) => {
    if (!isOk(given.status) || !isFailure(given.body['error'])) return given;
    return { ...given, status: inferStatus(given.body['message'], call) ?? 404 };
  }),
  failureWithStatus200: reply((given, call) => {
    if (!isOk(given.status) || !isFailure(given.body['error'])) return given;
    return { ...given, status: inferStatus(given.body['message'], call) ?? given.status };
  }),

  errorFalse: error(
    (value) => value === false,
    ({ endpoint }) => endpoint.zero,
  ),
  errorOtherZero: error(
    (value) => value === 0 || value === '0',
    ({ endpoint }) => endpoint.zero,
  ),
  errorAbsent: reply((given, { endpoint }) =>
    'error' in given.body || !isOk(given.status) ? given : { ...given, body: { error: endpoint.zero, ...given.body } },
  ),

  nextpageNull: body(nextPage((next) => next === null || next === false || next === '')),
  nextpageMissing: body(nextPage((next) => next === undefined)),
  nextpageStale: body(nextPage((next, current) => wholeNumber(next) !== undefined && Number(next) <= current)),
  maxpageZero: body(emptyListPages),
  detailWithoutId: body(withId),
  targetsEmptyList: body(withTargets((value) => Array.isArray(value) && value.length === 0)),
  targetsEmptyText: body(withTargets((value) => value === '')),
  findAsList: reply(listFound),
  createdInShort: body((given) => {
    const { short, ...rest } = given;
    return short === undefined || 'shorturl' in given ? given : { ...rest, shorturl: short };
  }),
  campaignInDomain: body(campaignName('domain')),
  campaignInName: body(campaignName('name')),
  campaignInCampaign: body(campaignName('campaign')),
  doneWithoutMessage: reply(withMessage),
  pixelInData: body(idFromData),
} as const satisfies Record<Deviation, Dialect>;

interface Row {
  readonly concerns: readonly string[];
  readonly dialect: Dialect;
}

// A sound cast: the keys of the table are exactly the names of the deviations.
const rows = (Object.keys(dialects) as Deviation[]).map<Row>((name) => ({
  concerns: deviations[name].concerns,
  dialect: dialects[name],
}));

/** The text of a reply, ready to be parsed as JSON. */
export function documentedText(text: string): string {
  return rows.reduce((given, { dialect }) => (dialect.level === 'text' ? dialect.undo(given) : given), text);
}

/** The reply with every deviation undone that can occur in replies to this call. */
export function documentedReply(reply: JsonReply, call: EndpointCall): JsonReply {
  return rows
    .filter(({ concerns }) => concerns.includes(call.name))
    .reduce((given, { dialect }) => (dialect.level === 'reply' ? dialect.undo(given, call) : given), reply);
}
