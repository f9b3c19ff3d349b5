/** Storage limit: the time that IndexedDB has for an answer, because some browsers open a database and never call back. */

/** In milliseconds: a busy disk answers within this time. */
const patience = 5000;

/** After silence the storage is not asked again for so long, so that one wait is not followed by many. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      silentUntil.set(factory, Date.now() + silenceFor);
      reject(silence());
    }, patience);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

function silence(): Error {
  return new Error('The storage of this browser does not answer');
}
