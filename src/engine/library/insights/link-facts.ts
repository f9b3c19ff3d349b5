/**
 * Link facts: what is derived of each link, in columns: its tags, its site, its destination as it
 * is compared.
 */
import { type ChannelMembers, noChannelMembers } from '#engine/library/channel-members.ts';
import type { LinkView, ValueFilter } from '#engine/library/library-types.ts';
import { createDictionary, type Dictionary } from '#engine/library/rows/dictionary.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { timeOf } from '#engine/library/rows/link-values.ts';
import type { NotedLinks } from '#engine/notes/noted-links.ts';
import { endOf, type LinkHistory } from '#engine/storage/history-entries.ts';
import { comparedDestination, readTags, siteOf } from './url-tags.ts';
import { type WeekClicks, weekClicks } from './week-clicks.ts';

/** Long work stops when a slice is over, so that other questions are answered meanwhile. */
export interface Slices {
  isOver(): boolean;
  next(): Promise<void>;
}

/** What is known of links besides their rows. */
export interface FactSources {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly members: ChannelMembers;
  /** The links that are known to expire, with a number that grows with each change. */
  readonly expiries: {
    list(): Promise<readonly { readonly id: number; readonly expiry: string }[]>;
    get(): number;
  };
  /** Clicks of a link since the user's last visit; 0 where none are known. */
  readonly gainOf: (id: number, made: number) => number;
  /** Grows where gains change and no row does. */
  readonly gainsVersion: () => number;
  /** What was observed of a link; null where it was never read. */
  readonly historyOf: (id: number) => LinkHistory | null;
  readonly notes: Pick<NotedLinks, 'textOf' | 'count' | 'version'>;
}

/** The part of a view that facts decide. */
export type FactFilter = Pick<
  LinkView,
  'channel' | 'source' | 'medium' | 'campaign' | 'site' | 'check' | 'madeWithin'
>;

export const noFactSources: Omit<FactSources, 'now'> = {
  members: noChannelMembers,
  expiries: { list: () => Promise.resolve([]), get: () => 0 },
  gainOf: () => 0,
  gainsVersion: () => 0,
  historyOf: () => null,
  notes: { textOf: () => '', count: () => 0, version: () => 0 },
};

const day = 86_400_000;
/** Links without a click count from this age on, and links that expire within this time. */
const fortnight = 14 * day;
const minPlaces = 256;
/** Links between two readings of the clock. */
const stride = 1024;

type TestOfPlace = (place: number) => boolean;

/** Updated link by link: a link whose destination has not changed is not read again. */
export class LinkFacts {
  sources = withNone();
  mediums = withNone();
  campaigns = withNone();
  sites = withNone();
  destinations = withNone();
  /** Numbers of these dictionaries by place; 0 for none. */
  source = new Int32Array(minPlaces);
  medium = new Int32Array(minPlaces);
  campaign = new Int32Array(minPlaces);
  site = new Int32Array(minPlaces);
  destination = new Int32Array(minPlaces);
  /** Links by the number of their destination. */
  #linksTo = new Int32Array(0);
  /** By the number of a site: whether at least half of its links have a tag. */
  #usuallyTagged = new Uint8Array(0);
  /** By the id of the link, in milliseconds since 1970. */
  #expiries: ReadonlyMap<number, number> = new Map();
  #read: (string | null | undefined)[] = [];
  #stamp = '';
  #expiriesRead = -1;
  readonly #rows: LinkRows;
  readonly #from: FactSources;

  constructor(rows: LinkRows, from: FactSources) {
    this.#rows = rows;
    this.#from = from;
  }

  get members(): ChannelMembers {
    return this.#from.members;
  }

  /** Grows with each change of what facts are made of. */
  get version(): number {
    const { members, expiries, gainsVersion, notes } = this.#from;
    const sources = members.version() + expiries.get() + gainsVersion() + notes.version();
    return this.#rows.versions.any + sources;
  }

  /** Whether links can be tested without `refresh`. */
  get isFresh(): boolean {
    return this.#stamp === this.#stampNow() && this.#expiriesRead === this.#from.expiries.get();
  }

  /** Reads the destinations that have changed. */
  async refresh(slices: Slices): Promise<void> {
    const expiries = this.#from.expiries.get();
    if (this.#expiriesRead !== expiries) {
      const known = await this.#from.expiries.list();
      this.#expiries = new Map(known.map(({ id, expiry }) => [id, timeOf(expiry)]));
      this.#expiriesRead = expiries;
    }
    while (this.#stamp !== this.#stampNow()) {
      const stamp = this.#stampNow();
      await this.#readDestinations(slices);
      this.#count();
      this.#stamp = stamp;
    }
  }

  /** Drops everything: a lock leaves no text in memory. */
  clear(): void {
    this.#stamp = '';
    this.#read = [];
    this.#expiries = new Map();
    this.sources = withNone();
    this.mediums = withNone();
    this.campaigns = withNone();
    this.sites = withNone();
    this.destinations = withNone();
  }

  isTagged(place: number): boolean {
    const { source, medium, campaign } = this;
    return source[place] !== 0 || medium[place] !== 0 || campaign[place] !== 0;
  }

  /** When a link expires, in milliseconds since 1970; NaN where that is not known. */
  expiryAt(place: number): number {
    return this.#expiries.get(this.#rows.columns.ids[place] ?? 0) ?? Number.NaN;
  }

  /** Whether any link has a note. */
  get hasNotes(): boolean {
    return this.#from.notes.count() > 0;
  }

  /** The folded notes on a link; '' where it has none. */
  noteOf(place: number): string {
    return this.#from.notes.textOf(this.#rows.columns.ids[place] ?? 0);
  }

  /** Grows where new clicks change and no row does. */
  get gainsVersion(): number {
    return this.#from.gainsVersion();
  }

  /** Clicks of a link since the user's last visit. */
  gainOf(place: number): number {
    const { ids, made } = this.#rows.columns;
    return this.#from.gainOf(ids[place] ?? 0, made[place] ?? Number.NaN);
  }

  /** What each link got in a week. @param from its beginning, in milliseconds since 1970 */
  week(from: number, slices: Slices): Promise<WeekClicks> {
    const { now, historyOf } = this.#from;
    return weekClicks({ rows: this.#rows, historyOf, now: now(), slices }, from);
  }

  /** Whether a link is old enough for clicks and has none. */
  hasNoClicks(place: number, now: number): boolean {
    const { clicks, made } = this.#rows.columns;
    return clicks[place] === 0 && now - (made[place] ?? Number.NaN) > fortnight;
  }

  /**
   * Whether a link had clicks and has had none for a fortnight: its total was the same at both ends
   * of it, and is known of today.
   */
  isDead(place: number, now: number): boolean {
    const { ids, clicks } = this.#rows.columns;
    if (!((clicks[place] ?? 0) > 0)) return false;
    const history = this.#from.historyOf(ids[place] ?? 0);
    if (history === null || history.total === 0) return false;
    const { from, until, entries } = history;
    const isRecent = now - until * 1000 < day;
    return isRecent && (until - endOf(from, entries)) * 1000 >= fortnight;
  }

  sharesDestination(place: number): boolean {
    const number = this.destination[place] ?? 0;
    return number !== 0 && (this.#linksTo[number] ?? 0) > 1;
  }

  isExpiring(place: number, now: number): boolean {
    const at = this.expiryAt(place);
    return at > now && at - now <= fortnight;
  }

  lacksTags(place: number): boolean {
    const site = this.site[place] ?? 0;
    return site !== 0 && !this.isTagged(place) && this.#usuallyTagged[site] === 1;
  }

  /**
   * Tells of a place whether its link fits; null where the filter has nothing that facts decide.
   */
  testOf(filter: FactFilter): TestOfPlace | null {
    const tests = [
      channelTest(filter.channel, this.#from.members, this.#rows.columns.ids),
      valueTest(filter.source, this.sources, this.source),
      valueTest(filter.medium, this.mediums, this.medium),
      valueTest(filter.campaign, this.campaigns, this.campaign),
      valueTest(filter.site, this.sites, this.site),
      this.#checkTest(filter.check),
      this.#ageTest(filter.madeWithin),
    ].filter((test) => test !== null);
    return tests.length === 0 ? null : (place) => tests.every((fits) => fits(place));
  }

  /** A link without a date has no age. */
  #ageTest(days: number | undefined): TestOfPlace | null {
    if (days === undefined) return null;
    const since = this.#from.now() - days * day;
    const { made } = this.#rows.columns;
    return (place) => (made[place] ?? Number.NaN) >= since;
  }

  #checkTest(check: FactFilter['check']): TestOfPlace | null {
    const now = this.#from.now();
    switch (check) {
      case 'noClicks':
        return (place) => this.hasNoClicks(place, now);
      case 'dead':
        return (place) => this.isDead(place, now);
      case 'sameDestination':
        return (place) => this.sharesDestination(place);
      case 'expiring':
        return (place) => this.isExpiring(place, now);
      case 'noUtm':
        return (place) => this.lacksTags(place);
      case 'gained':
        return (place) => this.gainOf(place) > 0;
      case 'noted':
        return (place) => this.noteOf(place) !== '';
      default:
        return null;
    }
  }

  #stampNow(): string {
    const { links, texts } = this.#rows.versions;
    return `${links} ${texts}`;
  }

  async #readDestinations(slices: Slices): Promise<void> {
    for (let place = 0; place < this.#rows.places; place += 1) {
      if (place % stride === 0 && slices.isOver()) await slices.next();
      const url = this.#rows.columns.ids[place] === 0 ? null : this.#rows.fields(place).longurl;
      if (this.#read[place] !== url) this.#readPlace(place, url);
    }
  }

  #readPlace(place: number, url: string | null): void {
    if (place >= this.source.length) this.#grow(place + 1);
    this.#read[place] = url;
    const { source, medium, campaign } = readTags(url ?? '');
    this.source[place] = this.sources.add(source);
    this.medium[place] = this.mediums.add(medium);
    this.campaign[place] = this.campaigns.add(campaign);
    const { hosts, columns } = this.#rows;
    const host = url === null ? '' : hosts.textOf(columns.host[place] ?? 0);
    this.site[place] = this.sites.add(siteOf(host));
    this.destination[place] = this.destinations.add(url === null ? '' : comparedDestination(url));
  }

  #grow(places: number): void {
    const length = Math.max(places, 2 * this.source.length);
    this.source = grown(this.source, length);
    this.medium = grown(this.medium, length);
    this.campaign = grown(this.campaign, length);
    this.site = grown(this.site, length);
    this.destination = grown(this.destination, length);
  }

  /** How many links lead to each destination, and on which sites tags are usual. */
  #count(): void {
    const linksTo = new Int32Array(this.destinations.size);
    const onSite = new Int32Array(this.sites.size);
    const tagged = new Int32Array(this.sites.size);
    const { ids } = this.#rows.columns;
    for (let place = 0; place < this.#rows.places; place += 1) {
      if (ids[place] === 0) continue;
      increase(linksTo, this.destination[place]);
      increase(onSite, this.site[place]);
      if (this.isTagged(place)) increase(tagged, this.site[place]);
    }
    this.#linksTo = linksTo;
    this.#usuallyTagged = Uint8Array.from(onSite, (all, site) =>
      all > 0 && (tagged[site] ?? 0) * 2 >= all ? 1 : 0,
    );
  }
}

/** A dictionary in which 0 is the empty text. */
function withNone(): Dictionary {
  const dictionary = createDictionary();
  dictionary.add('');
  return dictionary;
}

function grown(column: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(column);
  return larger;
}

function increase(counts: Int32Array, number = 0): void {
  counts[number] = (counts[number] ?? 0) + 1;
}

function channelTest(
  filter: ValueFilter | undefined,
  members: ChannelMembers,
  ids: Float64Array,
): TestOfPlace | null {
  if (filter === undefined) return null;
  const { values, isNot } = filter;
  const wantsNone = values.includes('');
  const wanted = new Set(values.filter((value) => value !== '').map(Number));
  return (place) => {
    const channels = members.channelsOf(ids[place] ?? 0);
    const fits = channels.length === 0 ? wantsNone : channels.some((id) => wanted.has(id));
    return fits !== isNot;
  };
}

/** Tells of a place whether the value in a column fits; null where the filter is not set. */
export function valueTest(
  filter: ValueFilter | undefined,
  dictionary: Dictionary,
  column: Int32Array,
): TestOfPlace | null {
  if (filter === undefined) return null;
  const { values, isNot } = filter;
  const numbers = new Set(values.map(dictionary.numberOf));
  return (place) => numbers.has(column[place] ?? 0) !== isNot;
}
