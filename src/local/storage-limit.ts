/**
 * Storage limit: the time that IndexedDB has for an answer, because some browsers open a database
 * and never call back.
 */

/** A busy disk answers within so many ticks, five seconds; in milliseconds each. */
const maxTicks = 20;
const tick = 250;

/**
 * After silence a database is not asked again for so long, so that one wait is not followed by
 * many; in milliseconds.
 */
export const silenceFor = 60_000;

/**
 * WebKit leaves one database silent where a page went in the middle of a write; with a second one
 * it is the storage that does not answer.
 */
const silentDatabases = 2;

interface StoragePlace {
  readonly factory: IDBFactory;
  /** The name of the database; empty where the work is about their list. */
  readonly database: string;
}

/** Until when which databases of a storage are not asked, in milliseconds since 1970. */
const silentUntil = new WeakMap<IDBFactory, Map<string, number>>();

/**
 * The outcome of work in a database.
 *
 * @param place work in one that was silent a moment ago is not begun
 * @throws Error where there is no answer in time; the work may still be carried out later
 */
export async function withStorageLimit<T>(place: StoragePlace, work: () => Promise<T>): Promise<T> {
  if (isSilent(place)) throw silence();
  const waiting = new AbortController();
  const late = ticksOver(waiting.signal).then(() => {
    noteSilence(place);
    throw silence();
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    waiting.abort();
  }
}

function isSilent({ factory, database }: StoragePlace): boolean {
  const now = Date.now();
  const silent = [...(silentUntil.get(factory) ?? [])].filter(([, until]) => until > now);
  return silent.length >= silentDatabases || silent.some(([name]) => name === database);
}

function noteSilence({ factory, database }: StoragePlace): void {
  const known = silentUntil.get(factory) ?? new Map<string, number>();
  silentUntil.set(factory, known.set(database, Date.now() + silenceFor));
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
