/** Library core: rows, search and sync of one account, put together. */
import type { Observed } from '#base/listeners.ts';
import type { Client } from '#client/client.ts';
import { Insights } from '#engine/library/insights/insights.ts';
import { type FactSources, LinkFacts, noFactSources } from '#engine/library/insights/link-facts.ts';
import { type FinishedCall, linkReplyOf } from '#engine/library/rows/link-replies.ts';
import { createLinkRows, type LinkRows } from '#engine/library/rows/link-rows.ts';
import { LibrarySearch } from '#engine/library/search/library-search.ts';
import { createSlices } from '#engine/library/search/slices.ts';
import { LibrarySync } from '#engine/library/sync/library-sync.ts';
import type { PermissionDeps } from '#engine/library/sync/permission.ts';
import type { SealedBlocks } from '#engine/storage/sealed-blocks.ts';
import { StoredHistory } from '#engine/trends/stored-history.ts';
import { createTrends } from '#engine/trends/trends.ts';
import { isAboutMembers, KnownChannelMembers, type MembersPlace } from './known-channel-members.ts';
import type { Library, LibraryState } from './library-types.ts';
import { createStatePublisher } from './state-publisher.ts';
import { createStoredLinks } from './stored-links.ts';
import { createTrendVerbs } from './trend-verbs.ts';

export interface CoreDeps extends PermissionDeps {
  /** Where the members of channels are stored; in memory alone where none is given. */
  readonly membersPlace?: MembersPlace;
  /** Sends a request; its reply is not handed to `read`. */
  readonly call: Client['call'];
  /** The links that are known to expire. */
  readonly expiries?: FactSources['expiries'] & Pick<Observed<number>, 'subscribe'>;
}

/** After a question, in milliseconds. */
const untilQuiet = 200;

/** The state without what the keeper knows. */
export type CoreState = Omit<LibraryState, 'keeping' | 'history'>;

export type LibraryCore = ReturnType<typeof createLibraryCore>;

export function createLibraryCore({ clock, expiries, membersPlace, ...service }: CoreDeps) {
  const members = new KnownChannelMembers({
    now: () => clock.now(),
    onChange: () => announcer.changed(),
  });
  if (membersPlace !== undefined) members.open(membersPlace);
  const trends = createTrends(clock);
  const history = new StoredHistory(trends, clock);
  const rows = createLinkRows({
    onReading: (reading) => {
      trends.observe(reading);
      history.changed();
    },
    onRemove: (id) => trends.histories.remove(id),
    onClear: () => trends.histories.clear(),
  });
  const lastVisit = () => trends.visits.get().before;
  const facts = new LinkFacts(rows, {
    now: () => clock.now(),
    members,
    expiries: expiries ?? noFactSources.expiries,
    // All clicks of a link that was created since then are new.
    gainOf: (id, made) =>
      trends.histories.gainOf(id) ??
      (made > (lastVisit() ?? Infinity) ? (trends.histories.of(id)?.total ?? 0) : 0),
  });
  const search = new LibrarySearch(rows, {
    facts,
    now: () => clock.now(),
    quiet: (signal) => clock.wait(untilQuiet, signal),
  });
  const changed = () => {
    links.changed();
    announcer.changed();
  };
  const sync = new LibrarySync({ ...service, clock, rows, members, onChange: changed });
  const links = createStoredLinks({
    rows,
    sync,
    now: () => clock.now(),
    onChange: () => announcer.changed(),
  });
  const announcer = createStatePublisher(clock);
  const unsubscribe = expiries?.subscribe(() => announcer.changed());
  const insights = new Insights({
    rows,
    facts,
    now: () => clock.now(),
    slices: () => createSlices({ now: () => clock.now() }),
    status: () => sync.status().memory,
    lastVisit,
    histories: trends.histories,
  });

  function phaseNow(isWhole: boolean): CoreState['phase'] {
    if (links.isLoading) return 'loading';
    if (isWhole) return 'whole';
    return rows.known === 0 ? 'empty' : 'filling';
  }

  function stateNow(): CoreState {
    const { memory, pausedFor, requestsLeft, isBegun, isAsked, isRereading } = sync.status();
    const { isWhole, total, unreadable, removed, traits } = memory;
    const { known } = rows;
    return {
      phase: phaseNow(isWhole),
      pausedFor,
      loaded: known,
      total,
      unreadable,
      isBegun,
      isAsked,
      isRereading,
      requestsLeft,
      removed,
      requests: memory.requests,
      ...readings(rows),
      sorts: traits.sortsByDate,
      version: facts.version,
    };
  }

  /** Answers a question about links, which wants them read. */
  const wanted =
    <Args extends unknown[], Value>(answer: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> => {
      sync.want();
      return answer(...args);
    };

  const library: Omit<Library, 'get' | 'keep' | 'remove' | 'keepHistory'> = {
    subscribe: announcer.subscribe,
    first: wanted((...args) => search.first(...args)),
    query: wanted((...args) => search.query(...args)),
    select: wanted((...args) => search.select(...args)),
    facets: wanted((view) => search.facets(view)),
    similar: (view) => search.similar(view),
    link: (id) => {
      const place = rows.placeOf(id);
      return Promise.resolve(place === undefined ? null : rows.link(place));
    },
    withDestination: (url) => search.withDestination(url),
    shortLinkTarget: (url) => search.shortLinkTarget(url),
    begin: () => {
      sync.begin();
      return Promise.resolve();
    },
    readAllLinks: () => {
      sync.fill();
      return Promise.resolve();
    },
    pause: () => {
      sync.pause();
      return Promise.resolve();
    },
    ...createTrendVerbs({ rows, trends }),
    rowFacts: (ids) => insights.rowFacts(ids),
    sinceVisit: () => insights.sinceVisit(),
    summary: () => insights.summary(),
    groups: (by) => insights.groups(by),
    best: (query) => insights.best(query),
    rank: (id) => insights.rank(id),
    checks: () => insights.checks(),
    sums: (selections) => insights.sums(selections),
    report: (selection) => insights.report(selection),
  };
  return {
    ...library,
    get: stateNow,
    load: async (from: SealedBlocks): Promise<void> => {
      await members.load(from);
      await links.load(from);
    },
    keepIn: async (to: SealedBlocks | null): Promise<void> => {
      await links.keepIn(to);
      await members.keepIn(to);
    },
    history,
    /** Nothing stays stored of the members of channels, with the links that are removed. */
    forgetMembers: () => members.forget(),
    /** Since when readings were made, in milliseconds since 1970; null for none. */
    recordedSince: (): number | null => {
      const since = trends.histories.since();
      return since === null ? null : since * 1000;
    },
    read: (finished: FinishedCall): void => {
      if (isAboutMembers(finished.name)) members.read(finished);
      const reading = linkReplyOf(finished);
      if (reading === null) return;
      const { at } = finished;
      if (reading.kind === 'page')
        for (const row of reading.page.rows) rows.write(row, { at, isRow: true });
      else {
        const written = rows.write(reading.link, { at, isRow: false });
        if (reading.kind === 'created' && written === 'new') sync.created();
      }
      sync.onReply(reading);
      changed();
    },
    touch: (): void => {
      sync.touch();
      trends.touch();
      history.changed();
    },
    /** Resolves when the last readings are written. */
    close: (): Promise<void> => {
      unsubscribe?.();
      sync.close();
      search.close();
      announcer.close();
      void links.keepIn(null);
      members.close();
      const closing = history.close();
      // A lock leaves no text in memory, even where a tab still holds this object.
      rows.clear();
      insights.clear();
      return closing;
    },
  };
}

/** When the clicks of the links were read, and how many links were not found. */
function readings({
  known,
  columns,
  places,
}: LinkRows): Pick<LibraryState, 'oldestRead' | 'newestRead' | 'notFound'> {
  if (known === 0) return { oldestRead: null, newestRead: null, notFound: 0 };
  let oldestRead = Infinity;
  let newestRead = -Infinity;
  let notFound = 0;
  for (let place = 0; place < places; place += 1) {
    if (columns.ids[place] === 0) continue;
    const at = columns.readAt[place] ?? 0;
    oldestRead = Math.min(oldestRead, at);
    newestRead = Math.max(newestRead, at);
    notFound += columns.notFound[place] ?? 0;
  }
  return { oldestRead, newestRead, notFound };
}
