/**
 * Insights: sums, groups, rankings and checks over all loaded links, each made once for a version
 * of the library.
 */
import type {
  ChannelTags,
  GainPeriod,
  Grouping,
  KnownWeek,
  LibrarySummary,
  LinkCheck,
  LinkGroup,
  LinkGroups,
  LinkSelection,
  PeriodQuery,
} from '#engine/library/insight-types.ts';
import {
  type CheckResult,
  type LibraryLink,
  type LinkRank,
  type LinkReport,
  type LinkView,
  maxWindow,
  type ObservedPeriod,
  type PeriodReport,
  type RankedLink,
  type RankingQuery,
  type ReportDetails,
  type ReportedLink,
  type ReportQuery,
  type RowFacts,
  type SelectionSums,
  type VisitChanges,
  youngestRanked,
} from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import type { KnownDetail } from '#engine/links/known-detail.ts';
import type { LinkHistory } from '#engine/storage/history-entries.ts';
import { chartIntervals } from '#engine/trends/chart-intervals.ts';
import { trendOf } from '#engine/trends/link-trend.ts';
import { AccountBars } from './account-bars.ts';
import { channelTags } from './channel-tags.ts';
import { DetailSums } from './detail-sums.ts';
import { groupLinks, readClicks, usedPlaces } from './group-links.ts';
import type { LinkFacts, Slices } from './link-facts.ts';
import { ObservedSum } from './observed-sum.ts';
import { ObservedWeek } from './observed-week.ts';
import { PeriodSums } from './period-sums.ts';
import { Ranking } from './ranking.ts';
import { reportLinks, sumSelections } from './report-links.ts';
import type { WeekClicks } from './week-clicks.ts';

/** Statistics of links, as far as they were read. */
export interface DetailSource {
  /** Grows with each change. */
  readonly version: number;
  open(): Promise<void>;
  of(id: number): KnownDetail | null;
}

interface InsightDeps {
  readonly rows: LinkRows;
  readonly facts: LinkFacts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Long work is done in these. */
  readonly slices: () => Slices;
  readonly status: () => { readonly isWhole: boolean; readonly total: number | null };
  /** The end of the user's last visit, or null. */
  readonly lastVisit: () => number | null;
  readonly histories: {
    ids(): IterableIterator<number>;
    of(id: number): LinkHistory | null;
  };
  /** The statistics of links that were read one by one. */
  readonly details: DetailSource;
  /** The ids of the links of a view. */
  readonly idsOf: (view: LinkView) => Promise<readonly number[]>;
}

const minute = 60_000;
const day = 86_400_000;
const maxRanked = 50;
const maxGained = 5;
const maxExamples = 2;
const barDays = 30;
/** The days that a row of a table shows at least. */
const sparkDays = 14;
/** Histories between two readings of the clock. */
const stride = 256;

export class Insights {
  readonly #deps: InsightDeps;
  readonly #answers = new Map<
    string,
    { readonly stamp: string; readonly value: Promise<unknown> }
  >();

  constructor(deps: InsightDeps) {
    this.#deps = deps;
  }

  summary(): Promise<LibrarySummary> {
    return this.#once('summary', '', () => Promise.resolve(this.#summary()));
  }

  groups(by: Grouping, from?: number): Promise<LinkGroups> {
    return this.#once(`groups ${by}`, this.#weekStamp(from), async () => {
      const { rows, facts } = this.#deps;
      await this.#refresh();
      const week = await this.#week(from);
      const isComplete = this.#isComplete(by === 'channel');
      const groups = groupLinks(rows, facts, by, usedPlaces(rows), week);
      return { ...groups, isComplete, ...this.#period(), ...this.#knownWeek(from, week) };
    });
  }

  sums(selections: readonly LinkSelection[], from?: number): Promise<SelectionSums> {
    const asked = `${JSON.stringify(selections)} ${this.#weekStamp(from)}`;
    return this.#once('sums', asked, async () => {
      const { rows, facts, now } = this.#deps;
      await this.#refresh();
      const week = await this.#week(from);
      const sums = sumSelections({ rows, facts, now: now(), week }, selections);
      const isComplete = this.#isComplete(false);
      return { sums, isComplete, ...this.#period(), ...this.#knownWeek(from, week) };
    });
  }

  report(query: ReportQuery): Promise<LinkReport> {
    const { details } = this.#deps;
    return this.#once('report', `${JSON.stringify(query)} ${details.version}`, async () => {
      const { rows, facts, now, lastVisit, idsOf } = this.#deps;
      await this.#refresh();
      const { view, observed, withDetails = false, ...own } = query;
      const viewed = view === undefined ? [] : await idsOf(view);
      const selection = { ...own, ids: [...(own.ids ?? []), ...viewed] };
      const period = { isComplete: this.#isWholeReport(query), ...this.#period() };
      const { ids, ...report } = reportLinks(
        { rows, facts, now: now(), week: null },
        selection,
        period,
      );
      return {
        ...report,
        channels: facts.members.progress(),
        ...(await this.#observed(ids, report.links, observed)),
        details: withDetails ? await this.#detailSums(ids) : null,
        bars: await this.#bars(lastVisit() ?? now(), now(), ids),
      };
    });
  }

  best(query: RankingQuery): Promise<readonly RankedLink[]> {
    return this.#once(`best ${JSON.stringify(query)}`, '', () =>
      Promise.resolve(this.#best(query)),
    );
  }

  /** The place of a link by clicks among all links; null where that is not clear. */
  rank(id: number): Promise<LinkRank | null> {
    const { rows, status } = this.#deps;
    const { ids, clicks } = rows.columns;
    const own = clicks[rows.placeOf(id) ?? -1] ?? Number.NaN;
    if (!status().isWhole || Number.isNaN(own)) return Promise.resolve(null);
    let rank = 1;
    for (let place = 0; place < rows.places; place += 1)
      if (ids[place] !== 0 && (clicks[place] ?? 0) > own) rank += 1;
    return Promise.resolve({ rank, links: rows.known });
  }

  checks(): Promise<readonly CheckResult[]> {
    return this.#once('checks', '', async () => {
      await this.#refresh();
      return this.#checks(this.#deps.slices());
    });
  }

  channelTags(): Promise<readonly ChannelTags[]> {
    return this.#once('channelTags', '', async () => {
      await this.#refresh();
      return channelTags(this.#deps.rows, this.#deps.facts);
    });
  }

  sinceVisit(): Promise<VisitChanges | null> {
    return this.#once('sinceVisit', '', () => this.#sinceVisit());
  }

  period(query: PeriodQuery): Promise<PeriodReport> {
    return this.#once('period', JSON.stringify(query), () => this.#periodReport(query));
  }

  /** What rows show of links. */
  async rowFacts(ids: readonly number[], from?: number): Promise<RowFacts> {
    const { rows, facts, lastVisit } = this.#deps;
    const known = await this.#week(from);
    const links = ids.slice(0, maxWindow).flatMap((id) => {
      const place = rows.placeOf(id);
      const channels = facts.members.channelsOf(id);
      const gained = place === undefined ? 0 : facts.gainOf(place);
      const clicks = known?.clicks[place ?? -1] ?? Number.NaN;
      const week = Number.isNaN(clicks) ? null : clicks;
      const isPlain = channels.length === 0 && gained === 0 && week === null;
      return isPlain ? [] : [{ id, channels, gained, week }];
    });
    const channels = facts.members.channels();
    return {
      since: lastVisit(),
      mainDomain: await this.#mainDomain(),
      mainSite: await this.#mainSite(),
      hasTrends: await this.#hasTrends(),
      channels,
      links,
    };
  }

  /** The host that most short links are on. */
  #mainDomain(): Promise<string> {
    return this.#once('mainDomain', '', () => Promise.resolve(this.#largest('domain')?.key ?? ''));
  }

  #mainSite(): Promise<string> {
    return this.#once('mainSite', '', async () => {
      await this.#refresh();
      const site = this.#largest('site');
      return site !== undefined && site.links * 2 >= this.#deps.rows.known ? site.key : '';
    });
  }

  /** The group of most links. */
  #largest(by: Grouping): LinkGroup | undefined {
    const { rows, facts } = this.#deps;
    const { groups } = groupLinks(rows, facts, by);
    const max = Math.max(0, ...groups.map(({ links }) => links));
    return groups.find(({ links }) => links === max);
  }

  #hasTrends(): Promise<boolean> {
    return this.#once('hasTrends', '', async () => {
      const { rows, histories, now } = this.#deps;
      const slices = this.#deps.slices();
      const since = now() - sparkDays * day;
      for (const id of histories.ids()) {
        const history = histories.of(id);
        if (history === null) continue;
        const intervals = trendOf(id, history).intervals.filter(({ to }) => to > since);
        const made = rows.columns.made[rows.placeOf(id) ?? -1] ?? Number.NaN;
        if (chartIntervals(intervals, Number.isNaN(made) ? null : made) !== null) return true;
        if (slices.isOver()) await slices.next();
      }
      return false;
    });
  }

  /** Drops everything. */
  clear(): void {
    this.#answers.clear();
    this.#deps.facts.clear();
  }

  /**
   * The value for the library as it is, within the minute, as ages grow.
   *
   * @param asked what it was asked for: of each name only the last value is cached
   */
  #once<Value>(name: string, asked: string, make: () => Promise<Value>): Promise<Value> {
    const { facts, now, status, lastVisit } = this.#deps;
    const { isWhole, total } = status();
    const minutes = Math.floor(now() / minute);
    const stamp = [facts.version, minutes, isWhole, total, lastVisit(), asked].join(' ');
    const known = this.#answers.get(name);
    // A sound cast: each name has values of one type.
    if (known?.stamp === stamp) return known.value as Promise<Value>;
    const value = make();
    this.#answers.set(name, { stamp, value });
    // What has failed is tried again.
    value.catch(() => {
      if (this.#answers.get(name)?.value === value) this.#answers.delete(name);
    });
    return value;
  }

  /** Whether every link was read, and the members of every channel where they matter. */
  #isComplete(withChannels: boolean): boolean {
    const { read, all } = this.#deps.facts.members.progress();
    return this.#deps.status().isWhole && (!withChannels || read === all);
  }

  /** Whether every link that belongs to a report was read. */
  #isWholeReport({ channel, campaigns = [], ids = [], view }: ReportQuery): boolean {
    const { rows, facts } = this.#deps;
    const hasIdsAlone = channel === undefined && campaigns.length === 0 && view === undefined;
    if (hasIdsAlone && ids.length > 0)
      return ids.every((id) => rows.placeOf(id) !== undefined) || this.#isComplete(false);
    const isChannelRead =
      channel === undefined ||
      facts.members.channels().some((each) => each.id === channel && each.isRead);
    return this.#isComplete(view?.channel !== undefined) && isChannelRead;
  }

  async #detailSums(ids: readonly number[]): Promise<ReportDetails> {
    const { rows, details } = this.#deps;
    await details.open();
    const sums = new DetailSums();
    for (const id of ids) {
      const place = rows.placeOf(id);
      if (place === undefined) continue;
      sums.add({ id, clicks: readClicks(rows.columns.clicks[place]) }, details.of(id));
    }
    return sums.result((id) => {
      const place = rows.placeOf(id);
      const link = place === undefined ? null : rows.fields(place);
      return link?.shorturl ?? link?.alias ?? String(id);
    });
  }

  /** What was observed of links in the last days, ever, or in a week: of all, and of each that is listed. */
  async #observed(
    ids: readonly number[],
    links: readonly Omit<ReportedLink, 'observed'>[],
    asked: ObservedPeriod | undefined,
  ): Promise<Pick<LinkReport, 'observed' | 'links'>> {
    if (asked === undefined)
      return { observed: null, links: links.map((each) => ({ ...each, observed: null })) };
    const { rows, histories } = this.#deps;
    const slices = this.#deps.slices();
    const sum = this.#observedSum(asked);
    let checked = 0;
    for (const id of ids) {
      const history = histories.of(id);
      const made = rows.columns.made[rows.placeOf(id) ?? -1] ?? Number.NaN;
      if (history !== null) sum.add(id, history, made);
      checked += 1;
      if (checked % stride === 0 && slices.isOver()) await slices.next();
    }
    const found = sum.result();
    const movers = found?.movers.flatMap(({ id, clicks }) => {
      const place = rows.placeOf(id);
      return place === undefined ? [] : [{ link: rows.link(place), clicks }];
    });
    return {
      observed: found === null || movers === undefined ? null : { ...found, movers },
      links: links.map((each) => ({ ...each, observed: sum.clicksOf(each.link.id) })),
    };
  }

  #observedSum(asked: ObservedPeriod): ObservedSum | ObservedWeek {
    const to = this.#deps.now();
    if ('week' in asked) return new ObservedWeek(asked.week, to);
    return new ObservedSum({ since: asked.days === null ? 0 : to - asked.days * day, to });
  }

  #period(): GainPeriod {
    const since = this.#deps.lastVisit();
    return { since, isGainComplete: this.#isGainComplete(since ?? 0) };
  }

  /** What each link got in a week, made once for all questions. @param from its beginning */
  async #week(from: number | undefined): Promise<WeekClicks | null> {
    if (from === undefined) return null;
    const { facts, slices } = this.#deps;
    return this.#once('week', this.#weekStamp(from), () => facts.week(from, slices()));
  }

  /** Links that are read again may have the same clicks, which are known from then on. */
  #weekStamp(from: number | undefined): string {
    return from === undefined ? '' : `${from} ${this.#isGainComplete(from)}`;
  }

  #knownWeek(from: number | undefined, week: WeekClicks | null): KnownWeek {
    if (from === undefined || week === null) return { week: null, isWeekComplete: false };
    return { week: week.sum, isWeekComplete: this.#isGainComplete(from) };
  }

  /** Whether every link was read after a moment. */
  #isGainComplete(since: number): boolean {
    const { rows, status } = this.#deps;
    const { ids, readAt } = rows.columns;
    if (!status().isWhole) return false;
    for (let place = 0; place < rows.places; place += 1)
      if (ids[place] !== 0 && (readAt[place] ?? 0) <= since) return false;
    return true;
  }

  #refresh(): Promise<void> {
    return this.#deps.facts.refresh(this.#deps.slices());
  }

  #summary(): LibrarySummary {
    const { rows, now } = this.#deps;
    const { isWhole, total } = this.#deps.status();
    const at = now();
    const { ids, clicks, made } = rows.columns;
    const sum = { clicks: 0, clickedLinks: 0, unreadClicks: 0, createdThisWeek: 0 };
    const createdIn30Days = { links: 0, clicks: 0 };
    for (let place = 0; place < rows.places; place += 1) {
      if (ids[place] === 0) continue;
      const read = clicks[place] ?? Number.NaN;
      const own = Number.isNaN(read) ? 0 : read;
      sum.clicks += own;
      if (own > 0) sum.clickedLinks += 1;
      if (Number.isNaN(read)) sum.unreadClicks += 1;
      const age = at - (made[place] ?? Number.NaN);
      if (age <= 7 * day) sum.createdThisWeek += 1;
      if (age > 30 * day || Number.isNaN(age)) continue;
      createdIn30Days.links += 1;
      createdIn30Days.clicks += own;
    }
    return { links: rows.known, ...sum, createdIn30Days, isComplete: isWhole, total };
  }

  #best({ by, count, madeWithin }: RankingQuery): RankedLink[] {
    const { rows, now } = this.#deps;
    const at = now();
    const { ids, clicks, made } = rows.columns;
    const ranking = new Ranking(Math.min(count, maxRanked));
    for (let place = 0; place < rows.places; place += 1) {
      const own = clicks[place] ?? Number.NaN;
      if (ids[place] === 0 || !(own > 0)) continue;
      const days = (at - (made[place] ?? Number.NaN)) / day;
      if (madeWithin !== null && !(days <= madeWithin)) continue;
      if (by === 'clicks') ranking.add(place, own);
      else if (days >= youngestRanked) ranking.add(place, own / days);
    }
    return ranking.ranked.map(({ place }) => {
      const own = clicks[place] ?? 0;
      const days = (at - (made[place] ?? Number.NaN)) / day;
      const isKnown = days >= 1;
      return {
        link: rows.link(place),
        clicks: own,
        days: days >= 0 ? Math.floor(days) : null,
        perDay: isKnown ? own / days : null,
      };
    });
  }

  async #checks(slices: Slices): Promise<CheckResult[]> {
    const { rows, facts, now } = this.#deps;
    const at = now();
    const { ids, made, clicks } = rows.columns;
    // The examples are those to begin with: the oldest, the soonest, the most clicked, and else the newest ones.
    const found = {
      noClicks: new CheckedLinks((place) => -(made[place] ?? 0)),
      dead: new CheckedLinks((place) => readClicks(clicks[place])),
      sameDestination: new CheckedLinks((place) => made[place] ?? 0),
      expiring: new CheckedLinks((place) => -facts.expiryAt(place)),
      noUtm: new CheckedLinks((place) => made[place] ?? 0),
    };
    for (let place = 0; place < rows.places; place += 1) {
      if (place % stride === 0 && slices.isOver()) await slices.next();
      if (ids[place] === 0) continue;
      if (facts.hasNoClicks(place, at)) found.noClicks.add(place);
      if (facts.isDead(place, at)) found.dead.add(place);
      if (facts.sharesDestination(place)) found.sameDestination.add(place);
      if (facts.isExpiring(place, at)) found.expiring.add(place);
      if (facts.lacksTags(place)) found.noUtm.add(place);
    }
    const names = ['noClicks', 'dead', 'sameDestination', 'expiring', 'noUtm'] as const;
    return names.flatMap((check: LinkCheck & keyof typeof found) => {
      const { links, places } = found[check];
      if (links === 0) return [];
      const examples = places.map((place): LibraryLink => rows.link(place));
      const expiries = check === 'expiring' ? places.map((place) => facts.expiryAt(place)) : [];
      return [{ check, links, examples, expiries }];
    });
  }

  async #sinceVisit(): Promise<VisitChanges | null> {
    const { rows, facts, now, lastVisit, status } = this.#deps;
    const since = lastVisit();
    if (since === null) return null;
    const { ids, readAt } = rows.columns;
    const ranking = new Ranking(maxGained);
    const sum = { clicks: 0, links: 0 };
    let isComplete = status().isWhole;
    for (let place = 0; place < rows.places; place += 1) {
      if (ids[place] === 0) continue;
      if ((readAt[place] ?? 0) <= since) isComplete = false;
      const gained = facts.gainOf(place);
      if (gained === 0) continue;
      sum.clicks += gained;
      sum.links += 1;
      ranking.add(place, gained);
    }
    const top = ranking.ranked.map(({ place, value }) => ({
      link: rows.link(place),
      gained: value,
    }));
    const bars = await this.#bars(since, now(), [...this.#deps.histories.ids()]);
    return { since, ...sum, isComplete, top, bars };
  }

  async #periodReport(query: PeriodQuery): Promise<PeriodReport> {
    const { rows, facts, histories } = this.#deps;
    await this.#refresh();
    const sums = new PeriodSums(rows, facts, query);
    const slices = this.#deps.slices();
    let checked = 0;
    for (const id of histories.ids()) {
      const place = rows.placeOf(id);
      const history = histories.of(id);
      if (place !== undefined && history !== null) sums.add(place, history);
      checked += 1;
      if (checked % stride === 0 && slices.isOver()) await slices.next();
    }
    return { ...sums.result(), isComplete: this.#isGainComplete(query.period.from) };
  }

  async #bars(since: number, to: number, ids: readonly number[]): Promise<VisitChanges['bars']> {
    const { histories } = this.#deps;
    const slices = this.#deps.slices();
    const bars = new AccountBars({ from: to - barDays * day, to, since });
    let checked = 0;
    for (const id of ids) {
      const history = histories.of(id);
      if (history !== null) bars.add(history);
      checked += 1;
      if (checked % stride === 0 && slices.isOver()) await slices.next();
    }
    return bars.bars();
  }
}

/** Links that a check has found: their number, and the first ones by a rank. */
class CheckedLinks {
  links = 0;
  readonly #ranking = new Ranking(maxExamples);
  readonly #rankOf: (place: number) => number;

  constructor(rankOf: (place: number) => number) {
    this.#rankOf = rankOf;
  }

  add(place: number): void {
    this.links += 1;
    this.#ranking.add(place, this.#rankOf(place));
  }

  get places(): number[] {
    return this.#ranking.ranked.map(({ place }) => place);
  }
}
