/** New link in a test: an engine on a manual clock, the link's state, and what the service and the disk hold of it. */
import { IDBFactory } from 'fake-indexeddb';
import type { SendRequest } from '#client/http/request.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { createEngine } from '#engine/engine.ts';
import type { NewLinkState } from '#engine/jobs/jobs.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { createManualClock, type ManualClock } from '#testing/time/manual-clock.ts';
import { counted, windUntil } from './open-jobs.ts';

interface Given {
  service?: TestService;
  clock?: ManualClock;
  disk?: IDBFactory;
  key?: string;
  through?: (send: SendRequest) => SendRequest;
}

/** An engine: a second one on the same disk knows what the first one has stored. */
export async function openNewLink(given: Given = {}) {
  const clock = given.clock ?? createManualClock();
  const service = given.service ?? (await createTestService({ now: () => clock.now() }));
  const disk = given.disk ?? new IDBFactory();
  const through = given.through ?? ((send: SendRequest) => send);
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: service.address,
    key: given.key ?? service.key,
    fetch: through(counted(service.fetch)),
    pageOrigin: service.address,
    clock,
    indexedDB: () => disk,
  });
  const { jobs } = engine;
  const state = (): NewLinkState | undefined =>
    jobs.get().find(({ newLink }) => newLink !== undefined)?.newLink;
  const steps: string[] = [];
  jobs.subscribe(() => {
    const step = state()?.step ?? 'none';
    if (steps.at(-1) !== step) steps.push(step);
  });
  return {
    clock,
    service,
    disk,
    engine,
    jobs,
    state,
    steps,
    /** Adds a link with a hold of three seconds, or without one. */
    begin: (body: NewLink, holdMs = 0) =>
      jobs.add(
        { kind: 'create', source: 'wizard', title: body.url, drafts: [{ body }], trial: 0 },
        { holdMs, tab: 'tab' },
      ),
    until: async (step: NewLinkState['step'] | 'none') => {
      await windUntil(clock, () => (state()?.step ?? 'none') === step);
      return state();
    },
    links: async () =>
      (await service.store.db.selectFrom('link').select(['id', 'url']).execute()).length,
    posts: () => service.asked.filter((line) => line.startsWith('POST')).length,
    /** All that the disk holds of jobs, as text. */
    stored: async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = disk.open('linkdeck.jobs.a');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('The database could not be opened'));
      });
      const read = (store: string) =>
        new Promise<unknown>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
      const text = JSON.stringify([await read('jobs'), await read('rows')]);
      database.close();
      return text;
    },
  };
}

/** With a password, which is never written to disk. */
export const withPassword: NewLink = { url: 'https://shop.example/sale', password: 'open sesame' };
