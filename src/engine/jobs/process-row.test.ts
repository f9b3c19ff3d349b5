import { describe, expect, it } from 'vitest';
import { sentence } from '#contract/message.ts';
import { faults, limitFaults, withFault } from '#testing/replies/faults.ts';
import {
  assigns,
  creates,
  destinations,
  type Fault,
  failsAfterwards,
  openTestJobs,
  wanted,
} from '#testing/setups/open-import-session.ts';

const once = { only: 'links.create', times: 1 } as const;

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
      const { jobs, service, until, states } = await openTestJobs({
        through: (send) => {
          const faulty = withFault(send, fault, once);
          return (request) =>
            request.method === 'POST' && before-- > 0 ? send(request) : faulty(request);
        },
      });
      const id = await jobs.add(creates(4));
      await until('finished');
      expect(await states(id)).toEqual(['done', 'done', 'done', 'done']);
      expect(await destinations(service)).toEqual(wanted(4));
    }
  });

  it('no reply comes in time', async () => {
    const { jobs, service, until } = await openTestJobs({
      through: (send) =>
        withFault(
          send,
          async (request, real) => {
            await real(request);
            return faults.hanging(request);
          },
          once,
        ),
    });
    await jobs.add(creates(3));
    await until('finished');
    expect(await destinations(service)).toEqual(wanted(3));
  });

  it('the same destination stands in several rows, and each of their replies is lost', async () => {
    const { jobs, service, until, states } = await openTestJobs({
      through: (send) => withFault(send, faults.droppedReply, { only: 'links.create' }),
    });
    const drafts = Array.from({ length: 4 }, () => ({
      body: { url: 'https://shop.example/same' },
    }));
    const id = await jobs.add({ kind: 'create', title: 'Four alike', drafts, trial: 0 });
    await until('finished');
    expect(await states(id)).toEqual(['done', 'done', 'done', 'done']);
    expect(await destinations(service)).toHaveLength(4);
    expect(new Set((await jobs.rows(id)).map(({ made }) => made?.id)).size).toBe(4);
  });
});

describe('A row is given up, and said to be, when', () => {
  it('it was sent three times and never arrived', async () => {
    const { jobs, service, until } = await openTestJobs({
      through: (send) => withFault(send, faults.badGateway, { only: 'links.create' }),
    });
    const id = await jobs.add(creates(1));
    await until('finished');
    const [row] = await jobs.rows(id);
    expect(row).toMatchObject({
      state: 'refused',
      problem: [sentence('neverArrived', { attempts: 3 }), { key: 'server' }],
    });
    expect(service.asked.filter((asked) => asked.startsWith('POST'))).toEqual([]);
  });

  it('its alias was taken by another link meanwhile', async () => {
    const { jobs, service, until } = await openTestJobs({
      through: (send) => withFault(send, faults.dropped, once),
    });
    await service.addLink({ url: 'https://other.example/', custom: 'mine' });
    const id = await jobs.add({
      kind: 'create',
      title: 'One',
      trial: 0,
      drafts: [{ body: { url: 'https://shop.example/', custom: 'mine' } }],
    });
    await until('finished');
    expect((await jobs.rows(id))[0]).toMatchObject({
      state: 'refused',
      problem: [{ key: 'aliasTaken', values: { alias: 'mine' } }],
    });
  });

  it('another client made links to the same destination meanwhile, so that nobody can tell', async () => {
    const { jobs, service, until, job } = await openTestJobs({
      through: (send) =>
        withFault(
          send,
          async (request, real) => {
            await real(request.clone());
            await real(request.clone());
            throw new TypeError('Failed to fetch');
          },
          once,
        ),
    });
    const id = await jobs.add(creates(2));
    await until('finished');
    expect((await jobs.rows(id))[0]).toMatchObject({
      state: 'unknown',
      problem: [{ key: 'manyAlike', values: { more: 0 } }],
    });
    expect(job()).toMatchObject({ unknown: 1, done: 1 });
    // Looking again changes nothing, and makes nothing.
    await jobs.retry(id);
    await until('finished');
    expect(await destinations(service)).toHaveLength(3);
  });

  it('an assignment fails each time', async () => {
    const { jobs, until, states, service } = await openTestJobs({
      links: 2,
      through: (send) => withFault(send, faults.badGateway, { only: 'channels.assign', times: 3 }),
    });
    const id = await jobs.add(assigns(1, 2));
    await until('finished');
    expect(await states(id)).toEqual(['refused', 'done']);
    await jobs.retry(id);
    await until('finished');
    expect(await states(id)).toEqual(['done', 'done']);
    expect(await service.store.db.selectFrom('channelItem').selectAll().execute()).toHaveLength(2);
  });
});
