/**
 * Host hostCounter: hosts without a common worker or lock count each other and keep within one
 * limit together.
 */
import { describe, expect, it } from 'vitest';
import { RateLimiter, type RequestSlot } from '#client/rate-limit/rate-limiter.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { createHostCounter } from './host-counter.ts';

/** The tabs of one browser, which hear each other. */
function openBrowser() {
  const clock = createManualClock();
  const listeners = new Map<string, (event: { data: unknown }) => void>();
  const silent = new Set<string>();
  const tab = (id: string) => {
    const channel = {
      postMessage: (data: unknown) => {
        if (silent.has(id)) return;
        for (const [other, listen] of listeners) if (other !== id) listen({ data });
      },
      addEventListener: (_: 'message', listener: (event: { data: unknown }) => void) =>
        void listeners.set(id, listener),
    };
    const hostCounter = createHostCounter({ channel, clock, id });
    const counts: number[] = [];
    return {
      counts,
      join: (account = 'ada') => hostCounter.join(account, (count) => counts.push(count)),
      hostCounter,
    };
  };
  const crash = (id: string) => {
    silent.add(id);
    listeners.delete(id);
  };
  return {
    clock,
    tab,
    crash,
    shout: (data: unknown) => listeners.forEach((listen) => listen({ data })),
  };
}

describe('Hosts that share no worker', () => {
  it('count each other as they come and go', async () => {
    const { tab, clock } = openBrowser();
    const one = tab('1');
    const two = tab('2');
    const three = tab('3');
    one.join();
    two.join();
    const leave = three.join();
    expect([one.counts, two.counts, three.counts]).toEqual([
      [2, 3],
      [2, 3],
      [2, 3],
    ]);
    leave();
    expect([one.counts.at(-1), two.counts.at(-1)]).toEqual([2, 2]);
    await clock.advance(60_000);
    expect(one.counts).toEqual([2, 3, 2]);
  });

  it('notice one that has crashed within twenty seconds', async () => {
    const { tab, clock, crash } = openBrowser();
    const one = tab('1');
    const two = tab('2');
    one.join();
    two.join();
    crash('2');
    await clock.advance(14_000);
    expect(one.counts).toEqual([2]);
    await clock.advance(6000);
    expect(one.counts).toEqual([2, 1]);
  });

  it('count only those with the same account, and ignore what is no message of theirs', () => {
    const { tab, shout } = openBrowser();
    const one = tab('1');
    const two = tab('2');
    one.join('ada');
    two.join('bob');
    for (const data of [
      null,
      'here',
      {},
      { account: 'ada', from: 1, says: 'here' },
      { account: 'ada', from: 'x', says: 'shouts' },
    ])
      shout(data);
    expect([one.counts, two.counts]).toEqual([[], []]);
  });

  it('never send more than the limit together, and none of them waits for ever', async () => {
    const { tab, clock } = openBrowser();
    const sent = [0, 0];
    const never = new AbortController().signal;
    const limiters = ['1', '2'].map((id, index) => {
      const limiter = new RateLimiter(clock);
      tab(id).hostCounter.join('ada', (count) => limiter.share(count));
      return { limiter, index };
    });
    for (const { limiter, index } of limiters) {
      for (let each = 0; each < 40; each += 1) {
        void limiter.take({ lane: () => 'read', signal: never }).then((slot: RequestSlot) => {
          sent[index] = (sent[index] ?? 0) + 1;
          slot.answered({ limit: null, remaining: null, resetAt: null, retryAt: null });
        });
      }
    }
    await settled();
    expect(sent).toEqual([14, 14]);
    await clock.advance(61_000);
    expect(sent).toEqual([28, 28]);
    await clock.advance(61_000);
    expect(sent).toEqual([40, 40]);
  });
});
