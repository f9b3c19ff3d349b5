/**
 * After closing, a lock or a reload: what this browser still tells of its accounts without a key.
 */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { engineOf, openTab } from '#testing/setups/open-tab.ts';
import { eventually } from '#testing/time/eventually.ts';

const plan = {
  kind: 'create',
  title: 'secret-campaign.csv',
  trial: 1,
  drafts: [1, 2].map((each) => ({ body: { url: `https://shop.example/${each}` } })),
} as const;

describe('Bulk work that is not finished', () => {
  it('is listed by account and kind after everything was closed, without what it is about', async () => {
    const { session, stored, restored, credentials } = await openTab();
    await session.connect(credentials);
    const { accountId } = engineOf(session);
    await engineOf(session).jobs.add(plan);
    // Everything is closed: no tab holds anything.
    stored.clear();
    const later = await restored();
    await eventually(() =>
      expect(later.state).toMatchObject({
        status: 'signed-out',
        accounts: [],
        waiting: [{ accountId }],
      }),
    );
    expect(later.state.waiting).toEqual([{ accountId, imports: 1, others: 0 }]);
    expect(JSON.stringify(later.state)).not.toMatch(/secret|shop\.example/);
    await later.forget(accountId);
    await eventually(() => expect(later.state.waiting).toEqual([]));
  });

  it('is listed after a lock too, with assigning beside imports', async () => {
    const { session, credentials } = await openTab();
    await session.connect(credentials);
    const { accountId, jobs } = engineOf(session);
    await jobs.add({
      kind: 'assign',
      target: { kind: 'channel', id: 1, name: 'News' },
      items: [{ type: 'links', id: 1, label: 'sho.example/a' }],
    });
    await session.lock();
    await eventually(() =>
      expect(session.state.waiting).toEqual([{ accountId, imports: 0, others: 1 }]),
    );
  });

  it('is not counted once it is finished', async () => {
    const { session, stored, restored, credentials, clock } = await openTab();
    await session.connect(credentials);
    const { jobs } = engineOf(session);
    await jobs.add({ ...plan, trial: 0 });
    await jobs.add(plan);
    await eventually(async () => {
      await clock.advance(500);
      expect(jobs.get()).toMatchObject([{ state: 'finished' }, { state: 'paused' }]);
    });
    stored.clear();
    const later = await restored();
    await eventually(() => expect(later.state.waiting).toMatchObject([{ imports: 1 }]));
  });
});

describe('That this browser was locked', () => {
  it('is known after a reload, and until the next sign-in', async () => {
    const { session, restored, credentials } = await openTab();
    await session.connect(credentials);
    await session.lock();
    expect((await restored()).state).toMatchObject({ status: 'signed-out', lockedBy: 'hand' });
    const after = await restored();
    await after.connect(credentials);
    expect(after.state.lockedBy).toBeNull();
    expect((await restored()).state).toMatchObject({ status: 'signed-in', lockedBy: null });
  });

  it('is forgotten with everything else', async () => {
    const { session, restored, credentials } = await openTab();
    await session.connect(credentials);
    await session.lock();
    await session.forgetAll();
    expect((await restored()).state.lockedBy).toBeNull();
  });
});
