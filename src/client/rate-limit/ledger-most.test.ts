import { expect, it } from 'vitest';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { createLedger } from './ledger.ts';

it('A ledger that is told to leave room uses no more than that in any minute, though the service allows more', async () => {
  const clock = createManualClock();
  const ledger = createLedger(clock, { most: 20 });
  const never = new AbortController();
  let sent = 0;
  for (let asked = 0; asked < 30; asked += 1) {
    void ledger.take({ lane: () => 'read', signal: never.signal }).then((slot) => {
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
