/** Who waits for a slot, and who is next: first who was sent back, then people, then work that nobody watches. */
import { compareLanes, type Lane, lanes } from './budget.ts';
import { enoughWaited } from './pacing.ts';

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
  next(now: number, limit: number, mayLeave: (lane: Lane, isDue: boolean) => boolean): Waiting<Given> | undefined;
  /** Moments from which somebody will have waited enough. */
  dueAt(limit: number): readonly number[];
  /** Everyone, who then no longer waits. */
  dissolve(): readonly Waiting<Given>[];
}

/** Nobody waits in it yet. @param now milliseconds since 1970 */
export function createWaitingLine<Given>(now: number): WaitingLine<Given> {
  let line: Waiting<Given>[] = [];
  const lastLeft = new Map<Lane, number>(lanes.map((lane) => [lane, now]));

  const dueAt = ({ turn, since }: Waiting<Given>, limit: number) => {
    const lane = turn.lane();
    return Math.max(since, lastLeft.get(lane) ?? since) + enoughWaited(lane, limit);
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
    next: (at, limit, mayLeave) => {
      // A clock that was set back must not make anyone wait for the time that comes twice.
      for (const [lane, moment] of lastLeft) lastLeft.set(lane, Math.min(moment, at));
      for (const waiting of line) waiting.since = Math.min(waiting.since, at);
      const ranked = line
        .map((waiting) => ({ waiting, lane: waiting.turn.lane(), isDue: waiting.turn.again === true || dueAt(waiting, limit) <= at }))
        .sort((one, other) => rank(one) - rank(other) || compareLanes(one.lane, other.lane));
      const found = ranked.find(({ lane, isDue }) => mayLeave(lane, isDue));
      if (found === undefined) return undefined;
      line = line.filter((waiting) => waiting !== found.waiting);
      lastLeft.set(found.lane, at);
      return found.waiting;
    },
    dueAt: (limit) => line.map((waiting) => dueAt(waiting, limit)).filter(Number.isFinite),
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
