/**
 * Abortable promise: ends the wait for some work as `cancelled` when one of several abort signals
 * fires.
 */
import { cancelledError } from './error-messages.ts';

/**
 * The outcome of the work, or `cancelled` on the first abort, which calls `onAbort` once. It does
 * not end the work.
 */
export function abortable<T>(
  work: Promise<T>,
  signals: readonly (AbortSignal | undefined)[],
  onAbort: () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      forget();
      onAbort();
      reject(cancelledError());
    };
    const forget = () => {
      for (const signal of signals) signal?.removeEventListener('abort', stop);
    };
    work.then(resolve, reject).finally(forget);
    if (signals.some((signal) => signal?.aborted)) stop();
    else for (const signal of signals) signal?.addEventListener('abort', stop);
  });
}
