/** Sign-in errors: the title, text and field of a failed connect or unlock, with what the person can do about it. */
import { ApiError, type ApiErrorKind } from '#client/errors/api-error.ts';

export interface ConnectError {
  title: string;
  text: string;
  /** Where the error is about one field alone. */
  field?: 'key' | 'serviceAddress' | 'passphrase';
}

const titles: Record<Exclude<ApiErrorKind, 'cancelled'>, string> = {
  offline: 'This device is offline',
  unreachable: 'Nothing answers',
  timeout: 'No answer in time',
  cors: 'The browser may not read the answer',
  key: 'The key was refused',
  refused: 'The service refused the request',
  invalid: 'Something is missing',
  missing: 'This address does not have the API',
  limit: 'Too many requests',
  server: 'The service failed',
  malformed: 'This is not the API of a link-shortening service',
};

/**
 * Describes why signing in failed; `undefined` where the person cancelled it.
 *
 * @param now milliseconds since 1970, to tell how long to wait
 */
export function connectError(error: unknown, now: number): ConnectError | undefined {
  if (!(error instanceof ApiError)) {
    return {
      title: 'Linkdeck has failed',
      text: 'It is a fault of this page, not of your key. Reload the page and try again.',
    };
  }
  const { kind, message, field, retryAt } = error;
  if (kind === 'cancelled') return undefined;
  const title = titles[kind];
  if (kind === 'limit') {
    const seconds = Math.max(1, Math.ceil(((retryAt ?? now + 60_000) - now) / 1000));
    const text = `This key has used up its requests for this minute, here or in another program. Try again in ${seconds} s.`;
    return { title, text };
  }
  if (kind === 'missing') {
    if (field === 'passphrase') return { title: 'This account is no longer remembered', text: message };
    const text =
      'Something answers there, but it knows nothing of an account (status 404). Check the service address, its path included.';
    return { title, text };
  }
  const isOwnField = kind === 'invalid' && (field === 'key' || field === 'serviceAddress' || field === 'passphrase');
  return { title, text: message, ...(isOwnField ? { field } : {}) };
}
