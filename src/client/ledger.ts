/** When the next request may leave: a slot is taken at send and freed a window after the reply came. */
import { defaultLimit, limitWindow } from '#contract/limit.ts';
import { type Budget, compareLanes, type Lane, sameBudget } from './budget.ts';
import type { Clock } from './clock.ts';
import { learnLimit, type LearnedLimit } from './learned-limit.ts';
import type { LimitSignals } from './limit-signals.ts';
import { cancelled } from './words.ts';

/** One request's place in the window; exactly one of its two calls is made, once. */
export interface Slot {
  /** The reply is here, and this is what it tells of the limit. */
  answered(signals: LimitSignals): void;
  /** No reply will be read: the request failed, was aborted, or took too long. */
  lost(): void;
}

/** A request for a slot. */
interface Turn {
  /** Asked anew each time a slot is free, as a request may become more urgent while it waits. */
  readonly lane: () => Lane;
  /** Ends the wait, at no cost. */
  readonly signal: AbortSignal;
  /** Ahead of everyone else: it was sent before, and the service said "too many". */
  readonly again?: boolean;
}

export interface Ledger {
  /** @throws ApiError `cancelled` when the signal aborts or the ledger is closed */
  take(turn: Turn): Promise<Slot>;
  budget(): Budget;
  subscribe(listener: () => void): () => void;
  /** Somebody acts at the page: for three minutes bulk work leaves room for them. */
  touch(): void;
  /** Turns away everyone who waits, now and later. */
  close(): void;
}

/** What outlives the engine, as plain data that can be cloned and kept. */
export interface LedgerMemory {
  readonly slots: readonly { readonly sentAt: number; readonly freeAt: number | null }[];
}

interface LedgerOptions {
  /** Of an earlier ledger for the same key: what was under way then counts as sent now. */
  readonly memory?: LedgerMemory;
  /** Takes what is to be remembered, before each request leaves and after each reply; the request waits for it. */
  readonly onMemory?: (memory: LedgerMemory) => void | Promise<void>;
  /** From 0 to below 1, as `Math.random`; a pause is that part of half a second longer. */
  readonly random?: () => number;
}

interface Held {
  readonly sentAt: number;
  /** When the slot is free again; for a request under way, the earliest moment that could be. */
  freeAt: number;
  underWay: boolean;
}

interface Waiting {
  readonly turn: Turn;
  readonly start: (slot: Slot) => void;
  readonly turnAway: () => void;
}

/** What the service itself says is left, from the reply to the request that was sent last. */
interface Ceiling {
  room: number;
  readonly sentAt: number;
  readonly until: number;
}

// From the reply, any span of one window on the service then holds no more requests than slots, whatever the network
// does: request k + cap leaves after reply k and a window, so it arrives a window after request k did.
const held = limitWindow + 50;
// Without a reply the service may still be at work, and count the request late.
const heldWhenLost = limitWindow + 5000;
// Windows are told in whole seconds.
const margin = 1000;

/** A ledger for one key. Its cap is one less than the limit: clocks differ, and someone may try the key by hand. */
export function createLedger(clock: Clock, _options: LedgerOptions = {}): Ledger {
  const slots = new Set<Held>();
  const listeners = new Set<() => void>();
  let queue: Waiting[] = [];
  let learned: LearnedLimit = { limit: defaultLimit, candidate: null, agreeing: 0 };
  let ceiling: Ceiling | null = null;
  let pausedUntil: number | null = null;
  let alarm: AbortController | null = null;
  let closed = false;
  let published = look();

  function settle(now: number): void {
    for (const slot of slots) {
      // A clock that was set back must not hold slots for hours.
      slot.freeAt = Math.min(slot.freeAt, now + heldWhenLost);
      if (!slot.underWay && slot.freeAt <= now) slots.delete(slot);
    }
    if (ceiling !== null && (ceiling.until <= now || ceiling.until > now + limitWindow + margin)) ceiling = null;
    if (pausedUntil !== null && (pausedUntil <= now || pausedUntil > now + limitWindow + margin)) pausedUntil = null;
  }

  function room(): number {
    const own = learned.limit - 1 - slots.size;
    return pausedUntil === null ? Math.max(0, Math.min(own, ceiling?.room ?? own)) : 0;
  }

  function look(): Budget {
    settle(clock.now());
    const left = room();
    const moments = [...slots].map((slot) => slot.freeAt);
    if (ceiling !== null && ceiling.room < learned.limit - 1) moments.push(ceiling.until);
    if (pausedUntil !== null) moments.push(pausedUntil);
    const fullAt = moments.length === 0 ? null : Math.max(...moments);
    const waiting = { read: 0, write: 0, bulk: 0, background: 0, prefetch: 0 };
    for (const { turn } of queue) waiting[turn.lane()] += 1;
    const known = { limit: learned.limit, left, queued: queue.length, waiting, fullAt, pausedUntil };
    return { ...known, bulkPerMinute: learned.limit - 1, foreign: 0, strict: false };
  }

  function send(waiting: Waiting): void {
    const now = clock.now();
    const slot: Held = { sentAt: now, freeAt: now + held, underWay: true };
    slots.add(slot);
    if (ceiling !== null) ceiling.room -= 1;
    const end = (hold: number) => {
      slot.underWay = false;
      slot.freeAt = clock.now() + hold;
    };
    waiting.start({
      answered: (signals) => {
        end(held);
        hear(signals, slot.sentAt);
        step();
      },
      lost: () => {
        end(heldWhenLost);
        step();
      },
    });
  }

  function hear({ limit, remaining, resetAt, retryAt }: LimitSignals, sentAt: number): void {
    const now = clock.now();
    learned = learnLimit(learned, limit);
    if (retryAt !== null) pausedUntil = Math.max(pausedUntil ?? 0, retryAt);
    if (remaining === null) return;
    // What is under way may not be counted in what the service says is left.
    const underWay = [...slots].filter((slot) => slot.underWay).length;
    const told = { room: remaining - underWay, sentAt, until: (resetAt ?? now + limitWindow) + margin };
    // Replies overtake each other: an older one may lower the ceiling, never raise it.
    if (ceiling === null || sentAt >= ceiling.sentAt) ceiling = told;
    else ceiling.room = Math.min(ceiling.room, told.room);
  }

  /** The next in line: who was sent back, then people, then work that nobody watches; in order of arrival. */
  function next(): Waiting | undefined {
    const isFirst = ({ turn }: Waiting, { turn: other }: Waiting) =>
      turn.again === other.again ? compareLanes(turn.lane(), other.lane()) < 0 : turn.again === true;
    return queue.reduce<Waiting | undefined>(
      (best, waiting) => (best === undefined || isFirst(waiting, best) ? waiting : best),
      undefined,
    );
  }

  function step(): void {
    settle(clock.now());
    for (let first = next(); first !== undefined && room() > 0; first = next()) {
      const leaving = first;
      queue = queue.filter((waiting) => waiting !== leaving);
      send(leaving);
    }
    setAlarm();
    const budget = look();
    if (sameBudget(budget, published)) return;
    published = budget;
    for (const listener of [...listeners]) listener();
  }

  /** Wakes at the next moment at which something changes by itself, if anyone cares. */
  function setAlarm(): void {
    alarm?.abort();
    alarm = null;
    if (closed || (queue.length === 0 && listeners.size === 0)) return;
    const moments = [...slots].filter((slot) => !slot.underWay).map((slot) => slot.freeAt);
    if (ceiling !== null) moments.push(ceiling.until);
    if (pausedUntil !== null) moments.push(pausedUntil);
    if (moments.length === 0) return;
    const mine = new AbortController();
    alarm = mine;
    void clock.wait(Math.max(1, Math.min(...moments) - clock.now()), mine.signal).then(() => {
      if (!mine.signal.aborted) step();
    });
  }

  return {
    take: ({ lane, signal, again = false }) =>
      new Promise((resolve, reject) => {
        if (closed || signal.aborted) {
          reject(cancelled());
          return;
        }
        const leave = () => {
          queue = queue.filter((other) => other !== waiting);
          waiting.turnAway();
          step();
        };
        const waiting: Waiting = {
          turn: { lane, signal, again },
          start: (slot) => {
            signal.removeEventListener('abort', leave);
            resolve(slot);
          },
          turnAway: () => {
            signal.removeEventListener('abort', leave);
            reject(cancelled());
          },
        };
        signal.addEventListener('abort', leave);
        queue.push(waiting);
        step();
      }),
    budget: () => {
      // With listeners the alarm keeps it fresh; a reader must not see a change of which nobody was told.
      if (listeners.size > 0) return published;
      const budget = look();
      if (!sameBudget(budget, published)) published = budget;
      return published;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      setAlarm();
      return () => {
        listeners.delete(listener);
        setAlarm();
      };
    },
    touch: () => undefined,
    close: () => {
      closed = true;
      const turnedAway = queue;
      queue = [];
      for (const waiting of turnedAway) waiting.turnAway();
      alarm?.abort();
    },
  };
}
