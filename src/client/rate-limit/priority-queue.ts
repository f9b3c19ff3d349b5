/**
 * Priority queue of requests that wait for a slot: resent ones first, then lanes due their share,
 * then by lane.
 */
import { compareLanes, type Lane, lanes } from './lanes.ts';
import { minShare } from './pacing.ts';

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

// More than the guaranteed share of any lane.
const maxHistory = 4;

export class PriorityQueue<Item> {
  #entries: QueueEntry<Item>[] = [];
  /** When the last requests of each lane left, the latest first. */
  readonly #left: Record<Lane, readonly number[]> = {
    read: [],
    write: [],
    bulk: [],
    background: [],
    prefetch: [],
  };

  get length(): number {
    return this.#entries.length;
  }

  counts(): Record<Lane, number> {
    const counts: Record<Lane, number> = {
      read: 0,
      write: 0,
      bulk: 0,
      background: 0,
      prefetch: 0,
    };
    for (const { request } of this.#entries) counts[request.lane()] += 1;
    return counts;
  }

  add(entry: QueueEntry<Item>): void {
    this.#entries.push(entry);
  }

  remove(gone: QueueEntry<Item>): void {
    this.#entries = this.#entries.filter((entry) => entry !== gone);
  }

  /**
   * Takes out the first entry that `mayLeave` accepts, in order of priority; `isDue` entries have
   * waited enough.
   */
  next(
    at: number,
    cap: number,
    mayLeave: (lane: Lane, isDue: boolean) => boolean,
  ): QueueEntry<Item> | undefined {
    // A clock that was set back must not make a request wait for the time that comes twice.
    for (const lane of lanes)
      if ((this.#left[lane][0] ?? at) > at)
        this.#left[lane] = this.#left[lane].map((moment) => Math.min(moment, at));
    for (const entry of this.#entries) entry.since = Math.min(entry.since, at);
    const ranked = this.#entries
      .map((entry) => {
        const isResent = entry.request.again === true;
        const isDue = isResent || this.#dueAt(entry, cap) <= at;
        return { entry, lane: entry.request.lane(), isResent, isDue };
      })
      .sort(
        (one, other) =>
          Number(other.isResent) - Number(one.isResent) ||
          Number(other.isDue) - Number(one.isDue) ||
          compareLanes(one.lane, other.lane),
      );
    const found = ranked.find(({ lane, isDue }) => mayLeave(lane, isDue));
    if (found === undefined) return undefined;
    this.#entries = this.#entries.filter((entry) => entry !== found.entry);
    this.#left[found.lane] = [at, ...this.#left[found.lane]].slice(0, maxHistory);
    return found.entry;
  }

  /** Moments from which an entry will have waited enough. */
  dueAt(cap: number): number[] {
    return this.#entries.map((entry) => this.#dueAt(entry, cap)).filter(Number.isFinite);
  }

  /** After a sleep of the machine no entry has waited yet. */
  wake(now: number): void {
    for (const entry of this.#entries) entry.since = now;
  }

  /** Takes out all entries. */
  clear(): readonly QueueEntry<Item>[] {
    const all = this.#entries;
    this.#entries = [];
    return all;
  }

  #dueAt({ request, since }: QueueEntry<Item>, cap: number): number {
    const lane = request.lane();
    const share = minShare(lane, cap);
    if (share === null) return Infinity;
    const used = this.#left[lane][share.requests - 1] ?? -Infinity;
    return Math.max(since + share.milliseconds / share.requests, used + share.milliseconds);
  }
}
