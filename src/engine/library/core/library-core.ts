/** Library core: rows, search and sync of one account, put together. */
import type { Client } from '#client/client.ts';
import { createKeptLinks } from '#engine/library/keep/kept-links.ts';
import type { Library, LibraryState } from '#engine/library/library-types.ts';
import { type FinishedCall, linkReplyOf } from '#engine/library/rows/link-replies.ts';
import { createLinkRows, type LinkRows } from '#engine/library/rows/link-rows.ts';
import { createLibrarySearch } from '#engine/library/search/library-search.ts';
import { createLibrarySync } from '#engine/library/sync/library-sync.ts';
import type { PermissionDeps } from '#engine/library/sync/permission.ts';
import { createKeptHistory } from '#engine/trends/kept-history.ts';
import { createTrends } from '#engine/trends/trends.ts';
import type { SealedBlocks } from '#local/library/sealed-blocks.ts';
import { createAnnouncer } from './announcer.ts';
import { createTrendVerbs } from './trend-verbs.ts';

export interface CoreDeps extends PermissionDeps {
  /** Sends a request; its reply is not handed to `read`. */
  readonly call: Client['call'];
}

/** After a question, in milliseconds. */
const untilQuiet = 200;

/** The state without what the keeper knows. */
export type CoreState = Omit<LibraryState, 'keeping'>;

export type LibraryCore = ReturnType<typeof createLibraryCore>;

export function createLibraryCore({ clock, ...service }: CoreDeps) {
  const trends = createTrends(clock);
  const history = createKeptHistory(trends, clock);
  const rows = createLinkRows({
    onLook: trends.look,
    onRemove: trends.histories.remove,
    onClear: trends.histories.clear,
  });
  const search = createLibrarySearch(rows, { now: () => clock.now(), quiet: (signal) => clock.wait(untilQuiet, signal) });
  const changed = () => {
    links.changed();
    announcer.changed();
  };
  const sync = createLibrarySync({ ...service, clock, rows, onChange: changed });
  const links = createKeptLinks({ rows, sync, now: () => clock.now(), onChange: () => announcer.changed() });
  const announcer = createAnnouncer(clock);

  function stateNow(): CoreState {
    const { memory, resting, requestsLeft } = sync.status();
    const { isWhole, total, unreadable, removed, traits } = memory;
    const { known } = rows;
    return {
      phase: links.isLoading ? 'loading' : isWhole ? 'whole' : known === 0 ? 'empty' : 'filling',
      ...{ resting, known, total, unreadable, requestsLeft, removed, requests: memory.requests },
      ...readings(rows),
      sorts: traits.sortsByDate,
      version: rows.versions.any,
    };
  }

  /** Answers a question about links, which is a look at them. */
  const looking =
    <Args extends unknown[], Value>(answer: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> => {
      sync.look();
      return answer(...args);
    };

  const library: Omit<Library, 'get' | 'keep' | 'remove'> = {
    subscribe: announcer.subscribe,
    first: looking(search.first),
    query: looking(search.query),
    select: looking(search.select),
    facets: looking(search.facets),
    similar: search.similar,
    link: (id) => {
      const place = rows.placeOf(id);
      return Promise.resolve(place === undefined ? null : rows.link(place));
    },
    withDestination: search.withDestination,
    fill: () => {
      sync.fill();
      return Promise.resolve();
    },
    pause: () => {
      sync.pause();
      return Promise.resolve();
    },
    ...createTrendVerbs({ rows, trends, now: () => clock.now(), total: () => sync.status().memory.total }),
  };
  return {
    ...library,
    get: stateNow,
    load: links.load,
    keepIn: async (to: SealedBlocks | null): Promise<void> => {
      await links.keepIn(to);
      await history.keepIn(to);
    },
    history,
    read: (finished: FinishedCall): void => {
      const told = linkReplyOf(finished);
      if (told === null) return;
      const { at } = finished;
      if (told.kind === 'page') for (const row of told.page.rows) rows.write(row, { at, isRow: true });
      else {
        const written = rows.write(told.link, { at, isRow: false });
        if (told.kind === 'created' && written === 'new') sync.created();
      }
      sync.heard(told);
      changed();
    },
    touch: (): void => {
      sync.touch();
      trends.touch();
    },
    close: (): void => {
      sync.close();
      search.close();
      announcer.close();
      void links.keepIn(null);
      history.close();
      // A lock leaves no text in memory, even where a tab still holds this object.
      rows.clear();
    },
  };
}

/** When the clicks of the links were read, and how many links were not found. */
function readings({ known, columns, places }: LinkRows): Pick<LibraryState, 'oldestRead' | 'newestRead' | 'notFound'> {
  if (known === 0) return { oldestRead: null, newestRead: null, notFound: 0 };
  let [oldestRead, newestRead, notFound] = [Infinity, -Infinity, 0];
  for (let place = 0; place < places; place += 1) {
    if (columns.ids[place] === 0) continue;
    const at = columns.readAt[place] ?? 0;
    oldestRead = Math.min(oldestRead, at);
    newestRead = Math.max(newestRead, at);
    notFound += columns.notFound[place] ?? 0;
  }
  return { oldestRead, newestRead, notFound };
}
