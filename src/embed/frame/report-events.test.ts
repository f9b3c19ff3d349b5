/** Report events: what the parent page hears of links that are created and assigned inside the frame. */
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { fromFrame } from '#embed/protocol/messages.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { counted, windUntil } from '#testing/setups/open-jobs.ts';
import { engineOf, openTab } from '#testing/setups/open-tab.ts';
import { reportSession } from './report-events.ts';

it('Each link is reported once: of the wizard, of an import, and one that was found after its reply was lost', async () => {
  const { session, credentials, clock } = await openTab({
    fetch: (send) =>
      withFault(counted(send), faults.droppedReply, { only: 'links.create', times: 2 }),
  });
  const tell = vi.fn();
  const stop = reportSession(session, tell);
  await session.connect(credentials);
  const { jobs } = engineOf(session);
  const drafts = [1, 2].map((each) => ({ body: { url: `https://shop.example/${each}` } }));
  await jobs.add({ kind: 'create', title: 'two.csv', drafts, trial: 0 });
  const wizard = {
    kind: 'create',
    source: 'wizard',
    title: 'One',
    drafts: [{ body: { url: 'https://shop.example/3' } }],
  } as const;
  await jobs.add({ ...wizard, trial: 0 });
  await windUntil(clock, () => jobs.get().every(({ state }) => state === 'finished'));
  const created = tell.mock.calls
    .filter(([name]) => name === 'link.created')
    .map(([, link]: unknown[]) => link);
  expect(created).toHaveLength(3);
  expect(created.map((link) => JSON.stringify(link)).sort()).toMatchObject(
    [1, 2, 3].map((id) => expect.stringContaining(`{"id":${id},"shortUrl":"http`) as unknown),
  );
  // One of the import and that of the wizard were looked up.
  expect(created.map((link) => Reflect.get(Object(link), 'source') as unknown).sort()).toEqual([
    'found',
    'found',
    'import',
  ]);
  // Progress is reported of bulk work alone.
  const progress = tell.mock.calls
    .filter(([name]) => name === 'job.progress')
    .map(([, job]: unknown[]) => job);
  expect(progress).toEqual(progress.map(() => expect.objectContaining({ total: 2 }) as unknown));
  stop();
});

it('Each link is reported that was put into a channel or campaign, by an assignment or as it was created', async () => {
  const { session, credentials, clock, service } = await openTab();
  const link = await service.addLink({ url: 'https://shop.example/', custom: 'sale' });
  const channel = Number((await service.post('/api/channel/add', { name: 'News' }))['id']);
  const campaign = Number((await service.post('/api/campaign/add', { name: 'Launch' }))['id']);
  const tell = vi.fn();
  const stop = reportSession(session, tell);
  await session.connect(credentials);
  const { jobs } = engineOf(session);
  const done = () => windUntil(clock, () => jobs.get().every(({ state }) => state === 'finished'));
  const items = [{ type: 'links', id: link.id, label: 's.link/sale' }] as const;
  const target = { kind: 'channel', id: channel, name: 'News' } as const;
  await jobs.add({ kind: 'assign', target, items });
  await done();
  // Once more into the same one, which is reported again.
  await jobs.add({ kind: 'assign', target, items });
  await done();
  const body = { url: 'https://shop.example/new', campaign };
  await jobs.add({ kind: 'create', title: 'one.csv', drafts: [{ body }], trial: 0 });
  await done();
  const assigned = tell.mock.calls
    .filter(([name]) => name === 'assigned')
    .map(([, detail]: unknown[]) => detail);
  const inNews = {
    id: link.id,
    name: 's.link/sale',
    kind: 'channel',
    targetId: channel,
    targetName: 'News',
  };
  expect(assigned).toEqual([
    inNews,
    inNews,
    {
      id: expect.any(Number) as number,
      name: expect.not.stringContaining('://') as string,
      kind: 'campaign',
      targetId: campaign,
    },
  ]);
  expect(assigned.every((detail) => fromFrame.assigned(detail))).toBe(true);
  expect(JSON.stringify(tell.mock.calls)).not.toContain(service.key);
  stop();
});

it('The page of a dashboard hears once that the service has reported too many requests', async () => {
  let isLimited = false;
  const { session, credentials, clock } = await openTab({
    fetch: (send) => async (request) =>
      isLimited
        ? new Response('{}', { status: 429, headers: { 'Retry-After': '60' } })
        : send(request),
  });
  const tell = vi.fn();
  const stop = reportSession(session, tell);
  await session.connect(credentials);
  isLimited = true;
  const engine = engineOf(session);
  const call = engine.call('links.list', {}, { whenOverLimit: 'fail' }).catch(() => undefined);
  await windUntil(clock, () => engine.budget.get().pausedUntil !== null);
  isLimited = false;
  await call;
  const errors = tell.mock.calls.filter(([name]) => name === 'error');
  expect(errors).toEqual([
    ['error', { code: 'rate_limited', message: expect.any(String) as string, recoverable: true }],
  ]);
  stop();
});
