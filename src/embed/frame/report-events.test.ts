/** Report events: what the parent page hears of links that are created inside the frame. */
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
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
