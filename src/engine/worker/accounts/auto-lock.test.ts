import { describe, expect, it } from 'vitest';
import { dueLock } from './auto-lock.ts';

const minute = 60_000;
const start = 1_800_000_000_000;
const times = { openedAt: start, activeAt: start };

describe('A lock', () => {
  it('is due when nobody has acted for as long as was chosen, and not a moment before', () => {
    const chosen = { idleMinutes: 5, busy: false };
    expect(dueLock(times, start + 5 * minute - 1, chosen)).toBeNull();
    expect(dueLock(times, start + 5 * minute, chosen)).toBe('idle');
    expect(dueLock({ ...times, activeAt: start + minute }, start + 5 * minute, chosen)).toBeNull();
  });

  it('waits for bulk work, which people start in order to walk away, but not beyond half a day', () => {
    const working = { idleMinutes: 5, busy: true };
    expect(dueLock(times, start + 11 * 60 * minute, working)).toBeNull();
    expect(dueLock(times, start + 12 * 60 * minute, working)).toBe('time');
  });

  it('is never due for idleness where never was chosen, and after half a day all the same', () => {
    const never = { idleMinutes: 0, busy: false };
    expect(dueLock(times, start + 12 * 60 * minute - 1, never)).toBeNull();
    expect(
      dueLock({ ...times, activeAt: start + 12 * 60 * minute }, start + 12 * 60 * minute, never),
    ).toBe('time');
  });
});
