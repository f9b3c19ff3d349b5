/** Error policy of jobs: after which errors a job continues, rests or pauses, and for how long. */
import type { ApiError, ApiErrorKind } from '#client/errors/api-error.ts';
import type { Message } from '#contract/message.ts';
import type { PausedBy, Refusal } from '#local/jobs/job-types.ts';
import { pauseMessage, waitMessage } from './job-messages.ts';

/**
 * What follows after a row: `go on` with the next one, `repeat` because its outcome is not known
 * yet, a rest, a pause of this job (of all jobs where the key was refused), or `stop`, because it
 * was interrupted.
 */
export type NextStep =
  | { readonly then: 'go on' | 'repeat' | 'stop' }
  | {
      readonly then: 'rest';
      readonly milliseconds: number;
      readonly why: Message;
      /** It ends with the first answer of the service. */
      readonly isAway?: boolean;
    }
  | {
      readonly then: 'pause';
      readonly by: PausedBy;
      readonly why: Message;
      /** The pause ends by itself after a while; meanwhile other jobs of its kind go on. */
      readonly isPassing?: boolean;
    };

export const continueJob: NextStep = { then: 'go on' };
export const repeat: NextStep = { then: 'repeat' };
export const stop: NextStep = { then: 'stop' };

/** After so many failures in a row of a service that answers, the user has to decide. */
export const maxFailures = 5;

export const noNetwork: readonly string[] = ['offline', 'unreachable', 'timeout'];
/** After these errors the service has certainly not carried the request out. */
export const rejectedKinds: readonly string[] = ['invalid', 'missing', 'refused'];

/** Whether the service has refused the request itself, so that it would refuse it again. */
export function isRefusal(kind: ApiErrorKind): kind is Refusal['kind'] {
  return kind === 'key' || rejectedKinds.includes(kind);
}

/** Whether an error may be gone at the next try, without anything that the user changes. */
export function isPassing(kind: ApiErrorKind): boolean {
  return kind !== 'cors' && !isRefusal(kind);
}

/** How long to rest before the next try, in milliseconds: 5, 10, 20, 40, then 60 seconds. */
export function retryDelay(failures: number): number {
  return Math.min(60_000, 5000 * 2 ** failures);
}

/** Until the service answers again, or it is time to ask it. */
export function restWhileAway(kind: ApiErrorKind, failures: number): NextStep {
  const milliseconds = retryDelay(failures);
  return { then: 'rest', milliseconds, why: waitMessage(kind), isAway: true };
}

/**
 * What follows from an error that concerns every row; undefined where it concerns one row alone.
 *
 * @param failures how many failures came before, without a success between
 * @param now milliseconds since 1970
 */
export function afterError(error: ApiError, failures: number, now: number): NextStep | undefined {
  const { kind, retryAt, reason } = error;
  if (kind === 'cancelled') return stop;
  if (kind === 'key') return { then: 'pause', by: 'key', why: reason };
  if (kind === 'cors') return { then: 'pause', by: 'problem', why: pauseMessage(error) };
  if (kind === 'limit') {
    const left = (retryAt ?? now + 60_000) - now;
    return {
      then: 'rest',
      milliseconds: Math.min(60_000, Math.max(1000, left)),
      why: waitMessage('limit'),
    };
  }
  if (noNetwork.includes(kind)) return restWhileAway(kind, failures);
  return undefined;
}
