/** Error messages of the client: what happened to a request, why, and what the user can do. */
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { fieldErrors } from './field-errors.ts';

/** The part of a request that its error messages depend on. */
export interface RequestContext {
  /** The address of the service, e.g. `https://sho.example`. */
  readonly address: string;
  /** Whether the request changes something: after a lost reply it is unknown whether it did. */
  readonly writes: boolean;
}

const unknownOutcome = ' Whether it was carried out is not known: look whether the result is there before you try again.';

function outcome({ writes }: RequestContext): string {
  return writes ? unknownOutcome : ' Try again.';
}

/** The error of a request without a reply. `sameOrigin` tells whether page and service have the same origin. */
export function noReplyError(
  kind: 'offline' | 'unreachable' | 'cors',
  context: RequestContext & { readonly sameOrigin: boolean },
): ApiError {
  const { address, sameOrigin } = context;
  const hint = sameOrigin
    ? 'The server may be stopped, or answer with a redirect, which is not followed.'
    : 'Check the address and your connection; the service may be down.';
  const words = {
    offline: `This device is offline, so ${address} was not asked. Connect to a network.${outcome(context)}`,
    unreachable: `Nothing answers at ${address}. ${hint}${outcome(context)}`,
    cors:
      `Something answers at ${address}, but does not let this page read it: it sends no CORS headers for this page, or ` +
      `redirects to another address. Check the address (http or https, with or without www); if it is right, run ` +
      `Linkdeck in front of the service: npm start -- --upstream ${address}` +
      (context.writes ? `.${unknownOutcome}` : ''),
  } satisfies Partial<Record<ApiErrorKind, string>>;
  return new ApiError(kind, words[kind]);
}

/** The error of a request whose complete reply did not come within so many milliseconds. */
export function timeoutError(context: RequestContext, milliseconds: number): ApiError {
  const seconds = Math.round(milliseconds / 1000);
  return new ApiError('timeout', `${context.address} did not answer within ${seconds} seconds.${outcome(context)}`);
}

/** The error of a request that its caller gave up. */
export function cancelledError(): ApiError {
  return new ApiError('cancelled', 'The request was cancelled.');
}

/** The error of a reply that reports a failure. `said` is the service's message, sanitised, or ''. */
export function refusalError(
  kind: 'key' | 'refused' | 'invalid' | 'missing' | 'limit' | 'server',
  said: string,
  details: { status: number | null; retryAt?: number | null },
  context: RequestContext,
): ApiError {
  const quote = said === '' ? '' : ` It says: “${said}”`;
  const words = {
    key:
      `The service refused the API key (status ${details.status}). Check that it is complete, has not expired and ` +
      `belongs to this service; if it does, the web server there may drop the Authorization header: ask its ` +
      `operator.${quote}`,
    // A service names the field first, as in "custom: is taken", so its text is not quoted.
    invalid: said === '' ? 'The service did not accept the input and did not say why. Check every field.' : said,
    refused: `The service refused the request${said === '' ? ' and did not say why.' : `.${quote}`}`,
    missing: `There is no such record: it was deleted, or belongs to another account.${quote}`,
    limit:
      `Too many requests: the service allows only so many a minute, and this key has used them up. Wait a minute, ` +
      `then try again.${quote}`,
    server: `The service failed (status ${details.status}); the cause is at its end.${quote}${outcome(context)}`,
  } satisfies Partial<Record<ApiErrorKind, string>>;
  return new ApiError(kind, words[kind], {
    ...details,
    fields: kind === 'key' || kind === 'limit' || kind === 'server' ? [] : fieldErrors(said),
  });
}

/** Why a reply cannot be decoded. */
type Reason = 'page' | 'empty' | 'broken' | 'long' | 'strange' | { readonly problem: string };

/** The error of a reply that does not follow this interface. */
export function malformedError(why: Reason, status: number, context: RequestContext): ApiError {
  const { address } = context;
  const words = {
    page:
      `What answers at ${address} is a web page, not this interface. Check the service address; a protection page in ` +
      `front of the service looks like this too.`,
    empty: `${address} sent an empty reply (status ${status}). Check the service address; the service may have failed.`,
    broken: `The reply from ${address} broke off, or is not JSON. The service or something in front of it has failed.`,
    long: `The reply from ${address} is longer than 8 MB and was not read. The service or something in front of it has failed.`,
    strange: `What answers at ${address} does not speak this interface. Check the service address.`,
  };
  const what =
    typeof why === 'string'
      ? words[why]
      : `The reply from ${address} does not fit this interface: ${why.problem}. Another version of the service may be ` +
        `running there.`;
  return new ApiError('malformed', what + (context.writes ? unknownOutcome : ''), { status });
}
