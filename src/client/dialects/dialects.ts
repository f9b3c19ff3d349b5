/** How each named deviation is undone, before the contract reads the reply. */

import { bodyRetryAfter, isOverLimit } from '#client/response/rate-limit-headers.ts';
import { isFailure, isOk, type JsonObject, type Question, type WireReply, wholeNumber } from '#client/response/reply-types.ts';
import type { Deviation } from '#contract/deviations.ts';
import { campaignName, idFromData, withMessage } from './change-dialects.ts';
import { listFound, withId, withTargets } from './detail-dialects.ts';
import { inferStatus } from './infer-status.ts';
import { emptyListPages, nextPage } from './page-dialects.ts';

/**
 * Text is undone before the JSON is read, replies afterwards, and only those of the endpoints that the deviation
 * concerns. A documented reply comes through unchanged.
 */
export type Dialect =
  | { readonly level: 'text'; readonly undo: (text: string) => string }
  | { readonly level: 'reply'; readonly undo: (reply: WireReply, question: Question) => WireReply };

type Undo = Extract<Dialect, { level: 'reply' }>['undo'];

function reply(undo: Undo): Dialect {
  return { level: 'reply', undo };
}

/** A dialect that touches only the body. */
function body(undo: (body: JsonObject, question: Question) => JsonObject): Dialect {
  return reply((given, question) => ({ ...given, body: undo(given.body, question) }));
}

/** A dialect that respells `error` where it is exactly what the deviation says. */
function error(isSpelling: (value: unknown) => boolean, documented: (question: Question) => unknown): Dialect {
  return body((given, question) =>
    'error' in given && isSpelling(given['error']) ? { ...given, error: documented(question) } : given,
  );
}

/** In the order in which they are undone: first what a reply says at all, then what it says in particular. */
export const dialects = {
  byteOrderMark: { level: 'text', undo: (text) => text.replace(/^\uFEFF+/, '') },
  // The header is never looked at: hosts send JSON as text/html and web pages as application/json.
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
  findMissingWithStatus200: reply((given, question) => {
    if (!isOk(given.status) || !isFailure(given.body['error'])) return given;
    return { ...given, status: inferStatus(given.body['message'], question) ?? 404 };
  }),
  failureWithStatus200: reply((given, question) => {
    if (!isOk(given.status) || !isFailure(given.body['error'])) return given;
    return { ...given, status: inferStatus(given.body['message'], question) ?? given.status };
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
