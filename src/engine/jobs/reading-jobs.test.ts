/** Jobs that read the statistics of links: paced like other bulk work, and continued after a crash. */
import { expect, it } from 'vitest';
import { createMemoryJobStore } from '#local/jobs/memory-job-store.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openJobs, windUntil } from '#testing/setups/open-jobs.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';

const items = [1, 2, 3].map((id) => ({ type: 'links', id, label: `go.test/${id}` }) as const);

async function withLinks() {
  const clock = createManualClock();
  const service = await createTestService({ now: clock.now });
  await service.addLinks(3);
  service.asked.length = 0;
  return { clock, service, store: createMemoryJobStore() };
}

it('Each link is read once, and the job is pausable', async () => {
  const { clock, service, store } = await withLinks();
  const { jobs, close } = openJobs({ service, store, clock });
  const id = await jobs.add({ kind: 'read', title: 'Fair', items });
  await jobs.pause(id);
  await windUntil(clock, () => jobs.get()[0]?.state === 'paused');
  const before = service.asked.length;
  await jobs.resume(id);
  await windUntil(clock, () => jobs.get()[0]?.state === 'finished');
  expect(before).toBeLessThan(3);
  expect(service.asked).toEqual(['GET /api/url/1', 'GET /api/url/2', 'GET /api/url/3']);
  expect(jobs.get()[0]).toMatchObject({ kind: 'read', title: 'Fair', done: 3, total: 3 });
  close();
});

it('A job that was killed at any moment is continued, and reads no link more than twice', async () => {
  let isCrashed = true;
  for (let crashAt = 1; isCrashed; crashAt += 1) {
    const { clock, service, store } = await withLinks();
    const killed = openJobs({ service, store, clock, crashAt });
    void killed.jobs.add({ kind: 'read', title: 'Fair', items });
    await windUntil(clock, () => killed.crashed() || killed.jobs.get()[0]?.state === 'finished');
    isCrashed = killed.crashed();
    const [stored] = await store.all();
    const next = openJobs({ service, store, clock });
    if (stored !== undefined) {
      await windUntil(clock, () => next.jobs.get()[0]?.state === 'finished');
      expect(next.jobs.get()[0]).toMatchObject({ done: 3, refused: 0, unknown: 0 });
      for (const { id } of items) {
        const times = service.asked.filter((asked) => asked === `GET /api/url/${id}`).length;
        expect(times).toBeGreaterThan(0);
        expect(times).toBeLessThan(3);
      }
    }
    killed.close();
    next.close();
  }
});

it('A link that is gone is refused with its reason, and the others are read', async () => {
  const { clock, service, store } = await withLinks();
  const { jobs, close } = openJobs({ service, store, clock });
  const gone = { type: 'links', id: 99, label: 'go.test/99' } as const;
  const id = await jobs.add({ kind: 'read', title: 'Fair', items: [gone, ...items] });
  await windUntil(clock, () => jobs.get()[0]?.state === 'finished');
  expect(jobs.get()[0]).toMatchObject({ done: 3, refused: 1 });
  const [first] = await jobs.rows(id);
  expect(first).toMatchObject({ label: 'go.test/99', state: 'refused' });
  close();
});
