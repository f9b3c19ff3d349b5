/** Who may leave when: people first, and bulk work at a pace that leaves them room. */
import { describe, expect, it } from 'vitest';
import { noSignals, type RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import type { Lane } from './lanes.ts';
import { RateLimiter } from './rate-limiter.ts';

const never = () => new AbortController().signal;

function open() {
  const clock = createManualClock();
  const limiter = new RateLimiter(clock);
  const left: { lane: Lane; at: number }[] = [];
  const start = clock.now();
  /** Sends one request, and gets its reply at once. */
  const send = async (lane: Lane, signals: Partial<RateLimitSignals> = {}) => {
    const slot = await limiter.take({ lane: () => lane, signal: never() });
    left.push({ lane, at: clock.now() - start });
    slot.answered({ ...noSignals, ...signals });
  };
  const sendAll = (count: number, lane: Lane) => {
    for (let each = 0; each < count; each += 1) void send(lane);
    return settled();
  };
  const count = (lane: Lane) => left.filter((each) => each.lane === lane).length;
  return { clock, limiter, left, send, sendAll, count };
}

describe('Bulk work', () => {
  it('begins with five requests at once, and then keeps its distance', async () => {
    const { clock, left, sendAll } = open();
    await sendAll(8, 'bulk');
    expect(left.map(({ at }) => at)).toEqual([0, 0, 0, 0, 0]);
    await clock.advance(7500);
    expect(left.map(({ at }) => at)).toEqual([0, 0, 0, 0, 0, 2500, 5000, 7500]);
  });

  it('earns no more than that by resting, and nothing by a sleep of the machine', async () => {
    const { clock, left, sendAll } = open();
    await clock.advance(3_600_000);
    await sendAll(7, 'bulk');
    expect(left).toHaveLength(5);
    await clock.advance(600_000);
    expect(left).toHaveLength(7);
  });

  it('leaves six slots to people while a user is there, and one after three minutes', async () => {
    const { clock, count, sendAll, limiter } = open();
    await sendAll(200, 'bulk');
    await clock.advance(59_000);
    expect(count('bulk')).toBe(23);
    expect(limiter.budget()).toMatchObject({
      left: 6,
      bulkPerMinute: 20,
      waiting: { bulk: 177, read: 0 },
    });
    await clock.advance(181_000);
    expect(limiter.budget().bulkPerMinute).toBe(27);
    const before = count('bulk');
    await clock.advance(60_000);
    expect(count('bulk') - before).toBeGreaterThanOrEqual(27);
    limiter.touch();
    expect(limiter.budget().bulkPerMinute).toBe(20);
  });

  it('does not make people wait', async () => {
    const { clock, count, sendAll } = open();
    await sendAll(60, 'bulk');
    await clock.advance(57_000);
    await sendAll(6, 'read');
    expect(count('read')).toBe(6);
  });

  it('gets four a minute however much people ask for, and background work one', async () => {
    const { clock, count, sendAll } = open();
    await sendAll(400, 'read');
    await sendAll(40, 'bulk');
    await sendAll(40, 'background');
    await clock.advance(600_000);
    const before = [count('bulk'), count('background'), count('read')];
    expect(before[0]).toBeGreaterThanOrEqual(36);
    expect(before[1]).toBeGreaterThanOrEqual(9);
    expect(before[2]).toBeGreaterThanOrEqual(220);
  });

  it('goes as much faster as the limit is higher', async () => {
    const { clock, limiter, send, count, sendAll } = open();
    for (let each = 0; each < 3; each += 1) await send('read', { limit: 300 });
    expect(limiter.budget().bulkPerMinute).toBe(211);
    await sendAll(100, 'bulk');
    await clock.advance(10_000);
    expect(count('bulk')).toBe(45);
  });

  it('gets on where the limit is as low as five', async () => {
    const { clock, limiter, send, count, sendAll } = open();
    for (let each = 0; each < 3; each += 1) await send('read', { limit: 5 });
    await sendAll(10, 'bulk');
    await clock.advance(240_000);
    expect(count('bulk')).toBeGreaterThanOrEqual(9);
    expect(limiter.budget().bulkPerMinute).toBe(2);
  });
});

describe('A prefetch and background work', () => {
  it('leave ten slots free, and a prefetch needs no distance', async () => {
    const { clock, count, sendAll } = open();
    await sendAll(30, 'prefetch');
    expect(count('prefetch')).toBe(19);
    await sendAll(5, 'background');
    expect(count('background')).toBe(0);
    await clock.advance(52_000);
    expect(count('background')).toBe(1);
  });
});

describe('Background work while nobody acts', () => {
  it('leaves two slots free, at the distance of bulk work', async () => {
    const { clock, count, sendAll, limiter } = open();
    await sendAll(200, 'background');
    await clock.advance(240_000);
    const before = count('background');
    await clock.advance(60_000);
    expect(count('background') - before).toBeGreaterThanOrEqual(26);
    expect(limiter.budget().left).toBeGreaterThanOrEqual(2);
  });
});

describe('Who becomes more urgent while they wait', () => {
  it('leaves as soon as the limiter looks again', async () => {
    const { limiter, sendAll } = open();
    await sendAll(9, 'bulk');
    let lane: Lane = 'background';
    let left = false;
    void limiter.take({ lane: () => lane, signal: never() }).then(() => (left = true));
    await settled();
    lane = 'read';
    await settled();
    expect(left).toBe(false);
    limiter.reschedule();
    await settled();
    expect(left).toBe(true);
  });
});

describe('After a refusal', () => {
  async function refused() {
    const opened = open();
    const { clock, limiter } = opened;
    await opened.send('read', { retryAt: clock.now() + 30_000 });
    expect(limiter.budget()).toMatchObject({
      strict: true,
      pausedUntil: clock.now() + 30_000,
      left: 0,
    });
    return opened;
  }

  it('every request keeps its distance for half an hour, people first', async () => {
    const { clock, left, sendAll, limiter } = await refused();
    await sendAll(2, 'bulk');
    await sendAll(2, 'read');
    await clock.advance(40_000);
    expect(left.slice(1).map(({ at }) => at)).toEqual([30_000, 32_100, 34_200, 36_300]);
    expect(
      left
        .slice(1)
        .map(({ lane }) => lane)
        .sort(),
    ).toEqual(['bulk', 'bulk', 'read', 'read']);
    await clock.advance(30 * 60_000 - 40_000);
    expect(limiter.budget().strict).toBe(false);
    await sendAll(4, 'read');
    expect(left).toHaveLength(9);
  });

  it('the limiter allows itself less, and half a request more with each minute', async () => {
    const { clock, limiter } = await refused();
    await clock.advance(61_000);
    expect(limiter.budget().left).toBe(20);
    await clock.advance(240_000);
    expect(limiter.budget().left).toBe(22);
    await clock.advance(900_000);
    expect(limiter.budget().left).toBe(29);
  });

  it('others of the same burst count once, and a later one makes it last longer', async () => {
    const { clock, limiter } = open();
    const burst = await Promise.all(
      [1, 2, 3].map(() => limiter.take({ lane: () => 'read', signal: never() })),
    );
    for (const slot of burst) slot.answered({ ...noSignals, retryAt: clock.now() + 5000 });
    expect(limiter.budget().pausedUntil).toBe(clock.now() + 5000);
    await clock.advance(61_000);
    expect(limiter.budget().left).toBe(20);
    await clock.advance(600_000);
    const again = await limiter.take({ lane: () => 'read', signal: never() });
    again.answered({ ...noSignals, retryAt: clock.now() + 5000 });
    await clock.advance(59 * 60_000);
    expect(limiter.budget().strict).toBe(true);
    await clock.advance(61_000);
    expect(limiter.budget().strict).toBe(false);
  });

  it('a wait that proves too short is followed by a whole minute', async () => {
    const { clock, limiter } = open();
    for (const wait of [1000, 61_000]) {
      const taken = limiter.take({ lane: () => 'read', signal: never() });
      await clock.advance(2100);
      const slot = await taken;
      await clock.advance(100);
      slot.answered({ ...noSignals, retryAt: clock.now() + 1000 });
      expect(limiter.budget().pausedUntil).toBe(clock.now() + wait);
      await clock.advance(wait);
    }
  });

  it('the pause is longer by chance, so that two who were refused do not come back together', async () => {
    const clock = createManualClock();
    const limiter = new RateLimiter(clock, { random: () => 0.5 });
    (await limiter.take({ lane: () => 'read', signal: never() })).answered({
      ...noSignals,
      retryAt: clock.now() + 5000,
    });
    expect(limiter.budget().pausedUntil).toBe(clock.now() + 5250);
  });
});

async function takeMany(limiter: RateLimiter, count: number) {
  const slots = [];
  for (let each = 0; each < count; each += 1)
    slots.push(await limiter.take({ lane: () => 'read', signal: never() }));
  return slots;
}

describe('An answer that may not be read', () => {
  it('is "too many" close to the cap', async () => {
    const { clock, limiter } = open();
    const slots = await takeMany(limiter, 26);
    expect(slots.at(-1)?.hidden()).toBe(clock.now() + 61_000);
    expect(limiter.budget()).toMatchObject({ pausedUntil: clock.now() + 61_000, strict: true });
  });

  it('is nothing of the kind elsewhere', async () => {
    const { clock, limiter } = open();
    const slots = await takeMany(limiter, 25);
    expect(slots.at(-1)?.hidden()).toBeNull();
    expect(limiter.budget()).toMatchObject({
      pausedUntil: null,
      strict: false,
      left: 4,
      fullAt: clock.now() + 65_000,
    });
  });
});
