/** Error messages of the client: what happened to a request, why, and what the user can do. */
import { joined, type Message, type Sentence, sentence } from '#contract/message.ts';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { fieldErrors } from './field-errors.ts';

/** The part of a request that its error messages depend on. */
export interface RequestContext {
  /** The address of the service, e.g. `https://sho.example`. */
  readonly address: string;
  /** Whether the request changes something: after a lost reply it is unknown whether it did. */
  readonly writes: boolean;
}

function outcome({ writes }: RequestContext): Sentence {
  return sentence(writes ? 'outcomeUnknown' : 'tryAgain');
}

/** The error of a request without a reply. `sameOrigin` tells whether page and service have the same origin. */
export function noReplyError(
  kind: 'offline' | 'unreachable' | 'cors',
  context: RequestContext & { readonly sameOrigin: boolean },
): ApiError {
  const { address, sameOrigin, writes } = context;
  const hint = sentence(sameOrigin ? 'serverStopped' : 'checkConnection');
  const reasons = {
    offline: [sentence('offline', { address }), outcome(context)],
    unreachable: [sentence('unreachable', { address }), hint, outcome(context)],
    cors: [sentence('cors', { address }), ...(writes ? [sentence('outcomeUnknown')] : [])],
  } satisfies Partial<Record<ApiErrorKind, Message>>;
  return new ApiError(kind, reasons[kind]);
}

/** The error of a request whose complete reply did not come within so many milliseconds. */
export function timeoutError(context: RequestContext, milliseconds: number): ApiError {
  const { address } = context;
  return new ApiError('timeout', [sentence('timeout', { address, seconds: Math.round(milliseconds / 1000) }), outcome(context)]);
}

/** The error of a request that its caller gave up. */
export function cancelledError(): ApiError {
  return new ApiError('cancelled', [sentence('cancelled')]);
}

/** The error of a reply that reports a failure. `said` is the service's message, sanitised, or ''. */
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
  const { address } = context;
  const reasons = {
    page: () => sentence('webPage', { address }),
    empty: () => sentence('emptyReply', { address, status: String(status) }),
    broken: () => sentence('brokenReply', { address }),
    long: () => sentence('longReply', { address }),
    strange: () => sentence('strangeReply', { address }),
  };
  const what = typeof why === 'string' ? reasons[why]() : sentence('misfit', { address, problem: why.problem });
  return new ApiError('malformed', joined([what], context.writes ? [sentence('outcomeUnknown')] : []), { status });
}
