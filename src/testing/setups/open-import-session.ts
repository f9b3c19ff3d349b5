/** Jobs as a test asks for them, in front of a service that takes a second for each reply, and what came of them there. */
import type { SendRequest } from '#client/http/request.ts';
import type { JobStore } from '#local/jobs/job-store.ts';
import type { JobPlan } from '#local/jobs/job-types.ts';
import { createMemoryJobStore } from '#local/jobs/memory-job-store.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { openJobs, windUntil } from './open-jobs.ts';

/** Links to be made; the third of every four has an alias. */
export function creates(
  number: number,
  more: Partial<Extract<JobPlan, { kind: 'create' }>> = {},
): JobPlan {
  const drafts = Array.from({ length: number }, (_, index) => ({
    body: {
      url: `https://shop.example/${index + 1}`,
      ...(index % 4 === 2 ? { custom: `row-${index + 1}` } : {}),
    },
  }));
  return { kind: 'create', title: 'links.csv', drafts, trial: 0, ...more };
}

const news = { kind: 'channel', id: 1, name: 'News' } as const;

export function assigns(...ids: number[]): JobPlan {
  return {
    kind: 'assign',
    target: news,
    items: ids.map((id) => ({ type: 'links', id, label: `go.test/link-${id}` })),
  };
}

export async function destinations(service: TestService): Promise<string[]> {
  const rows = await service.store.db.selectFrom('link').select('url').orderBy('id').execute();
  return rows.map(({ url }) => url).sort();
}

export function wanted(number: number): string[] {
  return Array.from({ length: number }, (_, index) => `https://shop.example/${index + 1}`).sort();
}

interface Setting {
  store?: JobStore;
  through?: (send: SendRequest) => SendRequest;
  links?: number;
  online?: () => boolean;
  key?: string;
}

/** How long the service takes for each reply, in milliseconds. */
export const latency = 1000;

/** Jobs on a clock that is wound by hand. */
export async function openTestJobs({
  store = createMemoryJobStore(),
  links = 0,
  through = (send) => send,
  ...given
}: Setting = {}) {
  const clock = createManualClock();
  const slow = (send: SendRequest) => async (request: Request) => {
    await clock.wait(latency, new AbortController().signal);
    return send(request);
  };
  const service = await createTestService({ now: clock.now });
  await service.addLinks(links);
  if (links > 0) await service.post('/api/channel/add', { name: 'News' });
  const running = openJobs({
    service,
    store,
    clock,
    through: (send) => slow(through(send)),
    ...given,
  });
  await settled();
  const { jobs } = running;
  return {
    ...running,
    store,
    clock,
    service,
    job: (index = 0) => jobs.get()[index],
    states: async (id: string) => (await jobs.rows(id)).map(({ state }) => state),
    until: (state: string, index = 0) => windUntil(clock, () => jobs.get()[index]?.state === state),
  };
}

export type Fault = (request: Request, service: SendRequest) => Promise<Response>;

/** The service does what it is asked and fails after that. */
export const failsAfterwards: Fault = async (request, service) => {
  await service(request);
  return new Response('{"error":1,"message":"Internal error"}', { status: 500 });
};
