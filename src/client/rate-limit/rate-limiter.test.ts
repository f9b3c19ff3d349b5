import { describe, expect, it, vi } from 'vitest';
import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import type { Lane } from './lanes.ts';
import { RateLimiter, type RequestSlot } from './rate-limiter.ts';

const nothing: RateLimitSignals = { limit: null, remaining: null, resetAt: null, retryAt: null };
const never = () => new AbortController().signal;

function open() {
  const clock = createManualClock();
  const limiter = new RateLimiter(clock);
  return { clock, limiter };
}

function take(
  limiter: RateLimiter,
  lane: Lane = 'read',
  signal = never(),
  again = false,
): Promise<RequestSlot> {
  return limiter.take({ lane: () => lane, signal, again });
}

/** Takes so many slots and answers each at once. */
async function use(
  limiter: RateLimiter,
  count: number,
  signals: Partial<RateLimitSignals> = {},
): Promise<void> {
  for (let each = 0; each < count; each += 1)
    (await take(limiter)).answered({ ...nothing, ...signals });
}

/** Notes who has left, in order. */
function line(limiter: RateLimiter) {
  const left: string[] = [];
  const slots = new Map<string, RequestSlot>();
  const join = (name: string, lane: Lane, again = false, signal = never()) =>
    take(limiter, lane, signal, again).then(
      (slot) => {
        left.push(name);
        slots.set(name, slot);
      },
      (problem: unknown) => left.push(`${name}: ${String(problem)}`),
    );
  return { left, slots, join };
}

describe('A slot', () => {
  it('is free again a window after the reply, not after the request', async () => {
    const { clock, limiter } = open();
    await use(limiter, 28);
    const slow = await take(limiter);
    const { left, join } = line(limiter);
    void join('thirtieth', 'read');
    void join('last', 'read');
    await clock.advance(10_000);
    slow.answered(nothing);
    await clock.advance(50_049);
    expect(left).toEqual([]);
    await clock.advance(1);
    expect(left).toEqual(['thirtieth', 'last']);
    expect(limiter.budget().left).toBe(26);
    await clock.advance(10_000);
    expect(limiter.budget().left).toBe(27);
  });

  it('is awaited until a moment that the budget tells, for the last of those who wait', async () => {
    const { clock, limiter } = open();
    await use(limiter, 20);
    await clock.advance(5000);
    await use(limiter, 9);
    expect(limiter.budget().loadsAt).toBeNull();
    const { left, join } = line(limiter);
    void join('bulk', 'bulk');
    expect(limiter.budget().loadsAt).toBeNull();
    for (let each = 1; each <= 20; each += 1) void join(`read ${each}`, 'read');
    expect(limiter.budget().loadsAt).toBe(clock.now() + 55_050);
    void join('read 21', 'read');
    const last = limiter.budget().loadsAt ?? 0;
    expect(last).toBe(clock.now() + 60_050);
    await clock.advance(last - clock.now() - 1);
    expect(left).not.toContain('read 21');
    await clock.advance(1);
    expect(left).toContain('read 21');
    expect(limiter.budget().loadsAt).toBeNull();
  });

  it('is awaited until the end of a pause where the service said "too many"', async () => {
    const { clock, limiter } = open();
    (await take(limiter)).answered({ ...nothing, retryAt: clock.now() + 30_000 });
    void take(limiter);
    expect(limiter.budget().loadsAt).toBe(clock.now() + 30_000);
  });

  it('is held longer where no reply came, as the service may still be at work', async () => {
    const { clock, limiter } = open();
    (await take(limiter)).lost();
    await clock.advance(64_999);
    expect(limiter.budget().left).toBe(28);
    await clock.advance(1);
    expect(limiter.budget().left).toBe(29);
  });

  it('is held while its request is under way, however long that takes', async () => {
    const { clock, limiter } = open();
    await take(limiter);
    await clock.advance(200_000);
    expect(limiter.budget().left).toBe(28);
  });

  it('is not held for hours by a clock that was set back', async () => {
    let now = 10_000_000;
    const limiter = new RateLimiter({ now: () => now, wait: () => new Promise(() => undefined) });
    await use(limiter, 4);
    await use(limiter, 1, { retryAt: now + 30_000 });
    expect(limiter.budget()).toMatchObject({ left: 0, pausedUntil: now + 30_000 });
    now -= 3_600_000;
    expect(limiter.budget()).toMatchObject({ left: 0, pausedUntil: now + 62_000 });
    now += 65_000;
    expect(limiter.budget()).toMatchObject({ pausedUntil: null, left: 20 });
  });
});

describe('The limit', () => {
  it('is one more than the requests that leave in a window, with no headers at all too', async () => {
    const { clock, limiter } = open();
    const { left, join } = line(limiter);
    for (let each = 1; each <= 40; each += 1) void join(String(each), 'read');
    await settled();
    expect(left).toHaveLength(29);
    expect(limiter.budget()).toMatchObject({ limit: 30, left: 0, queued: 11 });
    await clock.advance(1000);
    expect(left).toHaveLength(29);
  });

  it('is known once replies report it, or the service refuses', async () => {
    const said = open().limiter;
    await use(said, 3);
    expect(said.budget()).toMatchObject({ limit: 30, isLimitKnown: false });
    await use(said, 1, { limit: 30 });
    expect(said.budget()).toMatchObject({ limit: 30, isLimitKnown: true });
    const { limiter, clock } = open();
    await use(limiter, 2, { limit: 100 });
    expect(limiter.budget().isLimitKnown).toBe(false);
    (await take(limiter)).answered({ ...nothing, retryAt: clock.now() + 5000 });
    expect(limiter.budget().isLimitKnown).toBe(true);
  });

  it('is learned from three replies that agree', async () => {
    const { limiter } = open();
    await use(limiter, 2, { limit: 100 });
    expect(limiter.budget()).toMatchObject({ limit: 30, left: 27 });
    await use(limiter, 1, { limit: 100 });
    expect(limiter.budget()).toMatchObject({ limit: 100, left: 96 });
  });

  it('is not changed by replies that contradict each other', async () => {
    const { limiter } = open();
    for (const limit of [100, 60, 100, 60, 30, 100, 100]) await use(limiter, 1, { limit });
    expect(limiter.budget().limit).toBe(30);
  });

  it('is believed from 5 to 600', async () => {
    const { limiter } = open();
    await use(limiter, 3, { limit: 1_000_000 });
    expect(limiter.budget().limit).toBe(600);
    await use(limiter, 3, { limit: 0 });
    expect(limiter.budget()).toMatchObject({ limit: 5, left: 0 });
  });
});

describe('What the service says is left', () => {
  it('counts where it is less than our own count believes, and goes down with what is sent', async () => {
    const { limiter } = open();
    await use(limiter, 1, { remaining: 4 });
    expect(limiter.budget().left).toBe(4);
    await take(limiter);
    expect(limiter.budget().left).toBe(3);
  });

  it('changes nothing where it is more', async () => {
    const { limiter } = open();
    await use(limiter, 3, { remaining: 29 });
    expect(limiter.budget().left).toBe(26);
  });

  it('may not have counted what left later and is under way', async () => {
    const { limiter } = open();
    const first = await take(limiter);
    await take(limiter);
    await take(limiter);
    first.answered({ ...nothing, remaining: 10 });
    expect(limiter.budget().left).toBe(8);
  });

  it('is not raised by a reply that was overtaken', async () => {
    const { clock, limiter } = open();
    const early = await take(limiter);
    await clock.advance(5);
    const late = await take(limiter);
    late.answered({ ...nothing, remaining: 3 });
    expect(limiter.budget().left).toBe(3);
    early.answered({ ...nothing, remaining: 20 });
    expect(limiter.budget().left).toBe(3);
  });

  it('is over when the window is', async () => {
    const { clock, limiter } = open();
    const { left, join } = line(limiter);
    await use(limiter, 1, { remaining: 0, resetAt: clock.now() + 20_000 });
    void join('next', 'read');
    await clock.advance(20_999);
    expect(left).toEqual([]);
    expect(limiter.budget()).toMatchObject({ left: 0, queued: 1 });
    await clock.advance(1);
    expect(left).toEqual(['next']);
  });
});

describe('After "too many"', () => {
  it('everyone waits until the service is to be asked again, and who was sent back goes first', async () => {
    const { clock, limiter } = open();
    const { left, join } = line(limiter);
    await use(limiter, 1, { retryAt: clock.now() + 42_000 });
    void join('read', 'read');
    void join('write', 'write');
    void join('again', 'bulk', true);
    await clock.advance(41_999);
    expect(left).toEqual([]);
    expect(limiter.budget()).toMatchObject({ left: 0, queued: 3, pausedUntil: clock.now() + 1 });
    await clock.advance(1);
    expect(left).toEqual(['again']);
    expect(limiter.budget().pausedUntil).toBeNull();
    await clock.advance(2099);
    expect(left).toEqual(['again']);
    await clock.advance(2101);
    expect(left).toEqual(['again', 'read', 'write']);
  });

  it('a shorter wait does not end a longer one', async () => {
    const { clock, limiter } = open();
    const one = await take(limiter);
    const other = await take(limiter);
    one.answered({ ...nothing, retryAt: clock.now() + 50_000 });
    other.answered({ ...nothing, retryAt: clock.now() + 5000 });
    expect(limiter.budget().pausedUntil).toBe(clock.now() + 50_000);
  });
});

describe('The line', () => {
  it('lets people go before work that nobody watches, each in order of arrival', async () => {
    const { clock, limiter } = open();
    await use(limiter, 29);
    const { left, join } = line(limiter);
    const lanes: Lane[] = ['prefetch', 'background', 'bulk', 'write', 'read', 'bulk', 'read'];
    await clock.advance(59_000);
    lanes.forEach((lane, index) => void join(`${lane}${index}`, lane));
    await clock.advance(1050);
    expect(left).toEqual([
      'write3',
      'read4',
      'read6',
      'bulk2',
      'bulk5',
      'background1',
      'prefetch0',
    ]);
  });

  it('is left at no cost', async () => {
    const { clock, limiter } = open();
    await use(limiter, 29);
    const { left, join } = line(limiter);
    const gone = new AbortController();
    void join('gone', 'read', false, gone.signal);
    void join('stays', 'read');
    expect(limiter.budget().queued).toBe(2);
    gone.abort();
    await settled();
    expect(left).toEqual(['gone: ApiError: cancelled']);
    expect(limiter.budget().queued).toBe(1);
    await clock.advance(60_050);
    expect(left).toEqual([left[0], 'stays']);
    expect(limiter.budget().left).toBe(28);
  });

  it('is not joined by who has left already', async () => {
    const { limiter } = open();
    await expect(take(limiter, 'read', AbortSignal.abort())).rejects.toMatchObject({
      kind: 'cancelled',
    });
    expect(limiter.budget().left).toBe(29);
  });

  it('is dissolved by closing', async () => {
    const { clock, limiter } = open();
    await use(limiter, 29);
    const { left, join } = line(limiter);
    void join('waiting', 'write');
    limiter.close();
    await settled();
    expect(left).toHaveLength(1);
    await expect(take(limiter)).rejects.toMatchObject({ kind: 'cancelled' });
    await clock.advance(120_000);
    expect(left).toHaveLength(1);
  });
});

describe('The budget', () => {
  it('is the same object until something changes, and each change is published', async () => {
    const { clock, limiter } = open();
    const onChange = vi.fn();
    const stop = limiter.subscribe(onChange);
    const before = limiter.budget();
    expect(limiter.budget()).toBe(before);
    const start = clock.now();
    (await take(limiter)).answered(nothing);
    expect(limiter.budget()).toMatchObject({
      limit: 30,
      left: 28,
      queued: 0,
      fullAt: start + 60_050,
      pausedUntil: null,
    });
    const calls = onChange.mock.calls.length;
    const held = limiter.budget();
    await clock.advance(60_049);
    expect(limiter.budget()).toBe(held);
    expect(onChange).toHaveBeenCalledTimes(calls);
    await clock.advance(1);
    expect(limiter.budget()).toMatchObject({
      limit: 30,
      left: 29,
      queued: 0,
      fullAt: null,
      pausedUntil: null,
    });
    expect(onChange).toHaveBeenCalledTimes(calls + 1);
    stop();
    await use(limiter, 1);
    expect(onChange).toHaveBeenCalledTimes(calls + 1);
  });

  it('is right for a reader who does not subscribe to changes', async () => {
    const { clock, limiter } = open();
    await use(limiter, 3);
    expect(limiter.budget().left).toBe(26);
    await clock.advance(60_050);
    expect(limiter.budget()).toMatchObject({ left: 29, fullAt: null });
  });
});

it('A limiter with a cap of its user uses no more in any minute, though the service allows more', async () => {
  const clock = createManualClock();
  const limiter = new RateLimiter(clock, { maxRpm: 20 });
  let sent = 0;
  for (let asked = 0; asked < 30; asked += 1) {
    void take(limiter).then((slot) => {
      sent += 1;
      slot.answered({ limit: 30, remaining: 30 - sent, resetAt: null, retryAt: null });
    });
  }
  await settled();
  expect(sent).toBe(20);
  await clock.advance(59_000);
  expect(sent).toBe(20);
  await clock.advance(2000);
  expect(sent).toBe(30);
});

describe('A service that reports no limit', () => {
  async function open(signals: Partial<RateLimitSignals>) {
    const clock = createManualClock();
    const limiter = new RateLimiter(clock);
    const ask = async (more: Partial<RateLimitSignals> = signals) => {
      const slot = await limiter.take({
        lane: () => 'read',
        signal: new AbortController().signal,
      });
      slot.answered({ ...nothing, ...more });
    };
    for (let each = 0; each < 3; each += 1) await ask();
    return { clock, limiter, ask };
  }
  const unlimited = { isUnlimited: true };

  it('is asked up to 300 times a minute where it says that there is none', async () => {
    const { limiter } = await open(unlimited);
    expect(limiter.budget()).toMatchObject({ isUnlimited: true, allowed: 299, left: 296 });
  });

  it('is asked 30 times a minute where it says nothing: something in front of it may have a limit', async () => {
    const { limiter } = await open({});
    expect(limiter.budget()).toMatchObject({ isUnlimited: false, allowed: 29, left: 26 });
  });

  it('is asked 30 times a minute when three replies say nothing any more, or one reports a limit', async () => {
    const { limiter, ask } = await open(unlimited);
    for (let each = 0; each < 2; each += 1) await ask({});
    expect(limiter.budget()).toMatchObject({ isUnlimited: true });
    await ask({});
    expect(limiter.budget()).toMatchObject({ isUnlimited: false, allowed: 29 });
    await ask();
    expect(limiter.budget()).toMatchObject({ isUnlimited: true });
    await ask({ limit: 20 });
    expect(limiter.budget()).toMatchObject({ isUnlimited: false, allowed: 29 });
  });

  it('is asked 30 times a minute from its first refusal on, after a pause alone', async () => {
    const { clock, limiter, ask } = await open(unlimited);
    for (let each = 0; each < 30; each += 1) await ask();
    await ask({ retryAt: clock.now() + 20_000 });
    expect(limiter.budget()).toMatchObject({ isUnlimited: false, left: 0, strict: false });
    await clock.advance(61_000);
    expect(limiter.budget()).toMatchObject({
      isUnlimited: false,
      isLimitKnown: true,
      allowed: 29,
      left: 29,
      strict: false,
    });
  });
});
