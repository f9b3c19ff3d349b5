/**
 * Storage limit: the time that IndexedDB has for an answer, because some browsers open a database
 * and never call back.
 */

/** A busy disk answers within so many ticks, five seconds; in milliseconds each. */
const maxTicks = 20;
const tick = 250;

/**
 * After silence the storage is not asked again for so long, so that one wait is not followed by
 * many.
 */
const silenceFor = 60_000;

const silentUntil = new WeakMap<IDBFactory, number>();

/**
 * The outcome of work in a storage.
 *
 * @param factory the storage; work in one that was silent a moment ago is not begun
 * @throws Error where there is no answer in time; the work may still be carried out later
 */
export async function withStorageLimit<T>(factory: IDBFactory, work: () => Promise<T>): Promise<T> {
  if ((silentUntil.get(factory) ?? 0) > Date.now()) throw silence();
  const waiting = new AbortController();
  const late = ticksOver(waiting.signal).then(() => {
    silentUntil.set(factory, Date.now() + silenceFor);
    throw silence();
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    waiting.abort();
  }
}

/**
 * Resolves after five seconds in which answers could have come; never, where the signal aborts
 * before.
 *
 * One timer would also end while the thread is busy or the computer sleeps, before answers that are
 * there already.
 */
function ticksOver(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const next = (left: number): void => {
      if (left === 0) resolve();
      else timer = setTimeout(() => next(left - 1), tick);
    };
    signal.addEventListener('abort', () => clearTimeout(timer));
    next(maxTicks);
  });
}

function silence(): Error {
  return new Error('The storage of this browser does not answer');
}
