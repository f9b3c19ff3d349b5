import { describe, expect, it } from 'vitest';
import { createMemoryBlocks } from '#local/library/memory-blocks.ts';
import { BlocksError, type SealedBlocks } from '#local/library/sealed-blocks.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { createKeptHistory } from './kept-history.ts';
import { createTrends } from './trends.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

function open(clock = createManualClock()) {
  const trends = createTrends(clock);
  const kept = createKeptHistory(trends, clock);
  const look = (id: number, clicks: number) => trends.look({ id, clicks, at: clock.now(), made: Number.NaN });
  return { clock, trends, kept, look };
}

async function stored(blocks: SealedBlocks): Promise<number[]> {
  const numbers = [];
  for await (const { number } of blocks.readAll('history')) numbers.push(number);
  return numbers;
}

describe('A history that is kept', () => {
  it('is there after a reload, and continues', async () => {
    const blocks = createMemoryBlocks();
    const before = open();
    before.look(1, 10);
    await before.kept.keepIn(blocks);
    await before.clock.advance(2 * 60 * minute);
    before.look(1, 15);
    before.kept.close();

    await before.clock.advance(day);
    const after = open(before.clock);
    await after.kept.load(blocks);
    await after.kept.keepIn(blocks);
    after.look(1, 18);
    expect(after.trends.trend(1)?.intervals.map(({ from, to, clicks }) => [(to - from) / minute, clicks])).toEqual([
      [120, 5],
      [24 * 60, 3],
    ]);
    expect(after.trends.sinceVisit(() => 4)).toEqual({
      since: before.clock.now() - day - 120 * minute,
      ...{ newLinks: 4, compared: 1, clicks: 3, setBack: 0 },
    });
  });

  it('writes what has changed, and nothing else, at most once a minute', async () => {
    const blocks = createMemoryBlocks();
    const writes: number[][] = [];
    const watched: SealedBlocks = {
      ...blocks,
      write: (changes) => {
        writes.push(changes.flatMap(({ put = new Map<number, Uint8Array>() }) => [...put.keys()]));
        return blocks.write(changes);
      },
    };
    const { kept, look, clock } = open();
    for (let id = 1; id <= 1001; id += 1) look(id, 1);
    await kept.keepIn(watched);
    expect(writes).toEqual([[1, 2, 0]]);
    await clock.advance(5 * minute);
    expect(writes).toHaveLength(1);
    look(1001, 2);
    look(1001, 3);
    await clock.advance(minute);
    expect(writes.slice(1)).toEqual([[2]]);
    kept.close();
  });

  it('is written whole to other blocks, and no more after it is not wanted', async () => {
    const [first, second] = [createMemoryBlocks(), createMemoryBlocks()];
    const { kept, look, clock } = open();
    look(1, 1);
    await kept.keepIn(first);
    await kept.keepIn(null);
    look(2000, 1);
    await clock.advance(3 * minute);
    expect(await stored(first)).toEqual([0, 1]);
    await kept.keepIn(second);
    expect(await stored(second)).toEqual([0, 1]);
    kept.close();
  });

  it('goes on in memory where there is no room, and writes later what is missing', async () => {
    const blocks = createMemoryBlocks();
    let isFull = true;
    const full: SealedBlocks = {
      ...blocks,
      write: (changes) => (isFull ? Promise.reject(new BlocksError('full')) : blocks.write(changes)),
    };
    const { kept, look, clock, trends } = open();
    look(1, 1);
    await kept.keepIn(full);
    expect(await stored(blocks)).toEqual([]);
    isFull = false;
    await clock.advance(minute);
    expect(await stored(blocks)).toEqual([0, 1]);
    expect(trends.trend(1)?.total).toBe(1);
    kept.close();
  });

  it('skips blocks that cannot be read', async () => {
    const blocks = createMemoryBlocks();
    await blocks.write([
      {
        store: 'history',
        put: new Map([
          [0, Uint8Array.from([9])],
          [1, Uint8Array.from([1, 255])],
        ]),
      },
    ]);
    const { kept, look, trends } = open();
    look(7, 3);
    await kept.load(blocks);
    expect(trends.trend(7)?.total).toBe(3);
  });
});

describe('A visit', () => {
  it('ends after half an hour without an act: what comes then was not seen in it', async () => {
    const { clock, trends, look } = open();
    look(1, 10);
    await clock.advance(20 * minute);
    trends.touch();
    await clock.advance(29 * minute);
    look(1, 11);
    expect(trends.sinceVisit(() => 0)).toBeNull();
    await clock.advance(60 * minute);
    look(1, 16);
    expect(trends.sinceVisit(() => 0)).toBeNull();
    trends.touch();
    expect(trends.sinceVisit(() => 0)).toMatchObject({ since: clock.now() - 89 * minute, compared: 1, clicks: 5 });
    await clock.advance(10 * minute);
    trends.touch();
    expect(trends.sinceVisit(() => 0)).toMatchObject({ clicks: 5 });
  });
});
