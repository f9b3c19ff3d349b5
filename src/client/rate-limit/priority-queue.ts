/** Priority queue of requests that wait for a slot: resent ones first, then lanes due their share, then by lane. */
import { compareLanes, type Lane, lanes } from './lanes.ts';
import { leastShare } from './pacing.ts';

/** A request for a slot. */
export interface SlotRequest {
  /** Asked each time a slot is free, because a request may become more urgent while it waits. */
  readonly lane: () => Lane;
  /** Ends the wait, at no cost. */
  readonly signal: AbortSignal;
  /** Ahead of all others: it was sent before, and the service said "too many". */
  readonly again?: boolean;
}

export interface QueueEntry<Item> {
  readonly request: SlotRequest;
  /** Since when it waits, in milliseconds since 1970. */
  since: number;
  readonly resolve: (item: Item) => void;
  readonly reject: () => void;
}

export type PriorityQueue<Item> = ReturnType<typeof createPriorityQueue<Item>>;

// More than the guaranteed share of any lane.
const longestHistory = 4;

/** An empty queue. */
export function createPriorityQueue<Item>() {
  let entries: QueueEntry<Item>[] = [];
  /** When the last requests of each lane left, the latest first. */
  const left: Record<Lane, readonly number[]> = { read: [], write: [], bulk: [], background: [], prefetch: [] };

  const dueAt = ({ request, since }: QueueEntry<Item>, cap: number) => {
    const lane = request.lane();
    const share = leastShare(lane, cap);
    if (share === null) return Infinity;
    const used = left[lane][share.requests - 1] ?? -Infinity;
    return Math.max(since + share.milliseconds / share.requests, used + share.milliseconds);
  };

  return {
    get length() {
      return entries.length;
    },
    counts: () => {
      const counts: Record<Lane, number> = { read: 0, write: 0, bulk: 0, background: 0, prefetch: 0 };
      for (const { request } of entries) counts[request.lane()] += 1;
      return counts;
    },
    add: (entry: QueueEntry<Item>) => void entries.push(entry),
    remove: (gone: QueueEntry<Item>) => void (entries = entries.filter((entry) => entry !== gone)),
    /** Takes out the first entry that `mayLeave` accepts, in order of priority; `isDue` entries have waited enough. */
    next: (at: number, cap: number, mayLeave: (lane: Lane, isDue: boolean) => boolean): QueueEntry<Item> | undefined => {
      // A clock that was set back must not make a request wait for the time that comes twice.
      for (const lane of lanes) if ((left[lane][0] ?? at) > at) left[lane] = left[lane].map((moment) => Math.min(moment, at));
      for (const entry of entries) entry.since = Math.min(entry.since, at);
      const ranked = entries
        .map((entry) => {
          const isDue = entry.request.again === true || dueAt(entry, cap) <= at;
          return { entry, lane: entry.request.lane(), isDue, rank: entry.request.again === true ? 0 : isDue ? 1 : 2 };
        })
        .sort((one, other) => one.rank - other.rank || compareLanes(one.lane, other.lane));
      const found = ranked.find(({ lane, isDue }) => mayLeave(lane, isDue));
      if (found === undefined) return undefined;
      entries = entries.filter((entry) => entry !== found.entry);
      left[found.lane] = [at, ...left[found.lane]].slice(0, longestHistory);
      return found.entry;
    },
    /** Moments from which an entry will have waited enough. */
    dueAt: (cap: number) => entries.map((entry) => dueAt(entry, cap)).filter(Number.isFinite),
    /** After a sleep of the machine no entry has waited yet. */
    wake: (now: number) => {
      for (const entry of entries) entry.since = now;
    },
    /** Takes out all entries. */
    clear: (): readonly QueueEntry<Item>[] => {
      const all = entries;
      entries = [];
      return all;
    },
  };
}
