/** Making one link as a page of a browser does it, with a manual clock and everything lost that can be lost. */
import { IDBFactory } from 'fake-indexeddb';
import type { SendRequest } from '#client/http/request.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { createEngine } from '#engine/engine.ts';
import { type CreationState, createLinkCreation } from '#engine/links/link-creation.ts';
import { openLinkNotes } from '#local/link-drafts.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { createManualClock, type ManualClock } from '#testing/time/manual-clock.ts';

interface Given {
  service?: TestService;
  clock?: ManualClock;
  disk?: IDBFactory;
  locks?: Pick<LockManager, 'request'>;
  through?: (send: SendRequest) => SendRequest;
}

/** One page of a browser: a page that is opened again on the same disk knows what the first one has kept. */
export async function openPage(given: Given = {}) {
  const clock = given.clock ?? createManualClock();
  const service = given.service ?? (await createTestService({ now: () => clock.now() }));
  const disk = given.disk ?? new IDBFactory();
  const notes = openLinkNotes(() => disk, 'a');
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: service.address,
    key: service.key,
    fetch: given.through?.(service.fetch) ?? service.fetch,
    pageOrigin: service.address,
    clock,
  });
  const carriedOut: NewLink[] = [];
  let ids = 0;
  const creation = createLinkCreation({
    call: engine.call,
    notes,
    // The pause between two looks has its own test.
    clock: { now: () => clock.now(), wait: (time, signal) => (time === 5000 ? Promise.resolve() : clock.wait(time, signal)) },
    locks: given.locks,
    knownIds: () => [],
    onCarriedOut: (body) => carriedOut.push(body),
    newId: () => `link-${clock.now()}-${(ids += 1)}`,
  });
  const steps: CreationState['step'][] = [];
  creation.subscribe(() => steps.push(creation.get().step));
  const until = (...wanted: CreationState['step'][]): Promise<CreationState> =>
    new Promise((resolve) => {
      const check = () => {
        if (wanted.includes(creation.get().step)) resolve(creation.get());
      };
      creation.subscribe(check);
      check();
    });
  const links = async () => (await service.store.db.selectFrom('link').select(['id', 'url']).execute()).length;
  const posts = () => service.asked.filter((line) => line.startsWith('POST')).length;
  return { clock, service, disk, notes, engine, creation, carriedOut, steps, until, links, posts };
}

/** With a password, which is never kept. */
export const body: NewLink = { url: 'https://shop.example/sale', password: 'open sesame' };
