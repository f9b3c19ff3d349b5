/** Waiting that ends when the caller gives up. */
import { cancelled } from './error-messages.ts';

/**
 * The outcome of the work, or `cancelled` as soon as one of the signals aborts; `leave` is called then, once. The work
 * itself goes on unless `leave` ends it.
 */
export function untilAborted<T>(work: Promise<T>, signals: readonly (AbortSignal | undefined)[], leave: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      forget();
      leave();
      reject(cancelled());
    };
    const forget = () => {
      for (const signal of signals) signal?.removeEventListener('abort', stop);
    };
    for (const signal of signals) signal?.addEventListener('abort', stop);
    work.then(resolve, reject).finally(forget);
  });
}
