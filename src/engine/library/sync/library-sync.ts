/** Library sync: decides what to read next: all links once, then new ones, deleted ones and changed clicks. */
import type { Client } from '#client/client.ts';
import type { RestReason } from '#engine/library/library-types.ts';
import type { LinkReply } from '#engine/library/rows/link-replies.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { createLinkOrders } from '#engine/library/search/link-orders.ts';
import { createSlices } from '#engine/library/search/slices.ts';
import { learnClickOrder, rowsOn } from '#engine/library/walk/host-traits.ts';
import { requestsFor } from '#engine/library/walk/overlap-pages.ts';
import { createAskService } from './ask-service.ts';
import { fullPass, newPass } from './full-pass.ts';
import { findGone, proveGone } from './gone-links.ts';
import { newestLook } from './newest-look.ts';
import { createPermission, type PermissionDeps } from './permission.ts';
import { pageToRefresh } from './refresh-plan.ts';
import { markSeen, newMemory, type SyncDeps, type SyncMemory, writePage } from './sync-types.ts';

export interface LibrarySyncDeps extends PermissionDeps {
  readonly rows: LinkRows;
  readonly call: Client['call'];
  /** Something in `status` or the rows has changed. */
  readonly onChange: () => void;
}

export interface SyncStatus {
  readonly memory: Readonly<SyncMemory>;
  readonly resting: RestReason | null;
  /** Requests until the first pass is done, or null. */
  readonly requestsLeft: number | null;
}

/** Plain data. */
export interface SyncState {
  readonly memory: Readonly<SyncMemory>;
  /** The user has paused it. */
  readonly isPaused: boolean;
}

/** Accounts with at most so many links are read without being asked, with the first look at them. */
const mostUnasked = 200;
/** Passes in a row to find all links, where the service counts more than were found. */
const mostPasses = 3;
const minute = 60_000;
/** Links that were read at all within this time need no look right after a start. */
const oldAfter = 15 * minute;
/** A user who acted within this time may be looking. */
const isThere = 3 * minute;
/** Deleted links up to this number are looked for by halving. */
const mostHalved = 100;
/** A full pass of so few requests costs no more than halving. */
const fewPages = 5;

/** All waits end with `close`. */
export function createLibrarySync({ rows, call, clock, budget, online, onChange }: LibrarySyncDeps) {
  const closing = new AbortController();
  const permission = createPermission({ clock, budget, online }, closing.signal, onChange);
  const memory: SyncMemory = newMemory();
  const counted: Client['call'] = (...request) => {
    memory.requests += 1;
    return call(...request);
  };
  const ask = createAskService(counted, permission, closing.signal);
  const deps: SyncDeps = { rows, memory, clock, onStep: onChange, ask };
  const orders = createLinkOrders(rows);
  let isAsked = false;
  let isLookedAt = false;
  let isRunning = false;
  let refreshes = 0;

  const isSmall = () => memory.total !== null && memory.total <= mostUnasked;
  const mayBegin = () => memory.isWhole || isAsked || (isLookedAt && isSmall());

  function kick(): void {
    if (isRunning || closing.signal.aborted || !mayBegin()) return;
    isRunning = true;
    // Requests are repeated until they succeed, so that only the end of the engine ends it.
    run().catch(() => undefined);
  }

  async function run(): Promise<void> {
    for (let passes = 1; !memory.isWhole; passes += 1) {
      memory.isWhole = (await fullPass(deps)) || passes >= mostPasses;
      onChange();
    }
    // What was kept may be from yesterday: then new links are looked for at once.
    for (let isOld = clock.now() - Math.max(memory.lookedAt, memory.passedAt) >= oldAfter; ; isOld = false) {
      const distance = permission.actedWithin(isThere) ? minute : 3 * minute;
      if (!isOld) await clock.wait(distance, closing.signal);
      if (closing.signal.aborted) return;
      await refresh(distance);
    }
  }

  async function refresh(distance: number): Promise<void> {
    const now = clock.now();
    if (memory.traits.sortsByDate !== false && now - memory.lookedAt >= 5 * distance) {
      await newestLook(deps);
      await settle();
    } else if (memory.traits.sortsByDate === false && now - memory.passedAt >= passDistance()) await pass();
    else await refreshClicks();
  }

  async function pass(): Promise<void> {
    memory.pass ??= newPass(memory, clock.now());
    await fullPass(deps);
  }

  /** After a look at the newest links: as many have to be at hand as the service counts. */
  async function settle(): Promise<void> {
    const { total, unreadable, traits } = memory;
    if (total === null) return;
    const missing = rows.known + unreadable - total;
    if (missing === 0) return;
    const isCheap = pagesOf(total) <= fewPages;
    if (missing > 0 && missing <= mostHalved && unreadable === 0 && !isCheap && traits.sortsByDate === true) {
      const slices = createSlices({ now: () => clock.now() });
      const gone = await findGone(deps, await orders.by('date', slices), total);
      if (gone !== null && gone.length > 0) {
        await proveGone(deps, gone);
        return;
      }
    }
    if (clock.now() - memory.passedAt >= passDistance()) await pass();
  }

  async function refreshClicks(): Promise<void> {
    const slices = createSlices({ now: () => clock.now() });
    const { cap, sortsByDate, sortsByClicks } = memory.traits;
    const date = sortsByDate === true ? await orders.by('date', slices) : null;
    const click = sortsByClicks === false ? null : await orders.by('clicks', slices);
    refreshes += 1;
    const wanted = { now: clock.now(), size: cap, isRound: refreshes % 10 === 0 && date !== null };
    const next = pageToRefresh(rows.columns, { date, click }, wanted);
    if (next === null) return;
    const page = await deps.ask.page({ limit: cap, ...next });
    if (page === null) return;
    if (next.order === 'click') learnClickOrder(memory.traits, page);
    writePage(deps, page);
    onChange();
  }

  const pagesOf = (links: number) => Math.ceil(links / memory.traits.cap);
  /** Milliseconds between two full passes: a pass of a large account takes an hour. */
  const passDistance = () => (pagesOf(memory.total ?? rows.known) <= 20 ? 10 * minute : 360 * minute);

  function requestsLeft(): number | null {
    const { total, pass: current, traits, isWhole } = memory;
    if (isWhole || total === null) return null;
    return requestsFor(total - (current?.reach ?? 0), traits.cap, traits.obeysLimit !== false);
  }

  return {
    /** What has to be kept so that another sync continues. */
    state: (): SyncState => ({ memory, isPaused: permission.isPaused }),
    /**
     * Continues where an earlier sync of the account was, without being asked.
     *
     * @param isWhole false where links are missing that it had read: then all are read again
     */
    restore: (kept: SyncState | null, isWhole: boolean): void => {
      Object.assign(memory, kept?.memory);
      if (!isWhole) Object.assign(memory, { isWhole, pass: null });
      isAsked = true;
      if (kept?.isPaused === true) permission.pause();
      kick();
    },
    status: (): SyncStatus => {
      const isWaiting = !memory.isWhole && !isRunning && rows.known > 0;
      return { memory, resting: isWaiting ? 'paused' : permission.resting, requestsLeft: requestsLeft() };
    },
    /** A user looks at links. */
    look: (): void => {
      isLookedAt = true;
      kick();
    },
    fill: (): void => {
      isAsked = true;
      permission.resume();
      kick();
      onChange();
    },
    pause: permission.pause,
    /** A user acts on a page. */
    touch: permission.touch,
    /** A link was created here. */
    created: (): void => {
      if (memory.total !== null) memory.total += 1;
    },
    /** A reply that something else has caused; its links are at hand already. */
    heard: (told: LinkReply): void => {
      permission.keyTaken();
      if (told.kind !== 'page') return;
      const { asked, page } = told;
      if ((asked.q ?? '') !== '' || !page.counted) return;
      memory.total = page.result;
      const came = rowsOn(page);
      // Some services send the rows of a full page as their count.
      const isAll = (asked.page ?? 1) === 1 && (page.more === 'no' || (came < page.perpage && came === page.result));
      if (isAll && !memory.isWhole && !isRunning) {
        memory.walks += 1;
        markSeen(
          rows,
          page.rows.flatMap(({ id }) => id ?? []),
          memory.walks,
        );
        memory.isWhole = true;
        memory.unreadable = page.unreadable.length + page.rows.filter(({ id }) => id === null).length;
        memory.passedAt = clock.now();
        memory.lookedAt = clock.now();
      }
      kick();
    },
    close: (): void => closing.abort(),
  };
}
