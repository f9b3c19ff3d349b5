/**
 * ApiError, the only error of the client: kind, reason, HTTP status, refused fields, and when to
 * try again.
 */
import { logged, type Message } from '#contract/message.ts';
import type { FieldError } from './field-errors.ts';

/**
 * The kind of failure, as far as a browser can tell: `offline` this device has no network;
 * `unreachable` nothing answered; `timeout` no reply in time; `cors` something answers, but not to
 * a page of this origin; `key` the key was refused; `refused` the service said no without a
 * better-known reason; `invalid` the input was refused; `missing` there is no such record; `limit`
 * over the rate limit; `server` the service failed; `malformed` the reply does not follow this
 * interface; `cancelled` the caller gave up.
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

/** An `ApiError` as plain data, which can be cloned from a worker to a page. */
interface PlainApiError {
  kind: ApiErrorKind;
  message: Message;
  status: number | null;
  retryAt: number | null;
  fields: readonly FieldError[];
}

interface Details {
  status?: number | null;
  retryAt?: number | null;
  /** The one field that the whole message is about. */
  field?: string;
  /** The parts of the message, where it names several fields. */
  fields?: readonly FieldError[];
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** What a screen tells of it. `message` is the same without a language, for logs. */
  readonly reason: Message;
  /** The HTTP status, or null where there was no reply. */
  readonly status: number | null;
  /** When the request may be repeated, in milliseconds since 1970, where that is known. */
  readonly retryAt: number | null;
  /**
   * The parts of the service's message, each with the field that it is about, or null: what a form
   * shows at its fields. Where none of them is about a field of the form, show `reason`.
   */
  readonly fields: readonly FieldError[];

  constructor(
    kind: ApiErrorKind,
    reason: Message,
    { status = null, retryAt = null, field, fields }: Details = {},
  ) {
    super(logged(reason));
    this.kind = kind;
    this.reason = reason;
    this.status = status;
    this.retryAt = retryAt;
    this.fields = fields ?? (field === undefined ? [] : [{ field, text: this.message }]);
  }

  /**
   * The first field of the request that was refused, as the service spells it (`geotarget.0.link`),
   * or null.
   */
  get field(): string | null {
    return this.fields.find(({ field }) => field !== null)?.field ?? null;
  }

  toPlain(): PlainApiError {
    const { kind, reason, status, retryAt, fields } = this;
    return { kind, message: reason, status, retryAt, fields };
  }

  static fromPlain({ kind, message, ...details }: PlainApiError): ApiError {
    return new ApiError(kind, message, details);
  }
}
