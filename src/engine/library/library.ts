/**
 * Library of the engine: small until links are first asked for; then it loads its core, which reads
 * every reply.
 */

import { createListeners } from '#base/listeners.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import { type FinishedCall, isAboutLinks } from '#engine/library/rows/link-replies.ts';
import { NewestLinks } from '#engine/library/sync/newest-links.ts';
import { type HistoryPlace, memoryHistoryPlace } from '#engine/storage/history-database.ts';
import type { SealedBlocks, StoredPart } from '#engine/storage/sealed-blocks.ts';
import { isAboutMembers } from './known-channel-members.ts';
import type { CoreDeps, CoreState, CoreVerbs, LibraryCore } from './library-core.ts';
import { LinkStorage, type StorageDeps } from './library-storage.ts';
import { type Library, type LibraryState, libraryVerbs } from './library-types.ts';

export type EngineLibrary = Library & {
  /** Reads the reply of a call that has succeeded. */
  read(finished: FinishedCall): void;
  /** The user acts on a page. */
  touch(): void;
  /** Stores observations that are not stored yet. */
  flush(): void;
  close(): void;
};

export interface LibraryDeps extends CoreDeps, Partial<Pick<StorageDeps, 'place' | 'room'>> {
  /** Where observations of clicks are stored; in memory alone where none is given. */
  readonly historyPlace?: HistoryPlace;
  /** Other parts of the engine that are stored with the links. */
  readonly parts?: readonly StoredPart[];
}

/** The state while nothing was read. */
const emptyLibrary: CoreState = {
  phase: 'empty',
  pausedFor: null,
  loaded: 0,
  total: null,
  unreadable: 0,
  oldestRead: null,
  newestRead: null,
  isBegun: false,
  isAsked: false,
  isRereading: false,
  requestsLeft: null,
  removed: 0,
  notFound: 0,
  sorts: null,
  version: 0,
  requests: 0,
};

/** Replies that wait for the core; older ones are dropped, as the first pass reads them again. */
const maxWaiting = 50;

/** Loads and closes the core, and hands it the replies that came before. */
class LibraryLoader {
  readonly #deps: CoreDeps;
  readonly #historyPlace: HistoryPlace | undefined;
  /** Where observations are stored, in memory if nowhere else. */
  readonly #observations: HistoryPlace;
  readonly #storage: LinkStorage;
  readonly #listeners = createListeners();
  #state: LibraryState;
  #core: LibraryCore | null = null;
  #loading: Promise<LibraryCore> | null = null;
  /** The store of the links; null while they are in memory alone. */
  #blocks: SealedBlocks | null = null;
  /** Replies that came before the core could read them. */
  #waiting: FinishedCall[] = [];
  /** Resolves when the stored history is in the core. */
  #historyOpened: Promise<void> = Promise.resolve();
  #isHistoryOpen = false;
  /** The stored links are in the core. */
  #hasStoredLinks = false;
  #isClosed = false;
  /** Versions of earlier cores: none comes twice, or an answer of then would count as one of now. */
  #versions = 0;

  constructor({ place, room, historyPlace, parts = [], ...deps }: LibraryDeps) {
    this.#deps = deps;
    this.#historyPlace = historyPlace;
    this.#observations = historyPlace ?? memoryHistoryPlace();
    const links: StoredPart = {
      load: (from) => this.#loadLinks(from),
      keepIn: async (next) => {
        this.#blocks = next;
        await this.#core?.keepIn(next);
      },
    };
    this.#storage = new LinkStorage({
      place,
      room,
      parts: [links, ...parts],
      onChange: () => this.#changed(),
    });
    this.#state = this.#stateNow();
    void this.#storage.settled.then(() => this.#readWaiting());
  }

  get state(): LibraryState {
    return this.#state;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The core, without waiting for links that are stored. */
  core(): Promise<LibraryCore> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /**
   * The core once what a question needs is in it: stored links are read before any reply, because
   * they are older.
   */
  async ready(needs: 'core' | 'links' | 'history'): Promise<LibraryCore> {
    if (needs !== 'core') await this.#storage.settled;
    const core = await this.core();
    if (needs === 'history') await this.#historyOpened;
    return core;
  }

  storeUnasked(): void {
    this.#storage.storeUnasked();
  }

  keep(wanted: boolean): Promise<void> {
    const { loaded, total } = this.#state;
    return this.#storage.keep(wanted, Math.max(loaded, total ?? 0));
  }

  async keepHistory(wanted: boolean): Promise<void> {
    const core = await this.ready('history');
    try {
      if (!wanted) await core.history.forget();
      await this.#observations.choose(wanted);
      if (wanted) await core.openHistory(this.#observations);
    } catch {
      throw new ApiError('invalid', [sentence('storedNotRemoved')]);
    }
    this.#changed();
  }

  async remove(): Promise<void> {
    await this.#storage.settled;
    await this.#historyOpened;
    await this.#core?.forgetMembers();
    this.#versions = this.#state.version + 1;
    // Observations cannot be made again: the next core opens the same history.
    await this.#core?.close();
    this.#core = null;
    this.#loading = null;
    await this.#storage.clear();
    this.#changed();
  }

  read(finished: FinishedCall): void {
    if (!isAboutLinks(finished.name) && !isAboutMembers(finished.name)) return;
    if (this.#core !== null && !this.#storage.isLoading) this.#core.read(finished);
    else this.#waiting = [...this.#waiting, finished].slice(-maxWaiting);
  }

  touch(): void {
    this.#core?.touch();
  }

  flush(): void {
    void this.#core?.history.flush();
  }

  close(): void {
    this.#isClosed = true;
    void this.#core?.close();
    this.#storage.close();
    this.#waiting = [];
  }

  async #load(): Promise<LibraryCore> {
    const { LibraryCore } = await import('./library-core.ts').catch(() => {
      // The next question tries again.
      this.#loading = null;
      throw new ApiError('unreachable', [sentence('partFailed')]);
    });
    const core = new LibraryCore(this.#deps);
    this.#core = core;
    core.subscribe(() => this.#changed());
    this.#historyOpened = this.#openHistory(core);
    if (this.#isClosed) void core.close();
    else await core.keepIn(this.#blocks);
    if (!this.#storage.isLoading) this.#readWaiting();
    return core;
  }

  async #openHistory(core: LibraryCore): Promise<void> {
    await core.openHistory(this.#observations);
    this.#isHistoryOpen = true;
    this.#changed();
  }

  async #loadLinks(from: SealedBlocks): Promise<void> {
    const core = await this.core();
    await core.load(from);
    this.#hasStoredLinks = true;
    this.#changed();
    await this.#historyOpened;
    await core.history.adopt(from);
  }

  #readWaiting(): void {
    if (this.#core === null) return;
    for (const finished of this.#waiting) this.#core.read(finished);
    this.#waiting = [];
  }

  #changed(): void {
    this.#state = this.#stateNow();
    this.#listeners.notify();
  }

  #stateNow(): LibraryState {
    const coreState = this.#core?.get() ?? emptyLibrary;
    const isLoading = this.#storage.isLoading && !this.#hasStoredLinks;
    const isHistoryPossible = this.#historyPlace !== undefined;
    const isHistoryRefused = this.#isHistoryOpen && this.#core?.history.isStored === false;
    return {
      ...coreState,
      version: this.#versions + coreState.version,
      phase: isLoading ? 'loading' : coreState.phase,
      keeping: this.#storage.get(),
      history: {
        isPossible: isHistoryPossible,
        isStored: isHistoryPossible && !isHistoryRefused,
        since: this.#core?.recordedSince() ?? null,
      },
    };
  }
}

/** After these, links are read by themselves. */
const beginsToRead: ReadonlySet<string> = new Set(['begin', 'readAllLinks']);

export function createLibrary(deps: LibraryDeps): EngineLibrary {
  const loader = new LibraryLoader(deps);
  const newest = new NewestLinks({
    clock: deps.clock,
    call: deps.call,
    onReply: (finished) => loader.read(finished),
  });
  const asked = Object.entries(libraryVerbs).map(([verb, needs]) => {
    const ask = async (...args: unknown[]): Promise<unknown> => {
      const { verbs } = await loader.ready(needs);
      if (beginsToRead.has(verb)) loader.storeUnasked();
      // A sound cast: the table has no other names.
      const answer: unknown = Reflect.apply(verbs[verb as keyof CoreVerbs], undefined, args);
      return answer;
    };
    return [verb, ask] as const;
  });
  return {
    // A sound cast: the table names each function of the core.
    ...(Object.fromEntries(asked) as unknown as Pick<Library, keyof CoreVerbs>),
    get: () => loader.state,
    subscribe: loader.subscribe,
    readNewest: async () => {
      // What is read before the core is there waits for a question, and no row would come.
      await loader.ready('core');
      await newest.read();
    },
    keep: (wanted) => loader.keep(wanted),
    keepHistory: (wanted) => loader.keepHistory(wanted),
    remove: () => loader.remove(),
    read: (finished) => loader.read(finished),
    touch: () => loader.touch(),
    flush: () => loader.flush(),
    close: () => loader.close(),
  };
}
