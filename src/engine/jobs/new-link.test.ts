/** A new link of the wizard as a job: held, sent once, and looked up where its reply was lost. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { SendRequest } from '#client/http/request.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { faults, limitFaults, withFault } from '#testing/replies/faults.ts';
import { windUntil } from '#testing/setups/open-jobs.ts';
import { withPassword as body, openNewLink } from '#testing/setups/open-new-link.ts';
import { settled } from '#testing/time/manual-clock.ts';

const onlyCreate = { only: 'links.create' } as const;

/** The service carries the request out, and then this comes in place of its reply. */
function afterwards(fault: (request: Request, service: SendRequest) => Promise<Response>) {
  return async (request: Request, service: SendRequest) => {
    await service(request.clone());
    return fault(request, service);
  };
}

describe('A new link', () => {
  it('is held for three seconds, sent once, and then there', async () => {
    const { clock, begin, state, until, posts, links, steps, engine } = await openNewLink();
    await begin(body, 3000);
    await clock.advance(2999);
    expect(state()).toMatchObject({ step: 'held', body: { url: body.url }, tab: 'tab' });
    expect(posts()).toBe(0);
    await clock.advance(1);
    expect(await until('made')).toMatchObject({ step: 'made', link: { id: 1 } });
    expect(steps).toEqual(['none', 'held', 'sending', 'made']);
    expect([posts(), await links()]).toEqual([1, 1]);
    expect(engine.created.get()).toMatchObject([{ id: 1, source: 'form' }]);
  });

  it('is sent at once where its user does not want to wait', async () => {
    const { begin, jobs, until, posts } = await openNewLink();
    await jobs.start(await begin(body, 3000));
    await until('made');
    expect(posts()).toBe(1);
  });

  it('is not sent where it is undone within the hold, and another one can be begun', async () => {
    const { clock, begin, jobs, state, until, posts, links } = await openNewLink();
    const first = await begin(body, 3000);
    await clock.advance(2900);
    await jobs.undo(first);
    await begin({ url: 'https://shop.example/other' }, 3000);
    await clock.advance(200);
    expect([state()?.step, posts()]).toEqual(['held', 0]);
    expect(await until('made')).toMatchObject({ body: { url: 'https://shop.example/other' } });
    expect([posts(), await links()]).toEqual([1, 1]);
  });

  it('is not sent into an outage that is known: it waits, and is sent once the service answers', async () => {
    let isDown = true;
    const { clock, begin, state, until, posts, engine, steps } = await openNewLink({
      through: (send) => (request) =>
        isDown ? Promise.reject(new TypeError('Failed to fetch')) : send(request),
    });
    // A screen has found out.
    await engine.call('links.list', { limit: 25, page: 1 }).catch(() => undefined);
    await begin(body);
    await windUntil(clock, () => JSON.stringify(state()).includes('waitSilent'));
    await clock.advance(60_000);
    expect([posts(), state()?.step]).toEqual([0, 'sending']);
    isDown = false;
    await engine.call('links.list', { limit: 25, page: 1 });
    // At once, and not at the end of its wait.
    await settled();
    await until('made');
    expect(posts()).toBe(1);
    expect(steps).not.toContain('unknown');
  });

  it('does not wait for an import', async () => {
    const { begin, jobs, until, posts } = await openNewLink();
    const drafts = Array.from({ length: 200 }, (_, index) => ({
      body: { url: `https://shop.example/${index}` },
    }));
    await jobs.add({ kind: 'create', title: 'many.csv', drafts, trial: 0 });
    await begin(body);
    await until('made');
    expect(posts()).toBeLessThan(10);
  });

  it('is on the disk before its request leaves, without the password, which the request holds', async () => {
    const stored: string[] = [];
    const bodies: unknown[] = [];
    const page = await openNewLink({
      through: (send) => async (request) => {
        if (request.method === 'POST') {
          bodies.push(await request.clone().json());
          stored.push(await page.stored());
        }
        return send(request);
      },
    });
    await page.begin(body);
    await page.until('made');
    expect(bodies).toEqual([body]);
    const rows = z.tuple([z.unknown(), z.unknown()]).parse(JSON.parse(stored[0] ?? ''))[1];
    expect(rows).toMatchObject([{ state: 'sent', body: { url: body.url }, hadPassword: true }]);
    expect([stored[0], await page.stored()].join()).not.toContain('sesame');
  });

  it('is made all the same where the browser keeps nothing', async () => {
    const disk = new IDBFactory();
    disk.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const { begin, until } = await openNewLink({ disk });
    await begin(body);
    await until('made');
  });

  it('waits where the service says "too many", and is made once', async () => {
    const { begin, until, links, steps } = await openNewLink({
      through: (send) => withFault(send, limitFaults.headerSeconds, { ...onlyCreate, times: 1 }),
    });
    await begin(body);
    await until('made');
    expect(steps).toEqual(['none', 'sending', 'made']);
    expect(await links()).toBe(1);
  });
});

describe('A refusal', () => {
  it('is reported in the service’s words, nothing is looked for, and nothing is left behind', async () => {
    const { begin, jobs, until, service, engine } = await openNewLink();
    await service.addLink({ url: body.url, custom: 'summer' });
    const id = await begin({ ...body, custom: 'summer' });
    expect(await until('refused')).toMatchObject({
      error: { kind: 'invalid', message: expect.stringContaining('custom') as unknown },
    });
    expect(service.asked).toEqual(['POST /api/url/add']);
    expect(engine.created.get()).toEqual([]);
    await jobs.remove(id);
    await until('none');
  });

  it('of the key is reported too, and does not pause the link', async () => {
    const { begin, until } = await openNewLink({ key: 'revoked' });
    await begin(body);
    expect(await until('refused')).toMatchObject({ error: { kind: 'key' } });
  });
});

describe('A reply that is lost', () => {
  it.each([
    ['the connection breaks', faults.droppedReply],
    ['a proxy fails after the service has answered', afterwards(faults.badGateway)],
    ['the reply cannot be read', afterwards(faults.truncated)],
    ['a page comes in place of the reply', afterwards(faults.htmlPage)],
    ['the reply is empty', afterwards(faults.emptyBody)],
    ['it never comes', afterwards(faults.hanging)],
  ])('makes one link, not two, where %s, and tells of it once', async (_, fault) => {
    const { begin, until, posts, links, steps, engine } = await openNewLink({
      through: (send) => withFault(send, fault, onlyCreate),
    });
    await begin(body);
    expect(await until('made')).toMatchObject({
      link: { id: 1, shorturl: expect.stringContaining('http') as unknown },
    });
    expect(steps).toEqual(['none', 'sending', 'looking', 'made']);
    expect([posts(), await links()]).toEqual([1, 1]);
    expect(engine.created.get()).toMatchObject([{ id: 1 }]);
  });

  it('is sent again by itself where the request was lost: the service has no such link, and nothing is on its way', async () => {
    const { begin, until, posts, links, clock } = await openNewLink({
      through: (send) => withFault(send, faults.dropped, { ...onlyCreate, times: 1 }),
    });
    const begun = clock.now();
    await begin(body);
    await until('made');
    // As long as a request may take to arrive.
    expect(clock.now() - begun).toBeGreaterThanOrEqual(30_000);
    expect([posts(), await links()]).toEqual([1, 1]);
  });

  it('is left to its user where three requests were lost', async () => {
    const { begin, jobs, until, links } = await openNewLink({
      through: (send) => withFault(send, faults.dropped, { ...onlyCreate, times: 3 }),
    });
    const id = await begin(body);
    expect(await until('absent')).toMatchObject({ whole: true, sent: true });
    expect(await links()).toBe(0);
    await jobs.retry(id);
    await until('made');
    expect(await links()).toBe(1);
  });

  it('obeys its user in the moment in which the outcome is shown: sent again, and put away', async () => {
    const { begin, jobs, state, until, posts, links } = await openNewLink({
      through: (send) => withFault(send, faults.dropped, { ...onlyCreate, times: 3 }),
    });
    const begun = begin(body);
    const acts = { absent: (id: string) => jobs.retry(id), made: (id: string) => jobs.remove(id) };
    const obeyed: string[] = [];
    jobs.subscribe(() => {
      const step = state()?.step;
      if ((step !== 'absent' && step !== 'made') || obeyed.includes(step)) return;
      obeyed.push(step);
      void begun.then((id) => acts[step](id));
    });
    await begun;
    await until('none');
    expect([obeyed, posts(), await links()]).toEqual([['absent', 'made'], 1, 1]);
  });

  it('leaves it unknown where looking fails too, until the user looks again', async () => {
    const { begin, jobs, until, posts, links } = await openNewLink({
      through: (send) =>
        withFault(withFault(send, faults.droppedReply, onlyCreate), faults.badGateway, {
          only: 'links.list',
          times: 1,
        }),
    });
    const id = await begin(body);
    expect(await until('unknown')).toMatchObject({
      reason: [{ key: 'server' }, { key: 'tryAgain' }],
    });
    await jobs.resume(id);
    await until('made');
    expect([posts(), await links()]).toEqual([1, 1]);
  });

  it.each([
    ['answers with errors', faults.badGateway],
    ['cannot be reached', faults.dropped],
    ['sends another page', faults.htmlPage],
  ])('is looked for again by itself while the service %s', async (_, fault) => {
    const { begin, until, posts, links, steps } = await openNewLink({
      through: (send) =>
        withFault(withFault(send, faults.droppedReply, onlyCreate), fault, {
          only: 'links.list',
          times: 3,
        }),
    });
    await begin(body);
    await until('unknown');
    expect(await until('made')).toMatchObject({ link: { id: 1 } });
    expect(steps.filter((step) => step === 'unknown').length).toBeGreaterThan(0);
    expect([posts(), await links()]).toEqual([1, 1]);
  });

  it('holds up no other link while it is looked for again', async () => {
    const { begin, jobs, until, clock } = await openNewLink({
      through: (send) =>
        withFault(
          withFault(send, faults.droppedReply, { ...onlyCreate, times: 1 }),
          faults.badGateway,
          {
            only: 'links.list',
          },
        ),
    });
    await begin(body);
    await until('unknown');
    const second = await begin({ url: 'https://shop.example/other' });
    const step = () => jobs.get().find(({ id }) => id === second)?.newLink?.step;
    await windUntil(clock, () => step() === 'made');
  });

  it('is not looked for again by itself where the key is refused', async () => {
    let asked = 0;
    const { begin, until, clock } = await openNewLink({
      through: (send) => {
        const faulty = withFault(send, faults.droppedReply, onlyCreate);
        return async (request) => {
          if (request.method === 'POST') return faulty(request);
          asked += 1;
          return Response.json({ error: 1, message: 'Invalid API key' }, { status: 403 });
        };
      },
    });
    await begin(body);
    await until('unknown');
    const before = asked;
    await clock.advance(600_000);
    expect(asked).toBe(before);
  });

  it('is no longer looked for where the user stops that', async () => {
    const { begin, jobs, until } = await openNewLink({
      through: (send) =>
        withFault(withFault(send, faults.droppedReply, onlyCreate), faults.badGateway, {
          only: 'links.list',
        }),
    });
    const id = await begin(body);
    await until('unknown');
    await jobs.remove(id);
    expect(await until('none')).toBeUndefined();
  });

  it('lets the user choose where several links could be it', async () => {
    const { begin, jobs, until, service, engine } = await openNewLink({
      through: (send) => withFault(send, faults.droppedReply, onlyCreate),
    });
    await service.addLink({ url: body.url });
    const id = await begin(body);
    const state = await until('several');
    if (state?.step !== 'several') throw new Error('not several');
    expect(state.links).toHaveLength(2);
    await jobs.choose(id, 99);
    expect(engine.created.get()).toEqual([]);
    await jobs.choose(id, state.links[0]?.id ?? null);
    expect(await until('made')).toMatchObject({ link: state.links[0] });
    expect(engine.created.get()).toEqual([{ ...state.links[0], source: 'found' }]);
  });

  it('is sent again where the user says that it is none of several', async () => {
    const { begin, jobs, until, service, links } = await openNewLink({
      through: (send) => withFault(send, faults.droppedReply, { ...onlyCreate, times: 1 }),
    });
    await service.addLink({ url: body.url });
    const id = await begin(body);
    await until('several');
    await jobs.choose(id, null);
    await until('absent');
    await jobs.retry(id);
    await until('made');
    expect(await links()).toBe(3);
  });

  it('is none of the links that a list has shown before', async () => {
    const { begin, until, service, engine } = await openNewLink({
      through: (send) => withFault(send, faults.droppedReply, onlyCreate),
    });
    await service.addLink({ url: body.url });
    await engine.call('links.list', { page: 1, limit: 25 });
    await begin(body);
    expect(await until('made')).toMatchObject({ link: { id: 2 } });
  });

  it('says that the alias is taken where another link has it', async () => {
    const { begin, until, service } = await openNewLink({
      through: (send) => withFault(send, faults.dropped, onlyCreate),
    });
    await service.addLink({ url: 'https://shop.example/first', custom: 'summer' });
    await begin({ url: body.url, custom: 'summer' });
    expect(await until('taken')).toMatchObject({ link: { id: 1 } });
  });
});

describe('An engine that ends in the middle', () => {
  /**
   * Sends a link whose reply never comes, ends the engine, and opens another one on the same disk.
   */
  async function restarted(sent: NewLink, arrives: boolean) {
    const { engine, begin, posts, links, clock, service, disk, ...first } = await openNewLink({
      through: (send) =>
        withFault(send, arrives ? afterwards(faults.hanging) : faults.hanging, onlyCreate),
    });
    await begin(sent);
    await first.until('sending');
    while (!(await first.stored()).includes('"sent"') || (arrives && (await links()) === 0))
      await settled();
    engine.close();
    expect(posts()).toBe(arrives ? 1 : 0);
    return openNewLink({ service, clock, disk });
  }

  it('looks for the link when it is opened again, in place of sending it again', async () => {
    const second = await restarted(body, true);
    expect(await second.until('made')).toMatchObject({ link: { id: 1 }, tab: null });
    expect(second.engine.created.get()).toMatchObject([{ id: 1, source: 'found' }]);
    expect(second.steps.slice(1)).toEqual(['looking', 'made']);
    expect([second.posts(), await second.links()]).toEqual([1, 1]);
  });

  it('cannot send a link with a password again, because that is not kept', async () => {
    const second = await restarted(body, false);
    expect(await second.until('absent')).toMatchObject({ whole: false, sent: true });
    await second.jobs.retry(second.jobs.get()[0]?.id ?? '');
    expect(await second.until('absent')).toMatchObject({ whole: false });
    expect(second.posts()).toBe(0);
  });

  it('is sent again by the next one where nothing came of it', async () => {
    const second = await restarted({ url: body.url }, false);
    await second.until('made');
    expect(await second.links()).toBe(1);
  });

  it('in the hold makes the link once when it is opened again', async () => {
    const { engine, begin, clock, service, disk, until } = await openNewLink();
    await begin({ url: body.url }, 3000);
    await until('held');
    engine.close();
    const second = await openNewLink({ service, clock, disk });
    await second.until('made');
    expect([second.posts(), await second.links()]).toEqual([1, 1]);
  });

  it('in the hold says of a link with a password that it was not sent', async () => {
    const { engine, begin, clock, service, disk, until } = await openNewLink();
    await begin(body, 3000);
    await until('held');
    engine.close();
    const second = await openNewLink({ service, clock, disk });
    expect(await second.until('absent')).toMatchObject({ whole: false, sent: false });
    expect(second.posts()).toBe(0);
  });

  it('keeps all imports in the list, however many links were made', async () => {
    const { engine, begin, jobs, clock, service, disk, until } = await openNewLink();
    await jobs.add({
      kind: 'create',
      title: 'one.csv',
      drafts: [{ body: { url: body.url } }],
      trial: 0,
    });
    for (let each = 0; each < 60; each += 1) await jobs.undo(await begin({ url: body.url }, 3000));
    await begin({ url: body.url });
    await until('made');
    engine.close();
    const second = await openNewLink({ service, clock, disk });
    await second.until('made');
    expect(second.jobs.get().map(({ title }) => title)).toContain('one.csv');
  });
});

describe('Several tabs', () => {
  it('know whose link it is until that tab is gone', async () => {
    const { begin, jobs, state, until } = await openNewLink();
    await begin(body, 3000);
    jobs.leave('another tab');
    expect(state()?.tab).toBe('tab');
    jobs.leave('tab');
    expect(state()?.tab).toBeNull();
    expect(await until('made')).toMatchObject({ tab: null });
  });
});

it('An import tells of each link that it made, also of one that was found again', async () => {
  const { jobs, until, begin, engine, clock } = await openNewLink({
    through: (send) => withFault(send, faults.droppedReply, { ...onlyCreate, times: 1 }),
  });
  const drafts = [1, 2].map((each) => ({ body: { url: `https://shop.example/${each}` } }));
  await jobs.add({ kind: 'create', title: 'two.csv', drafts, trial: 0 });
  await windUntil(clock, () => jobs.get()[0]?.state === 'finished');
  expect(engine.created.get()).toMatchObject([
    { id: 1, source: 'found' },
    { id: 2, source: 'import' },
  ]);
  await begin(body);
  await until('made');
  expect(engine.created.get().map(({ id, source }) => [id, source])).toEqual([
    [1, 'found'],
    [2, 'import'],
    [3, 'form'],
  ]);
});
