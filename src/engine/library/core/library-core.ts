/** Library core: rows, search and sync of one account, put together. */
import type { Clock } from '#client/time/clock.ts';
import type { Library, LibraryState } from '#engine/library/library-types.ts';
import { type FinishedCall, linkReplyOf } from '#engine/library/rows/link-replies.ts';
import { createLinkRows } from '#engine/library/rows/link-rows.ts';
import { createLibrarySearch } from '#engine/library/search/library-search.ts';
import { createAnnouncer } from './announcer.ts';

export interface CoreDeps {
  readonly clock: Clock;
}

export type LibraryCore = ReturnType<typeof createLibraryCore>;

export function createLibraryCore({ clock }: CoreDeps) {
  const rows = createLinkRows();
  const search = createLibrarySearch(rows, { now: () => clock.now() });
  let total: number | null = null;
  let isWhole = false;

  const stateNow = (): LibraryState => {
    const { known, columns, places } = rows;
    let [oldestRead, newestRead, notFound] = [Infinity, -Infinity, 0];
    for (let place = 0; place < places; place += 1) {
      if (columns.ids[place] === 0) continue;
      const at = columns.readAt[place] ?? 0;
      oldestRead = Math.min(oldestRead, at);
      newestRead = Math.max(newestRead, at);
      notFound += columns.notFound[place] ?? 0;
    }
    const isEmpty = known === 0;
    return {
      phase: isWhole ? 'whole' : isEmpty ? 'empty' : 'filling',
      resting: isWhole || isEmpty ? null : 'paused',
      known,
      total,
      unreadable: 0,
      oldestRead: isEmpty ? null : oldestRead,
      newestRead: isEmpty ? null : newestRead,
      ...{ requestsLeft: null, removed: 0, notFound, sorts: null },
      version: rows.versions.any,
    };
  };
  let state = stateNow();
  const { subscribe, changed, close } = createAnnouncer(clock, () => {
    state = stateNow();
  });

  const library: Library = {
    get: () => state,
    subscribe,
    query: search.query,
    select: search.select,
    facets: search.facets,
    withDestination: search.withDestination,
    fill: () => Promise.resolve(),
    pause: () => Promise.resolve(),
  };
  return {
    ...library,
    read: (finished: FinishedCall): void => {
      const told = linkReplyOf(finished);
      if (told === null) return;
      const { at } = finished;
      if (told.kind === 'page') {
        const { asked, page } = told;
        for (const row of page.rows) rows.write(row, { at, isRow: true });
        if ((asked.q ?? '') === '' && page.counted) {
          total = page.result;
          isWhole ||= (asked.page ?? 1) === 1 && page.more === 'no' && page.unreadable.length === 0;
        }
      } else if (rows.write(told.link, { at, isRow: false }) === 'new' && told.kind === 'created' && total !== null) total += 1;
      changed();
    },
    close,
  };
}
