/** Sign-in errors: the title, text and field of a failed connect or unlock, with what the user can do about it. */
import { ApiError } from '#client/errors/api-error.ts';
import type { Message } from '#contract/message.ts';
import { fill, type Start, timeIn } from '#texts/start-texts.ts';

type Field = 'key' | 'serviceAddress' | 'passphrase';

export interface ConnectError {
  title: string;
  text: string;
  /** What the client says of it, for those who can make use of it. */
  details?: Message;
  /** Where the error is about one field alone. */
  field?: Field;
  /** The service has refused the key: said beside its field. */
  about?: 'key';
}

/** What the user had typed, as far as it tells why a field was refused. */
interface Typed {
  /** Undefined for the form that opens a remembered account. */
  readonly key?: string;
  readonly passphrase: string;
}

/** Shorter ones are refused before anything is sent. */
const shortestPassphrase = 10;

/**
 * Describes why signing in failed; `undefined` where the user cancelled it.
 *
 * @param now milliseconds since 1970, to tell how long to wait
 */
export function connectError(
  error: unknown,
  typed: Typed,
  { tag, texts }: Start,
  now: number,
): ConnectError | undefined {
  const { failed, fields } = texts;
  if (!(error instanceof ApiError)) return failed.defect;
  const { kind, reason: details, field, retryAt } = error;
  if (kind === 'cancelled') return undefined;
  const waiting = (until: number) =>
    timeIn(tag, Math.max(1, Math.ceil((until - now) / 1000)), 'second');
  if (kind === 'limit') {
    return {
      ...failed.limit,
      text: fill(failed.limit.text, { time: waiting(retryAt ?? now + 60_000) }),
    };
  }
  if (kind === 'missing') return field === 'passphrase' ? failed.gone : failed.missing;
  if (kind === 'key') return { ...failed.key, details, about: 'key' };
  if (kind !== 'invalid') return { ...failed[kind], details };
  switch (field) {
    case 'key':
      return { title: '', text: typed.key?.trim() === '' ? fields.noKey : fields.key, field };
    case 'serviceAddress':
      return { title: '', text: fields.serviceAddress, field };
    case 'passphrase':
      if (typed.key !== undefined) {
        const isShort = typed.passphrase.length < shortestPassphrase;
        return { title: '', text: isShort ? fields.passphrase : fields.notStored, field };
      }
      return {
        title: '',
        text: retryAt === null ? fields.wrong : fill(fields.wait, { time: waiting(retryAt) }),
        field,
      };
    default:
      return { ...failed.invalid, details };
  }
}
