/** List state: search, sort, filters, saved view and page of the link list in the query of the address. */

import { instantOf } from '#base/zoned-time.ts';
import { aliasIn } from '#contract/new-link/alias.ts';
import {
  type LibrarySort,
  type LinkCheck,
  type LinkView,
  librarySorts,
  linkChecks,
} from '#queries/library.ts';
import { calendarPeriods } from '#ui/format/calendar-periods.ts';
import { parseMoment } from '#ui/format/format.ts';
import { readValueFilters, type ValueFilters, writeValueFilters } from './value-filters.ts';

/** Both bounds belong to it; null for no bound. */
interface ClicksRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Days as `YYYY-MM-DD`, both of which belong to it; '' for no bound. */
interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** In days. */
export const ages = [7, 30, 90] as const;

export interface ListState {
  /** Keywords, or ''. */
  readonly q: string;
  /** A short URL to look up, or ''; takes precedence over the others. */
  readonly short: string;
  readonly sort: LibrarySort;
  readonly descending: boolean;
  readonly clicks: ClicksRange;
  /** Days of creation. */
  readonly made: DayRange;
  /** By channel, UTM tag, site and domain. */
  readonly values: ValueFilters;
  readonly check: LinkCheck | null;
  /** Created in the last so many days; null for any time. */
  readonly within: (typeof ages)[number] | null;
  /** The name of the saved view that the list was opened from, or ''. */
  readonly view: string;
  /** The user wants the service's own answer, and not that of the links that are here. */
  readonly askService: boolean;
  /** From 1. */
  readonly page: number;
}

const noClicks: ClicksRange = { from: null, to: null };
const noDays: DayRange = { from: '', to: '' };

/** What narrows the list besides a search. */
export const noFilters = {
  clicks: noClicks,
  made: noDays,
  values: {},
  check: null,
  within: null,
} as const;

const textSorts: readonly LibrarySort[] = ['alias', 'title', 'destination', 'channel'];

/** Figures and dates begin with the largest, texts with A. */
export function descendsFirst(sort: LibrarySort): boolean {
  return !textSorts.includes(sort);
}

/** Invalid values read as the defaults; `order` is the name of `sort` in older addresses. */
export function readListState(query: URLSearchParams): ListState {
  const text = (name: string) => query.get(name) ?? '';
  const page = text('page');
  const sort =
    librarySorts.find((each) => each === text('sort')) ??
    (text('order') === 'click' ? 'clicks' : 'date');
  const dir = text('dir');
  return {
    q: text('q'),
    short: text('short'),
    sort,
    descending: dir === 'asc' || dir === 'desc' ? dir === 'desc' : descendsFirst(sort),
    clicks: readClicks(text('clicks')),
    made: readDays(text('made')),
    values: readValueFilters(query),
    check: linkChecks.find((each) => each === text('check')) ?? null,
    within: ages.find((days) => `${days}d` === text('made')) ?? null,
    view: text('view'),
    askService: text('from') === 'service',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The inverse; defaults are left out. */
export function writeListState(state: ListState): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string, unset = '') => {
    if (value !== unset) query.set(name, value);
  };
  const { sort, descending, clicks, made } = state;
  set('q', state.q);
  set('short', state.short);
  set('sort', sort, 'date');
  if (descending !== descendsFirst(sort)) set('dir', descending ? 'desc' : 'asc');
  set('clicks', `${clicks.from ?? ''}..${clicks.to ?? ''}`, '..');
  set('made', state.within === null ? `${made.from}..${made.to}` : `${state.within}d`, '..');
  writeValueFilters(state.values, query);
  set('check', state.check ?? '');
  set('view', state.view);
  if (state.askService) set('from', 'service');
  set('page', String(state.page), '1');
  return query;
}

function readClicks(text: string): ClicksRange {
  const [, from = '', to = ''] = /^(\d{0,12})\.\.(\d{0,12})$/.exec(text) ?? [];
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
}

function readDays(text: string): DayRange {
  const [from = '', to = '', ...more] = text.split('..');
  const isDay = (day: string) =>
    day === '' || (day.length === 10 && parseMoment(day) !== undefined);
  return more.length === 0 && isDay(from) && isDay(to) ? { from, to } : noDays;
}

/** How many filters are set. */
export function filterCount({ clicks, made, values, check, within }: ListState): number {
  const set = [
    clicks.from !== null || clicks.to !== null,
    made.from !== '' || made.to !== '',
    check !== null,
    within !== null,
  ];
  return set.filter((each) => each).length + Object.keys(values).length;
}

/** The order by which the service can sort, or undefined where only the links that are here can be sorted so. */
export function serviceOrder({
  sort,
  descending,
}: Pick<ListState, 'sort' | 'descending'>): 'date' | 'click' | undefined {
  if (!descending) return undefined;
  if (sort === 'date') return 'date';
  return sort === 'clicks' ? 'click' : undefined;
}

/** Whether only the links that are here can answer, because the service can neither filter nor sort so. */
export function needsLibrary(state: ListState): boolean {
  return filterCount(state) > 0 || serviceOrder(state) === undefined;
}

/**
 * The state as a view of the library.
 *
 * @param zone the time zone in which days begin, or '' for the browser's
 */
export function linkViewOf(
  { q, sort, descending, clicks, made, values, ...more }: ListState,
  zone: string,
): LinkView {
  return {
    q,
    sort,
    descending,
    week: sort === 'week' ? calendarPeriods('week', Date.now()).period.from : undefined,
    clicks: { from: clicks.from, to: clicks.to === null ? null : clicks.to + 1 },
    made: { from: beginOf(made.from, zone), to: beginOf(dayAfter(made.to), zone) },
    host: null,
    ...values,
    check: more.check ?? undefined,
    madeWithin: more.within ?? undefined,
  };
}

function beginOf(day: string, zone: string): number | null {
  return instantOf(`${day}T00:00`, zone) ?? null;
}

function dayAfter(day: string): string {
  const at = day === '' ? undefined : parseMoment(day);
  return at === undefined ? '' : new Date(at + 86_400_000).toISOString().slice(0, 10);
}

const shortUrl =
  /^(https?:\/\/)?(localhost|\[[\da-f:]+\]|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+)(:\d{1,5})?\/[^\s/]\S*$/iu;

/**
 * The keywords of a search. A short URL of the account is searched by its alias, as no service looks for a host.
 *
 * @param known short URLs of the account
 */
export function keywordsOf(q: string, known: () => readonly (string | null)[]): string {
  if (!looksLikeShortUrl(q)) return q;
  const host = hostIn(q);
  return known().some((shorturl) => shorturl !== null && hostIn(shorturl) === host)
    ? aliasIn(q.trim())
    : q;
}

function hostIn(url: string): string {
  return (
    url
      .trim()
      .replace(/^https?:\/\//i, '')
      .split('/')[0] ?? ''
  ).toLowerCase();
}

/** Whether a text can be a short URL, with or without its scheme: a hostname and a path. */
export function looksLikeShortUrl(text: string): boolean {
  return shortUrl.test(text.trim());
}
