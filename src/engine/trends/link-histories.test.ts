import { describe, expect, it } from 'vitest';
import { LinkHistories } from './link-histories.ts';
import { trendOf } from './link-trend.ts';

const noon = Date.UTC(2026, 4, 3, 12);
const minute = 60_000;
const hour = 60 * minute;
const unknown = Number.NaN;

function open() {
  const histories = new LinkHistories();
  /** Looks at link 1, in minutes after noon. */
  const observe = (minutes: number, clicks: number, made = unknown) =>
    histories.observe({ id: 1, clicks, at: noon + minutes * minute, made });
  const intervals = () => {
    const history = histories.of(1);
    return history === null
      ? null
      : trendOf(1, history).intervals.map(({ from, to, clicks }) => [
          (from - noon) / minute,
          (to - noon) / minute,
          clicks,
        ]);
  };
  return { histories, observe, intervals };
}

describe('Looks at a link', () => {
  it('are a first total, and then the clicks between each two of them', () => {
    const { observe, intervals, histories } = open();
    expect(observe(0, 40)).toBe(false);
    expect(intervals()).toEqual([]);
    expect(observe(70, 45)).toBe(true);
    observe(140, 45);
    observe(200, 45);
    observe(290, 52);
    expect(intervals()).toEqual([
      [0, 70, 5],
      [70, 200, 0],
      [200, 290, 7],
    ]);
    observe(300, 52);
    expect(intervals()?.at(-1)).toEqual([290, 300, 0]);
    expect(histories.of(1)).toMatchObject({ first: 40, total: 52 });
  });

  it('become one entry in five minutes', () => {
    const { observe, intervals } = open();
    observe(0, 1);
    for (let each = 1; each < 10; each += 1) observe(each, 1 + each);
    expect(intervals()).toEqual([
      [0, 4, 4],
      [4, 9, 5],
    ]);
  });

  it('count a link from 0 at its creation where others were observed before it', () => {
    const { histories, observe, intervals } = open();
    const met = (minutes: number, clicks: number, made: number) => {
      const next = open();
      next.histories.observe({ id: 7, clicks: 1, at: noon - 20 * 24 * hour, made: unknown });
      next.observe(minutes, clicks, made);
      return next.intervals();
    };
    expect(met(0, 12, noon - 5 * hour)).toEqual([[-300, 0, 12]]);
    expect(met(0, 0, noon - 60 * minute)).toEqual([[-60, 0, 0]]);
    // After a long weekend.
    expect(met(0, 12, noon - 80 * hour)).toEqual([[-80 * 60, 0, 12]]);
    expect(met(0, 12, noon - 15 * 24 * hour)).toEqual([]);
    // The clock of the service may be ahead.
    expect(met(0, 12, noon + hour)).toEqual([]);
    // In a new browser, nothing was observed before the first observation.
    observe(0, 12, noon - 5 * hour);
    expect(intervals()).toEqual([]);
    expect(histories.since()).toBe(noon / 1000);
  });

  it('never go backwards: where the clock was set back, the next later look has all clicks', () => {
    const { observe, intervals } = open();
    observe(0, 10);
    observe(60, 20);
    expect(observe(-500, 25)).toBe(false);
    expect(observe(59, 30)).toBe(false);
    expect(intervals()).toEqual([[0, 60, 10]]);
    observe(120, 31);
    expect(intervals()).toEqual([
      [0, 60, 10],
      [60, 120, 11],
    ]);
  });

  it('go on where the clock was years ahead at the last one', () => {
    const { observe, intervals, histories } = open();
    const day = 24 * 60;
    observe(0, 10);
    observe(4 * 365 * day, 20);
    for (let each = 1; each <= 3; each += 1) expect(observe(each * day, 20 + each)).toBe(true);
    expect(
      intervals()?.map(([from, to, clicks]) => [Math.round(from!), Math.round(to!), clicks]),
    ).toEqual([
      [0, day, 11],
      [day, 2 * day, 1],
      [2 * day, 3 * day, 1],
    ]);
    expect(histories.of(1)).toMatchObject({ first: 10, total: 23 });
  });

  it('lose no click of two in one second', () => {
    const { observe, intervals, histories } = open();
    observe(0, 1);
    observe(0, 1);
    expect(intervals()).toEqual([]);
    expect(observe(0, 8)).toBe(true);
    expect(histories.of(1)).toMatchObject({ first: 1, total: 8 });
    expect(intervals()).toEqual([[0, 1 / 60, 7]]);
  });

  it('that tell a lower total make an entry "began again" without negative clicks', () => {
    const { observe, histories } = open();
    observe(0, 100);
    observe(60, 110);
    observe(120, 4);
    observe(240, 9);
    const history = histories.of(1);
    expect(history).toMatchObject({ first: 100, total: 9 });
    expect(history?.entries.map(({ clicks, resetTo }) => [clicks, resetTo])).toEqual([
      [10, null],
      [0, 4],
      [5, null],
    ]);
    expect(
      trendOf(1, histories.of(1)!).intervals.map(({ before, after, wasReset }) => [
        before,
        after,
        wasReset,
      ]),
    ).toEqual([
      [100, 110, false],
      [110, 4, true],
      [4, 9, false],
    ]);
  });

  it('are ignored where an older total comes within a minute, as of a reply that was overtaken', () => {
    const { observe, intervals } = open();
    observe(0, 100);
    observe(60, 110);
    expect(observe(60.5, 108)).toBe(false);
    observe(61.5, 111);
    expect(intervals()).toEqual([[0, 61.5, 11]]);
  });

  it.each([-1, 1.5, Infinity, unknown, 2 ** 53])('with the total %s are none', (clicks) => {
    const { observe, histories } = open();
    expect(observe(0, clicks)).toBe(false);
    expect(histories.of(1)).toBeNull();
  });

  it('of a deleted link are forgotten, and its place is used again', () => {
    const { histories, observe, intervals } = open();
    observe(0, 1);
    observe(60, 2);
    histories.remove(1);
    expect(histories.of(1)).toBeNull();
    histories.observe({ id: 2, clicks: 7, at: noon, made: unknown });
    expect(histories.block(0).map(({ id }) => id)).toEqual([2]);
    observe(120, 5);
    expect(intervals()).toEqual([]);
  });
});

describe('Histories that were kept', () => {
  it('continue with the looks that were made before they were loaded', () => {
    const before = open();
    before.observe(0, 10);
    before.observe(60, 15);
    const now = open();
    now.observe(200, 20);
    now.observe(270, 22);
    now.histories.observe({ id: 2, clicks: 3, at: noon, made: unknown });
    now.histories.restore(new Map([[0, before.histories.block(0)]]));
    expect(now.intervals()).toEqual([
      [0, 60, 5],
      [60, 200, 5],
      [200, 270, 2],
    ]);
    expect(now.histories.of(2)).toMatchObject({ total: 3, entries: [] });
  });

  it('tell of a link that is read before they are loaded, from its creation on', () => {
    const before = open();
    before.observe(0, 10);
    const restored = (made: number, clicks: number) => {
      const now = open();
      now.histories.observe({ id: 2, clicks, at: noon + 200 * minute, made });
      now.histories.observe({ id: 2, clicks: 5, at: noon + 210 * minute, made });
      now.histories.restore(new Map([[0, before.histories.block(0)]]));
      return trendOf(2, now.histories.of(2)!).intervals.map(({ from, clicks: more }) => [
        (from - noon) / minute,
        more,
      ]);
    };
    expect(restored(noon + 100 * minute, 3)).toEqual([
      [100, 3],
      [200, 2],
    ]);
    expect(restored(noon + 100 * minute, 0)).toEqual([
      [100, 0],
      [200, 5],
    ]);
    expect(restored(noon + 100 * minute, 5)).toEqual([
      [100, 5],
      [200, 0],
    ]);
    expect(restored(noon - 100 * minute, 3)).toEqual([[200, 2]]);
  });

  it('stay in their blocks, with a block that is lost left empty', () => {
    const { histories } = open();
    for (let id = 1; id <= 2500; id += 1)
      histories.observe({ id, clicks: id, at: noon, made: unknown });
    histories.takeChanged();
    const stored = new Map([0, 2].map((number) => [number, histories.block(number)]));
    const next = new LinkHistories();
    next.restore(stored);
    expect(next.takeChanged()).toEqual([]);
    expect(next.block(2)).toEqual(histories.block(2));
    expect(next.block(1)).toEqual([]);
    next.observe({ id: 2500, clicks: 9999, at: noon + hour, made: unknown });
    expect(next.takeChanged()).toEqual([2]);
    // Links of the lost block take its places.
    next.observe({ id: 1500, clicks: 1, at: noon, made: unknown });
    expect(next.takeChanged()).toEqual([1]);
  });
});

describe('What was seen in the last visit', () => {
  it('is compared with the totals of now, without links that were not known then', () => {
    const { histories } = open();
    const observe = (id: number, clicks: number, minutes: number) =>
      histories.observe({ id, clicks, at: noon + minutes * minute, made: unknown });
    observe(1, 10, 0);
    observe(2, 20, 0);
    observe(3, 30, 0);
    histories.markSeen();
    observe(1, 14, 60);
    observe(2, 5, 60);
    observe(4, 400, 60);
    expect([1, 2, 3, 4].map((id) => histories.gainOf(id))).toEqual([4, 0, 0, null]);
  });
});
