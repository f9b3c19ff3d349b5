import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { withQuirks } from '#testing/replies/quirks.ts';
import { makeLink, newLink, openClient, outcome } from '#testing/setups/open-client.ts';
import { settled } from '#testing/time/manual-clock.ts';

describe('A call', () => {
  it('goes to the service and comes back decoded', async () => {
    const { client, service } = await openClient();
    await makeLink(service, 'one');
    const page = await client.call('links.list', { limit: 5, q: 'one' });
    expect(page.data).toMatchObject({
      result: 1,
      maxpage: 1,
      rows: [{ alias: 'one', clicks: 0 }],
      unreadable: [],
    });
    expect(service.asked).toEqual(['GET /api/urls?limit=5&q=one']);
    const made = await client.call('links.create', {
      url: 'https://shop.example/x',
      custom: 'two',
    });
    expect(made.shorturl).toBe(`${service.linksUrl}/two`);
  });

  it('carries key and type, and neither cookies, caches, referrers nor redirects', async () => {
    const { client, sent, service } = await openClient();
    await client.call('account.get', {});
    await client.call('links.create', newLink);
    for (const request of sent) {
      expect(request.headers.get('Authorization')).toBe(`Bearer ${service.key}`);
      expect(request.headers.get('Content-Type')).toBe('application/json');
      expect(request).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
      expect(request.referrerPolicy).toBe('no-referrer');
      expect(request.url).not.toContain(service.key);
    }
    expect(sent).toHaveLength(2);
  });

  it('with input that the contract does not take fails before anything is sent', async () => {
    const { client, sent, limiter } = await openClient();
    const refused = client.call('links.create', { url: 'javascript:alert(1)' });
    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      message: 'url: Must start with http:// or https://',
    });
    await expect(client.call('links.get', { id: 0 })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'id: Too small: expected number to be >=1',
    });
    expect(sent).toEqual([]);
    expect(limiter.budget().left).toBe(29);
  });

  it('with a key that no header can carry fails without telling it', async () => {
    const { client } = await openClient({ key: 'secret\nkey' });
    const problem: unknown = await client.call('account.get', {}).catch((error: unknown) => error);
    expect(problem).toMatchObject({ kind: 'invalid' });
    expect(String(problem)).not.toContain('secret');
  });

  it('that is refused is reported in the service’s words', async () => {
    const { client, service } = await openClient();
    await makeLink(service, 'taken');
    const refused = client.call('links.create', { ...newLink, custom: 'taken' });
    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      status: 400,
      message: expect.stringMatching(/^custom: /),
    });
    await expect(client.call('links.get', { id: 99 })).rejects.toMatchObject({
      kind: 'missing',
      status: 404,
    });
  });

  it('with a refused key is told apart from a dead address', async () => {
    const { client } = await openClient({ key: 'ld_somebody-else' });
    await expect(client.call('account.get', {})).rejects.toMatchObject({
      kind: 'key',
      status: 401,
    });
  });

  it('by short URL that is answered with a list gets the link with its statistics all the same', async () => {
    const { client, service } = await openClient({
      fetch: (service) => withQuirks(service, ['findAsList', 'numbersAsText']),
    });
    await makeLink(service, 'one');
    const { id } = await makeLink(service, 'two');
    const direct = await client.call('links.get', { id });
    await expect(client.call('links.find', { short: `${service.linksUrl}/two` })).resolves.toEqual(
      direct,
    );
  });

  it('with one unreadable row among good ones gives all of them, with null and what came where nothing could be read', async () => {
    const { client, service } = await openClient({
      fetch: (service) => withFault(service, faults.unreadableRow),
    });
    await service.addLinks(2);
    const { data } = await client.call('links.list', {});
    expect(data.rows.map(({ id }) => id)).toEqual([2, null, 1]);
    expect(data.rows[1]).toMatchObject({
      alias: 'x',
      clicks: null,
      unparsed: { id: '"twelve"', clicks: '"many"' },
    });
    expect(data.unreadable).toEqual([]);
  });
});

describe('A connection that has broken off behind the relay', () => {
  const brokenOff = () =>
    Response.json(
      { error: 1, message: 'Broken off' },
      { status: 503, headers: { 'Retry-After': '0' } },
    );

  it('makes a read leave again, which counts as a request of its own', async () => {
    let failures = 1;
    const { client, sent, limiter } = await openClient({
      fetch: (service) => (request) =>
        (failures -= 1) >= 0 ? Promise.resolve(brokenOff()) : service(request),
    });
    await client.call('account.get', {});
    expect(sent).toHaveLength(2);
    expect(limiter.budget().left).toBe(limiter.budget().allowed - 2);
  });

  it('ends a read that three times fails so, and a change at once', async () => {
    const { client, sent } = await openClient({ fetch: () => () => Promise.resolve(brokenOff()) });
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'server' });
    expect(sent).toHaveLength(3);
    await expect(client.call('links.create', newLink)).rejects.toMatchObject({ kind: 'server' });
    expect(sent).toHaveLength(4);
  });
});

describe('A closed client', () => {
  it('ends every call, and takes no more', async () => {
    const hanging = (service: SendRequest) => withFault(service, faults.hanging);
    const { client, sent } = await openClient({ fetch: hanging });
    const ends = [
      outcome(client.call('links.list', {})),
      outcome(client.call('links.create', newLink)),
    ];
    await settled();
    client.close();
    await settled();
    expect(ends.map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled']);
    expect(sent.map(({ method, signal }) => `${method} ${signal.aborted}`)).toEqual([
      'GET true',
      'POST false',
    ]);
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'cancelled' });
    expect(sent).toHaveLength(2);
  });

  it('has no property that holds the key', async () => {
    const { client, service } = await openClient();
    const values = (object: object) =>
      Reflect.ownKeys(object).map((name) => String(Reflect.get(object, name)));
    expect(values(client).join()).not.toContain(service.key);
  });
});
