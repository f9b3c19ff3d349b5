/** Library member of the engine: small until a user looks at links; then it loads its parts and hears every reply. */

import { ApiError } from '#client/errors/api-error.ts';
import { createListeners } from '#client/listeners.ts';
import { sentence } from '#contract/message.ts';
import { createKeeper, type KeeperDeps } from '#engine/library/keep/keeper.ts';
import type { Library, LibraryState } from '#engine/library/library-types.ts';
import { type FinishedCall, isAboutLinks } from '#engine/library/rows/link-replies.ts';
import { createMemoryBlocks } from '#local/library/memory-blocks.ts';
import type { KeptPart, SealedBlocks } from '#local/library/sealed-blocks.ts';
import type { CoreDeps, CoreState, LibraryCore } from './library-core.ts';

export type EngineLibrary = Library & {
  /** Hears of a call that has succeeded. */
  read(finished: FinishedCall): void;
  /** A user acts on a page. */
  touch(): void;
  close(): void;
};

export interface LibraryDeps extends CoreDeps, Partial<Pick<KeeperDeps, 'place' | 'room'>> {
  /** Other parts of the engine that are kept with the links. */
  readonly parts?: readonly KeptPart[];
}

/** Nothing was read. */
const emptyLibrary: CoreState = {
  ...{ phase: 'empty', resting: null, known: 0, total: null, unreadable: 0, oldestRead: null, newestRead: null },
  ...{ requestsLeft: null, removed: 0, notFound: 0, sorts: null, version: 0, requests: 0 },
};

/** Replies that wait for the first look; older ones are dropped, as the pass reads them again. */
const mostWaiting = 50;

export function createLibrary({ place, room, parts = [], ...deps }: LibraryDeps): EngineLibrary {
  const { subscribe, notify } = createListeners();
  let waiting: FinishedCall[] = [];
  let loading: Promise<LibraryCore> | null = null;
  let core: LibraryCore | null = null;
  let blocks: SealedBlocks | null = null;
  /** The history of clicks, while there are no links. */
  let carried: SealedBlocks | null = null;
  let closed = false;
  /** The links that were kept are at hand. */
  let hasLinks = false;

  const load = async (): Promise<LibraryCore> => {
    const { createLibraryCore } = await import('./library-core.ts').catch(() => {
      loading = null;
      throw new ApiError('unreachable', [sentence('partFailed')]);
    });
    const made = createLibraryCore(deps);
    core = made;
    made.subscribe(changed);
    const history = carried;
    carried = null;
    if (history !== null) await made.history.load(history);
    if (closed) made.close();
    else await made.keepIn(blocks);
    if (!keeper.isLoading) readWaiting();
    return made;
  };
  const opened = () => (loading ??= load());
  // What is kept is taken up first: it is older than any reply.
  const ready = () => keeper.settled.then(opened);

  const links: KeptPart = {
    load: async (from) => {
      const made = await opened();
      await made.load(from);
      // Screens search and sort while the history, which says what was seen before, is taken up.
      hasLinks = true;
      changed();
      await made.history.load(from);
    },
    keepIn: async (next) => {
      blocks = next;
      await core?.keepIn(next);
    },
  };
  const keeper = createKeeper({ place, room, parts: [links, ...parts], onChange: () => changed() });
  let state = stateNow();
  void keeper.settled.then(readWaiting);

  function stateNow(): LibraryState {
    const known = core?.get() ?? emptyLibrary;
    return { ...known, phase: keeper.isLoading && !hasLinks ? 'loading' : known.phase, keeping: keeper.get() };
  }
  function changed(): void {
    state = stateNow();
    notify();
  }
  function readWaiting(): void {
    if (core === null) return;
    for (const finished of waiting) core.read(finished);
    waiting = [];
  }

  return {
    get: () => state,
    subscribe,
    first: async (...args) => (await opened()).first(...args),
    query: async (...args) => (await opened()).query(...args),
    select: async (...args) => (await opened()).select(...args),
    facets: async (...args) => (await opened()).facets(...args),
    similar: async (...args) => (await opened()).similar(...args),
    link: async (...args) => (await ready()).link(...args),
    withDestination: async (...args) => (await opened()).withDestination(...args),
    fill: async () => (await ready()).fill(),
    pause: async () => (await ready()).pause(),
    trend: async (...args) => (await ready()).trend(...args),
    sparklines: async (...args) => (await ready()).sparklines(...args),
    accountTrend: async (...args) => (await ready()).accountTrend(...args),
    sinceVisit: async () => (await ready()).sinceVisit(),
    allTrends: async (...args) => (await ready()).allTrends(...args),
    keep: (wanted) => keeper.keep(wanted, Math.max(state.known, state.total ?? 0)),
    remove: async () => {
      await keeper.settled;
      if (core !== null) {
        // What was seen of clicks cannot be read again, so the links go without it.
        carried = createMemoryBlocks();
        await core.history.keepIn(carried);
        core.close();
      }
      core = null;
      loading = null;
      await keeper.clear();
      // Written again at once where links are kept.
      if (carried !== null) await opened();
      changed();
    },
    read: (finished) => {
      if (!isAboutLinks(finished.name)) return;
      if (core !== null && !keeper.isLoading) core.read(finished);
      else waiting = [...waiting, finished].slice(-mostWaiting);
    },
    touch: () => core?.touch(),
    close: () => {
      closed = true;
      core?.close();
      keeper.close();
      waiting = [];
    },
  };
}
