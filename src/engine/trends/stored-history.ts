/**
 * Stored history: reads the readings that are stored on this device, and writes each change a
 * moment later.
 */
import type { Clock } from '#base/clock.ts';
import {
  decodeBlock,
  decodeTimes,
  encodeBlock,
  encodeTimes,
  type PackedHistory,
} from '#engine/storage/history-blocks.ts';
import type { HistoryPlace } from '#engine/storage/history-database.ts';
import { decodeEntries, encodeEntries } from '#engine/storage/history-entries.ts';
import { BlocksError, type SealedBlocks } from '#engine/storage/sealed-blocks.ts';
import { tryEachMinute } from '#engine/storage/try-each-minute.ts';
import { cutToNow } from './merge-histories.ts';
import type { PresenceTimes } from './presence-times.ts';
import type { Trends } from './trends.ts';

/**
 * Milliseconds from a change to its write, so that the changes of one reply are written together.
 */
const delay = 300;
/** The times of visits; the links follow from block 1 on. */
const timesBlock = 0;
/**
 * Each host writes in a place of its own, and none over what another one wrote: a host that was
 * retired may write once more after the next one has begun. The host that opens next merges what
 * all of them have read.
 */
const blocksOfHost = 2 ** 20;

/** What one host has written. */
interface Written {
  readonly blocks: Map<number, readonly PackedHistory[]>;
  times: PresenceTimes | null;
}

/** What has to be written. */
interface Changes {
  readonly to: SealedBlocks;
  readonly put: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
  /** Blocks of histories that are among it. */
  readonly numbers: readonly number[];
  readonly times: string;
}

export class StoredHistory {
  readonly #histories: Trends['histories'];
  readonly #visits: Trends['visits'];
  readonly #clock: Clock;
  readonly #closing = new AbortController();
  /** Ends the wait for a storage that does not answer. */
  #retrying = new AbortController();
  #blocks: SealedBlocks | null = null;
  /** The first block of this host. */
  #base = 0;
  /** Numbers of what other hosts have written, which is merged and goes with the first write. */
  #merged: number[] = [];
  #writtenTimes = '';
  #isDue = false;
  #writing: Promise<void> = Promise.resolve();

  constructor({ histories, visits }: Pick<Trends, 'histories' | 'visits'>, clock: Clock) {
    this.#histories = histories;
    this.#visits = visits;
    this.#clock = clock;
  }

  get isStored(): boolean {
    return this.#blocks !== null;
  }

  /**
   * Reads what is stored there, and writes there from now on. Where that cannot be had, readings
   * stay in memory, and it is tried again each minute. Never rejects.
   *
   * @param onLate called where a later try has succeeded
   */
  async open(place: HistoryPlace, onLate: () => void = () => undefined): Promise<void> {
    // A late call must not bring back the database of an account that was forgotten.
    if (this.#closing.signal.aborted) return;
    this.#retrying.abort();
    this.#retrying = new AbortController();
    const { signal } = this.#retrying;
    const tryOpen = () => this.#tryOpen(place, signal);
    if (await tryOpen()) return;
    void tryEachMinute(tryOpen, this.#clock, signal).then((isOpen) => {
      if (isOpen) onLate();
    });
  }

  /** Takes over what an earlier version has stored with the links. */
  async adopt(from: SealedBlocks): Promise<void> {
    for await (const { number, bytes } of from.readAll('history'))
      if (number !== timesBlock && bytes !== null)
        for (const packed of this.#decoded(bytes)) this.#histories.merge(packed);
    await this.flush();
    if (this.isStored) await from.clear('history');
  }

  /** Nothing is written any more, and all readings are forgotten. */
  async forget(): Promise<void> {
    this.#retrying.abort();
    await this.#writing;
    this.#blocks?.close();
    this.#blocks = null;
    this.#histories.clear();
  }

  /** A reading was made, or the user has acted. */
  changed(): void {
    if (this.#isDue || this.#blocks === null) return;
    this.#isDue = true;
    void this.#clock.wait(delay, this.#closing.signal).then(() => {
      this.#isDue = false;
      return this.flush();
    });
  }

  /** Writes at once what is not written yet, as the page may be about to go. */
  flush(): Promise<void> {
    // The bytes are made now: after a lock the histories are empty.
    const changes = this.#takeChanges();
    if (changes !== null) this.#writing = this.#writing.then(() => this.#write(changes));
    return this.#writing;
  }

  /** Writes once more and ends it. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#retrying.abort();
    await this.flush();
    this.#blocks?.close();
    this.#blocks = null;
  }

  /** False where it cannot be opened now. */
  async #tryOpen(place: HistoryPlace, signal: AbortSignal): Promise<boolean> {
    try {
      const blocks = await place.open();
      // The user wants nothing to be stored.
      if (blocks === null) return true;
      await this.#load(blocks);
      if (signal.aborted) blocks.close();
      else await this.#begin(blocks);
      return true;
    } catch (problem) {
      if (!(problem instanceof BlocksError)) throw problem;
      return false;
    }
  }

  async #begin(blocks: SealedBlocks): Promise<void> {
    this.#blocks = blocks;
    for (let number = 0; number < this.#histories.blocks(); number += 1)
      this.#histories.touch(number);
    await this.flush();
  }

  /** What has to be written; null for nothing. */
  #takeChanges(): Changes | null {
    if (this.#blocks === null) return null;
    const put = new Map<number, Uint8Array<ArrayBuffer>>();
    const numbers = this.#histories.takeChanged();
    for (const number of numbers)
      put.set(this.#base + number + 1, encodeBlock(this.#histories.block(number)));
    const times = encodeTimes(this.#visits.get());
    if (times.join() !== this.#writtenTimes) put.set(this.#base + timesBlock, times);
    return put.size === 0 ? null : { to: this.#blocks, put, numbers, times: times.join() };
  }

  async #write({ to, put, numbers, times }: Changes): Promise<void> {
    const removed = this.#merged;
    try {
      await to.write([{ store: 'history', put, removed }]);
      this.#writtenTimes = times;
      this.#merged = [];
    } catch (problem) {
      if (!(problem instanceof BlocksError)) throw problem;
      // What was not written goes with the next change.
      for (const number of numbers) this.#histories.touch(number);
      if (problem.kind === 'gone') this.#blocks = null;
    }
  }

  async #load(from: SealedBlocks): Promise<void> {
    this.#merged = [];
    const hosts = new Map<number, Written>();
    for await (const { number, bytes } of from.readAll('history')) {
      if (bytes === null) continue;
      const host = Math.floor(number / blocksOfHost);
      const written = hosts.get(host) ?? { blocks: new Map(), times: null };
      hosts.set(host, written);
      this.#merged.push(number);
      if (number % blocksOfHost === timesBlock)
        written.times = this.#timesUntilNow(decodeTimes(bytes));
      else written.blocks.set((number % blocksOfHost) - 1, this.#decoded(bytes));
    }
    this.#base = (Math.max(-1, ...hosts.keys()) + 1) * blocksOfHost;
    const [first = { blocks: new Map(), times: null }, ...others] = hosts.values();
    const times = lastOf([first, ...others].flatMap((host) => host.times ?? []));
    // A visit that ended before now has seen what was stored, and none of the readings of now.
    this.#histories.restore(first.blocks, () => {
      for (const { blocks } of others)
        for (const packed of [...blocks.values()].flat()) this.#histories.merge(packed);
      if (times !== undefined) this.#visits.restore(times);
    });
  }

  /** The histories of a stored block, without times that a clock which was ahead has given them. */
  #decoded(bytes: Uint8Array<ArrayBuffer>): readonly PackedHistory[] {
    const now = Math.floor(this.#clock.now() / 1000);
    const packed = decodeBlock(bytes) ?? [];
    return packed.map((each) => (each.until <= now ? each : cutPacked(each, now)));
  }

  #timesUntilNow(times: PresenceTimes | null): PresenceTimes | null {
    const now = this.#clock.now();
    const untilNow = (at: number | null) => (at === null ? null : Math.min(at, now));
    return times && { last: untilNow(times.last), before: untilNow(times.before) };
  }
}

function cutPacked({ id, seen, entries, ...figures }: PackedHistory, now: number): PackedHistory {
  const cut = cutToNow({ ...figures, entries: decodeEntries(entries) }, now);
  return { ...cut, id, seen, entries: encodeEntries(cut.entries) };
}

/** The times that tell of the last act. */
function lastOf(times: readonly PresenceTimes[]): PresenceTimes | undefined {
  return [...times].sort((one, other) => (other.last ?? 0) - (one.last ?? 0))[0];
}
