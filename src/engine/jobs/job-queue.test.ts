import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { openJobStore } from '#local/jobs/indexeddb-job-store.ts';
import type { JobStore } from '#local/jobs/job-store.ts';
import { createMemoryJobStore } from '#local/jobs/memory-job-store.ts';
import { crashPoints, propertyRuns } from '#testing/property-runs.ts';
import { faults, limitFaults } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import {
  assigns,
  creates,
  destinations,
  type Fault,
  failsAfterwards,
  openTestJobs,
  wanted,
} from '#testing/setups/open-import-session.ts';
import { openJobs, windFor, windUntil } from '#testing/setups/open-jobs.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';

describe('After a crash', () => {
  const stores = {
    memory: () => Promise.resolve(createMemoryJobStore()),
    database: () => openJobStore(() => new IDBFactory(), 'a'),
  };

  /**
   * Runs the job with engines that crash after so many await points each; the last one never does.
   */
  async function runWithCrashes(
    store: JobStore,
    crashes: readonly number[],
    faulty: (send: SendRequest) => SendRequest = (send) => send,
  ) {
    const clock = createManualClock();
    const service = await createTestService({ now: clock.now });
    const through = faulty(service.fetch);
    let unknownAtMost = 0;
    let points = 0;
    for (const crashAt of [...crashes, Infinity]) {
      const running = openJobs({ service, store, clock, crashAt, through: () => through });
      const [known] = await store.all();
      if (known === undefined) void running.jobs.add(creates(3));
      await windUntil(
        clock,
        () => running.crashed() || running.jobs.get()[0]?.state === 'finished',
      );
      points = running.points();
      if (running.crashed()) {
        const [job] = await store.all();
        const rows = job === undefined ? [] : await store.rows(job.id);
        unknownAtMost = Math.max(
          unknownAtMost,
          rows.filter(({ state }) => state === 'sent' || state === 'unknown').length,
        );
      }
      const [job] = await store.all();
      if (job?.state === 'finished') break;
    }
    const [job] = await store.all();
    return { job, links: await destinations(service), unknownAtMost, points };
  }

  it.each(Object.entries(stores))(
    'at any await point, with its jobs in %s, each link is made exactly once',
    async (_, openStore) => {
      const { points } = await runWithCrashes(await openStore(), []);
      expect(points).toBeGreaterThan(30);
      for (const crashAt of crashPoints(points)) {
        const { job, links, unknownAtMost } = await runWithCrashes(await openStore(), [crashAt]);
        expect({ crashAt, state: job?.state, done: job?.done }).toEqual({
          crashAt,
          state: 'finished',
          done: 3,
        });
        expect({ crashAt, links }).toEqual({ crashAt, links: wanted(3) });
        expect(unknownAtMost).toBeLessThanOrEqual(1);
      }
    },
  );

  it('again and again, while replies are lost and the service fails and refuses, each link is made exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 2, max: 40 }), { maxLength: 4 }),
        fc.array(fc.constantFrom('fine', 'droppedReply', 'dropped', 'failsAfterwards', 'limit'), {
          maxLength: 5,
        }),
        async (crashes, story) => {
          const left = [...story];
          const { job, links } = await runWithCrashes(
            createMemoryJobStore(),
            crashes,
            (send) => (request) => {
              const next = request.method === 'POST' ? left.shift() : undefined;
              if (next === 'limit') return limitFaults.headerSeconds(request, send);
              if (next === 'failsAfterwards') return failsAfterwards(request, send);
              const lost: Fault = next === 'dropped' ? faults.dropped : faults.droppedReply;
              return next === undefined || next === 'fine' ? send(request) : lost(request, send);
            },
          );
          expect(job?.state).toBe('finished');
          // Three lost attempts in a row are given up: then there is one link less, never one more.
          expect(links).toEqual(
            job?.refused === 0 ? wanted(3) : wanted(3).filter((url) => links.includes(url)),
          );
          expect(new Set(links).size).toBe(links.length);
          expect(links).toHaveLength(job?.done ?? -1);
        },
      ),
      propertyRuns(15),
    );
  });

  it('a job that was held goes on to be held, and one that was cancelled is not sent', async () => {
    const store = createMemoryJobStore();
    const { jobs, service, clock } = await openTestJobs({ store, links: 1 });
    service.asked.length = 0;
    await jobs.add(assigns(1), { holdMs: 8000 });
    await clock.advance(3000);
    const next = openJobs({ service, store, clock });
    await settled();
    expect(next.jobs.get()[0]?.state).toBe('held');
    await next.jobs.cancel(next.jobs.get()[0]?.id ?? '');
    await windFor(clock, 60_000);
    expect(service.asked).toEqual([]);
    expect(next.jobs.get()[0]).toMatchObject({ state: 'finished', dropped: 1 });
  });
});
