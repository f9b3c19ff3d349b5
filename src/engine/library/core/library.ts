/** Library member of the engine: small until a user looks at links; then it loads its parts and hears every reply. */
import { ApiError } from '#client/errors/api-error.ts';
import { createListeners } from '#client/listeners.ts';
import type { Library, LibraryState } from '#engine/library/library-types.ts';
import { type FinishedCall, isAboutLinks } from '#engine/library/rows/link-replies.ts';
import type { CoreDeps, LibraryCore } from './library-core.ts';

export type EngineLibrary = Library & {
  /** Hears of a call that has succeeded. */
  read(finished: FinishedCall): void;
  /** A user acts on a page. */
  touch(): void;
  close(): void;
};

/** Nothing was read. */
const emptyLibrary: LibraryState = {
  ...{ phase: 'empty', resting: null, known: 0, total: null, unreadable: 0, oldestRead: null, newestRead: null },
  ...{ requestsLeft: null, removed: 0, notFound: 0, sorts: null, version: 0 },
};

/** Replies that wait for the first look; older ones are dropped, as the pass reads them again. */
const mostWaiting = 50;

export function createLibrary(deps: CoreDeps): EngineLibrary {
  const { subscribe, notify } = createListeners();
  let waiting: FinishedCall[] = [];
  let loading: Promise<LibraryCore> | null = null;
  let core: LibraryCore | null = null;
  let closed = false;

  const load = async (): Promise<LibraryCore> => {
    const { createLibraryCore } = await import('./library-core.ts').catch(() => {
      loading = null;
      throw new ApiError('unreachable', 'A part of Linkdeck could not be loaded. Load the page again.');
    });
    const made = createLibraryCore(deps);
    if (closed) made.close();
    core = made;
    made.subscribe(notify);
    for (const finished of waiting) made.read(finished);
    waiting = [];
    return made;
  };
  const opened = () => (loading ??= load());

  return {
    get: () => core?.get() ?? emptyLibrary,
    subscribe,
    query: async (...args) => (await opened()).query(...args),
    select: async (...args) => (await opened()).select(...args),
    facets: async (...args) => (await opened()).facets(...args),
    withDestination: async (...args) => (await opened()).withDestination(...args),
    fill: async () => (await opened()).fill(),
    pause: async () => (await opened()).pause(),
    read: (finished) => {
      if (!isAboutLinks(finished.name)) return;
      if (core !== null) core.read(finished);
      else waiting = [...waiting, finished].slice(-mostWaiting);
    },
    touch: () => core?.touch(),
    close: () => {
      closed = true;
      core?.close();
      waiting = [];
    },
  };
}
