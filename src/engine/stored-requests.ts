/** Stored requests: the request log of an account outlives a reload, for as long as its API key does. */
import type { Clock } from '#base/clock.ts';
import type { LoggedRequest, RequestLog } from '#client/request-log.ts';
import type { StoredValue } from './storage/stored-values.ts';

/** Milliseconds from a request to its write, so that requests of one moment are written together. */
const delay = 1000;

/** @returns `flush` writes at once what is not written yet */
export function storeRequests(
  log: RequestLog,
  place: StoredValue<readonly LoggedRequest[]>,
  clock: Clock,
): { flush(): void; close(): void } {
  const closing = new AbortController();
  let isDue = false;
  let isRead = false;

  const flush = (): void => {
    // Before it is read, what is stored would be lost.
    if (!isDue || !isRead) return;
    isDue = false;
    void place.write(log.get());
  };
  const onRequest = (): void => {
    if (isDue) return;
    isDue = true;
    void Promise.all([restoring, clock.wait(delay, closing.signal)]).then(flush);
  };
  const restore = async (): Promise<void> => {
    const stored = await place.read(onLate);
    isRead = true;
    if (stored !== null) log.restore(stored);
  };
  const onLate = (stored: readonly LoggedRequest[] | null): void => {
    if (stored !== null) log.restore(stored);
    // What came meanwhile could not be written.
    isDue = true;
    flush();
  };

  const restoring = restore();
  // The request that has checked the key is in the log already.
  if (log.get().length > 0) onRequest();
  const unsubscribe = log.subscribe(onRequest);
  return {
    flush,
    close: () => {
      unsubscribe();
      flush();
      closing.abort();
    },
  };
}
