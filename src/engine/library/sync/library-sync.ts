/**
 * Library sync: decides what to read next: all links once, then new ones, deleted ones and changed
 * clicks.
 */
import type { Client } from '#client/client.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link } from '#contract/resources/links.ts';
import type { KnownChannelMembers } from '#engine/library/known-channel-members.ts';
import { maxUnasked, type PauseReason } from '#engine/library/library-types.ts';
import type { LinkReply } from '#engine/library/rows/link-replies.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import {
  createLinkOrders,
  type LinkOrders,
  noSources,
} from '#engine/library/search/link-orders.ts';
import { createSlices } from '#engine/library/search/slices.ts';
import { type AskService, createAskService } from './ask-service.ts';
import { removeFewDeleted, requestsForFew } from './few-deleted.ts';
import { fullPass, newPass } from './full-pass.ts';
import { requestsFor } from './overlap-pages.ts';
import { maxReadAlone, readBest } from './read-best.ts';
import { readNewest } from './read-newest.ts';
import { pageToRefresh } from './refresh-plan.ts';
import { learnClickOrder, rowsOn } from './service-traits.ts';
import { SyncThrottle, type ThrottleDeps } from './sync-throttle.ts';
import { markSeen, newMemory, type SyncDeps, type SyncMemory, writePage } from './sync-types.ts';

export interface LibrarySyncDeps extends ThrottleDeps {
  readonly rows: LinkRows;
  /** What is known of channels; read after the links. */
  readonly members?: Pick<KnownChannelMembers, 'opened' | 'next' | 'due' | 'read' | 'gaveUp'>;
  readonly call: Client['call'];
  /** Something in `status` or the rows has changed. */
  readonly onChange: () => void;
}

export interface SyncStatus {
  readonly memory: Readonly<SyncMemory>;
  readonly pausedFor: PauseReason | null;
  /** Requests until the first pass is done, or null. */
  readonly requestsLeft: number | null;
  readonly isBegun: boolean;
  /** The user has asked for all links. */
  readonly isAsked: boolean;
  /** Links of an earlier visit are read again, so that what is new since then is not all known. */
  readonly isRereading: boolean;
}

/** Plain data. */
export interface SyncState {
  readonly memory: Readonly<SyncMemory>;
  /** The user has paused it. */
  readonly isPaused: boolean;
  /**
   * The user has asked for all links; missing in older states, which were stored for such accounts
   * alone.
   */
  readonly isAsked?: boolean;
}

/**
 * All links of accounts with at most so many are read at once: it takes ten requests, and a few
 * more where pages overlap.
 */
const maxAtOnce = 1000;
/** A search for deleted links, or of channels for their members, with at most so many requests is not spread. */
const maxShort = 20;
/** Passes in a row to find all links, where the service counts more than were found. */
const maxPasses = 3;
const minute = 60_000;
/** Links that were read at all within this time are not read right after a start. */
const oldAfter = 15 * minute;
/** A user who acted within this time may be looking. */
const isThere = 3 * minute;

/** All waits end with `close`. */
export class LibrarySync {
  readonly #rows: LinkRows;
  readonly #members: LibrarySyncDeps['members'];
  readonly #clock: LibrarySyncDeps['clock'];
  readonly #onChange: () => void;
  readonly #memory: SyncMemory = newMemory();
  readonly #throttle: SyncThrottle;
  readonly #ask: AskService;
  /** What the walks share. */
  readonly #deps: SyncDeps;
  readonly #orders: LinkOrders;
  readonly #closing = new AbortController();
  /** Ends the wait for the next refresh. */
  #resting = new AbortController();
  /** The user has asked for all links. */
  #isAsked = false;
  /** A screen has shown links. */
  #isWanted = false;
  /** The first screen has its replies. */
  #isBegun = false;
  #isRunning = false;
  /** A pass over all links is at work. */
  #isReadingAll = false;
  #isRereading = false;
  #isReadingMembers = false;
  /** The best links of an account were read that is too large to be read by itself. */
  #isBestRead = false;
  #refreshes = 0;
  /** A reply counts fewer links than are here: some were deleted elsewhere. */
  #isSurplusDue = false;
  /** A few links that were deleted elsewhere are looked for by a few requests. */
  #isShortSearch = false;
  /** By how many links the service counted fewer after they were looked for: its count is wrong. */
  #miscounted = 0;

  constructor({ rows, members, call, clock, budget, online, onChange }: LibrarySyncDeps) {
    this.#rows = rows;
    this.#members = members;
    this.#clock = clock;
    this.#onChange = onChange;
    const { signal } = this.#closing;
    this.#throttle = new SyncThrottle({ clock, budget, online }, signal, onChange);
    const counted: Client['call'] = (...request) => {
      this.#memory.requests += 1;
      return call(...request);
    };
    this.#ask = createAskService(counted, this.#throttle, signal, () => ({
      isShort: this.#isShort(),
      isUnpaced: this.#isReadingAll && budget().isUnlimited,
    }));
    this.#deps = { rows, memory: this.#memory, clock, onStep: onChange, ask: this.#ask };
    this.#orders = createLinkOrders(rows, { now: () => clock.now(), ...noSources });
  }

  /** What another sync needs to continue. */
  state(): SyncState {
    return {
      memory: this.#memory,
      isPaused: this.#throttle.isPaused,
      isAsked: this.#isAsked,
    };
  }

  /**
   * Continues where an earlier sync of the account was.
   *
   * @param isWhole false where links are missing that it had read: then all are read again
   */
  restore(stored: SyncState | null, isWhole: boolean): void {
    Object.assign(this.#memory, stored?.memory);
    untilNow(this.#memory, this.#clock.now());
    if (!isWhole) Object.assign(this.#memory, { isWhole, pass: null });
    this.#isAsked = stored?.isAsked ?? true;
    if (stored?.isPaused === true) this.#throttle.pause();
    this.#wake();
  }

  /**
   * The first screen has its replies: from now on links are read by themselves, as many as the account
   * may have for that.
   */
  begin(): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.#resting.abort();
    this.#wake();
  }

  /** A screen shows links. */
  want(): void {
    this.#isWanted = true;
    this.#wake();
  }

  /** The user asks for all links. */
  readAllLinks(): void {
    this.#isAsked = true;
    this.#throttle.resume();
    this.#wake();
    this.#onChange();
  }

  pause(): void {
    this.#throttle.pause();
  }

  /** A user acts on a page. */
  touch(): void {
    this.#throttle.touch();
  }

  /** A link was created here. */
  created(): void {
    if (this.#memory.total !== null) this.#memory.total += 1;
  }

  status(): SyncStatus {
    const isWaiting = !this.#memory.isWhole && !this.#isRunning && this.#rows.known > 0;
    return {
      memory: this.#memory,
      pausedFor: isWaiting ? 'paused' : this.#throttle.pausedFor,
      requestsLeft: this.#requestsLeft(),
      isBegun: this.#isBegun,
      isAsked: this.#isAsked,
      isRereading: this.#isRereading,
    };
  }

  /** A reply to a request of a screen; its links are in the rows already. */
  onReply(reading: LinkReply): void {
    this.#throttle.keyAccepted();
    if (reading.kind !== 'page') return;
    const { asked, page } = reading;
    if ((asked.q ?? '') !== '' || !page.counted) return;
    this.#memory.total = page.result;
    const isFirst = (asked.page ?? 1) === 1;
    if (isFirst && hasAllLinks(page)) this.#onAllLinks(page);
    this.#wake();
    this.#miscounted = Math.min(this.#miscounted, Math.max(0, this.#surplus()));
    if (this.#memory.isWhole && this.#surplus() > this.#miscounted) {
      this.#isSurplusDue = true;
      this.#resting.abort();
    }
  }

  close(): void {
    this.#closing.abort();
    this.#resting.abort();
  }

  /** One page of a screen had all links, so that no pass is needed. */
  #onAllLinks({ rows, unreadable }: Page<Link>): void {
    const memory = this.#memory;
    if (memory.isWhole || this.#isRunning) return;
    const ids = rows.flatMap(({ id }) => id ?? []);
    const now = this.#clock.now();
    memory.walks += 1;
    markSeen(this.#rows, ids, memory.walks);
    memory.isWhole = true;
    memory.unreadable = unreadable.length + rows.filter(({ id }) => id === null).length;
    memory.fullPassAt = now;
    memory.newestReadAt = now;
  }

  #wake(): void {
    if (this.#isRunning || this.#closing.signal.aborted || !this.#mayBegin()) return;
    this.#isRunning = true;
    // Requests are repeated until they succeed, so that only the end of the engine ends it.
    this.#run().catch(() => undefined);
  }

  #mayBegin(): boolean {
    if (this.#memory.isWhole || this.#isAsked) return true;
    if (this.#isBegun && !(this.#isTooLarge() && this.#isBestRead)) return true;
    return this.#isWanted && this.#hasAtMost(maxUnasked);
  }

  /** Whether the present work takes so few requests that it need not be spread. */
  #isShort(): boolean {
    if (this.#isShortSearch || (this.#isReadingAll && this.#hasAtMost(maxAtOnce))) return true;
    return this.#isReadingMembers && (this.#members?.due() ?? 0) <= maxShort;
  }

  /** Whether the service counts at most so many links. */
  #hasAtMost(links: number): boolean {
    return this.#memory.total !== null && this.#memory.total <= links;
  }

  /** Whether the account has too many links to read them all before its user asks for that. */
  readonly #isTooLarge = (): boolean =>
    !this.#isAsked && this.#memory.total !== null && this.#memory.total > maxReadAlone;

  async #run(): Promise<void> {
    const memory = this.#memory;
    try {
      if (!memory.isWhole) await this.#readAll();
    } finally {
      this.#isReadingAll = false;
      this.#isRunning = memory.isWhole;
      this.#onChange();
    }
    // The user may have asked for the others meanwhile.
    if (memory.isWhole) await this.#refreshUntilClosed();
    else this.#wake();
  }

  /** Reads all links for the first time, or the best of too many. */
  async #readAll(): Promise<void> {
    const memory = this.#memory;
    this.#isReadingAll = true;
    if (this.#isBegun && !this.#isBestRead) {
      this.#isBestRead = true;
      await readBest(this.#deps, this.#isTooLarge);
    }
    if (this.#isTooLarge()) return;
    for (let passes = 1; !memory.isWhole; passes += 1) {
      memory.isWhole = (await fullPass(this.#deps)) || passes >= maxPasses;
      this.#onChange();
    }
  }

  async #refreshUntilClosed(): Promise<void> {
    // What was stored may be from yesterday: then new links are read at once.
    let isDue = this.#isOld(Math.max(this.#memory.newestReadAt, this.#memory.fullPassAt));
    let isReread = false;
    for (;;) {
      if (this.#isBegun && !isReread) {
        isReread = true;
        if (this.#isOld(this.#memory.fullPassAt)) await this.#reread();
        await this.#readMembers();
        isDue = false;
        this.#resting = new AbortController();
        continue;
      }
      const distance = this.#throttle.actedWithin(isThere) ? minute : 3 * minute;
      if (!isDue && !this.#isSurplusDue) await this.#clock.wait(distance, this.#resting.signal);
      if (this.#closing.signal.aborted) return;
      // The first screen has got its replies meanwhile.
      if (this.#isBegun && !isReread) continue;
      if (this.#resting.signal.aborted) this.#resting = new AbortController();
      if (this.#isSurplusDue) await this.#removeSurplus();
      else await this.#refresh(distance);
      await this.#readMembers();
      isDue = false;
    }
  }

  #isOld(readAt: number): boolean {
    return this.#clock.now() - readAt >= oldAfter;
  }

  /**
   * A visit begins: the totals of all links are read again, the most clicked and the newest first.
   */
  async #reread(): Promise<void> {
    this.#isRereading = true;
    this.#isReadingAll = true;
    this.#onChange();
    await readBest(this.#deps, this.#isTooLarge);
    if (!this.#isTooLarge()) await this.#pass();
    this.#isRereading = false;
    this.#isReadingAll = false;
    this.#onChange();
  }

  /**
   * Reads which links the channels have, once all links are read; in a parent page it is not asked.
   */
  async #readMembers(): Promise<void> {
    const members = this.#members;
    if (members === undefined || !this.#isBegun) return;
    await members.opened();
    this.#isReadingMembers = true;
    for (let request = members.next(); request !== null; request = members.next()) {
      const reply = await this.#ask.members(request);
      if (reply === null) members.gaveUp(request);
      else members.read({ ...request, reply, at: this.#clock.now() });
    }
    this.#isReadingMembers = false;
  }

  /** Reads the newest links, all of them, or the page with most new clicks, whichever is due. */
  async #refresh(distance: number): Promise<void> {
    const { traits, newestReadAt, fullPassAt } = this.#memory;
    const now = this.#clock.now();
    if (traits.sortsByDate !== false && now - newestReadAt >= 5 * distance) {
      await readNewest(this.#deps);
      await this.#passIfCountDiffers();
    } else if (traits.sortsByDate === false && now - fullPassAt >= this.#passDistance())
      await this.#pass();
    else await this.#refreshClicks();
  }

  async #pass(): Promise<void> {
    this.#memory.pass ??= newPass(this.#memory, this.#clock.now());
    await fullPass(this.#deps);
  }

  /**
   * More links are here than the service counts: deleted ones go. Of many links a few are looked
   * for; else all are read again, but of so many that this takes an hour and has its own time.
   */
  async #removeSurplus(): Promise<void> {
    if (!this.#hasAtMost(maxAtOnce)) await this.#removeFew();
    if (this.#surplus() > this.#miscounted && this.#hasAtMost(maxReadAlone)) {
      this.#isReadingAll = true;
      await this.#pass();
      this.#isReadingAll = false;
    }
    this.#isSurplusDue = false;
    this.#miscounted = Math.max(0, this.#surplus());
  }

  /** Only where the list of the service is known to be in the order of the links that are here. */
  async #removeFew(): Promise<void> {
    const { traits, unreadable, total } = this.#memory;
    if (total === null || unreadable > 0 || traits.sortsByDate !== true) return;
    const requests = requestsForFew(this.#surplus(), this.#pagesOf(total));
    if (requests >= this.#pagesOf(total)) return;
    const slices = createSlices({ now: () => this.#clock.now() });
    const { places, without } = await this.#orders.by({ sort: 'date' }, slices);
    if (without.length > 0 || places.length - total !== this.#surplus()) return;
    const { ids } = this.#rows.columns;
    const here = Array.from(places, (place) => ids[place] ?? 0).reverse();
    this.#isShortSearch = requests <= maxShort;
    await removeFewDeleted(this.#deps, here, total);
    this.#isShortSearch = false;
  }

  /** How many links more are here than the service counts. */
  #surplus(): number {
    const { total, unreadable } = this.#memory;
    return total === null ? 0 : this.#rows.known + unreadable - total;
  }

  /** After the newest links were read: the rows have to be as many as the service counts. */
  async #passIfCountDiffers(): Promise<void> {
    const { total, fullPassAt } = this.#memory;
    if (total === null || this.#surplus() === 0) return;
    // Half a minute for each page, so that a pass costs no more than two requests a minute.
    const spread = Math.max(10, this.#pagesOf(total) / 2) * minute;
    const distance = Math.min(this.#passDistance(), spread);
    if (this.#clock.now() - fullPassAt >= distance) await this.#pass();
  }

  async #refreshClicks(): Promise<void> {
    const { traits } = this.#memory;
    const slices = createSlices({ now: () => this.#clock.now() });
    const date =
      traits.sortsByDate === true ? await this.#orders.by({ sort: 'date' }, slices) : null;
    const click =
      traits.sortsByClicks === false ? null : await this.#orders.by({ sort: 'clicks' }, slices);
    this.#refreshes += 1;
    const wanted = {
      now: this.#clock.now(),
      size: traits.cap,
      isRound: this.#refreshes % 10 === 0 && date !== null,
    };
    const next = pageToRefresh(this.#rows.columns, { date, click }, wanted);
    if (next === null) return;
    const page = await this.#ask.page({ limit: traits.cap, ...next });
    if (page === null) return;
    if (next.order === 'click') learnClickOrder(traits, page);
    writePage(this.#deps, page);
    this.#onChange();
  }

  #pagesOf(links: number): number {
    return Math.ceil(links / this.#memory.traits.cap);
  }

  /** Milliseconds between two full passes: a pass of a large account takes an hour. */
  #passDistance(): number {
    const pages = this.#pagesOf(this.#memory.total ?? this.#rows.known);
    return (pages <= 20 ? 10 : 360) * minute;
  }

  #requestsLeft(): number | null {
    const { total, pass, traits, isWhole } = this.#memory;
    if (isWhole || total === null) return null;
    return requestsFor(total - (pass?.reach ?? 0), traits.cap, traits.obeysLimit !== false);
  }
}

/** A clock that was ahead has stored later times, before which nothing would be read again. */
function untilNow(memory: SyncMemory, now: number): void {
  memory.newestReadAt = Math.min(memory.newestReadAt, now);
  memory.fullPassAt = Math.min(memory.fullPassAt, now);
  const { pass } = memory;
  if (pass !== null) memory.pass = { ...pass, startedAt: Math.min(pass.startedAt, now) };
}

/**
 * Whether the first page has all links; some services send the rows of a full page as their count.
 */
function hasAllLinks(page: Page<Link>): boolean {
  const rows = rowsOn(page);
  return page.more === 'no' || (rows < page.perpage && rows === page.result);
}
