/** Test of a strict limiter that sends no headers: of 1,000 requests of a real client it refuses none, whatever ends on the way. */
import { expect, it } from 'vitest';
import { ApiClient } from '#client/client.ts';
import { createRequestLog } from '#client/request-log.ts';
import { rateModels } from '#testing/time/rate-models.ts';
import { createSimulatedClock } from '#testing/time/simulated-clock.ts';
import { seeded } from '#testing/time/simulation.ts';
import type { LimiterMemory } from './limiter-state.ts';
import { RateLimiter } from './rate-limiter.ts';

const wanted = 1000;
const start = Date.UTC(2026, 2, 1, 12);
const minute = 60_000;
/** Tabs of a user, each with a client of its own over one limiter. */
const tabs = 3;

const account = { error: 0, data: { id: 1, email: 'a@shop.example', username: 'a' } };

it.each([1, 2, 3])(
  'Tabs that reload, a job and broken connections keep 1,000 requests below 30 a minute (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const clock = createSimulatedClock(start + random() * minute);
    const limit = rateModels['sliding log']();
    let arrived = 0;
    let refused = 0;
    let brokenOff = 0;
    const pause = (milliseconds: number) => clock.wait(milliseconds, new AbortController().signal);

    /** The relay and the limiter in front of a service, on a busy machine. */
    const fetch = async (): Promise<Response> => {
      await pause(random() * (random() < 0.1 ? 4000 : 300));
      arrived += 1;
      const { allowed } = limit(clock.now());
      if (!allowed) refused += 1;
      await pause(random() * 300);
      if (!allowed) return Response.json({ error: 1, message: 'Too many' }, { status: 429 });
      // It was counted, and its connection has ended before the reply.
      if (random() < 0.05) {
        brokenOff += 1;
        const headers = { 'Retry-After': '0' };
        return Response.json({ error: 1, message: 'Broken off' }, { status: 503, headers });
      }
      return Response.json(account);
    };

    let memory: LimiterMemory | undefined;
    const open = () => {
      const limiter = new RateLimiter(clock, {
        random,
        memory,
        onMemory: (stored) => {
          memory = stored;
        },
      });
      const clients = Array.from(
        { length: tabs },
        () =>
          new ApiClient({
            baseUrl: 'https://s.example',
            key: 'key',
            fetch,
            clock,
            online: () => true,
            pageOrigin: 'https://s.example',
            limiter,
            log: createRequestLog(),
          }),
      );
      const ending = new AbortController();
      /** Asks again and again, until the page is gone. */
      const work = async (client: ApiClient, lane: 'bulk' | 'read', rest: number) => {
        while (!ending.signal.aborted) {
          await client.call('account.get', {}, { lane }).catch(() => undefined);
          await pause(random() * rest);
        }
      };
      for (const client of clients) {
        void work(client, 'bulk', 100);
        void work(client, 'read', 20_000);
      }
      return () => {
        ending.abort();
        for (const client of clients) client.close();
        limiter.close();
      };
    };

    let reloads = 0;
    while (arrived < wanted) {
      const close = open();
      await clock.runUntil(clock.now() + 1000 + random() * 4 * minute);
      close();
      reloads += 1;
    }
    expect(refused).toBe(0);
    expect(reloads).toBeGreaterThan(5);
    expect(brokenOff).toBeGreaterThan(10);
    // The limit is used all the same.
    expect(arrived / ((clock.now() - start) / minute)).toBeGreaterThan(15);
  },
);
