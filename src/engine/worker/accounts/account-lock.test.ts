import { describe, expect, it, vi } from 'vitest';
import { createFakeLocks } from '#testing/time/fake-locks.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { createAccountLock } from './account-lock.ts';

/** One browser, and hosts in it that hear each other. */
function openBrowser() {
  const locks = createFakeLocks();
  const clock = createManualClock();
  const hearers = new Set<(event: { data: unknown }) => void>();
  return {
    clock,
    host: ({ deaf = false } = {}) => {
      const context = locks.context();
      const own = new Set<(event: { data: unknown }) => void>();
      const channel = {
        postMessage: (data: unknown) => {
          for (const hear of hearers) if (!own.has(hear)) hear({ data });
        },
        addEventListener: (_: 'message', hear: (event: { data: unknown }) => void) => {
          own.add(hear);
          if (!deaf) hearers.add(hear);
        },
      };
      const guard = createAccountLock({ locks: context, channel, clock });
      const claim = (account: string) => {
        const ends = { held: vi.fn(), lost: vi.fn() };
        return { ...ends, claim: guard.claim(account, ends) };
      };
      return { claim, end: context.end };
    },
  };
}

describe('Of two hosts', () => {
  it('the newer one gets the account, and the older one learns that it has lost it', async () => {
    const { host } = openBrowser();
    const older = host().claim('a1');
    await settled();
    expect(older.held).toHaveBeenCalledTimes(1);
    const newer = host().claim('a1');
    await settled();
    expect(older.lost).toHaveBeenCalledTimes(1);
    expect(newer.held).toHaveBeenCalledTimes(1);
    expect(older.lost.mock.invocationCallOrder[0]).toBeLessThan(
      newer.held.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('one that does not answer is waited for, and may end in that time', async () => {
    const { host, clock } = openBrowser();
    const undecided = host({ deaf: true });
    const older = undecided.claim('a1');
    const newer = host().claim('a1');
    await clock.advance(2999);
    expect(newer.held).not.toHaveBeenCalled();
    expect(older.lost).not.toHaveBeenCalled();
    undecided.end();
    await clock.advance(1);
    expect(newer.held).toHaveBeenCalledTimes(1);
    await clock.advance(5000);
    expect(newer.lost).not.toHaveBeenCalled();
  });

  it('one that does not answer in three seconds loses the account', async () => {
    const { host, clock } = openBrowser();
    const older = host({ deaf: true }).claim('a1');
    const newer = host().claim('a1');
    await clock.advance(3000);
    expect(newer.held).toHaveBeenCalledTimes(1);
    expect(older.lost).toHaveBeenCalledTimes(1);
    expect(newer.lost).not.toHaveBeenCalled();
    // It has the lock for good: the next one has to ask for it.
    const third = host().claim('a1');
    await settled();
    expect(newer.lost).toHaveBeenCalledTimes(1);
    expect(third.held).toHaveBeenCalledTimes(1);
  });

  it('each has accounts of its own', async () => {
    const { host } = openBrowser();
    const one = host().claim('a1');
    const other = host().claim('a2');
    await settled();
    expect(
      [one.held, other.held, one.lost, other.lost].map(({ mock }) => mock.calls.length),
    ).toEqual([1, 1, 0, 0]);
  });
});

describe('An account that is given up', () => {
  it('is free for the next, and the host that gave it up gets nothing more', async () => {
    const { host, clock } = openBrowser();
    const first = host().claim('a1');
    await settled();
    first.claim.release();
    const second = host().claim('a1');
    await clock.advance(5000);
    expect(second.held).toHaveBeenCalledTimes(1);
    expect(first.lost).not.toHaveBeenCalled();
  });

  it('while it is waited for is waited for no more', async () => {
    const { host, clock } = openBrowser();
    const holder = host({ deaf: true });
    holder.claim('a1');
    const waiting = host().claim('a1');
    await settled();
    waiting.claim.release();
    holder.end();
    await clock.advance(5000);
    expect(waiting.held).not.toHaveBeenCalled();
  });
});
