/** A new link whose reply is lost, or whose page is left: it is looked for, and never made twice. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { body, openPage } from '#testing/setups/open-creation.ts';
import { settled } from '#testing/time/manual-clock.ts';

/** The service carries the request out, and then this comes in place of its reply. */
function afterwards(fault: (request: Request, service: SendRequest) => Promise<Response>) {
  return async (request: Request, service: SendRequest) => {
    await service(request.clone());
    return fault(request, service);
  };
}

describe('A reply that is lost', () => {
  it.each([
    ['the connection breaks', faults.droppedReply],
    ['a proxy fails after the service has answered', afterwards(faults.badGateway)],
    ['the reply cannot be read', afterwards(faults.truncated)],
    ['a page comes in place of the reply', afterwards(faults.htmlPage)],
    ['the reply is empty', afterwards(faults.emptyBody)],
  ])('makes one link, not two, where %s', async (_, fault) => {
    const { creation, until, posts, links, steps } = await openPage({
      through: (send) => withFault(send, fault, { only: 'links.create' }),
    });
    creation.begin(body);
    creation.sendNow();
    expect(await until('made')).toMatchObject({
      step: 'made',
      found: true,
      link: { id: 1, shorturl: expect.stringContaining('http') as unknown },
    });
    expect(steps).toEqual(['held', 'sending', 'looking', 'made']);
    expect([posts(), await links()]).toEqual([1, 1]);
  });

  it('makes one link, not two, where it never comes', async () => {
    const page = await openPage({
      through: (send) =>
        withFault(
          send,
          async (request, service) => {
            await service(request.clone());
            void page.clock.advance(30_000);
            return faults.hanging(request);
          },
          { only: 'links.create' },
        ),
    });
    page.creation.begin(body);
    page.creation.sendNow();
    expect(await page.until('made')).toMatchObject({ found: true });
    expect([page.posts(), await page.links()]).toEqual([1, 1]);
  });

  it('makes none by itself where the request was lost, and one when it is sent again', async () => {
    const { creation, until, links, notes } = await openPage({
      through: (send) => withFault(send, faults.dropped, { only: 'links.create', times: 1 }),
    });
    creation.begin(body);
    creation.sendNow();
    expect(await until('absent')).toMatchObject({ whole: true });
    expect(await links()).toBe(0);
    expect(await notes.readIntents()).toEqual([]);
    creation.sendAgain();
    await until('made');
    expect(await links()).toBe(1);
  });

  it('leaves it unknown where looking fails too, until somebody looks again', async () => {
    const { creation, until, posts, links } = await openPage({
      through: (send) =>
        withFault(withFault(send, faults.droppedReply, { only: 'links.create' }), faults.badGateway, {
          only: 'links.list',
          times: 1,
        }),
    });
    creation.begin(body);
    creation.sendNow();
    expect(await until('unknown')).toMatchObject({ reason: expect.stringContaining('failed') as unknown });
    creation.lookAgain();
    expect(await until('made')).toMatchObject({ found: true });
    expect([posts(), await links()]).toEqual([1, 1]);
  });

  it('is no longer looked for where somebody stops that', async () => {
    const { creation, until, notes } = await openPage({
      through: (send) =>
        withFault(withFault(send, faults.droppedReply, { only: 'links.create' }), faults.badGateway, { only: 'links.list' }),
    });
    creation.begin(body);
    creation.sendNow();
    await until('unknown');
    creation.dismiss();
    await until('idle');
    expect(await notes.readIntents()).toEqual([]);
  });

  it('lets a person choose where several links could be it', async () => {
    const { creation, until, service } = await openPage({
      through: (send) => withFault(send, faults.droppedReply, { only: 'links.create' }),
    });
    await service.addLink({ url: body.url });
    creation.begin(body);
    creation.sendNow();
    const state = await until('several');
    if (state.step !== 'several') throw new Error('not several');
    expect(state.links).toHaveLength(2);
    const [newest] = state.links;
    creation.choose(newest ?? null);
    expect(await until('made')).toMatchObject({ link: newest, found: true });
  });

  it('says that the alias is taken where another link has it', async () => {
    const { creation, until, service } = await openPage({
      through: (send) => withFault(send, faults.dropped, { only: 'links.create' }),
    });
    await service.addLink({ url: 'https://shop.example/first', custom: 'summer' });
    creation.begin({ url: body.url, custom: 'summer' });
    creation.sendNow();
    expect(await until('taken')).toMatchObject({ link: { id: 1 } });
  });
});

describe('A page that is left in the middle', () => {
  /** Sends a link whose reply never comes, and opens the page again on the same disk. */
  async function reloaded(sent: NewLink, arrives: boolean) {
    const first = await openPage({
      through: (send) => withFault(send, arrives ? afterwards(faults.hanging) : faults.hanging, { only: 'links.create' }),
    });
    first.creation.begin(sent);
    first.creation.sendNow();
    await first.until('sending');
    while ((await first.notes.readIntents()).length === 0 || (arrives && (await first.links()) === 0)) await settled();
    const { service, clock, disk } = first;
    const second = await openPage({ service, clock, disk });
    return { first, second };
  }

  it('looks for the link when it comes back, in place of sending it again', async () => {
    const { second } = await reloaded(body, true);
    void second.creation.resume();
    expect(await second.until('made')).toMatchObject({ step: 'made', found: true, link: { id: 1 } });
    expect(second.steps).toEqual(['looking', 'made']);
    expect([second.posts(), await second.links()]).toEqual([1, 1]);
    expect(await second.notes.readIntents()).toEqual([]);
  });

  it('cannot send a link with a password again by itself, as that is not kept', async () => {
    const { second } = await reloaded(body, false);
    void second.creation.resume();
    expect(await second.until('absent')).toMatchObject({ whole: false });
    second.creation.sendAgain();
    expect(second.creation.get().step).toBe('absent');
  });

  it('can send again a link that had none', async () => {
    const { second } = await reloaded({ url: body.url }, false);
    void second.creation.resume();
    expect(await second.until('absent')).toMatchObject({ whole: true });
    second.creation.sendAgain();
    await second.until('made');
    expect(await second.links()).toBe(1);
  });

  it('leaves to another tab what that one still works on', async () => {
    const locks = sharedLocks();
    const { service, clock, disk, ...first } = await openPage({
      locks,
      through: (send) => withFault(send, afterwards(faults.hanging), { only: 'links.create' }),
    });
    first.creation.begin(body);
    first.creation.sendNow();
    await first.until('sending');
    while ((await first.notes.readIntents()).length === 0) await settled();
    const other = await openPage({ service, clock, disk, locks });
    await other.creation.resume();
    expect([other.steps, (await other.notes.readIntents()).length]).toEqual([[], 1]);
  });
});

/** Locks as a browser shares them between its tabs. */
function sharedLocks(): Pick<LockManager, 'request'> {
  const held = new Set<string>();
  const request: LockManager['request'] = async (name: string, ...rest: readonly unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  return { request };
}
