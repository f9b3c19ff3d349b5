import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/request.ts';
import type { JobPlan } from '#local/job-records.ts';
import type { JobStore } from '#local/job-store.ts';
import { createMemoryJobStore } from '#local/job-memory.ts';
import { openJobStore } from '#local/jobs.ts';
import { faults, limitFaults, withFault } from '#testing/faults.ts';
import { openJobs, windFor, windUntil } from '#testing/open-jobs.ts';
import { createTestService, type TestService } from '#testing/test-service.ts';
import { createWoundClock, settled } from '#testing/wound-clock.ts';

/** Links to be made; the third of every four has an alias. */
function creates(number: number, more: Partial<Extract<JobPlan, { kind: 'create' }>> = {}): JobPlan {
  const drafts = Array.from({ length: number }, (_, index) => ({
    body: { url: `https://shop.example/${index + 1}`, ...(index % 4 === 2 ? { custom: `row-${index + 1}` } : {}) },
  }));
  return { kind: 'create', title: 'links.csv', drafts, trial: 0, ...more };
}

const news = { kind: 'channel', id: 1, name: 'News' } as const;

function assigns(...ids: number[]): JobPlan {
  return { kind: 'assign', target: news, items: ids.map((id) => ({ type: 'links', id, label: `go.test/link-${id}` })) };
}

async function destinations(service: TestService): Promise<string[]> {
  const rows = await service.store.db.selectFrom('link').select('url').orderBy('id').execute();
  return rows.map(({ url }) => url).sort();
}

function wanted(number: number): string[] {
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
const latency = 1000;

async function open({ store = createMemoryJobStore(), links = 0, through = (send) => send, ...given }: Setting = {}) {
  const clock = createWoundClock();
  const slow = (send: SendRequest) => async (request: Request) => {
    await clock.wait(latency, new AbortController().signal);
    return send(request);
  };
  const service = await createTestService({ now: clock.now });
  await service.addLinks(links);
  if (links > 0) await service.post('/api/channel/add', { name: 'News' });
  const running = openJobs({ service, store, clock, through: (send) => slow(through(send)), ...given });
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

describe('A job', () => {
  it('makes each link once, in order, one request at a time', async () => {
    let underWay = 0;
    let most = 0;
    const { jobs, service, states, until, job } = await open({
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
    expect(job()).toMatchObject({ done: 6, refused: 0, unknown: 0, dropped: 0, total: 6, remainingMs: null });
    expect(service.asked).toEqual(Array.from({ length: 6 }, () => 'POST /api/url/add'));
    expect((await jobs.rows(id)).map(({ made }) => made?.id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is written down as sent before its request leaves, and holds no body once it is done', async () => {
    const seen: unknown[] = [];
    const store = createMemoryJobStore();
    const { jobs, until } = await open({
      store,
      through: () => async () => {
        const [job] = await store.all();
        const rows = await store.rows(job?.id ?? '');
        seen.push(rows.map(({ state, attempts, sentAt }) => [state, attempts, sentAt !== null]));
        return Response.json({ error: 0, id: 7, shorturl: 'http://go.test/7' });
      },
    });
    const drafts = [{ body: { url: 'https://a.example/', password: 'secret' } }];
    const id = await jobs.add({ kind: 'create', title: 'One', drafts, trial: 0 });
    expect(JSON.stringify(await store.rows(id))).toContain('secret');
    await until('finished');
    expect(seen).toEqual([[['sent', 1, true]]]);
    expect(JSON.stringify(await store.rows(id))).not.toContain('secret');
    expect(JSON.stringify(await jobs.rows(id))).not.toContain('secret');
  });

  it('of nothing is refused', async () => {
    const { jobs } = await open();
    await expect(jobs.add(creates(0))).rejects.toMatchObject({ kind: 'invalid' });
    expect(jobs.get()).toEqual([]);
  });

  it('sends nothing while it is held, and nothing ever when it is undone', async () => {
    const { jobs, clock, service, job } = await open({ links: 1 });
    service.asked.length = 0;
    const id = await jobs.add(assigns(1), { holdMs: 8000 });
    expect(job()).toMatchObject({ state: 'held', heldUntil: clock.now() + 8000, title: 'Assign to News', itemType: 'links' });
    await clock.advance(7999);
    expect(service.asked).toEqual([]);
    await jobs.undo(id);
    await windFor(clock, 60_000);
    expect(jobs.get()).toEqual([]);
    expect(service.asked).toEqual([]);
  });

  it('begins at once when the hold is ended, and is not begun by asking twice', async () => {
    const { jobs, service, until } = await open({ links: 1 });
    service.asked.length = 0;
    const id = await jobs.add(assigns(1, 1), { holdMs: 8000 });
    await Promise.all([jobs.start(id), jobs.start(id)]);
    await until('finished');
    expect(service.asked).toEqual(['POST /api/channel/1/assign/links/1']);
    await jobs.start(id);
    expect(jobs.get()[0]?.state).toBe('finished');
  });

  it('begins after its hold and cannot be undone then', async () => {
    const { jobs, clock, service, job, until } = await open({ links: 1 });
    service.asked.length = 0;
    const id = await jobs.add(assigns(1), { holdMs: 8000 });
    await clock.advance(8000);
    await until('finished');
    await jobs.undo(id);
    expect(job()).toMatchObject({ state: 'finished', done: 1 });
    expect(service.asked).toEqual(['POST /api/channel/1/assign/links/1']);
  });

  it('leaves out what is on its way to the same target already', async () => {
    const { jobs, service, until } = await open({ links: 3 });
    service.asked.length = 0;
    const first = await jobs.add(assigns(1, 1, 2), { holdMs: 8000 });
    expect(await jobs.add(assigns(2, 1), { holdMs: 8000 })).toBe(first);
    await jobs.add(assigns(2, 3), { holdMs: 8000 });
    await until('finished', 1);
    expect(service.asked.map((asked) => asked.at(-1))).toEqual(['1', '2', '3']);
  });

  it('stops after its trial, says so, and does the rest when resumed', async () => {
    const { jobs, states, until, job } = await open();
    const id = await jobs.add(creates(5, { trial: 3 }));
    await until('paused');
    expect(job()).toMatchObject({ done: 3, why: expect.stringContaining('The first 3 rows are done') as string });
    expect(await states(id)).toEqual(['done', 'done', 'done', 'planned', 'planned']);
    await jobs.resume(id);
    await until('finished');
    expect(job()).toMatchObject({ done: 5, why: '' });
  });

  it('keeps what the service refuses with its reason, goes on, and sends only that again', async () => {
    const { jobs, service, states, until } = await open();
    await service.addLink({ url: 'https://other.example/', custom: 'row-3' });
    const id = await jobs.add(creates(4));
    await until('finished');
    expect(await states(id)).toEqual(['done', 'done', 'refused', 'done']);
    expect((await jobs.rows(id))[2]?.problem).toMatch(/custom/);
    service.asked.length = 0;
    await service.store.db.updateTable('link').set({ alias: 'elsewhere' }).where('alias', '=', 'row-3').execute();
    await jobs.retry(id);
    await until('finished');
    expect(service.asked).toEqual(['POST /api/url/add']);
    expect(await states(id)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('is paused at once, though it waits for its turn, and goes on where it was', async () => {
    const { jobs, clock, service, states, until } = await open();
    const id = await jobs.add(creates(60));
    await windUntil(clock, () => (jobs.get()[0]?.done ?? 0) >= 20);
    await jobs.pause(id);
    // What has left is finished.
    await windFor(clock, 2 * latency);
    const asked = service.asked.length;
    await windFor(clock, 300_000);
    expect(service.asked).toHaveLength(asked);
    expect((await states(id)).filter((state) => state !== 'done' && state !== 'planned')).toEqual([]);
    await jobs.resume(id);
    await until('finished');
    expect(await destinations(service)).toEqual(wanted(60));
  });

  it('that is cancelled finishes what has left and drops the rest', async () => {
    let release = () => {};
    const { jobs, service, states, until, clock } = await open({
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
    const { jobs, clock, service, until, job } = await open({ online: () => online });
    await jobs.add(creates(2));
    await windFor(clock, 600_000);
    expect(service.asked).toEqual([]);
    expect(job()).toMatchObject({ state: 'running', why: expect.stringContaining('offline') as string });
    online = true;
    await until('finished');
    expect(await destinations(service)).toEqual(wanted(2));
    expect(job()?.why).toBe('');
  });

  it('says how long the rest takes at the pace of bulk work, behind what goes before it', async () => {
    const { jobs } = await open();
    await jobs.add(creates(100));
    await jobs.add(creates(50));
    const [first, second] = jobs.get();
    expect(first?.remainingMs).toBeGreaterThan(100 / 30 * 60_000);
    expect(second?.remainingMs).toBeGreaterThan((first?.remainingMs ?? 0) * 1.4);
    await jobs.pause(second?.id ?? '');
    expect(jobs.get()[1]?.remainingMs).toBeNull();
  });
});

describe('Jobs', () => {
  it('of one kind go one after the other; assigning does not wait for creating', async () => {
    const { jobs, service, clock, until } = await open({ links: 30 });
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
    const { jobs, service, clock, close } = await open({ store, key: 'revoked-key' });
    await jobs.add(creates(2));
    await jobs.add(creates(2));
    await windUntil(clock, () => jobs.get().every(({ state }) => state === 'paused'));
    expect(jobs.get()[0]?.why).toMatch(/refused the API key/);
    expect(JSON.stringify([await store.all(), jobs.get()])).not.toContain('revoked-key');
    expect(service.asked).toHaveLength(1);
    close();
    const next = openJobs({ service, store, clock });
    await windUntil(clock, () => next.jobs.get()[1]?.state === 'finished');
    expect(await destinations(service)).toHaveLength(4);
  });

  it('that were paused for a lock go on by themselves with the next engine; those that a person paused stay so', async () => {
    const store = createMemoryJobStore();
    const { jobs, service, clock, close } = await open({ store });
    await jobs.add(creates(4));
    const [, byHand] = [await jobs.add(creates(2)), jobs.get()[1]?.id ?? ''];
    await jobs.pause(byHand);
    await windUntil(clock, () => jobs.get()[0]?.done === 2);
    const paused = jobs.pauseAll();
    await windFor(clock, 2 * latency);
    await paused;
    expect(jobs.get().map(({ state }) => state)).toEqual(['paused', 'paused']);
    close();
    const next = openJobs({ service, store, clock });
    await windUntil(clock, () => next.jobs.get()[0]?.state === 'finished');
    expect(next.jobs.get()[1]?.state).toBe('paused');
    expect(await destinations(service)).toEqual(wanted(4));
  });

  it('remember which links they put into a campaign, the last first; a link leaves the one that it was in', async () => {
    const { jobs, service, until } = await open({ links: 3 });
    for (const name of ['Spring', 'Autumn']) await service.post('/api/campaign/add', { name });
    const to = (id: number, ...links: number[]): JobPlan => ({
      kind: 'assign',
      target: { kind: 'campaign', id, name: 'A campaign' },
      items: links.map((link) => ({ type: 'links', id: link, label: `go.test/link-${link}` })),
    });
    const first = await jobs.add(to(1, 1, 2, 3));
    await until('finished');
    await jobs.remove(first);
    expect((await jobs.linksOf(1)).map(({ label }) => label)).toEqual(['go.test/link-3', 'go.test/link-2', 'go.test/link-1']);
    await jobs.add(to(2, 2));
    await until('finished');
    expect((await jobs.linksOf(1)).map(({ id }) => id)).toEqual([3, 1]);
    expect((await jobs.linksOf(2)).map(({ id }) => id)).toEqual([2]);
  });
});

type Fault = (request: Request, service: SendRequest) => Promise<Response>;

const once = { only: 'links.create', times: 1 } as const;

/** The service does what it is asked and fails after that. */
const failsAfterwards = async (request: Request, service: SendRequest) => {
  await service(request);
  return new Response('{"error":1,"message":"Internal error"}', { status: 500 });
};

describe('Exactly the links that were asked for come of a job when', () => {
  it.each([
    ['a reply is lost', faults.droppedReply as Fault],
    ['a connection is closed before the service heard of it', faults.dropped],
    ['a reply breaks off', faults.droppedBody],
    ['the service fails before it does it', faults.badGateway],
    ['the service fails after it did it', failsAfterwards],
    ['a protection page answers', faults.htmlPage],
    ['an empty reply comes', faults.emptyBody],
    ['the service says "too many"', limitFaults.headerSeconds],
    ['the service says "too many" with status 200', limitFaults.inBodyWithStatus200],
  ] as const)('%s', async (_, fault) => {
    for (const skipped of [0, 2]) {
      let before = skipped;
      const { jobs, service, until, states } = await open({
        through: (send) => {
          const faulty = withFault(send, fault, once);
          return (request) => (request.method === 'POST' && before-- > 0 ? send(request) : faulty(request));
        },
      });
      const id = await jobs.add(creates(4));
      await until('finished');
      expect(await states(id)).toEqual(['done', 'done', 'done', 'done']);
      expect(await destinations(service)).toEqual(wanted(4));
    }
  });

  it('no reply comes in time', async () => {
    const { jobs, service, until } = await open({
      through: (send) => withFault(send, async (request, real) => {
        await real(request);
        return faults.hanging(request);
      }, once),
    });
    await jobs.add(creates(3));
    await until('finished');
    expect(await destinations(service)).toEqual(wanted(3));
  });

  it('the same destination stands in several rows, and each of their replies is lost', async () => {
    const { jobs, service, until, states } = await open({ through: (send) => withFault(send, faults.droppedReply, { only: 'links.create' }) });
    const drafts = Array.from({ length: 4 }, () => ({ body: { url: 'https://shop.example/same' } }));
    const id = await jobs.add({ kind: 'create', title: 'Four alike', drafts, trial: 0 });
    await until('finished');
    expect(await states(id)).toEqual(['done', 'done', 'done', 'done']);
    expect(await destinations(service)).toHaveLength(4);
    expect(new Set((await jobs.rows(id)).map(({ made }) => made?.id)).size).toBe(4);
  });
});

describe('A row is given up, and said to be, when', () => {
  it('it was sent three times and never arrived', async () => {
    const { jobs, service, until } = await open({ through: (send) => withFault(send, faults.badGateway, { only: 'links.create' }) });
    const id = await jobs.add(creates(1));
    await until('finished');
    const [row] = await jobs.rows(id);
    expect(row).toMatchObject({ state: 'refused', problem: expect.stringMatching(/^It was sent 3 times/) as string });
    expect(service.asked.filter((asked) => asked.startsWith('POST'))).toEqual([]);
  });

  it('its alias was taken by another link meanwhile', async () => {
    const { jobs, service, until } = await open({ through: (send) => withFault(send, faults.dropped, once) });
    await service.addLink({ url: 'https://other.example/', custom: 'mine' });
    const id = await jobs.add({ kind: 'create', title: 'One', trial: 0, drafts: [{ body: { url: 'https://shop.example/', custom: 'mine' } }] });
    await until('finished');
    expect((await jobs.rows(id))[0]).toMatchObject({ state: 'refused', problem: expect.stringMatching(/^custom: the alias “mine” is taken/) as string });
  });

  it('somebody else made links to the same destination meanwhile, so that nobody can tell', async () => {
    const { jobs, service, until, job } = await open({
      through: (send) =>
        withFault(send, async (request, real) => {
          await real(request.clone());
          await real(request.clone());
          throw new TypeError('Failed to fetch');
        }, once),
    });
    const id = await jobs.add(creates(2));
    await until('finished');
    expect((await jobs.rows(id))[0]).toMatchObject({ state: 'unknown', problem: expect.stringMatching(/^The reply was lost. Several/) as string });
    expect(job()).toMatchObject({ unknown: 1, done: 1 });
    // Looking again changes nothing, and makes nothing.
    await jobs.retry(id);
    await until('finished');
    expect(await destinations(service)).toHaveLength(3);
  });

  it('an assignment fails each time', async () => {
    const { jobs, until, states, service } = await open({ links: 2, through: (send) => withFault(send, faults.badGateway, { only: 'channels.assign', times: 3 }) });
    const id = await jobs.add(assigns(1, 2));
    await until('finished');
    expect(await states(id)).toEqual(['refused', 'done']);
    await jobs.retry(id);
    await until('finished');
    expect(await states(id)).toEqual(['done', 'done']);
    expect(await service.store.db.selectFrom('channelItem').selectAll().execute()).toHaveLength(2);
  });
});

describe('After a crash', () => {
  const stores = {
    memory: () => Promise.resolve(createMemoryJobStore()),
    database: () => openJobStore(() => new IDBFactory(), 'a'),
  };

  /** Runs the job with engines that crash after so many await points each; the last one never does. */
  async function runWithCrashes(store: JobStore, crashes: readonly number[], faulty: (send: SendRequest) => SendRequest = (send) => send) {
    const clock = createWoundClock();
    const service = await createTestService({ now: clock.now });
    const through = faulty(service.fetch);
    let unknownAtMost = 0;
    let points = 0;
    for (const crashAt of [...crashes, Infinity]) {
      const running = openJobs({ service, store, clock, crashAt, through: () => through });
      const [known] = await store.all();
      if (known === undefined) void running.jobs.add(creates(3));
      await windUntil(clock, () => running.crashed() || running.jobs.get()[0]?.state === 'finished');
      points = running.points();
      if (running.crashed()) {
        const [job] = await store.all();
        const rows = job === undefined ? [] : await store.rows(job.id);
        unknownAtMost = Math.max(unknownAtMost, rows.filter(({ state }) => state === 'sent' || state === 'unknown').length);
      }
      const [job] = await store.all();
      if (job?.state === 'finished') break;
    }
    const [job] = await store.all();
    return { job, links: await destinations(service), unknownAtMost, points };
  }

  it.each(Object.entries(stores))('at any await point, with its jobs in %s, each link is made exactly once', async (name, openStore) => {
    const { points } = await runWithCrashes(await openStore(), []);
    expect(points).toBeGreaterThan(30);
    const step = name === 'memory' ? 1 : 5;
    for (let crashAt = 1; crashAt <= points; crashAt += step) {
      const { job, links, unknownAtMost } = await runWithCrashes(await openStore(), [crashAt]);
      expect({ crashAt, state: job?.state, done: job?.done }).toEqual({ crashAt, state: 'finished', done: 3 });
      expect({ crashAt, links }).toEqual({ crashAt, links: wanted(3) });
      expect(unknownAtMost).toBeLessThanOrEqual(1);
    }
  });

  it('again and again, while replies are lost and the service fails and refuses, each link is made exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 2, max: 40 }), { maxLength: 4 }),
        fc.array(fc.constantFrom('fine', 'droppedReply', 'dropped', 'failsAfterwards', 'limit'), { maxLength: 5 }),
        async (crashes, story) => {
          const left = [...story];
          const { job, links } = await runWithCrashes(createMemoryJobStore(), crashes, (send) => (request) => {
            const next = request.method === 'POST' ? left.shift() : undefined;
            if (next === 'limit') return limitFaults.headerSeconds(request, send);
            if (next === 'failsAfterwards') return failsAfterwards(request, send);
            const lost: Fault = next === 'dropped' ? faults.dropped : faults.droppedReply;
            return next === undefined || next === 'fine' ? send(request) : lost(request, send);
          });
          expect(job?.state).toBe('finished');
          // Three lost attempts in a row are given up: then there is one link less, never one more.
          expect(links).toEqual(job?.refused === 0 ? wanted(3) : wanted(3).filter((url) => links.includes(url)));
          expect(new Set(links).size).toBe(links.length);
          expect(links).toHaveLength(job?.done ?? -1);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a job that was held goes on to be held, and one that was cancelled is not sent', async () => {
    const store = createMemoryJobStore();
    const { jobs, service, clock } = await open({ store, links: 1 });
    service.asked.length = 0;
    await jobs.add(assigns(1), { holdMs: 8000 });
    await clock.advance(3000);
    const next = openJobs({ service, store, clock });
    await settled();
    expect(next.jobs.get()[0]?.state).toBe('held');
    await next.jobs.cancel(next.jobs.get()[0]?.id ?? '');
    await windFor(clock, 60_000);
    expect(service.asked).toEqual([]);
    expect(next.jobs.get()[0]).toMatchObject({ state: 'finished', dropped: 1 });
  });
});

describe('Two engines on one store, with no lock between them,', () => {
  it('never run one job at the same time, and a job is taken over when its engine is gone', async () => {
    const store = createMemoryJobStore();
    const clock = createWoundClock();
    const service = await createTestService({ now: clock.now });
    const first = openJobs({ service, store, clock, alone: false, crashAt: 30 });
    const second = openJobs({ service, store, clock, alone: false });
    await settled();
    await first.jobs.add(creates(8));
    const third = openJobs({ service, store, clock, alone: false });
    await windUntil(clock, () => first.crashed());
    const asked = service.asked.length;
    await windFor(clock, 20_000);
    expect(service.asked).toHaveLength(asked);
    await windUntil(clock, () => third.jobs.get()[0]?.state === 'finished');
    expect(await destinations(service)).toEqual(wanted(8));
    expect(second.jobs.get()).toEqual([]);
  });
});

describe('A browser that cannot keep', () => {
  it('says so', async () => {
    const { jobs, job, until } = await open();
    await jobs.add(creates(1));
    expect(job()?.kept).toBe(false);
    const blocked = await openJobStore(() => {
      throw new DOMException('Blocked', 'SecurityError');
    }, 'a');
    expect(blocked.kept).toBe(false);
    expect((await openJobStore(() => new IDBFactory(), 'a')).kept).toBe(true);
    await until('finished');
  });

  it('what was sent stops, and says why', async () => {
    const store = createMemoryJobStore();
    let full = false;
    const { jobs, clock, service, job } = await open({
      store: { ...store, change: (...given) => (full ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : store.change(...given)) },
    });
    await jobs.add(creates(5));
    await windUntil(clock, () => job()?.done === 2);
    full = true;
    await windFor(clock, 600_000);
    expect(service.asked.filter((asked) => asked.startsWith('POST')).length).toBeLessThanOrEqual(3);
    expect(job()?.why).toMatch(/could not write down/);
  });
});
