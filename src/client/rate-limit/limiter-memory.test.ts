/** The memory of a limiter for the next one, and clocks that jump. */
import { describe, expect, it } from 'vitest';
import type { Clock } from '#base/clock.ts';
import { noSignals } from '#client/response/rate-limit-headers.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import type { LimiterMemory } from './limiter-state.ts';
import { RateLimiter } from './rate-limiter.ts';

const never = () => new AbortController().signal;
const take = (limiter: RateLimiter, signal = never()) =>
  limiter.take({ lane: () => 'read', signal });

describe('The memory of a limiter', () => {
  it('is handed out before a request leaves, which waits until it is stored', async () => {
    const clock = createManualClock();
    let onStored: (() => void) | undefined;
    const memories: LimiterMemory[] = [];
    const onMemory = (memory: LimiterMemory) => {
      memories.push(memory);
      return new Promise<void>((resolve) => (onStored = resolve));
    };
    const limiter = new RateLimiter(clock, { onMemory });
    let left = false;
    void take(limiter).then(() => (left = true));
    await settled();
    expect(memories).toMatchObject([{ slots: [{ sentAt: clock.now(), freeAt: null }] }]);
    expect(left).toBe(false);
    onStored?.();
    await settled();
    expect(left).toBe(true);
  });

  it('does not hold back a request where it cannot be stored', async () => {
    const limiter = new RateLimiter(createManualClock(), {
      onMemory: () => Promise.reject(new Error('The disk is full')),
    });
    const slot = await take(limiter);
    slot.lost();
    await settled();
    expect(limiter.budget().left).toBe(28);
  });

  it('costs nothing where the caller gives up meanwhile', async () => {
    let onStored: (() => void) | undefined;
    const limiter = new RateLimiter(createManualClock(), {
      onMemory: () => new Promise<void>((resolve) => (onStored = resolve)),
    });
    const gone = new AbortController();
    const end = take(limiter, gone.signal).catch((problem: unknown) => problem);
    await settled();
    gone.abort();
    onStored?.();
    expect(await end).toMatchObject({ kind: 'cancelled' });
    await settled();
    expect(limiter.budget().left).toBe(29);
  });

  it('is continued: answered requests end when they would have, those under way count as sent now', async () => {
    const clock = createManualClock();
    let memory: LimiterMemory | undefined;
    const before = new RateLimiter(clock, {
      onMemory: (latest) => void (memory = structuredClone(latest)),
    });
    for (let each = 0; each < 3; each += 1)
      (await take(before)).answered({ ...noSignals, limit: 100 });
    await clock.advance(10_000);
    await take(before);
    await clock.advance(20_000);
    before.close();
    if (memory === undefined) throw new Error('There is no memory');
    const after = new RateLimiter(clock, { memory });
    expect(after.budget()).toMatchObject({ limit: 100, left: 95, fullAt: clock.now() + 65_000 });
    await clock.advance(30_050);
    expect(after.budget().left).toBe(98);
    await clock.advance(34_950);
    expect(after.budget().left).toBe(99);
  });

  it('is not handed out by a closed limiter, as another one continues in its place', async () => {
    const memories: LimiterMemory[] = [];
    const before = new RateLimiter(createManualClock(), {
      onMemory: (memory) => void memories.push(memory),
    });
    const slot = await take(before);
    before.close();
    slot.answered(noSignals);
    expect(memories).toHaveLength(1);
  });

  it('holds a pause and what follows it', async () => {
    const clock = createManualClock();
    let memory: LimiterMemory | undefined;
    const before = new RateLimiter(clock, {
      onMemory: (latest) => void (memory = structuredClone(latest)),
    });
    (await take(before)).answered({ ...noSignals, retryAt: clock.now() + 40_000 });
    if (memory === undefined) throw new Error('There is no memory');
    const after = new RateLimiter(clock, { memory });
    expect(after.budget()).toEqual(before.budget());
    expect(after.budget()).toMatchObject({ pausedUntil: clock.now() + 40_000, strict: true });
  });

  it('does not earn bulk work another start at once', async () => {
    const clock = createManualClock();
    let memory: LimiterMemory | undefined;
    const bulk = (limiter: RateLimiter) => limiter.take({ lane: () => 'bulk', signal: never() });
    const before = new RateLimiter(clock, {
      onMemory: (latest) => void (memory = structuredClone(latest)),
    });
    for (let each = 0; each < 5; each += 1) (await bulk(before)).answered(noSignals);
    if (memory === undefined) throw new Error('There is no memory');
    const after = new RateLimiter(clock, { memory });
    let left = false;
    void bulk(after).then(() => (left = true));
    await clock.advance(2499);
    expect(left).toBe(false);
    await clock.advance(1);
    expect(left).toBe(true);
  });
});

/** A clock whose waits end when a test says so, however late. */
function jumpingClock() {
  let now = Date.UTC(2026, 2, 1);
  let waits: (() => void)[] = [];
  const clock: Clock = {
    now: () => now,
    wait: (_, signal) =>
      new Promise((resolve) => {
        waits.push(resolve);
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const ring = () => {
    const rung = waits;
    waits = [];
    for (const end of rung) end();
    return settled();
  };
  return { clock, ring, jump: (milliseconds: number) => (now += milliseconds) };
}

describe('A clock that jumps', () => {
  it('ahead frees nothing that the service may still count, be it a sleep or a new time', async () => {
    const { clock, ring, jump } = jumpingClock();
    const limiter = new RateLimiter(clock);
    limiter.subscribe(() => undefined);
    for (let each = 0; each < 29; each += 1) (await take(limiter)).answered(noSignals);
    const left: number[] = [];
    for (let each = 0; each < 5; each += 1) void take(limiter).then(() => left.push(each));
    jump(20_000);
    await ring();
    jump(8 * 3_600_000);
    await ring();
    expect(left).toEqual([]);
    expect(limiter.budget()).toMatchObject({ left: 0, queued: 5 });
    const { fullAt } = limiter.budget();
    expect((fullAt ?? 0) - clock.now()).toBeGreaterThan(0);
    expect((fullAt ?? 0) - clock.now()).toBeLessThanOrEqual(65_000);
    jump(65_000);
    await ring();
    expect(left).toEqual([0, 1, 2, 3, 4]);
  });

  it('ahead lets no bulk work catch up', async () => {
    const { clock, ring, jump } = jumpingClock();
    const limiter = new RateLimiter(clock);
    let left = 0;
    for (let each = 0; each < 20; each += 1) {
      void limiter.take({ lane: () => 'bulk', signal: never() }).then((slot) => {
        left += 1;
        slot.answered(noSignals);
      });
    }
    await settled();
    expect(left).toBe(5);
    jump(3_600_000);
    await ring();
    expect(left).toBeLessThanOrEqual(6);
  });

  it('back makes no wait longer than it can be', async () => {
    const { clock, jump } = jumpingClock();
    const limiter = new RateLimiter(clock);
    (await take(limiter)).answered({ ...noSignals, retryAt: clock.now() + 61_000 });
    jump(-24 * 3_600_000);
    const { pausedUntil, fullAt } = limiter.budget();
    expect((pausedUntil ?? 0) - clock.now()).toBeLessThanOrEqual(62_000);
    expect((fullAt ?? 0) - clock.now()).toBeLessThanOrEqual(65_000);
    jump(62_001);
    expect(limiter.budget().pausedUntil).toBeNull();
    expect(limiter.budget().strict).toBe(true);
    jump(240 * 60_000);
    expect(limiter.budget().strict).toBe(false);
  });
});
