import { describe, expect, it, vi } from 'vitest';
import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import type { Lane } from './lanes.ts';
import { createLedger, type Ledger, type Slot } from './ledger.ts';

const nothing: RateLimitSignals = { limit: null, remaining: null, resetAt: null, retryAt: null };
const never = () => new AbortController().signal;

function open() {
  const clock = createManualClock();
  const ledger = createLedger(clock);
  return { clock, ledger };
}

function take(ledger: Ledger, lane: Lane = 'read', signal = never(), again = false): Promise<Slot> {
  return ledger.take({ lane: () => lane, signal, again });
}

/** Takes so many slots and answers each at once. */
async function use(ledger: Ledger, count: number, signals: Partial<RateLimitSignals> = {}): Promise<void> {
  for (let each = 0; each < count; each += 1) (await take(ledger)).answered({ ...nothing, ...signals });
}

/** Notes who has left, in order. */
function line(ledger: Ledger) {
  const left: string[] = [];
  const slots = new Map<string, Slot>();
  const join = (name: string, lane: Lane, again = false, signal = never()) =>
    take(ledger, lane, signal, again).then(
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
    const { clock, ledger } = open();
    await use(ledger, 28);
    const slow = await take(ledger);
    const { left, join } = line(ledger);
    void join('thirtieth', 'read');
    void join('last', 'read');
    await clock.advance(10_000);
    slow.answered(nothing);
    await clock.advance(50_049);
    expect(left).toEqual([]);
    await clock.advance(1);
    expect(left).toEqual(['thirtieth', 'last']);
    expect(ledger.budget().left).toBe(26);
    await clock.advance(10_000);
    expect(ledger.budget().left).toBe(27);
  });

  it('is awaited until a moment that the budget tells, for the last of those who wait', async () => {
    const { clock, ledger } = open();
    await use(ledger, 20);
    await clock.advance(5000);
    await use(ledger, 9);
    expect(ledger.budget().loadsAt).toBeNull();
    const { left, join } = line(ledger);
    void join('bulk', 'bulk');
    expect(ledger.budget().loadsAt).toBeNull();
    for (let each = 1; each <= 20; each += 1) void join(`read ${each}`, 'read');
    expect(ledger.budget().loadsAt).toBe(clock.now() + 55_050);
    void join('read 21', 'read');
    const last = ledger.budget().loadsAt ?? 0;
    expect(last).toBe(clock.now() + 60_050);
    await clock.advance(last - clock.now() - 1);
    expect(left).not.toContain('read 21');
    await clock.advance(1);
    expect(left).toContain('read 21');
    expect(ledger.budget().loadsAt).toBeNull();
  });

  it('is awaited until the end of a pause where the service said "too many"', async () => {
    const { clock, ledger } = open();
    (await take(ledger)).answered({ ...nothing, retryAt: clock.now() + 30_000 });
    void take(ledger);
    expect(ledger.budget().loadsAt).toBe(clock.now() + 30_000);
  });

  it('is held longer where no reply came, as the service may still be at work', async () => {
    const { clock, ledger } = open();
    (await take(ledger)).lost();
    await clock.advance(64_999);
    expect(ledger.budget().left).toBe(28);
    await clock.advance(1);
    expect(ledger.budget().left).toBe(29);
  });

  it('is held while its request is under way, however long that takes', async () => {
    const { clock, ledger } = open();
    await take(ledger);
    await clock.advance(200_000);
    expect(ledger.budget().left).toBe(28);
  });

  it('is not held for hours by a clock that was set back', async () => {
    let now = 10_000_000;
    const ledger = createLedger({ now: () => now, wait: () => new Promise(() => undefined) });
    await use(ledger, 4);
    await use(ledger, 1, { retryAt: now + 30_000 });
    expect(ledger.budget()).toMatchObject({ left: 0, pausedUntil: now + 30_000 });
    now -= 3_600_000;
    expect(ledger.budget()).toMatchObject({ left: 0, pausedUntil: now + 62_000 });
    now += 65_000;
    expect(ledger.budget()).toMatchObject({ pausedUntil: null, left: 20 });
  });
});

describe('The limit', () => {
  it('is one more than the requests that leave in a window, with no headers at all too', async () => {
    const { clock, ledger } = open();
    const { left, join } = line(ledger);
    for (let each = 1; each <= 40; each += 1) void join(String(each), 'read');
    await settled();
    expect(left).toHaveLength(29);
    expect(ledger.budget()).toMatchObject({ limit: 30, left: 0, queued: 11 });
    await clock.advance(1000);
    expect(left).toHaveLength(29);
  });

  it('is known once replies report it, or the service refuses', async () => {
    const said = open().ledger;
    await use(said, 3);
    expect(said.budget()).toMatchObject({ limit: 30, isLimitKnown: false });
    await use(said, 1, { limit: 30 });
    expect(said.budget()).toMatchObject({ limit: 30, isLimitKnown: true });
    const { ledger, clock } = open();
    await use(ledger, 2, { limit: 100 });
    expect(ledger.budget().isLimitKnown).toBe(false);
    (await take(ledger)).answered({ ...nothing, retryAt: clock.now() + 5000 });
    expect(ledger.budget().isLimitKnown).toBe(true);
  });

  it('is learned from three replies that agree', async () => {
    const { ledger } = open();
    await use(ledger, 2, { limit: 100 });
    expect(ledger.budget()).toMatchObject({ limit: 30, left: 27 });
    await use(ledger, 1, { limit: 100 });
    expect(ledger.budget()).toMatchObject({ limit: 100, left: 96 });
  });

  it('is not changed by replies that contradict each other', async () => {
    const { ledger } = open();
    for (const limit of [100, 60, 100, 60, 30, 100, 100]) await use(ledger, 1, { limit });
    expect(ledger.budget().limit).toBe(30);
  });

  it('is believed from 5 to 600', async () => {
    const { ledger } = open();
    await use(ledger, 3, { limit: 1_000_000 });
    expect(ledger.budget().limit).toBe(600);
    await use(ledger, 3, { limit: 0 });
    expect(ledger.budget()).toMatchObject({ limit: 5, left: 0 });
  });
});

describe('What the service says is left', () => {
  it('counts where it is less than our own count believes, and goes down with what is sent', async () => {
    const { ledger } = open();
    await use(ledger, 1, { remaining: 4 });
    expect(ledger.budget().left).toBe(4);
    await take(ledger);
    expect(ledger.budget().left).toBe(3);
  });

  it('changes nothing where it is more', async () => {
    const { ledger } = open();
    await use(ledger, 3, { remaining: 29 });
    expect(ledger.budget().left).toBe(26);
  });

  it('may not have counted what left later and is under way', async () => {
    const { ledger } = open();
    const first = await take(ledger);
    await take(ledger);
    await take(ledger);
    first.answered({ ...nothing, remaining: 10 });
    expect(ledger.budget().left).toBe(8);
  });

  it('is not raised by a reply that was overtaken', async () => {
    const { clock, ledger } = open();
    const early = await take(ledger);
    await clock.advance(5);
    const late = await take(ledger);
    late.answered({ ...nothing, remaining: 3 });
    expect(ledger.budget().left).toBe(3);
    early.answered({ ...nothing, remaining: 20 });
    expect(ledger.budget().left).toBe(3);
  });

  it('is over when the window is', async () => {
    const { clock, ledger } = open();
    const { left, join } = line(ledger);
    await use(ledger, 1, { remaining: 0, resetAt: clock.now() + 20_000 });
    void join('next', 'read');
    await clock.advance(20_999);
    expect(left).toEqual([]);
    expect(ledger.budget()).toMatchObject({ left: 0, queued: 1 });
    await clock.advance(1);
    expect(left).toEqual(['next']);
  });
});

describe('After "too many"', () => {
  it('everyone waits until the service is to be asked again, and who was sent back goes first', async () => {
    const { clock, ledger } = open();
    const { left, join } = line(ledger);
    await use(ledger, 1, { retryAt: clock.now() + 42_000 });
    void join('read', 'read');
    void join('write', 'write');
    void join('again', 'bulk', true);
    await clock.advance(41_999);
    expect(left).toEqual([]);
    expect(ledger.budget()).toMatchObject({ left: 0, queued: 3, pausedUntil: clock.now() + 1 });
    await clock.advance(1);
    expect(left).toEqual(['again']);
    expect(ledger.budget().pausedUntil).toBeNull();
    await clock.advance(2099);
    expect(left).toEqual(['again']);
    await clock.advance(2101);
    expect(left).toEqual(['again', 'read', 'write']);
  });

  it('a shorter wait does not end a longer one', async () => {
    const { clock, ledger } = open();
    const one = await take(ledger);
    const other = await take(ledger);
    one.answered({ ...nothing, retryAt: clock.now() + 50_000 });
    other.answered({ ...nothing, retryAt: clock.now() + 5000 });
    expect(ledger.budget().pausedUntil).toBe(clock.now() + 50_000);
  });
});

describe('The line', () => {
  it('lets people go before work that nobody watches, each in order of arrival', async () => {
    const { clock, ledger } = open();
    await use(ledger, 29);
    const { left, join } = line(ledger);
    const lanes: Lane[] = ['prefetch', 'background', 'bulk', 'write', 'read', 'bulk', 'read'];
    await clock.advance(59_000);
    lanes.forEach((lane, index) => void join(`${lane}${index}`, lane));
    await clock.advance(1050);
    expect(left).toEqual(['write3', 'read4', 'read6', 'bulk2', 'bulk5', 'background1', 'prefetch0']);
  });

  it('is left at no cost', async () => {
    const { clock, ledger } = open();
    await use(ledger, 29);
    const { left, join } = line(ledger);
    const gone = new AbortController();
    void join('gone', 'read', false, gone.signal);
    void join('stays', 'read');
    expect(ledger.budget().queued).toBe(2);
    gone.abort();
    await settled();
    expect(left).toEqual(['gone: ApiError: cancelled']);
    expect(ledger.budget().queued).toBe(1);
    await clock.advance(60_050);
    expect(left).toEqual([left[0], 'stays']);
    expect(ledger.budget().left).toBe(28);
  });

  it('is not joined by who has left already', async () => {
    const { ledger } = open();
    await expect(take(ledger, 'read', AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' });
    expect(ledger.budget().left).toBe(29);
  });

  it('is dissolved by closing', async () => {
    const { clock, ledger } = open();
    await use(ledger, 29);
    const { left, join } = line(ledger);
    void join('waiting', 'write');
    ledger.close();
    await settled();
    expect(left).toHaveLength(1);
    await expect(take(ledger)).rejects.toMatchObject({ kind: 'cancelled' });
    await clock.advance(120_000);
    expect(left).toHaveLength(1);
  });
});

describe('The budget', () => {
  it('is the same object until something changes, and each change is told', async () => {
    const { clock, ledger } = open();
    const told = vi.fn();
    const stop = ledger.subscribe(told);
    const before = ledger.budget();
    expect(ledger.budget()).toBe(before);
    const start = clock.now();
    (await take(ledger)).answered(nothing);
    expect(ledger.budget()).toMatchObject({ limit: 30, left: 28, queued: 0, fullAt: start + 60_050, pausedUntil: null });
    const calls = told.mock.calls.length;
    const held = ledger.budget();
    await clock.advance(60_049);
    expect(ledger.budget()).toBe(held);
    expect(told).toHaveBeenCalledTimes(calls);
    await clock.advance(1);
    expect(ledger.budget()).toMatchObject({ limit: 30, left: 29, queued: 0, fullAt: null, pausedUntil: null });
    expect(told).toHaveBeenCalledTimes(calls + 1);
    stop();
    await use(ledger, 1);
    expect(told).toHaveBeenCalledTimes(calls + 1);
  });

  it('is right for a reader who is not told of changes', async () => {
    const { clock, ledger } = open();
    await use(ledger, 3);
    expect(ledger.budget().left).toBe(26);
    await clock.advance(60_050);
    expect(ledger.budget()).toMatchObject({ left: 29, fullAt: null });
  });
});

it('A ledger with a cap of its user uses no more in any minute, though the service allows more', async () => {
  const clock = createManualClock();
  const ledger = createLedger(clock, { most: 20 });
  let sent = 0;
  for (let asked = 0; asked < 30; asked += 1) {
    void take(ledger).then((slot) => {
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
