/** Who waits for a slot, and who is next: first who was sent back, then people, then work that nobody watches. */
import { compareLanes, type Lane, lanes } from './lanes.ts';
import { leastShare } from './pacing.ts';

/** A request for a slot. */
export interface Turn {
  /** Asked anew each time a slot is free, as a request may become more urgent while it waits. */
  readonly lane: () => Lane;
  /** Ends the wait, at no cost. */
  readonly signal: AbortSignal;
  /** Ahead of everyone else: it was sent before, and the service said "too many". */
  readonly again?: boolean;
}

/** One who waits, with what they wait for. */
export interface Waiting<Given> {
  readonly turn: Turn;
  /** Since when, in milliseconds since 1970. */
  since: number;
  readonly start: (given: Given) => void;
  readonly turnAway: () => void;
}

interface WaitingLine<Given> {
  readonly length: number;
  counts(): Record<Lane, number>;
  join(waiting: Waiting<Given>): void;
  leave(waiting: Waiting<Given>): void;
  /** Takes the first out who may leave: `first` is asked of each in order, told whether they have waited enough. */
  next(now: number, cap: number, mayLeave: (lane: Lane, isDue: boolean) => boolean): Waiting<Given> | undefined;
  /** Moments from which somebody will have waited enough. */
  dueAt(cap: number): readonly number[];
  /** After a sleep: nobody has waited yet. */
  wake(now: number): void;
  /** Everyone, who then no longer waits. */
  dissolve(): readonly Waiting<Given>[];
}

// More than any lane is sure of.
const mostLeft = 4;

/** Nobody waits in it yet. */
export function createWaitingLine<Given>(): WaitingLine<Given> {
  let line: Waiting<Given>[] = [];
  /** When the last of each lane left, the latest first. */
  const left: Record<Lane, readonly number[]> = { read: [], write: [], bulk: [], background: [], prefetch: [] };

  const dueAt = ({ turn, since }: Waiting<Given>, cap: number) => {
    const lane = turn.lane();
    const share = leastShare(lane, cap);
    if (share === null) return Infinity;
    const used = left[lane][share.requests - 1] ?? -Infinity;
    return Math.max(since + share.milliseconds / share.requests, used + share.milliseconds);
  };

  return {
    get length() {
      return line.length;
    },
    counts: () => {
      const counts = { read: 0, write: 0, bulk: 0, background: 0, prefetch: 0 };
      for (const { turn } of line) counts[turn.lane()] += 1;
      return counts;
    },
    join: (waiting) => void line.push(waiting),
    leave: (gone) => void (line = line.filter((waiting) => waiting !== gone)),
    next: (at, cap, mayLeave) => {
      // A clock that was set back must not make anyone wait for the time that comes twice.
      for (const lane of lanes) if ((left[lane][0] ?? at) > at) left[lane] = left[lane].map((moment) => Math.min(moment, at));
      for (const waiting of line) waiting.since = Math.min(waiting.since, at);
      const ranked = line
        .map((waiting) => ({
          waiting,
          lane: waiting.turn.lane(),
          isDue: waiting.turn.again === true || dueAt(waiting, cap) <= at,
        }))
        .sort((one, other) => rank(one) - rank(other) || compareLanes(one.lane, other.lane));
      const found = ranked.find(({ lane, isDue }) => mayLeave(lane, isDue));
      if (found === undefined) return undefined;
      line = line.filter((waiting) => waiting !== found.waiting);
      left[found.lane] = [at, ...left[found.lane]].slice(0, mostLeft);
      return found.waiting;
    },
    dueAt: (cap) => line.map((waiting) => dueAt(waiting, cap)).filter(Number.isFinite),
    wake: (now) => {
      for (const waiting of line) waiting.since = now;
    },
    dissolve: () => {
      const everyone = line;
      line = [];
      return everyone;
    },
  };
}

function rank({ waiting, isDue }: { waiting: Waiting<never>; isDue: boolean }): number {
  if (waiting.turn.again === true) return 0;
  return isDue ? 1 : 2;
}
