/**
 * Liveness lock: a tab or host holds a Web Lock as long as it lives; others wait for that lock to
 * learn of its end.
 */

type Locks = Pick<LockManager, 'request'>;

/** Holds a lock until this context ends or `stop` is called. Resolves when it is held. */
export function holdLock(locks: Locks, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks.request(name, () => new Promise<void>((stop) => resolve(() => stop()))).catch(reject);
  });
}

/** Calls back once when the lock is no longer held; returns a function that stops waiting. */
export function whenGone(locks: Locks, name: string, callback: () => void): () => void {
  const waiting = new AbortController();
  // Shared, so that several may learn of it at once.
  locks
    .request(name, { mode: 'shared', signal: waiting.signal }, () => {
      if (!waiting.signal.aborted) callback();
    })
    .catch(() => undefined);
  return () => waiting.abort();
}
