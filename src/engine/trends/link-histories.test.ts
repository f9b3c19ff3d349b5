import { describe, expect, it } from 'vitest';
import { trendOf } from './intervals.ts';
import { createLinkHistories } from './link-histories.ts';

const noon = Date.UTC(2026, 4, 3, 12);
const minute = 60_000;
const hour = 60 * minute;
const unknown = Number.NaN;

function open() {
  const histories = createLinkHistories();
  /** Looks at link 1, in minutes after noon. */
  const look = (minutes: number, clicks: number, made = unknown) =>
    histories.look({ id: 1, clicks, at: noon + minutes * minute, made });
  const intervals = () => {
    const history = histories.of(1);
    return history === null
      ? null
      : trendOf(1, history).intervals.map(({ from, to, clicks }) => [(from - noon) / minute, (to - noon) / minute, clicks]);
  };
  return { histories, look, intervals };
}

describe('Looks at a link', () => {
  it('are a first total, and then the clicks between each two of them', () => {
    const { look, intervals, histories } = open();
    expect(look(0, 40)).toBe(false);
    expect(intervals()).toEqual([]);
    expect(look(70, 45)).toBe(true);
    look(140, 45);
    look(200, 45);
    look(290, 52);
    expect(intervals()).toEqual([
      [0, 70, 5],
      [70, 200, 0],
      [200, 290, 7],
    ]);
    look(300, 52);
    expect(intervals()?.at(-1)).toEqual([290, 300, 0]);
    expect(histories.of(1)).toMatchObject({ first: 40, total: 52 });
  });

  it('become one entry in an hour', () => {
    const { look, intervals } = open();
    look(0, 1);
    for (let each = 1; each < 60; each += 1) look(each, 1 + each);
    expect(intervals()).toEqual([[0, 59, 59]]);
  });

  it('count a link from 0 at its creation where it is met within a day, and else from the first look', () => {
    const young = open();
    young.look(0, 12, noon - 5 * hour);
    expect(young.intervals()).toEqual([[-300, 0, 12]]);
    const old = open();
    old.look(0, 12, noon - 25 * hour);
    expect(old.intervals()).toEqual([]);
    // The clock of the service may be ahead.
    const ahead = open();
    ahead.look(0, 12, noon + hour);
    expect(ahead.intervals()).toEqual([]);
    const unclicked = open();
    unclicked.look(0, 0, noon - 60 * minute);
    expect(unclicked.intervals()).toEqual([[-60, 0, 0]]);
  });

  it('never go backwards: where the clock was set back, the next later look has all clicks', () => {
    const { look, intervals } = open();
    look(0, 10);
    look(60, 20);
    expect(look(60, 22)).toBe(false);
    expect(look(-500, 25)).toBe(false);
    expect(look(59, 30)).toBe(false);
    expect(intervals()).toEqual([[0, 60, 10]]);
    look(120, 31);
    expect(intervals()).toEqual([
      [0, 60, 10],
      [60, 120, 11],
    ]);
  });

  it('that tell a lower total make an entry "began again" without negative clicks', () => {
    const { look, histories } = open();
    look(0, 100);
    look(60, 110);
    look(120, 4);
    look(240, 9);
    const history = histories.of(1);
    expect(history).toMatchObject({ first: 100, total: 9 });
    expect(history?.entries.map(({ clicks, beganAt }) => [clicks, beganAt])).toEqual([
      [10, null],
      [0, 4],
      [5, null],
    ]);
    expect(trendOf(1, histories.of(1)!).intervals.map(({ before, after, beganAgain }) => [before, after, beganAgain])).toEqual([
      [100, 110, false],
      [110, 4, true],
      [4, 9, false],
    ]);
  });

  it('are ignored where an older total comes within a minute, as of a reply that was overtaken', () => {
    const { look, intervals } = open();
    look(0, 100);
    look(60, 110);
    expect(look(60.5, 108)).toBe(false);
    look(61.5, 111);
    expect(intervals()).toEqual([[0, 61.5, 11]]);
  });

  it.each([-1, 1.5, Infinity, unknown, 2 ** 53])('with the total %s are none', (clicks) => {
    const { look, histories } = open();
    expect(look(0, clicks)).toBe(false);
    expect(histories.of(1)).toBeNull();
  });

  it('of a deleted link are forgotten, and its place is used again', () => {
    const { histories, look, intervals } = open();
    look(0, 1);
    look(60, 2);
    histories.remove(1);
    expect(histories.of(1)).toBeNull();
    histories.look({ id: 2, clicks: 7, at: noon, made: unknown });
    expect(histories.block(0).map(({ id }) => id)).toEqual([2]);
    look(120, 5);
    expect(intervals()).toEqual([]);
  });
});

describe('Histories that were kept', () => {
  it('continue with the looks that were made before they were loaded', () => {
    const before = open();
    before.look(0, 10);
    before.look(60, 15);
    const now = open();
    now.look(200, 20);
    now.look(270, 22);
    now.histories.look({ id: 2, clicks: 3, at: noon, made: unknown });
    now.histories.restore(new Map([[0, before.histories.block(0)]]));
    expect(now.intervals()).toEqual([
      [0, 60, 5],
      [60, 200, 5],
      [200, 270, 2],
    ]);
    expect(now.histories.of(2)).toMatchObject({ total: 3, entries: [] });
  });

  it('stay in their blocks, with a block that is lost left empty', () => {
    const { histories } = open();
    for (let id = 1; id <= 2500; id += 1) histories.look({ id, clicks: id, at: noon, made: unknown });
    histories.takeChanged();
    const kept = new Map([0, 2].map((number) => [number, histories.block(number)]));
    const next = createLinkHistories();
    next.restore(kept);
    expect(next.takeChanged()).toEqual([]);
    expect(next.block(2)).toEqual(histories.block(2));
    expect(next.block(1)).toEqual([]);
    next.look({ id: 2500, clicks: 9999, at: noon + hour, made: unknown });
    expect(next.takeChanged()).toEqual([2]);
    // Links of the lost block take its places.
    next.look({ id: 1500, clicks: 1, at: noon, made: unknown });
    expect(next.takeChanged()).toEqual([1]);
  });
});

describe('What was seen in the last visit', () => {
  it('is compared with the totals of now, without links that were not known then', () => {
    const { histories } = open();
    const look = (id: number, clicks: number, minutes: number) =>
      histories.look({ id, clicks, at: noon + minutes * minute, made: unknown });
    look(1, 10, 0);
    look(2, 20, 0);
    look(3, 30, 0);
    histories.markSeen();
    look(1, 14, 60);
    look(2, 5, 60);
    look(4, 400, 60);
    expect(histories.sinceSeen()).toEqual({ compared: 3, clicks: 4, setBack: 1 });
  });
});
