/** What is kept of readings: when it is written, and what is there again later. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { type HistoryPlace, historyPlaceOf } from '#engine/storage/history-database.ts';
import { createMemoryBlocks } from '#engine/storage/memory-blocks.ts';
import { BlocksError, type SealedBlocks } from '#engine/storage/sealed-blocks.ts';
import { createManualClock, type ManualClock } from '#testing/time/manual-clock.ts';
import { StoredHistory } from './stored-history.ts';
import { createTrends } from './trends.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A host that has opened the readings of the account. */
async function open(place: HistoryPlace, clock: ManualClock, onLate?: () => void) {
  const trends = createTrends(clock);
  const history = new StoredHistory(trends, clock);
  await history.open(place, onLate);
  return {
    trends,
    history,
    observe: (id: number, clicks: number) => {
      trends.observe({ id, clicks, at: clock.now(), made: Number.NaN });
      history.changed();
    },
    /** What each interval of a link has seen, with its length in minutes. */
    intervals: (id: number) =>
      trends
        .trend(id)
        ?.intervals.map(({ from, to, clicks }) => [(to - from) / minute, clicks] as const),
  };
}

/** Blocks that outlive a host, and tell what was written. */
function watchedPlace() {
  const blocks = createMemoryBlocks();
  const writes: number[][] = [];
  let isFull = false;
  const watched: SealedBlocks = {
    ...blocks,
    write: async (changes) => {
      if (isFull) throw new BlocksError('full');
      writes.push(changes.flatMap(({ put = new Map<number, Uint8Array>() }) => [...put.keys()]));
      await blocks.write(changes);
    },
    close: () => undefined,
  };
  const place: HistoryPlace = {
    open: () => Promise.resolve(watched),
    choose: () => Promise.resolve(),
  };
  return { place, blocks, writes, setFull: (is: boolean) => (isFull = is) };
}

describe('Readings', () => {
  it('are there after a reload, and continue', async () => {
    const { place } = watchedPlace();
    const clock = createManualClock();
    const before = await open(place, clock);
    before.observe(1, 10);
    await clock.advance(120 * minute);
    before.observe(1, 15);
    await before.history.close();

    await clock.advance(day);
    const after = await open(place, clock);
    after.observe(1, 18);
    expect(after.intervals(1)).toEqual([
      [120, 5],
      [24 * 60, 3],
    ]);
    expect(after.trends.visits.get().before).toBe(clock.now() - day - 120 * minute);
    expect(after.trends.histories.gainOf(1)).toBe(3);
  });

  it('go on after a session whose clock was four years ahead', async () => {
    const { place } = watchedPlace();
    const clock = createManualClock();
    const first = await open(place, clock);
    first.observe(1, 10);
    await clock.advance(60 * minute);
    first.observe(1, 15);
    await first.history.close();
    const start = clock.now();
    clock.sleep(4 * 365 * day);
    const ahead = await open(place, clock);
    ahead.observe(1, 18);
    await ahead.history.close();

    clock.sleep(start + day - clock.now());
    const after = await open(place, clock);
    expect(after.trends.visits.get().last).toBe(clock.now());
    await clock.advance(60 * minute);
    after.observe(1, 20);
    expect(after.intervals(1)).toEqual([
      [60, 5],
      [24 * 60, 3],
      [60, 2],
    ]);
  });

  it('are written within half a second, and nothing else is', async () => {
    const { place, writes } = watchedPlace();
    const clock = createManualClock();
    const { observe } = await open(place, clock);
    for (let id = 1; id <= 1001; id += 1) observe(id, 1);
    writes.length = 0;
    await clock.advance(500);
    expect(writes.map((numbers) => numbers.length)).toEqual([2]);
    await clock.advance(5 * minute);
    expect(writes).toHaveLength(1);
    observe(1001, 2);
    observe(1001, 3);
    await clock.advance(500);
    expect(writes.map((numbers) => numbers.length)).toEqual([2, 1]);
  });

  it('are written at once when the page may be about to go', async () => {
    const { place } = watchedPlace();
    const clock = createManualClock();
    const { observe, history } = await open(place, clock);
    observe(1, 10);
    await history.flush();
    expect((await open(place, clock)).trends.trend(1)?.total).toBe(10);
  });

  it('of two hosts are all there later, whichever of them wrote last', async () => {
    const { place } = watchedPlace();
    const clock = createManualClock();
    const first = await open(place, clock);
    first.observe(1, 10);
    await first.history.flush();
    const second = await open(place, clock);
    await clock.advance(60 * minute);
    second.observe(1, 14);
    second.observe(2, 1);
    await second.history.flush();
    await clock.advance(60 * minute);
    first.observe(1, 15);
    first.observe(3, 1);
    await first.history.flush();
    const third = await open(place, clock);
    expect(third.intervals(1)).toEqual([
      [60, 4],
      [60, 1],
    ]);
    expect([third.trends.trend(2)?.total, third.trends.trend(3)?.total]).toEqual([1, 1]);
    // Once they are merged, one host has them all.
    await third.history.close();
    expect((await open(place, clock)).intervals(1)).toHaveLength(2);
  });

  it('go on in memory where there is no room, and are written later', async () => {
    const { place, setFull } = watchedPlace();
    const clock = createManualClock();
    const { observe, trends } = await open(place, clock);
    setFull(true);
    observe(1, 1);
    await clock.advance(500);
    expect(trends.trend(1)?.total).toBe(1);
    setFull(false);
    observe(2, 1);
    await clock.advance(500);
    expect((await open(place, clock)).trends.trend(1)?.total).toBe(1);
  });

  it('that cannot be opened are asked for again each minute, and none is lost meanwhile', async () => {
    const { place } = watchedPlace();
    const clock = createManualClock();
    const before = await open(place, clock);
    before.observe(1, 10);
    await clock.advance(60 * minute);
    await before.history.close();
    let isSilent = true;
    const late = vi.fn();
    const silent = {
      ...place,
      open: () => (isSilent ? Promise.reject(new BlocksError('gone')) : place.open()),
    };
    const after = await open(silent, clock, late);
    after.observe(1, 15);
    expect(after.intervals(1)).toEqual([]);
    await clock.advance(minute);
    expect(late).not.toHaveBeenCalled();
    isSilent = false;
    await clock.advance(minute);
    expect(late).toHaveBeenCalledTimes(1);
    expect(after.intervals(1)).toEqual([[60, 5]]);
    await after.history.close();
    expect((await open(place, clock)).intervals(1)).toEqual([[60, 5]]);
  });

  it('that cannot be opened are asked for no more once they are not wanted', async () => {
    const { place } = watchedPlace();
    const clock = createManualClock();
    const opening = vi.fn(() => Promise.reject(new BlocksError('gone')));
    const { history } = await open({ ...place, open: opening }, clock);
    await history.forget();
    await clock.advance(5 * minute);
    expect(opening).toHaveBeenCalledTimes(1);
  });

  it('are opened by no late call after the end', async () => {
    const { place } = watchedPlace();
    const opening = vi.fn(place.open);
    const { history } = await open(place, createManualClock());
    await history.close();
    await history.open({ ...place, open: opening });
    expect(opening).not.toHaveBeenCalled();
  });

  it('that cannot be understood are skipped', async () => {
    const { place, blocks } = watchedPlace();
    const put = new Map([
      [0, Uint8Array.from([9])],
      [1, Uint8Array.from([1, 255])],
    ]);
    await blocks.write([{ store: 'history', put }]);
    const { observe, trends } = await open(place, createManualClock());
    observe(7, 3);
    expect(trends.trend(7)?.total).toBe(3);
  });

  it('that were kept with the links are taken over', async () => {
    const { place } = watchedPlace();
    const clock = createManualClock();
    const before = await open(place, clock);
    before.observe(1, 10);
    await before.history.flush();
    const inLibrary = await place.open();
    const next = watchedPlace();
    const { history, trends } = await open(next.place, clock);
    if (inLibrary !== null) await history.adopt(inLibrary);
    expect(trends.trend(1)?.total).toBe(10);
    expect((await open(next.place, clock)).trends.trend(1)?.total).toBe(10);
  });
});

describe('On a device', () => {
  const text = (value: unknown) => JSON.stringify(value);

  it('readings are sealed with a key that no script can export, and outlive every sign-in', async () => {
    const indexedDB = new IDBFactory();
    const place = historyPlaceOf({ indexedDB: () => indexedDB, crypto }, 'a1');
    const clock = createManualClock();
    const { observe, history } = await open(place, clock);
    observe(4711, 123_456);
    await history.close();
    const stored = await contentOf(indexedDB, 'linkdeck.history.a1');
    const keys = stored.filter((value) => value instanceof CryptoKey);
    expect(keys.map(({ extractable }) => extractable)).toEqual([false]);
    expect(text(stored)).not.toMatch(/4711|123456/);
    expect((await open(place, clock)).trends.trend(4711)?.total).toBe(123_456);
    const other = historyPlaceOf({ indexedDB: () => indexedDB, crypto }, 'a2');
    expect((await open(other, clock)).trends.trend(4711)).toBeNull();
  });

  it('nothing is kept where the user wants that, until they want it again', async () => {
    const indexedDB = new IDBFactory();
    const place = historyPlaceOf({ indexedDB: () => indexedDB, crypto }, 'a1');
    const clock = createManualClock();
    const { observe, history } = await open(place, clock);
    observe(1, 10);
    await history.flush();
    await history.forget();
    await place.choose(false);
    expect(await contentOf(indexedDB, 'linkdeck.history.a1')).toEqual(['off']);
    const off = await open(place, clock);
    off.observe(1, 11);
    await off.history.flush();
    expect(off.history.isStored).toBe(false);
    expect(await contentOf(indexedDB, 'linkdeck.history.a1')).toEqual(['off']);
    await place.choose(true);
    await off.history.open(place);
    await clock.advance(500);
    expect((await open(place, clock)).trends.trend(1)?.total).toBe(11);
  });
});

/** All values of a database. */
async function contentOf(indexedDB: IDBFactory, name: string): Promise<unknown[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  const values = [...database.objectStoreNames].map(
    (store) =>
      new Promise<unknown[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      }),
  );
  const all = (await Promise.all(values)).flat();
  database.close();
  return all;
}

describe('A visit', () => {
  it('ends after half an hour without an act: what comes then was not seen in it', async () => {
    const clock = createManualClock();
    const { trends, observe } = await open(watchedPlace().place, clock);
    observe(1, 10);
    await clock.advance(20 * minute);
    trends.touch();
    await clock.advance(29 * minute);
    observe(1, 11);
    expect(trends.visits.get().before).toBeNull();
    await clock.advance(60 * minute);
    observe(1, 16);
    expect(trends.visits.get().before).toBeNull();
    trends.touch();
    expect(trends.visits.get().before).toBe(clock.now() - 89 * minute);
    expect(trends.histories.gainOf(1)).toBe(5);
    await clock.advance(10 * minute);
    trends.touch();
    expect(trends.histories.gainOf(1)).toBe(5);
  });
});
