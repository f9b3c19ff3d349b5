/**
 * Channels and campaigns that an import creates before its links: each once, whatever is lost,
 * killed or refused.
 */
import { describe, expect, it } from 'vitest';
import type { Client } from '#client/client.ts';
import type { SendRequest } from '#client/http/request.ts';
import { sentence } from '#contract/message.ts';
import type { JobPlan, StoredRow } from '#local/jobs/job-types.ts';
import { createMemoryJobStore } from '#local/jobs/memory-job-store.ts';
import { crashPoints } from '#testing/property-runs.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import {
  destinations,
  failsAfterwards,
  openTestJobs,
  wanted,
} from '#testing/setups/open-import-session.ts';
import { openJobs, windFor, windUntil } from '#testing/setups/open-jobs.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { RowRequests } from './row-requests.ts';

/** Four links: two for one channel in two spellings, one for a campaign, one for neither. */
const drafts = [
  { channel: 'Press' },
  { channel: ' press ', campaign: 'Spring' },
  { channel: 'Radio' },
  {},
].map((names, index) => ({ body: { url: `https://shop.example/${index + 1}` }, names }));
const plan: JobPlan = { kind: 'create', title: 'links.csv', drafts, trial: 0 };

/**
 * The names of all channels and campaigns, and the channel of each link, as the service has them.
 */
async function atService({ store }: TestService) {
  const channels = await store.db
    .selectFrom('channel')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const campaigns = await store.db
    .selectFrom('campaign')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const links = await store.db
    .selectFrom('link')
    .select(['id', 'url', 'campaign'])
    .orderBy('url')
    .execute();
  const items = await store.db.selectFrom('channelItem').select(['channelId', 'itemId']).execute();
  const nameIn = (rows: readonly { id: number; name: string }[], id: number | null | undefined) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    channels: channels.map(({ name }) => name).sort(),
    campaigns: campaigns.map(({ name }) => name),
    links: links.map(({ id, url, campaign }) => [
      url.at(-1),
      nameIn(channels, items.find(({ itemId }) => itemId === id)?.channelId),
      nameIn(campaigns, campaign),
    ]),
  };
}

const everything = {
  channels: ['Press', 'Radio'],
  campaigns: ['Spring'],
  links: [
    ['1', 'Press', ''],
    ['2', 'Press', 'Spring'],
    ['3', 'Radio', ''],
    ['4', '', ''],
  ],
};

describe('What an import names', () => {
  it('is created first, one request each, and its links get the ids', async () => {
    const { jobs, service, until, job, states } = await openTestJobs();
    const id = await jobs.add(plan);
    expect((await jobs.rows(id)).map(({ record, label }) => [record, label])).toEqual([
      ['channel', 'Press'],
      ['channel', 'Radio'],
      ['campaign', 'Spring'],
      ...[1, 2, 3, 4].map((each) => [undefined, `https://shop.example/${each}`]),
    ]);
    await until('finished');
    expect(job()).toMatchObject({ records: 3, total: 4, done: 4 });
    expect(new Set(await states(id))).toEqual(new Set(['done']));
    expect(await atService(service)).toEqual(everything);
    expect(service.asked).toEqual([
      'GET /api/channels?limit=100&page=1',
      'POST /api/channel/add',
      'POST /api/channel/add',
      'GET /api/campaigns?limit=100&page=1',
      'POST /api/campaign/add',
      ...[1, 2, 3, 4].map(() => 'POST /api/url/add'),
    ]);
    // This browser knows which links are in the campaign, as of any other import.
    expect((await jobs.linksOf(1)).map(({ id: link }) => link)).toEqual([2]);
    expect(await jobs.campaignsOf([2])).toEqual([{ link: 2, campaign: 1, name: 'Spring' }]);
  });

  it('is left alone where the account has it by now', async () => {
    const { jobs, service, until } = await openTestJobs();
    for (const name of ['Radio', 'PRESS']) await service.post('/api/channel/add', { name });
    await jobs.add(plan);
    await until('finished');
    expect((await atService(service)).channels).toEqual(['PRESS', 'Radio']);
  });

  it.each([
    ['a reply is lost', faults.droppedReply],
    ['a request is lost', faults.dropped],
    ['the service fails before it does it', faults.badGateway],
    ['the service fails after it did it', failsAfterwards],
    ['a reply breaks off', faults.droppedBody],
    ['a reply names no record', faults.emptyBody],
  ] as const)('is there once where %s', async (_, fault) => {
    for (const only of ['channels.create', 'campaigns.create'] as const) {
      const { jobs, service, until, job } = await openTestJobs({
        through: (send) => withFault(send, fault, { only, times: 1 }),
      });
      await jobs.add(plan);
      await until('finished');
      expect(job()).toMatchObject({ done: 4, refused: 0 });
      expect(await atService(service)).toEqual(everything);
    }
  });

  it('waits where the list cannot be read, and creates nothing until then', async () => {
    const { jobs, service, until, clock, job } = await openTestJobs({
      through: (send) => withFault(send, faults.badGateway, { only: 'channels.list', times: 3 }),
    });
    await jobs.add(plan);
    await windFor(clock, 4000);
    expect(job()).toMatchObject({ state: 'running', why: [sentence('waitFails')] });
    expect(service.asked).toEqual([]);
    await until('finished');
    expect(await atService(service)).toEqual(everything);
  });

  it('and is refused lets its own rows fail, with words that name the field, and those alone', async () => {
    let isRefused = true;
    const refusing = (send: SendRequest) => async (request: Request) => {
      const isRadio = request.method === 'POST' && (await request.clone().text()).includes('Radio');
      if (!isRefused || !isRadio) return send(request);
      return Response.json(
        { error: 1, message: 'name: Your plan has no room for it' },
        { status: 400 },
      );
    };
    const { jobs, service, until, states } = await openTestJobs({ through: refusing });
    const id = await jobs.add(plan);
    await until('finished');
    expect(await states(id)).toEqual([
      'done',
      'refused',
      'done',
      'done',
      'done',
      'refused',
      'done',
    ]);
    const rows = await jobs.rows(id);
    expect(rows[1]?.problem).toContain('name: Your plan has no room for it');
    expect(rows[5]?.problem).toEqual([
      sentence('recordMissing', { field: 'channel', name: 'Radio' }),
      'name: Your plan has no room for it',
    ]);
    expect(await destinations(service)).toEqual(wanted(4).filter((url) => !url.endsWith('/3')));
    isRefused = false;
    await jobs.retry(id);
    await until('finished');
    expect(await atService(service)).toEqual(everything);
  });

  it('and stands for two records is left to the user', async () => {
    const { jobs, service, until } = await openTestJobs();
    for (const name of ['Press', 'Other']) await service.post('/api/channel/add', { name });
    // Other services allow what this one refuses.
    await service.store.db
      .updateTable('channel')
      .set({ name: 'press' })
      .where('name', '=', 'Other')
      .execute();
    const id = await jobs.add(plan);
    await until('finished');
    expect((await jobs.rows(id))[0]?.problem).toEqual([
      sentence('recordsAlike', { field: 'channel', name: 'Press', count: 2 }),
    ]);
    expect((await atService(service)).channels).toEqual(['Press', 'Radio', 'press']);
    expect(await destinations(service)).toEqual([
      'https://shop.example/3',
      'https://shop.example/4',
    ]);
  });

  it('belongs to neither the trial nor what a cancelled import leaves behind', async () => {
    const { jobs, service, until, job } = await openTestJobs();
    const id = await jobs.add({ ...plan, trial: 1 });
    await until('paused');
    expect(job()).toMatchObject({ done: 1, why: [sentence('trial', { rows: 1 })] });
    expect(await destinations(service)).toEqual(wanted(1));
    await jobs.cancel(id);
    expect(job()).toMatchObject({ state: 'finished', done: 1, dropped: 3 });
  });

  it('is not created where the import is undone in its hold', async () => {
    const { jobs, service, clock } = await openTestJobs();
    await jobs.undo(await jobs.add(plan, { holdMs: 8000 }));
    await windFor(clock, 60_000);
    expect(service.asked).toEqual([]);
  });
});

it('An engine that is killed at any await point leaves no record or link out, and makes none twice', async () => {
  /**
   * Runs the import on one store, with an engine that is killed at `crashAt` and another one after
   * it.
   */
  const run = async (crashAt: number) => {
    const store = createMemoryJobStore();
    const clock = createManualClock();
    const service = await createTestService({ now: clock.now });
    let points = 0;
    for (const each of [crashAt, Infinity]) {
      const running = openJobs({ service, store, clock, crashAt: each });
      if ((await store.all()).length === 0) void running.jobs.add(plan);
      await windUntil(
        clock,
        () => running.crashed() || running.jobs.get()[0]?.state === 'finished',
      );
      points = running.points();
      if (!running.crashed()) break;
    }
    return { points, there: await atService(service), job: (await store.all())[0] };
  };
  const { points } = await run(Infinity);
  expect(points).toBeGreaterThan(60);
  for (const crashAt of crashPoints(points)) {
    const { there, job } = await run(crashAt);
    expect({ crashAt, state: job?.state, done: job?.done, ...there }).toEqual({
      crashAt,
      state: 'finished',
      done: 4,
      ...everything,
    });
  }
});

it('The list of records is read again after the clock was set back', async () => {
  const clock = createManualClock();
  const page = { rows: [], unreadable: [], result: 0, counted: true, perpage: 100, more: 'no' };
  let reads = 0;
  const call = () => {
    reads += 1;
    return Promise.resolve({ data: page });
  };
  const requests = new RowRequests({
    // A sound cast: it lists records and does nothing else.
    call: call as unknown as Client['call'],
    clock,
    store: createMemoryJobStore(),
  });
  // A sound cast: these are the fields that a search for a record reads.
  const row = { job: 'a', record: 'channel', label: 'Press' } as StoredRow;
  const options = { fresh: false, signal: new AbortController().signal };
  await requests.lookUp(row, options);
  await requests.lookUp(row, options);
  expect(reads).toBe(1);
  clock.sleep(-3_600_000);
  await requests.lookUp(row, options);
  expect(reads).toBe(2);
});
