/** The first screen after a sign-in: what it asks for comes before the files of a whole build. */
import { expect, test } from 'vitest';
import { createListeners } from '#base/listeners.ts';
import type { SessionState } from '#engine/tab/session-types.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { firstScreenShown } from './first-screen.ts';

function open() {
  const clock = createManualClock();
  const session = createListeners();
  const work = createListeners();
  const tab = { status: 'signed-out', underWay: 0, isShown: false };
  void firstScreenShown({
    clock,
    session: {
      // Only its status is looked at.
      get state() {
        return { status: tab.status } as SessionState;
      },
      subscribe: session.subscribe,
    },
    work: { get: () => tab.underWay, subscribe: work.subscribe },
  }).then(() => {
    tab.isShown = true;
  });
  return {
    tab,
    clock,
    setStatus: (status: SessionState['status']) => {
      tab.status = status;
      session.notify();
    },
    setUnderWay: (count: number) => {
      tab.underWay = count;
      work.notify();
    },
  };
}

test('is shown five seconds after its last reply', async () => {
  const { tab, clock, setStatus, setUnderWay } = open();
  setStatus('signed-in');
  setUnderWay(2);
  await clock.advance(60_000);
  setUnderWay(1);
  await clock.advance(60_000);
  setUnderWay(0);
  await clock.advance(4999);
  expect(tab.isShown).toBe(false);
  await clock.advance(1);
  await settled();
  expect(tab.isShown).toBe(true);
});

test('is not shown between two of its requests', async () => {
  const { tab, clock, setStatus, setUnderWay } = open();
  setStatus('signed-in');
  for (let request = 0; request < 5; request += 1) {
    await clock.advance(4900);
    setUnderWay(1);
    await clock.advance(4900);
    setUnderWay(0);
  }
  await settled();
  expect(tab.isShown).toBe(false);
});

test('does not come where nobody signs in', async () => {
  const { tab, clock, setStatus } = open();
  await clock.advance(60_000);
  setStatus('signed-in');
  await clock.advance(4000);
  setStatus('signed-out');
  await clock.advance(60_000);
  await settled();
  expect(tab.isShown).toBe(false);
});
