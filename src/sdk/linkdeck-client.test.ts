import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { endpoints } from '#contract/api.ts';
import { faults } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { type ClientOptions, type Clock, createClient } from './linkdeck-client.ts';

const url = 'https://shop.example/sale';

/** A client in front of a service of its own. */
async function openSdk(
  options: Partial<ClientOptions> = {},
  between: (service: SendRequest) => SendRequest = (service) => service,
) {
  const clock = createManualClock();
  const service = await createTestService({ now: clock.now });
  const fetch = between(service.fetch);
  const { address: serviceAddress, key } = service;
  const client = createClient({ serviceAddress, key, fetch, clock, ...options });
  return { client, service };
}

/** The service of a creation behaves as the fault says, all other requests are carried out. */
const atCreation =
  (fault: (request: Request, service: SendRequest) => Promise<Response>) =>
  (service: SendRequest): SendRequest =>
  (request) =>
    request.method === 'POST' ? fault(request, service) : service(request);

describe('A client', () => {
  it('has a function for every endpoint', async () => {
    const { client } = await openSdk();
    const calls: Record<string, unknown> = { ...client };
    for (const { name } of endpoints) {
      const [resource = '', verb = ''] = name.split('.');
      expect(calls[resource], name).toHaveProperty(verb, expect.any(Function));
    }
  });

  it('reads and changes what the account has', async () => {
    const { client, service } = await openSdk();
    expect((await client.account.get()).data.email).toBe(service.email);
    const { id } = await client.channels.create({ name: 'News' });
    expect((await client.channels.list()).data.rows).toMatchObject([{ id, name: 'News' }]);
  });

  it.each([
    ['serviceAddress', { serviceAddress: 'links.example' }],
    ['serviceAddress', { serviceAddress: 'https://a:b@links.example' }],
    ['key', { key: ' ' }],
    ['key', { key: 'keyαβ' }],
  ])('names %s where it is %j', async (field, wrong) => {
    await expect(openSdk(wrong)).rejects.toMatchObject({ kind: 'invalid', field });
  });

  it('says who answered nothing, without the key, and asks no second time', async () => {
    const { client, service } = await openSdk({}, () => faults.dropped);
    const problem: unknown = await client.account.get().catch((error: unknown) => error);
    expect(problem).toMatchObject({ kind: 'unreachable' });
    expect(JSON.stringify(problem) + String(problem)).not.toContain(service.key);
  });

  it('ends every call when it is closed', async () => {
    const { client } = await openSdk();
    client.close();
    await expect(client.account.get()).rejects.toMatchObject({ kind: 'cancelled' });
  });
});

describe('createLink', () => {
  it('gives the link that the service made', async () => {
    const { client, service } = await openSdk();
    const link = await client.createLink({ url, custom: 'sale' });
    expect(link).toMatchObject({ shorturl: `${service.linksUrl}/sale`, how: 'sent' });
  });

  it.each([{ custom: 'sale' }, {}])('finds a link whose reply was lost: %j', async (alias) => {
    const { client, service } = await openSdk({}, atCreation(faults.droppedReply));
    await service.addLink({ url: 'https://shop.example/other', custom: 'older' });
    const link = await client.createLink({ url, ...alias });
    expect(link.how).toBe('found');
    expect(service.asked.filter((request) => request.startsWith('POST'))).toHaveLength(1);
    expect((await client.links.get({ id: link.id })).details.longurl).toBe(url);
  });

  it('takes no link that was there before for the new one', async () => {
    const manual = createManualClock();
    // The five seconds before the second look-up are over at once.
    const wait: Clock['wait'] = (milliseconds, signal) =>
      milliseconds === 5000 ? Promise.resolve() : manual.wait(milliseconds, signal);
    const clock = { now: manual.now, wait };
    const { client, service } = await openSdk({ clock }, atCreation(faults.dropped));
    await service.addLink({ url });
    await client.links.list();
    const creation = client.createLink({ url });
    await expect(creation).rejects.toMatchObject({ name: 'UnknownOutcome', candidates: [] });
    expect(service.asked).toHaveLength(3);
    expect(service.asked.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('names all links that it could be', async () => {
    const { client, service } = await openSdk({}, atCreation(faults.droppedReply));
    const first = await service.addLink({ url });
    const problem: unknown = await client.createLink({ url }).catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'UnknownOutcome', cause: { kind: 'unreachable' } });
    expect(problem).toHaveProperty('candidates.length', 2);
    expect(problem).toMatchObject({ candidates: expect.arrayContaining([first]) as unknown });
  });

  it('says that an alias is taken, whether the reply comes or is lost', async () => {
    for (const between of [undefined, atCreation(faults.droppedReply)]) {
      const { client, service } = await openSdk({}, between);
      await service.addLink({ url: 'https://shop.example/other', custom: 'sale' });
      const creation = client.createLink({ url, custom: 'sale' });
      await expect(creation).rejects.toMatchObject({ name: 'ApiError', field: 'custom' });
    }
  });

  it.each([
    ['url', { url: 'javascript:alert(1)' }],
    ['custom', { url, custom: '.hidden' }],
    ['expiry', { url, expiry: '2020-01-01 00:00:00' }],
  ])('sends nothing whose %s is wrong in every way to create links', async (field, link) => {
    const { client, service } = await openSdk();
    await expect(client.createLink(link)).rejects.toMatchObject({ kind: 'invalid', field });
    expect(service.asked).toEqual([]);
  });
});

describe('pages', () => {
  it('gives each record once, although others are made meanwhile', async () => {
    const { client, service } = await openSdk();
    await service.addLinks(120);
    const aliases: (string | null)[] = [];
    for await (const { alias } of client.pages('links.list', { order: 'date' })) {
      if (aliases.length === 60) await service.addLink({ url, custom: 'late' });
      aliases.push(alias);
    }
    expect(new Set(aliases).size).toBe(aliases.length);
    expect(aliases).toEqual(expect.arrayContaining(['link-1', 'link-120']));
    expect(aliases).toHaveLength(120);
  });

  it('reads no page before it is needed', async () => {
    const { client, service } = await openSdk();
    await service.addLinks(60);
    for await (const link of client.pages('links.list')) {
      expect(link.alias).toBe('link-60');
      break;
    }
    expect(service.asked).toHaveLength(1);
  });
});

/** A service that answers at once, and refuses the 31st request of any minute. */
function strictService(now: () => number) {
  let answered: number[] = [];
  const refused: number[] = [];
  const fetch: SendRequest = () => {
    answered = answered.filter((at) => at > now() - 60_000);
    const left = 30 - answered.length;
    if (left === 0) refused.push(now());
    else answered.push(now());
    const reply = { error: '0', data: { result: 0, rows: [] } };
    const headers = { 'X-RateLimit-Limit': '30', 'X-RateLimit-Remaining': String(left) };
    return Promise.resolve(Response.json(reply, { status: left === 0 ? 429 : 200, headers }));
  };
  return { fetch, refused };
}

it('Three processes that say so are never refused by a service of 30 requests a minute', async () => {
  const clock = createManualClock();
  const { fetch, refused } = strictService(clock.now);
  const settings = { serviceAddress: 'http://service.test', key: 'k', fetch, clock, processes: 3 };
  const ends: unknown[] = [];
  for (const process of [1, 2, 3]) {
    const client = createClient(settings);
    for (let call = 0; call < 22; call += 1)
      void client.channels.list().then(
        () => ends.push(process),
        (problem: unknown) => ends.push(problem),
      );
  }
  await clock.advance(60_000);
  expect(ends.length).toBeGreaterThanOrEqual(24);
  await clock.advance(2 * 60_000);
  expect(ends.filter((end) => typeof end === 'number')).toHaveLength(66);
  expect(refused).toEqual([]);
});
