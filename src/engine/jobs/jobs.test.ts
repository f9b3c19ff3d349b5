import { sentence } from '#contract/message.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { openJobStore } from '#local/jobs/indexeddb-job-store.ts';
import type { JobPlan } from '#local/jobs/job-types.ts';
import { createMemoryJobStore } from '#local/jobs/memory-job-store.ts';
import {
  assigns,
  creates,
  destinations,
  latency,
  openTestJobs,
  wanted,
} from '#testing/setups/open-import-session.ts';
import { openJobs, windFor, windUntil } from '#testing/setups/open-jobs.ts';
import { settled } from '#testing/time/manual-clock.ts';

describe('A job', () => {
  it('makes each link once, in order, one request at a time', async () => {
    let underWay = 0;
    let most = 0;
    const { jobs, service, states, until, job } = await openTestJobs({
      through: (send) => async (request) => {
        most = Math.max(most, (underWay += 1));
        await settled();
        const reply = await send(request);
        underWay -= 1;
        return reply;
      },
    });
    const id = await jobs.add(creates(6));
    await until('finished');
    expect(await states(id)).toEqual(Array.from({ length: 6 }, () => 'done'));
    expect(most).toBe(1);
    expect(job()).toMatchObject({
      done: 6,
      refused: 0,
      unknown: 0,
      dropped: 0,
      total: 6,
      remainingMs: null,
    });
    expect(service.asked).toEqual(Array.from({ length: 6 }, () => 'POST /api/url/add'));
    expect((await jobs.rows(id)).map(({ made }) => made?.id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is written down as sent before its request leaves', async () => {
    const seen: unknown[] = [];
    const store = createMemoryJobStore();
    const { jobs, until } = await openTestJobs({
      store,
      through: () => async () => {
        const [job] = await store.all();
        const rows = await store.rows(job?.id ?? '');
        seen.push(rows.map(({ state, attempts, sentAt }) => [state, attempts, sentAt !== null]));
        return Response.json({ error: 0, id: 7, shorturl: 'http://go.test/7' });
      },
    });
    await jobs.add(creates(1));
    await until('finished');
    expect(seen).toEqual([[['sent', 1, true]]]);
  });

  it('of nothing is refused', async () => {
    const { jobs } = await openTestJobs();
    await expect(jobs.add(creates(0))).rejects.toMatchObject({ kind: 'invalid' });
    expect(jobs.get()).toEqual([]);
  });

  it('sends nothing while it is held, and nothing ever when it is undone', async () => {
    const { jobs, clock, service, job } = await openTestJobs({ links: 1 });
    service.asked.length = 0;
    const id = await jobs.add(assigns(1), { holdMs: 8000 });
    expect(job()).toMatchObject({
      state: 'held',
      heldUntil: clock.now() + 8000,
      title: 'News',
      itemType: 'links',
    });
    await clock.advance(7999);
    expect(service.asked).toEqual([]);
    await jobs.undo(id);
    await windFor(clock, 60_000);
    expect(jobs.get()).toEqual([]);
    expect(service.asked).toEqual([]);
  });

  it('begins at once when the hold is ended, and is not begun by asking twice', async () => {
    const { jobs, service, until } = await openTestJobs({ links: 1 });
    service.asked.length = 0;
    const id = await jobs.add(assigns(1, 1), { holdMs: 8000 });
    await Promise.all([jobs.start(id), jobs.start(id)]);
    await until('finished');
    expect(service.asked).toEqual(['POST /api/channel/1/assign/links/1']);
    await jobs.start(id);
    expect(jobs.get()[0]?.state).toBe('finished');
  });

  it('begins after its hold and cannot be undone then', async () => {
    const { jobs, clock, service, job, until } = await openTestJobs({ links: 1 });
    service.asked.length = 0;
    const id = await jobs.add(assigns(1), { holdMs: 8000 });
    await clock.advance(8000);
    await until('finished');
    await jobs.undo(id);
    expect(job()).toMatchObject({ state: 'finished', done: 1 });
    expect(service.asked).toEqual(['POST /api/channel/1/assign/links/1']);
  });

  it('puts its items into its own target, and into no other', async () => {
    const { jobs, service, until } = await openTestJobs({ links: 1 });
    for (const kind of ['channel', 'campaign'])
      for (const name of ['One', 'Two']) await service.post(`/api/${kind}/add`, { name });
    service.asked.length = 0;
    const items = [{ type: 'links', id: 1, label: 'go.test/link-1' }] as const;
    await jobs.add({ kind: 'assign', target: { kind: 'channel', id: 3, name: 'Two' }, items });
    await until('finished');
    await jobs.add({ kind: 'assign', target: { kind: 'campaign', id: 2, name: 'Two' }, items });
    await until('finished', 1);
    expect(service.asked).toEqual([
      'POST /api/channel/3/assign/links/1',
      'POST /api/campaign/2/assign/1',
    ]);
  });

  it('leaves out what is on its way to the same target already', async () => {
    const { jobs, service, until } = await openTestJobs({ links: 3 });
    service.asked.length = 0;
    const first = await jobs.add(assigns(1, 1, 2), { holdMs: 8000 });
    expect(await jobs.add(assigns(2, 1), { holdMs: 8000 })).toBe(first);
    await jobs.add(assigns(2, 3), { holdMs: 8000 });
    await until('finished', 1);
    expect(service.asked.map((asked) => asked.at(-1))).toEqual(['1', '2', '3']);
  });

  it('stops after its trial, says so, and does the rest when resumed', async () => {
    const { jobs, states, until, job } = await openTestJobs();
    const id = await jobs.add(creates(5, { trial: 3 }));
    await until('paused');
    expect(job()).toMatchObject({ done: 3, why: [sentence('trial', { rows: 3 })] });
    expect(await states(id)).toEqual(['done', 'done', 'done', 'planned', 'planned']);
    await jobs.resume(id);
    await until('finished');
    expect(job()).toMatchObject({ done: 5, why: '' });
  });

  it('keeps what the service refuses with its reason, goes on, and sends only that again', async () => {
    const { jobs, service, states, until } = await openTestJobs();
    await service.addLink({ url: 'https://other.example/', custom: 'row-3' });
    const id = await jobs.add(creates(4));
    await until('finished');
    expect(await states(id)).toEqual(['done', 'done', 'refused', 'done']);
    expect((await jobs.rows(id))[2]?.problem).toMatch(/custom/);
    service.asked.length = 0;
    await service.store.db
      .updateTable('link')
      .set({ alias: 'elsewhere' })
      .where('alias', '=', 'row-3')
      .execute();
    await jobs.retry(id);
    await until('finished');
    expect(service.asked).toEqual(['POST /api/url/add']);
    expect(await states(id)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('is paused at once, though it waits for its turn, and goes on where it was', async () => {
    const { jobs, clock, service, states, until } = await openTestJobs();
    const id = await jobs.add(creates(60));
    await windUntil(clock, () => (jobs.get()[0]?.done ?? 0) >= 20);
    await jobs.pause(id);
    // What has left is finished.
    await windFor(clock, 2 * latency);
    const asked = service.asked.length;
    await windFor(clock, 300_000);
    expect(service.asked).toHaveLength(asked);
    expect((await states(id)).filter((state) => state !== 'done' && state !== 'planned')).toEqual(
      [],
    );
    await jobs.resume(id);
    await until('finished');
    expect(await destinations(service)).toEqual(wanted(60));
  });

  it('that is cancelled finishes what has left and drops the rest', async () => {
    let release = () => {};
    const { jobs, service, states, until, clock } = await openTestJobs({
      through: (send) => async (request) => {
        const reply = await send(request);
        if (request.method === 'POST') await new Promise<void>((resolve) => (release = resolve));
        return reply;
      },
    });
    const id = await jobs.add(creates(3));
    await windUntil(clock, () => service.asked.length === 1);
    await jobs.cancel(id);
    expect(await states(id)).toEqual(['sent', 'dropped', 'dropped']);
    release();
    await until('finished');
    expect(await states(id)).toEqual(['done', 'dropped', 'dropped']);
    expect(await destinations(service)).toHaveLength(1);
    await jobs.remove(id);
    expect(jobs.get()).toEqual([]);
  });

  it('waits without a network, and goes on when there is one', async () => {
    let online = false;
    const { jobs, clock, service, until, job } = await openTestJobs({ online: () => online });
    await jobs.add(creates(2));
    await windFor(clock, 600_000);
    expect(service.asked).toEqual([]);
    expect(job()).toMatchObject({ state: 'running', why: [sentence('waitOffline')] });
    online = true;
    await until('finished');
    expect(await destinations(service)).toEqual(wanted(2));
    expect(job()?.why).toBe('');
  });

  it('says how long the rest takes at the pace of bulk work, behind what goes before it', async () => {
    const { jobs } = await openTestJobs();
    await jobs.add(creates(100));
    await jobs.add(creates(50));
    const [first, second] = jobs.get();
    expect(first?.remainingMs).toBeGreaterThan((100 / 30) * 60_000);
    expect(second?.remainingMs).toBeGreaterThan((first?.remainingMs ?? 0) * 1.4);
    await jobs.pause(second?.id ?? '');
    expect(jobs.get()[1]?.remainingMs).toBeNull();
  });
});

describe('Jobs', () => {
  it('of one kind go one after the other; assigning does not wait for creating', async () => {
    const { jobs, service, clock, until } = await openTestJobs({ links: 30 });
    service.asked.length = 0;
    await jobs.add(creates(40));
    await jobs.add(creates(2));
    await jobs.add(assigns(1, 2, 3, 4));
    await until('finished', 2);
    expect(jobs.get().map(({ state }) => state)).toEqual(['running', 'waiting', 'finished']);
    await windUntil(clock, () => jobs.get()[1]?.state === 'running');
    expect(jobs.get().map(({ state }) => state)).toEqual(['finished', 'running', 'finished']);
  });

  it('are all paused when the key is refused, and go on by themselves when it is given again', async () => {
    const store = createMemoryJobStore();
    const { jobs, service, clock, close } = await openTestJobs({ store, key: 'revoked-key' });
    await jobs.add(creates(2));
    await jobs.add(creates(2));
    await windUntil(clock, () => jobs.get().every(({ state }) => state === 'paused'));
    expect(jobs.get()[0]?.why).toMatchObject([{ key: 'keyRefused' }, { key: 'says' }]);
    expect(JSON.stringify([await store.all(), jobs.get()])).not.toContain('revoked-key');
    expect(service.asked).toHaveLength(1);
    close();
    const next = openJobs({ service, store, clock });
    await windUntil(clock, () => next.jobs.get()[1]?.state === 'finished');
    expect(await destinations(service)).toHaveLength(4);
  });

  it('that a lock has ended go on by themselves with the next engine; those that a user paused stay so', async () => {
    const store = createMemoryJobStore();
    const { jobs, service, clock, close } = await openTestJobs({ store });
    await jobs.add(creates(4));
    await jobs.add(creates(2));
    const byHand = jobs.get()[1]?.id ?? '';
    await jobs.pause(byHand);
    await windUntil(clock, () => jobs.get()[0]?.done === 2);
    close();
    const next = openJobs({ service, store, clock });
    await windUntil(clock, () => next.jobs.get()[0]?.state === 'finished');
    expect(next.jobs.get()[1]?.state).toBe('paused');
    expect(await destinations(service)).toEqual(wanted(4));
  });

  it('remember which links they put into a campaign, the last first; a link leaves the one that it was in', async () => {
    const { jobs, service, until } = await openTestJobs({ links: 3 });
    for (const name of ['Spring', 'Autumn']) await service.post('/api/campaign/add', { name });
    const to = (id: number, ...links: number[]): JobPlan => ({
      kind: 'assign',
      target: { kind: 'campaign', id, name: 'A campaign' },
      items: links.map((link) => ({ type: 'links', id: link, label: `go.test/link-${link}` })),
    });
    const first = await jobs.add(to(1, 1, 2, 3));
    await until('finished');
    await jobs.remove(first);
    expect((await jobs.linksOf(1)).map(({ label }) => label)).toEqual([
      'go.test/link-3',
      'go.test/link-2',
      'go.test/link-1',
    ]);
    await jobs.add(to(2, 2));
    await until('finished');
    expect((await jobs.linksOf(1)).map(({ id }) => id)).toEqual([3, 1]);
    expect((await jobs.linksOf(2)).map(({ id }) => id)).toEqual([2]);
    expect(await jobs.campaignsOf([2, 3, 99])).toEqual([
      { link: 2, campaign: 2, name: 'A campaign' },
      { link: 3, campaign: 1, name: 'A campaign' },
    ]);
  });
});

describe('A browser that cannot keep', () => {
  it('says so', async () => {
    const { jobs, job, until } = await openTestJobs();
    await jobs.add(creates(1));
    expect(job()?.isStored).toBe(false);
    const blocked = await openJobStore(() => {
      throw new DOMException('Blocked', 'SecurityError');
    }, 'a');
    expect(blocked.isPersistent).toBe(false);
    expect((await openJobStore(() => new IDBFactory(), 'a')).isPersistent).toBe(true);
    await until('finished');
  });

  it('what was sent stops, and says why', async () => {
    const store = createMemoryJobStore();
    let full = false;
    const { jobs, clock, service, job } = await openTestJobs({
      store: {
        ...store,
        change: (...given) =>
          full
            ? Promise.reject(new DOMException('Full', 'QuotaExceededError'))
            : store.change(...given),
      },
    });
    await jobs.add(creates(5));
    await windUntil(clock, () => job()?.done === 2);
    full = true;
    await windFor(clock, 600_000);
    expect(service.asked.filter((asked) => asked.startsWith('POST')).length).toBeLessThanOrEqual(3);
    expect(job()?.why).toEqual([sentence('storeFails')]);
  });
});
