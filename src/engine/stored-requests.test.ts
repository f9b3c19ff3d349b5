/** What is stored of the request log: after a moment, before the page goes, and at the next start. */
import { expect, it } from 'vitest';
import { createRequestLog, type LoggedRequest } from '#client/request-log.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { storeRequests } from './stored-requests.ts';

const asked = (path: string): Omit<LoggedRequest, 'id' | 'body'> => ({
  at: 0,
  method: 'GET',
  path,
  status: 200,
  outcome: 'ok',
});

/** What is stored, which outlives an engine. */
function openPlace() {
  let stored: readonly LoggedRequest[] = [];
  let writes = 0;
  return {
    place: {
      read: () => Promise.resolve(stored),
      isUnread: false,
      write: (next: readonly LoggedRequest[]) => {
        stored = next;
        writes += 1;
        return Promise.resolve(true);
      },
    },
    paths: () => stored.map(({ path }) => path),
    writes: () => writes,
  };
}

it('writes the requests of one moment together, and those that are not written before the page goes', async () => {
  const { place, paths, writes } = openPlace();
  const clock = createManualClock();
  const log = createRequestLog();
  log.add(asked('/api/account'), null);
  const requests = storeRequests(log, place, clock);
  await Promise.resolve();
  log.add(asked('/api/urls'), null);
  await clock.advance(1000);
  expect(paths()).toEqual(['/api/account', '/api/urls']);
  expect(writes()).toBe(1);
  log.add(asked('/api/channels'), null);
  requests.flush();
  expect(paths()).toHaveLength(3);
  requests.close();
  log.add(asked('/api/late'), null);
  await clock.advance(1000);
  expect(paths()).toHaveLength(3);
});

it('writes what came while the storage was silent, once it answers', async () => {
  const { place, paths } = openPlace();
  const clock = createManualClock();
  let answer = (): void => undefined;
  let isSilent = true;
  const silent: typeof place = {
    ...place,
    read: (onLate?: (stored: readonly LoggedRequest[] | null) => void) => {
      answer = () => {
        isSilent = false;
        onLate?.([]);
      };
      return Promise.resolve([]);
    },
    write: (next) => (isSilent ? Promise.resolve(false) : place.write(next)),
  };
  const log = createRequestLog();
  const requests = storeRequests(log, silent, clock);
  log.add(asked('/api/urls'), null);
  await clock.advance(1000);
  expect(paths()).toEqual([]);
  answer();
  await clock.advance(1000);
  expect(paths()).toEqual(['/api/urls']);
  requests.close();
});

it('has those of the engine before first at the next start, with new numbers, and 200 at most', async () => {
  const { place, paths } = openPlace();
  const clock = createManualClock();
  const before = createRequestLog();
  for (let number = 1; number <= 200; number += 1) before.add(asked(`/api/${number}`), null);
  storeRequests(before, place, clock).close();
  expect(paths()).toEqual([]);
  const first = storeRequests(before, place, clock);
  await clock.advance(1000);
  first.close();
  const log = createRequestLog();
  const next = storeRequests(log, place, clock);
  log.add(asked('/api/new'), null);
  await clock.advance(1000);
  expect(
    log
      .get()
      .map(({ path }) => path)
      .slice(-2),
  ).toEqual(['/api/200', '/api/new']);
  expect(log.get()).toHaveLength(200);
  expect(new Set(log.get().map(({ id }) => id)).size).toBe(200);
  expect(paths().at(-1)).toBe('/api/new');
  next.close();
});
