/** The one error of the client: what kind of failure, said in words, and when to try again. */

/**
 * What went wrong, as far as a browser can tell:
 * `offline` this device has no network; `unreachable` nothing answered; `timeout` no reply in time; `cors` something
 * answers, but not to a page of this origin; `key` the key was refused; `refused` the service said no without a
 * better-known reason; `invalid` the input was refused; `missing` there is no such record; `limit` over the rate limit;
 * `server` the service failed; `malformed` what answered does not speak this interface; `cancelled` the caller gave up.
 */
export type ApiErrorKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'cors'
  | 'key'
  | 'refused'
  | 'invalid'
  | 'missing'
  | 'limit'
  | 'server'
  | 'malformed'
  | 'cancelled';

/** An `ApiError` as plain data, which survives the way from a worker to a page. */
interface PlainApiError {
  kind: ApiErrorKind;
  message: string;
  status: number | null;
  retryAt: number | null;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, or null where there was no reply. */
  readonly status: number | null;
  /** When the request may be repeated, in milliseconds since 1970, where that is known. */
  readonly retryAt: number | null;

  constructor(kind: ApiErrorKind, message: string, details: { status?: number | null; retryAt?: number | null } = {}) {
    super(message);
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAt = details.retryAt ?? null;
  }

  toPlain(): PlainApiError {
    return { kind: this.kind, message: this.message, status: this.status, retryAt: this.retryAt };
  }

  static fromPlain({ kind, message, status, retryAt }: PlainApiError): ApiError {
    return new ApiError(kind, message, { status, retryAt });
  }
}
