/** Error messages of the client: what happened to a request, why, and what the user can do. */
import { joinMessages, type Message, type Sentence, sentence } from '#contract/message.ts';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { fieldErrors } from './field-errors.ts';

/** The part of a request that its error messages depend on. */
export interface RequestContext {
  /** The address of the service, e.g. `https://sho.example`. */
  readonly baseUrl: string;
  /** Whether the request changes something: after a lost reply it is unknown whether it did. */
  readonly writes: boolean;
}

function outcome({ writes }: RequestContext): Sentence {
  return sentence(writes ? 'outcomeUnknown' : 'tryAgain');
}

/**
 * The error of a request without a reply. `sameOrigin` tells whether page and service have the same
 * origin.
 */
export function noReplyError(
  kind: 'offline' | 'unreachable' | 'cors',
  context: RequestContext & { readonly sameOrigin: boolean },
): ApiError {
  const { baseUrl, sameOrigin, writes } = context;
  const hint = sentence(sameOrigin ? 'serverStopped' : 'checkConnection');
  const reasons = {
    offline: [sentence('offline', { url: baseUrl }), outcome(context)],
    unreachable: [sentence('unreachable', { url: baseUrl }), hint, outcome(context)],
    cors: [sentence('cors', { url: baseUrl }), ...(writes ? [sentence('outcomeUnknown')] : [])],
  } satisfies Partial<Record<ApiErrorKind, Message>>;
  return new ApiError(kind, reasons[kind]);
}

/** The error of a request whose complete reply did not come within so many milliseconds. */
export function timeoutError(context: RequestContext, milliseconds: number): ApiError {
  const { baseUrl } = context;
  return new ApiError('timeout', [
    sentence('timeout', { url: baseUrl, seconds: Math.round(milliseconds / 1000) }),
    outcome(context),
  ]);
}

/** The error of a request that its caller gave up. */
export function cancelledError(): ApiError {
  return new ApiError('cancelled', [sentence('cancelled')]);
}

/**
 * The error of a reply that reports a failure. `said` is the service's message, sanitised, or ''.
 */
export function refusalError(
  kind: 'key' | 'refused' | 'invalid' | 'missing' | 'limit' | 'server',
  said: string,
  details: { status: number | null; retryAt?: number | null },
  context: RequestContext,
): ApiError {
  const quote = said === '' ? [] : [sentence('says', { text: said })];
  const status = String(details.status);
  const reasons = {
    key: [sentence('keyRefused', { status }), ...quote],
    // A service names the field first, as in "custom: is taken", so its text is not quoted.
    invalid: said === '' ? [sentence('invalid')] : said,
    refused: said === '' ? [sentence('refusedSilently')] : [sentence('refused'), ...quote],
    missing: [sentence('missing'), ...quote],
    limit: [sentence('limit'), ...quote],
    server: [sentence('server', { status }), ...quote, outcome(context)],
  } satisfies Partial<Record<ApiErrorKind, Message>>;
  return new ApiError(kind, reasons[kind], {
    ...details,
    fields: kind === 'key' || kind === 'limit' || kind === 'server' ? [] : fieldErrors(said),
  });
}

/** Why a reply cannot be decoded. */
type Reason = 'page' | 'empty' | 'broken' | 'long' | 'strange' | { readonly problem: string };

/** The error of a reply that does not follow this interface. */
export function malformedError(why: Reason, status: number, context: RequestContext): ApiError {
  const { baseUrl } = context;
  const reasons = {
    page: () => sentence('webPage', { url: baseUrl }),
    empty: () => sentence('emptyReply', { url: baseUrl, status: String(status) }),
    broken: () => sentence('brokenReply', { url: baseUrl }),
    long: () => sentence('longReply', { url: baseUrl }),
    strange: () => sentence('strangeReply', { url: baseUrl }),
  };
  const what =
    typeof why === 'string'
      ? reasons[why]()
      : sentence('misfit', { url: baseUrl, problem: why.problem });
  return new ApiError(
    'malformed',
    joinMessages([what], context.writes ? [sentence('outcomeUnknown')] : []),
    { status },
  );
}
