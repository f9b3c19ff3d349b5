import { describe, expect, it, vi } from 'vitest';
import { createFakeLocks } from '#testing/time/fake-locks.ts';
import { settled } from '#testing/time/manual-clock.ts';
import { holdLock, whenGone } from './liveness-lock.ts';

describe('Who is there', () => {
  it('is missed by all who asked, when it crashes', async () => {
    const locks = createFakeLocks();
    const tab = locks.context();
    await holdLock(tab, 'tab');
    const one = vi.fn();
    const other = vi.fn();
    const stopped = vi.fn();
    whenGone(locks.context(), 'tab', one);
    whenGone(locks.context(), 'tab', other);
    whenGone(locks.context(), 'tab', stopped)();
    await settled();
    expect(one).not.toHaveBeenCalled();
    tab.end();
    await settled();
    expect([one, other, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('is missed when it says goodbye', async () => {
    const locks = createFakeLocks();
    const leave = await holdLock(locks.context(), 'tab');
    const gone = vi.fn();
    whenGone(locks.context(), 'tab', gone);
    leave();
    await settled();
    expect(gone).toHaveBeenCalledTimes(1);
  });
});
