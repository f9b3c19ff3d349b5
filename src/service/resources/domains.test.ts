/**
 * Tests of branded domains: who may add which, their redirects, and their links after a deletion.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const add = (domain: unknown, more: object = {}, key?: string) =>
  api.ok('POST /api/domain/add', { domain, ...more }, key);
const refused = (domain: unknown, more: object = {}) =>
  api.refusal('POST /api/domain/add', { domain, ...more });

describe('create and list', () => {
  test('A domain is listed with its scheme and redirects, newest first', async () => {
    expect(await add('https://go.example.com/')).toEqual({ error: 0, id: 1 });
    await add('http://brand.localhost:8081', {
      redirectroot: 'https://example.com/',
      redirect404: '',
    });
    expect(await api.ok('GET /api/domains')).toEqual({
      error: '0',
      data: {
        result: 2,
        perpage: 15,
        currentpage: 1,
        nextpage: 1,
        maxpage: 1,
        domains: [
          {
            id: 2,
            domain: 'http://brand.localhost:8081',
            redirectroot: 'https://example.com/',
            redirect404: '',
          },
          { id: 1, domain: 'https://go.example.com', redirectroot: '', redirect404: '' },
        ],
      },
    });
  });

  test.each([
    'go.example.com',
    'https://go.example.com/path',
    'https://go.example.com?x',
    'https://go.example.com#x',
    'ftp://go.example.com',
    'https://user@go.example.com',
    'https://',
    'http://127.0.0.1:9000',
    'http://127.1:9000',
    'http://2130706433:9000',
    'http://0x7f000001:9000',
    'http://[::1]:9000',
    'http://10.0.0.8:9000',
    'http://localhost:9000',
    '',
    7,
    undefined,
  ])('%j is no domain', async (domain) => {
    expect(await refused(domain)).toMatch(/^400 domain: Must /);
    expect(await api.store.db.selectFrom('domain').select('id').execute()).toEqual([]);
  });

  test('The host of the service itself is nobody’s', async () => {
    expect(await refused('https://GO.test')).toBe(
      '400 domain: This is the address of the service itself. Add a domain of your own',
    );
  });

  test.each(['127.0.0.1', 'localhost'])('%s is the service itself', async (host) => {
    expect(await refused(`https://${host}`)).toMatch(
      /^400 domain: This is the address of the service itself/,
    );
  });

  test.each(['127.1', '2130706433', '0x7f000001', '0177.0.0.1'])(
    '%s is another spelling of an IP, and is refused as one',
    async (host) => {
      expect(await refused(`https://${host}`)).toMatch(/^400 domain: Must /);
    },
  );

  test.each([
    'https://go.own.example',
    'http://go.own.example',
    'HTTPS://GO.OWN.EXAMPLE',
    'go.own.example',
    'https://go.own.example/',
    'https://go.own.example.',
    'https://go.own.example./',
    'https://go.own.example:443',
    'https://go.own.example:80',
    'https://go.own.example:0443',
    'https://go.own.example:00080',
    'https://go.own.example:000000443',
    'https://go.own.example.:0443',
    'https://go.own.example:8443',
    'https://go.own.example:08443',
    'https://go.own.example:1',
    'https://go.own.example:65535',
    'https://ｇｏ.own.example',
    'https://go。own。example',
    'https://go．own｡example',
    'https://ⓖⓞ.own.example',
    'https://g\u00ado.own.example',
    'https://deck.own.example',
    'https://DECK.own.example.',
    'https://deck.own.example:443',
    'https://deck.own.example:0443',
    'https://deck.own.example:9000',
    'https://ｄeck.own.example',
  ])('%s is a host of the service, and nobody’s domain', async (domain) => {
    const own = await openApi({
      linksUrl: 'https://go.own.example',
      publicUrl: 'https://deck.own.example/tools',
    });
    const refusal = await own.refusal('POST /api/domain/add', { domain });
    expect(refusal).toMatch(/^400 domain: (This is the address of the service itself|Must )/);
    await own.store.close();
  });

  test('A letter that only looks like one of the service’s own host makes another host', async () => {
    const own = await openApi({ linksUrl: 'https://go.own.example' });
    await own.ok('POST /api/domain/add', { domain: 'https://ɢo.own.example' });
    await own.store.close();
  });

  test('A host is added once over all accounts, however it is written', async () => {
    await add('https://go.example.com', {}, await api.otherKey('other@example.com'));
    for (const same of [
      'https://go.example.com',
      'http://GO.example.com/',
      'https://go.example.com:443',
      'http://go.example.com.',
      'http://go.example.com:00443',
    ]) {
      expect(await refused(same)).toBe(
        '400 domain: This domain was added already, here or in another account',
      );
    }
    expect(await api.ok('GET /api/domains')).toMatchObject({ data: { result: 0, domains: [] } });
  });

  test('Of ten who want one domain at the same moment, one gets it', async () => {
    const body = { domain: 'https://go.example.com' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => api.call('POST /api/domain/add', { body })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(400),
    ]);
  });

  test.each([
    [{ redirectroot: 'nowhere' }, /^400 redirectroot: Must be a complete web address/],
    [{ redirect404: 'javascript:alert(1)' }, /^400 redirect404: Must start with http/],
    [{ redirectroot: 'http://GO.example.com' }, /^400 redirectroot: .*circles/],
    [{ redirect404: 'https://go.example.com/lost' }, /^400 redirect404: .*circles/],
  ])('%j is refused, whether it is added or changed to', async (redirects, words) => {
    expect(await refused('https://go.example.com', redirects)).toMatch(words);
    const { id } = await add('https://go.example.com');
    expect(await api.refusal(`PUT /api/domain/${String(id)}/update`, redirects)).toMatch(words);
  });
});

describe('update', () => {
  test('What is not sent, or sent empty, stays', async () => {
    await add('https://go.example.com', {
      redirectroot: 'https://a.example/',
      redirect404: 'https://b.example/',
    });
    expect(await api.ok('PUT /api/domain/1/update', { redirect404: '' })).toMatchObject({
      error: 0,
    });
    expect(await api.ok('PUT /api/domain/1/update', {})).toMatchObject({ error: 0 });
    expect(
      await api.ok('PUT /api/domain/1/update', { redirectroot: 'https://go.example.com/home' }),
    ).toMatchObject({ error: 0 });
    expect(await api.ok('GET /api/domains')).toMatchObject({
      data: {
        domains: [
          { redirectroot: 'https://go.example.com/home', redirect404: 'https://b.example/' },
        ],
      },
    });
  });

  test('A domain that does not exist or is another account’s is missing', async () => {
    const other = await api.otherKey('other@example.com');
    await add('https://their.example', {}, other);
    for (const id of [1, 99]) {
      const words = `404 id: You have no domain with the id ${id}`;
      expect(
        await api.refusal(`PUT /api/domain/${id}/update`, {
          redirectroot: 'https://evil.example/',
        }),
      ).toBe(words);
      expect(await api.refusal(`DELETE /api/domain/${id}/delete`)).toBe(words);
    }
    expect(await api.ok('GET /api/domains', undefined, other)).toMatchObject({
      data: { domains: [{ redirectroot: '' }] },
    });
  });
});

describe('delete', () => {
  const link = { url: 'https://example.com/', custom: 'sale', domain: 'go.example.com' };
  const found = async (host: string) => (await api.store.visits.find(host, 'sale'))?.url;

  test('Its links are kept, cannot be opened, and open again once the domain is added again', async () => {
    await add('https://go.example.com');
    await api.ok('POST /api/url/add', link);
    const { id } = await api.ok('POST /api/url/add', { ...link, custom: 'other' });
    expect(await api.ok('DELETE /api/domain/1/delete')).toEqual({
      error: 0,
      message:
        'The domain was deleted. Its 2 links are kept but cannot be opened now; they open again once you add the domain again',
    });
    expect(await found('go.example.com')).toBeUndefined();
    expect(await api.refusal('POST /api/url/add', link)).toContain(
      'domain: There is no domain go.example.com',
    );
    // They are still listed and found, under the address that they had.
    expect(await api.ok('GET /api/urls?q=other')).toMatchObject({
      data: { urls: [{ shorturl: 'https://go.example.com/other' }] },
    });
    expect(await api.ok('GET /api/urls?short=https://go.example.com/other')).toMatchObject({ id });

    await add('http://go.example.com');
    expect(await found('go.example.com')).toBe('https://example.com/');
    expect(await api.ok('GET /api/urls?q=other')).toMatchObject({
      data: { urls: [{ shorturl: 'http://go.example.com/other' }] },
    });
  });

  test('The next account that adds the domain gets neither its links nor their aliases', async () => {
    const other = await api.otherKey('other@example.com');
    await add('https://go.example.com');
    await api.ok('POST /api/url/add', link);
    expect(await api.ok('DELETE /api/domain/1/delete')).toMatchObject({
      message: expect.stringContaining('Its link is kept') as string,
    });
    await add('https://go.example.com', {}, other);
    expect(await found('go.example.com')).toBeUndefined();
    await api.ok('POST /api/url/add', { ...link, url: 'https://other.example/' }, other);
    expect(await found('go.example.com')).toBe('https://other.example/');
  });

  test('A domain without links is just deleted, once', async () => {
    await add('https://go.example.com');
    expect(await api.ok('DELETE /api/domain/1/delete')).toEqual({
      error: 0,
      message: 'The domain was deleted',
    });
    expect(await api.refusal('DELETE /api/domain/1/delete')).toMatch(/^404 /);
  });
});
