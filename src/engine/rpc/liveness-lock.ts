/** Who is still there: whoever lives holds a Web Lock of its own, and whoever waits for that lock learns of its end. */

type Locks = Pick<LockManager, 'request'>;

/** Holds a lock until this context ends or `stop` is called. Resolves when it is held. */
export function holdLock(locks: Locks, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks.request(name, () => new Promise<void>((stop) => resolve(() => stop()))).catch(reject);
  });
}

/** Calls back once when nobody holds the lock any more; returns the way to stop waiting. */
export function whenGone(locks: Locks, name: string, callback: () => void): () => void {
  const waiting = new AbortController();
  // Shared, so that many may learn of it at once.
  locks
    .request(name, { mode: 'shared', signal: waiting.signal }, () => {
      if (!waiting.signal.aborted) callback();
    })
    .catch(() => undefined);
  return () => waiting.abort();
}
