/** Newest links: one request for all that ask at once, one a minute, and another one after a failure. */
import { expect, it } from 'vitest';
import { ApiError } from '#client/errors/api-error.ts';
import { createEngine } from '#engine/engine.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';

async function open() {
  const clock = createManualClock();
  const service = await createTestService({ now: clock.now });
  await service.addLinks(3);
  const { address: serviceAddress, key } = service;
  const fetch = withFault(service.fetch, faults.htmlPage, { only: 'links.list', times: 1 });
  const engine = createEngine({ accountId: 'a', serviceAddress, key, fetch, clock });
  return { clock, service, engine };
}

it('Newest links are read once for all, again after a minute or a clock that was set back, and where that failed', async () => {
  const { clock, service, engine } = await open();
  const { readNewest } = engine.library;
  await expect(Promise.all([readNewest(), readNewest()])).rejects.toBeInstanceOf(ApiError);
  expect(service.asked).toHaveLength(0);
  await Promise.all([readNewest(), readNewest(), readNewest()]);
  await readNewest();
  expect(service.asked).toEqual(['GET /api/urls?limit=50&page=1&order=date']);
  expect(await engine.library.link(2)).toMatchObject({ title: 'Link 2' });
  await clock.advance(60_000);
  await readNewest();
  expect(service.asked).toHaveLength(2);
  clock.sleep(-3_600_000);
  await readNewest();
  expect(service.asked).toHaveLength(3);
  engine.close();
});
