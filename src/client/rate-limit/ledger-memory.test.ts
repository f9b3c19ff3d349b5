/** What outlives a ledger, and what a clock that jumps does to one. */
import { describe, expect, it } from 'vitest';
import { noSignals } from '#client/response/rate-limit-headers.ts';
import type { Clock } from '#client/time/clock.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { LedgerMemory } from './ledger-state.ts';

const never = () => new AbortController().signal;
const take = (ledger: Ledger, signal = never()) => ledger.take({ lane: () => 'read', signal });

describe('What is remembered', () => {
  it('is told before a request leaves, which waits until it is kept', async () => {
    const clock = createManualClock();
    let kept: (() => void) | undefined;
    const told: LedgerMemory[] = [];
    const onMemory = (memory: LedgerMemory) => {
      told.push(memory);
      return new Promise<void>((resolve) => (kept = resolve));
    };
    const ledger = createLedger(clock, { onMemory });
    let left = false;
    void take(ledger).then(() => (left = true));
    await settled();
    expect(told).toMatchObject([{ slots: [{ sentAt: clock.now(), freeAt: null }] }]);
    expect(left).toBe(false);
    kept?.();
    await settled();
    expect(left).toBe(true);
  });

  it('does not hold back a request where it cannot be kept', async () => {
    const ledger = createLedger(createManualClock(), { onMemory: () => Promise.reject(new Error('The disk is full')) });
    const slot = await take(ledger);
    slot.lost();
    await settled();
    expect(ledger.budget().left).toBe(28);
  });

  it('costs nothing where the caller gives up meanwhile', async () => {
    let kept: (() => void) | undefined;
    const ledger = createLedger(createManualClock(), { onMemory: () => new Promise<void>((resolve) => (kept = resolve)) });
    const gone = new AbortController();
    const end = take(ledger, gone.signal).catch((problem: unknown) => problem);
    await settled();
    gone.abort();
    kept?.();
    expect(await end).toMatchObject({ kind: 'cancelled' });
    await settled();
    expect(ledger.budget().left).toBe(29);
  });

  it('is taken up: what was answered is free when it would have been, what was under way counts as sent now', async () => {
    const clock = createManualClock();
    let memory: LedgerMemory | undefined;
    const before = createLedger(clock, { onMemory: (told) => void (memory = structuredClone(told)) });
    for (let each = 0; each < 3; each += 1) (await take(before)).answered({ ...noSignals, limit: 100 });
    await clock.advance(10_000);
    await take(before);
    await clock.advance(20_000);
    before.close();
    if (memory === undefined) throw new Error('Nothing was told');
    const after = createLedger(clock, { memory });
    expect(after.budget()).toMatchObject({ limit: 100, left: 95, fullAt: clock.now() + 65_000 });
    await clock.advance(30_050);
    expect(after.budget().left).toBe(98);
    await clock.advance(34_950);
    expect(after.budget().left).toBe(99);
  });

  it('is not told any more by a ledger that is closed, as another one goes on in its place', async () => {
    const told: LedgerMemory[] = [];
    const before = createLedger(createManualClock(), { onMemory: (memory) => void told.push(memory) });
    const slot = await take(before);
    before.close();
    slot.answered(noSignals);
    expect(told).toHaveLength(1);
  });

  it('holds a pause and what follows it', async () => {
    const clock = createManualClock();
    let memory: LedgerMemory | undefined;
    const before = createLedger(clock, { onMemory: (told) => void (memory = structuredClone(told)) });
    (await take(before)).answered({ ...noSignals, retryAt: clock.now() + 40_000 });
    if (memory === undefined) throw new Error('Nothing was told');
    const after = createLedger(clock, { memory });
    expect(after.budget()).toEqual(before.budget());
    expect(after.budget()).toMatchObject({ pausedUntil: clock.now() + 40_000, strict: true });
  });

  it('does not earn bulk work another start at once', async () => {
    const clock = createManualClock();
    let memory: LedgerMemory | undefined;
    const bulk = (ledger: Ledger) => ledger.take({ lane: () => 'bulk', signal: never() });
    const before = createLedger(clock, { onMemory: (told) => void (memory = structuredClone(told)) });
    for (let each = 0; each < 5; each += 1) (await bulk(before)).answered(noSignals);
    if (memory === undefined) throw new Error('Nothing was told');
    const after = createLedger(clock, { memory });
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
    const ledger = createLedger(clock);
    ledger.subscribe(() => undefined);
    for (let each = 0; each < 29; each += 1) (await take(ledger)).answered(noSignals);
    const left: number[] = [];
    for (let each = 0; each < 5; each += 1) void take(ledger).then(() => left.push(each));
    jump(20_000);
    await ring();
    jump(8 * 3_600_000);
    await ring();
    expect(left).toEqual([]);
    expect(ledger.budget()).toMatchObject({ left: 0, queued: 5 });
    const { fullAt } = ledger.budget();
    expect((fullAt ?? 0) - clock.now()).toBeGreaterThan(0);
    expect((fullAt ?? 0) - clock.now()).toBeLessThanOrEqual(65_000);
    jump(65_000);
    await ring();
    expect(left).toEqual([0, 1, 2, 3, 4]);
  });

  it('ahead lets no bulk work catch up', async () => {
    const { clock, ring, jump } = jumpingClock();
    const ledger = createLedger(clock);
    let left = 0;
    for (let each = 0; each < 20; each += 1) {
      void ledger.take({ lane: () => 'bulk', signal: never() }).then((slot) => {
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
    const ledger = createLedger(clock);
    (await take(ledger)).answered({ ...noSignals, retryAt: clock.now() + 61_000 });
    jump(-24 * 3_600_000);
    const { pausedUntil, fullAt } = ledger.budget();
    expect((pausedUntil ?? 0) - clock.now()).toBeLessThanOrEqual(62_000);
    expect((fullAt ?? 0) - clock.now()).toBeLessThanOrEqual(65_000);
    jump(62_001);
    expect(ledger.budget().pausedUntil).toBeNull();
    expect(ledger.budget().strict).toBe(true);
    jump(240 * 60_000);
    expect(ledger.budget().strict).toBe(false);
  });
});
