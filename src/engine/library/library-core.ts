/** Library core: rows, search and sync of one account, put together. */
import type { Observed } from '#base/listeners.ts';
import type { Client } from '#client/client.ts';
import { type DetailSource, Insights } from '#engine/library/insights/insights.ts';
import { type FactSources, LinkFacts, noFactSources } from '#engine/library/insights/link-facts.ts';
import {
  type FinishedCall,
  type LinkReply,
  linkReplyOf,
} from '#engine/library/rows/link-replies.ts';
import { LinkRows } from '#engine/library/rows/link-rows.ts';
import { LibrarySearch } from '#engine/library/search/library-search.ts';
import { createSlices } from '#engine/library/search/slices.ts';
import { LibrarySync } from '#engine/library/sync/library-sync.ts';
import type { ThrottleDeps } from '#engine/library/sync/sync-throttle.ts';
import type { NotedLinks } from '#engine/notes/noted-links.ts';
import type { HistoryPlace } from '#engine/storage/history-database.ts';
import type { SealedBlocks } from '#engine/storage/sealed-blocks.ts';
import { StoredHistory } from '#engine/trends/stored-history.ts';
import { createTrends, type Trends } from '#engine/trends/trends.ts';
import { isAboutMembers, KnownChannelMembers, type MembersPlace } from './known-channel-members.ts';
import {
  type Library,
  type LibraryLink,
  type LibraryState,
  type libraryVerbs,
  maxWindow,
} from './library-types.ts';
import { createStatePublisher, type StatePublisher } from './state-publisher.ts';
import { StoredLinks } from './stored-links.ts';

export interface CoreDeps extends ThrottleDeps {
  /** Where the members of channels are stored; in memory alone where none is given. */
  readonly membersPlace?: MembersPlace;
  /** Sends a request; its reply is not handed to `read`. */
  readonly call: Client['call'];
  /** The statistics of links that were read; none where it is missing. */
  readonly details?: DetailSource;
  /** The links that are known to expire. */
  readonly expiries?: FactSources['expiries'] & Pick<Observed<number>, 'subscribe'>;
  /** The notes on links; none where it is missing. */
  readonly notes?: NotedLinks;
}

/** After a question, in milliseconds. */
const untilQuiet = 200;

const noDetails: DetailSource = { version: 0, open: () => Promise.resolve(), of: () => null };

/** The state without what the storage knows. */
export type CoreState = Omit<LibraryState, 'keeping' | 'history'>;

/** What the core answers itself, some of it at once. */
export type CoreVerbs = {
  readonly [Verb in keyof typeof libraryVerbs]: (
    ...args: Parameters<Library[Verb]>
  ) => ReturnType<Library[Verb]> | Awaited<ReturnType<Library[Verb]>>;
};

/** The library of one account, once it is loaded. */
export class LibraryCore {
  readonly verbs: CoreVerbs;
  readonly history: StoredHistory;
  readonly #members: KnownChannelMembers;
  readonly #trends: Trends;
  readonly #rows: LinkRows;
  readonly #facts: LinkFacts;
  readonly #search: LibrarySearch;
  readonly #sync: LibrarySync;
  readonly #stored: StoredLinks;
  readonly #insights: Insights;
  readonly #publisher: StatePublisher;
  readonly #unsubscribe: readonly ((() => void) | undefined)[];
  /** How often stored readings came after questions had been answered without them. */
  #lateReadings = 0;

  constructor({ clock, expiries, notes, details = noDetails, membersPlace, ...service }: CoreDeps) {
    const now = () => clock.now();
    this.#publisher = createStatePublisher(clock);
    const onChange = () => this.#publisher.changed();
    this.#members = new KnownChannelMembers({ now, onChange });
    if (membersPlace !== undefined) this.#members.open(membersPlace);
    this.#trends = createTrends(clock);
    this.history = new StoredHistory(this.#trends, clock);
    this.#rows = this.#openRows();
    this.#facts = new LinkFacts(this.#rows, {
      now,
      members: this.#members,
      expiries: expiries ?? noFactSources.expiries,
      gainOf: (id, made) => this.#gainOf(id, made),
      gainsVersion: () => this.#lateReadings,
      historyOf: (id) => this.#trends.histories.of(id),
      notes: notes ?? noFactSources.notes,
    });
    this.#search = new LibrarySearch(this.#rows, {
      facts: this.#facts,
      now,
      quiet: (signal) => clock.wait(untilQuiet, signal),
    });
    this.#sync = new LibrarySync({
      ...service,
      clock,
      rows: this.#rows,
      members: this.#members,
      onChange: () => this.#changed(),
    });
    this.#stored = new StoredLinks({ rows: this.#rows, sync: this.#sync, now, onChange });
    this.#insights = new Insights({
      rows: this.#rows,
      facts: this.#facts,
      now,
      slices: () => createSlices({ now }),
      status: () => this.#sync.status().memory,
      lastVisit: () => this.#lastVisit(),
      histories: this.#trends.histories,
      details,
      idsOf: (view) => this.#search.ids(view),
    });
    this.#unsubscribe = [expiries?.subscribe(onChange), notes?.subscribe(onChange)];
    this.verbs = this.#openVerbs();
  }

  get(): CoreState {
    const { memory, pausedFor, requestsLeft, isBegun, isAsked, isRereading } = this.#sync.status();
    const { isWhole, total, unreadable, removed, traits, requests } = memory;
    return {
      phase: this.#phase(isWhole),
      pausedFor,
      loaded: this.#rows.known,
      total,
      unreadable,
      isBegun,
      isAsked,
      isRereading,
      requestsLeft,
      removed,
      requests,
      ...readings(this.#rows),
      sorts: traits.sortsByDate,
      version: this.#facts.version,
    };
  }

  subscribe(listener: () => void): () => void {
    return this.#publisher.subscribe(listener);
  }

  async load(from: SealedBlocks): Promise<void> {
    await this.#members.load(from);
    await this.#stored.load(from);
  }

  async keepIn(to: SealedBlocks | null): Promise<void> {
    await this.#stored.keepIn(to);
    await this.#members.keepIn(to);
  }

  /** Nothing stays stored of the members of channels, with the links that are removed. */
  forgetMembers(): Promise<void> {
    return this.#members.forget();
  }

  /** Since when observations were made, in milliseconds since 1970; null for none. */
  recordedSince(): number | null {
    const since = this.#trends.histories.since();
    return since === null ? null : since * 1000;
  }

  /** Reads the reply of a call that has succeeded. */
  read(finished: FinishedCall): void {
    if (isAboutMembers(finished.name)) this.#members.read(finished);
    const reading = linkReplyOf(finished);
    if (reading === null) return;
    this.#write(reading, finished.at);
    this.#sync.onReply(reading);
    this.#changed();
  }

  /** Opens stored readings. Where they can be had only later, questions are asked again then. */
  openHistory(place: HistoryPlace): Promise<void> {
    return this.history.open(place, () => {
      this.#lateReadings += 1;
      this.#publisher.changed();
    });
  }

  /** The user acts on a page. */
  touch(): void {
    this.#sync.touch();
    this.#trends.touch();
    this.history.changed();
  }

  /** Resolves when the last observations are written. */
  close(): Promise<void> {
    for (const unsubscribe of this.#unsubscribe) unsubscribe?.();
    this.#sync.close();
    this.#search.close();
    this.#publisher.close();
    void this.#stored.keepIn(null);
    this.#members.close();
    const closing = this.history.close();
    // A lock leaves no text in memory, even where a tab still holds this object.
    this.#rows.clear();
    this.#insights.clear();
    return closing;
  }

  #openVerbs(): CoreVerbs {
    const rows = this.#rows;
    const search = this.#search;
    const sync = this.#sync;
    const trends = this.#trends;
    const insights = this.#insights;
    const linkOf = (id: number): LibraryLink | null => {
      const place = rows.placeOf(id);
      return place === undefined ? null : rows.link(place);
    };
    /** A question that begins the reading of a small account. */
    const wanting =
      <Args extends unknown[], Answer>(ask: (...args: Args) => Answer) =>
      (...args: Args) => {
        sync.want();
        return ask(...args);
      };
    return {
      first: wanting((...args) => search.first(...args)),
      query: wanting((...args) => search.query(...args)),
      select: wanting((...args) => search.select(...args)),
      facets: wanting((view) => search.facets(view)),
      similar: (view) => search.similar(view),
      withDestination: (url) => search.withDestination(url),
      shortLinkTarget: (url) => search.shortLinkTarget(url),
      link: (id) => linkOf(id),
      begin: () => sync.begin(),
      readAllLinks: () => sync.readAllLinks(),
      pause: () => sync.pause(),
      trend: (id) => trends.trend(id),
      sparklines: (ids, days) => trends.sparklines(ids.slice(0, maxWindow), days),
      allTrends: (offset) => {
        const part = trends.allTrends(offset);
        const found = part.trends.flatMap((trend) => {
          const link = linkOf(trend.id);
          return link === null ? [] : [{ ...trend, link }];
        });
        return { ...part, trends: found };
      },
      rowFacts: (ids, week) => insights.rowFacts(ids, week),
      sinceVisit: () => insights.sinceVisit(),
      period: (query) => insights.period(query),
      summary: () => insights.summary(),
      groups: (by, week) => insights.groups(by, week),
      best: (query) => insights.best(query),
      rank: (id) => insights.rank(id),
      checks: () => insights.checks(),
      channelTags: () => insights.channelTags(),
      sums: (selections, week) => insights.sums(selections, week),
      report: (query) => insights.report(query),
    };
  }

  #openRows(): LinkRows {
    const { histories } = this.#trends;
    return new LinkRows({
      onReading: (reading) => {
        this.#trends.observe(reading);
        this.history.changed();
      },
      onRemove: (id) => histories.remove(id),
      onClear: () => histories.clear(),
    });
  }

  #write(reading: LinkReply, at: number): void {
    if (reading.kind === 'page') {
      for (const row of reading.page.rows) this.#rows.write(row, { at, isRow: true });
      return;
    }
    const written = this.#rows.write(reading.link, { at, isRow: false });
    if (reading.kind === 'created' && written === 'new') this.#sync.created();
  }

  #changed(): void {
    this.#stored.changed();
    this.#publisher.changed();
  }

  #phase(isWhole: boolean): CoreState['phase'] {
    if (this.#stored.isLoading) return 'loading';
    if (isWhole) return 'whole';
    return this.#rows.known === 0 ? 'empty' : 'filling';
  }

  #lastVisit(): number | null {
    return this.#trends.visits.get().before;
  }

  /** The clicks of a link since the last visit; all of them where it was created since then. */
  #gainOf(id: number, made: number): number {
    const { histories } = this.#trends;
    const gain = histories.gainOf(id);
    if (gain !== null) return gain;
    const isNew = made > (this.#lastVisit() ?? Infinity);
    return isNew ? (histories.of(id)?.total ?? 0) : 0;
  }
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
