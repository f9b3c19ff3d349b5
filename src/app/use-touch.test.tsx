/** The user acts at the page: who learns of it, and how often. */
import 'fake-indexeddb/auto';
import { fireEvent, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { engineOf, openTab } from '#testing/setups/open-tab.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { useTouch } from './use-touch.ts';

const minute = 60_000;

describe('A user who acts', () => {
  it.each([
    ['presses', () => fireEvent.pointerDown(document.body)],
    ['types', () => fireEvent.keyDown(document.body, { key: 'ArrowDown' })],
    ['scrolls', () => fireEvent.wheel(document.body)],
  ])('is noticed where they %s, at most every ten seconds', async (_, act) => {
    const clock = createManualClock();
    const touch = vi.fn();
    const { unmount } = renderHook(() => useTouch({ touch }, clock));
    act();
    act();
    expect(touch).toHaveBeenCalledTimes(1);
    await clock.advance(9999);
    act();
    expect(touch).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    act();
    expect(touch).toHaveBeenCalledTimes(2);
    clock.sleep(-minute);
    act();
    expect(touch).toHaveBeenCalledTimes(3);
    unmount();
    clock.sleep(minute);
    act();
    expect(touch).toHaveBeenCalledTimes(3);
  });

  it('is noticed though the screen lets no event pass', () => {
    const touch = vi.fn();
    renderHook(() => useTouch({ touch }, createManualClock()));
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener('keydown', stop);
    fireEvent.keyDown(document.body, { key: 'a' });
    document.body.removeEventListener('keydown', stop);
    expect(touch).toHaveBeenCalledTimes(1);
  });

  it('is not locked out for idleness while they only read', async () => {
    const { session, clock, credentials } = await openTab();
    await session.connect(credentials);
    const { unmount } = renderHook(() => useTouch(engineOf(session), clock));
    for (let scrolls = 0; scrolls < 12; scrolls += 1) {
      await clock.advance(5 * minute);
      fireEvent.wheel(document.body);
      await settled();
    }
    expect(session.state.status).toBe('signed-in');
    unmount();
    await clock.advance(16 * minute);
    expect(session.state).toMatchObject({ status: 'signed-out', lockedBy: 'idle' });
  });
});
