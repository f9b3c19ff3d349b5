/** Why signing in failed, in words that say what to do about it. */
import { ApiError, type ApiErrorKind } from '#client/errors/api-error.ts';

export interface ConnectProblem {
  title: string;
  text: string;
  /** The field that it is about, where it is about one alone. */
  field?: 'key' | 'address' | 'passphrase';
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

const fields: Readonly<Record<string, NonNullable<ConnectProblem['field']>>> = {
  'API key': 'key',
  'Service address': 'address',
  Passphrase: 'passphrase',
};

/**
 * What to tell somebody whose sign-in failed; `undefined` where they gave up themselves.
 *
 * @param now milliseconds since 1970, to say how long to wait
 */
export function connectProblem(error: unknown, now: number): ConnectProblem | undefined {
  if (!(error instanceof ApiError)) {
    return {
      title: 'Linkdeck has failed',
      text: 'It is a fault of this page, not of your key. Load the page anew and try again.',
    };
  }
  const { kind, message, retryAt } = error;
  if (kind === 'cancelled') return undefined;
  const title = titles[kind];
  switch (kind) {
    case 'invalid': {
      const [, name, text = ''] = /^(API key|Service address|Passphrase): (.+)$/s.exec(message) ?? [];
      if (name === undefined) return { title, text: message };
      return { title, text: text.charAt(0).toUpperCase() + text.slice(1), field: fields[name] ?? 'key' };
    }
    case 'missing':
      if (message.startsWith('Passphrase: '))
        return { title: 'This account is no longer remembered', text: message.slice('Passphrase: '.length) };
      return {
        title,
        text: 'Something answers there, but it knows nothing of an account (status 404). Check the service address, its path included.',
      };
    case 'limit': {
      const seconds = Math.max(1, Math.ceil(((retryAt ?? now + 60_000) - now) / 1000));
      return {
        title,
        text: `This key has used up its requests for this minute, here or in another program. Try again in ${seconds} s.`,
      };
    }
    default:
      return { title, text: message };
  }
}
