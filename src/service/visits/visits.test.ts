/** Tests of visits: found, expired, unknown and targeted links, and the headers of answers. */
import { describe, expect, it } from 'vitest';
import { noRecords, safariOnIphone, testVisits } from '#testing/service/test-visits.ts';

describe('a visit', () => {
  it('is redirected so that the next click comes here again, and gets no referrer policy', async () => {
    const { visit } = testVisits({ summer: { url: 'https://shop.example/sale' } });
    expect(await visit('/summer')).toEqual({
      status: 302,
      headers: { Location: 'https://shop.example/sale', 'Cache-Control': 'no-store' },
      body: '',
    });
  });

  it('is answered at once, without a promise, where no password has to be checked', () => {
    const { answer } = testVisits({ summer: {} });
    const request = {
      method: 'GET',
      host: 'links.example',
      path: '/summer',
      ip: '',
      header: () => undefined,
    };
    expect(answer(request)).not.toBeInstanceOf(Promise);
  });

  it.each(['/summer/', '/summer?x=1', '/%73ummer'])('finds the link by %s too', async (path) => {
    expect((await testVisits({ summer: {} }).visit(path)).status).toBe(302);
  });

  it.each([
    '/Summer',
    '/winter',
    '/%',
    '/%E0%A4',
    '/summer/more',
    '/..%2fsummer',
    '/summer%00',
    '*',
  ])('finds no link by %s, and a page says so', async (path) => {
    const { status, headers, body } = await testVisits({ summer: {} }).visit(path);
    expect([status, headers['Content-Type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('No link at this address');
  });

  it('finds a link whose letters are typed as one character or as two', async () => {
    const { visit } = testVisits({ 'caf\u00e9': {} });
    for (const path of ['/caf%C3%A9', '/cafe%CC%81']) expect((await visit(path)).status).toBe(302);
  });

  it('keeps the links of branded domains apart from those of the service', async () => {
    const { visit } = testVisits({
      a: { url: 'https://example.com/own' },
      'go.brand.example/a': { url: 'https://example.com/brand' },
      'xn--mller-kva.example/b': { url: 'https://example.com/mueller' },
    });
    const locationAt = async (path: string, host: string) =>
      (await visit(path, { host })).headers['Location'];
    expect(await locationAt('/a', 'Links.Example')).toBe('https://example.com/own');
    expect(await locationAt('/a', 'GO.brand.example')).toBe('https://example.com/brand');
    expect(await locationAt('/b', 'xn--MLLER-kva.example')).toBe('https://example.com/mueller');
    expect((await visit('/b', { host: 'links.example' })).status).toBe(404);
    expect((await visit('/a', { host: 'elsewhere.example' })).status).toBe(404);
    expect((await visit('/a', { host: '' })).status).toBe(404);
    expect((await visit('/', { host: 'go.brand.example' })).status).toBe(404);
  });

  it('reaches the own links by any address of the machine with the right port, IPv6 too', async () => {
    const { visit } = testVisits({ a: {} }, { linksUrl: 'http://127.0.0.1:8081' });
    for (const host of ['127.0.0.1:8081', 'localhost:8081', '[::1]:8081']) {
      expect((await visit('/a', { host })).status).toBe(302);
    }
    expect((await visit('/a', { host: '[::1]:9' })).status).toBe(404);
  });

  it('for a host that is none of the links’ is reported to the operator, and for others is not', async () => {
    const unknown: string[] = [];
    const domain = (host: string) =>
      Promise.resolve(
        host === 'go.brand.example' ? { redirectroot: '', redirect404: '' } : undefined,
      );
    const { visit } = testVisits(
      { 'go.brand.example/a': {} },
      { records: { ...noRecords, domain }, onUnknownHost: (sent) => unknown.push(sent) },
    );
    await visit('/a', { host: 'go.brand.example' });
    await visit('/missing', { host: 'go.brand.example' });
    await visit('/missing');
    expect(unknown).toEqual([]);
    await visit('/a', { host: '127.0.0.1:8081' });
    await visit('/', { host: 'links_backend' });
    expect(unknown).toEqual(['127.0.0.1:8081', 'links_backend']);
  });

  it('reads that a link has expired from the second on that it names', async () => {
    const { visit, clock } = testVisits({
      a: { expiry: '2026-03-01 12:00:00' },
      b: { expiry: 'nonsense' },
    });
    expect((await visit('/a')).status).toBe(410);
    clock.time -= 1;
    expect((await visit('/a')).status).toBe(302);
    expect((await visit('/b')).status).toBe(302);
  });

  it('goes where device, country and language send it', async () => {
    const { visit } = testVisits(
      {
        a: {
          devicetarget: '[{"device":"iPhone","link":"https://apps.example/"}]',
          geotarget: '[{"location":"Germany","link":"https://example.de/"}]',
          languagetarget: '[{"language":"fr","link":"https://example.fr/"}]',
          parameters: '[{"name":"via","value":"short"}]',
        },
      },
      {
        countryHeader: 'CF-IPCountry',
        countryOf: (ip) => (ip === '203.0.113.9' ? 'de' : null),
      },
    );
    const location = async (headers: Record<string, string>, ip = '203.0.113.7') =>
      (await visit('/a', { headers, ip })).headers['Location'];
    expect(await location({ 'user-agent': safariOnIphone, 'cf-ipcountry': 'DE' })).toBe(
      'https://apps.example/?via=short',
    );
    expect(await location({ 'cf-ipcountry': 'de' })).toBe('https://example.de/?via=short');
    expect(await location({ 'cf-ipcountry': 'XX' }, '203.0.113.9')).toBe(
      'https://example.de/?via=short',
    );
    expect(await location({ 'accept-language': 'fr-CA,de' })).toBe('https://example.fr/?via=short');
    expect(await location({ 'accept-language': 'de,fr' })).toBe('https://example.com/?via=short');
  });

  it('believes no header about its country where none is trusted', async () => {
    const { visit } = testVisits({
      a: { geotarget: '[{"location":"DE","link":"https://example.de/"}]' },
    });
    expect((await visit('/a', { headers: { 'cf-ipcountry': 'DE' } })).headers['Location']).toBe(
      'https://example.com/',
    );
  });

  it.each(['', 'something new', '__proto__', 'overlay-x', '1.5'])(
    'of a link of the type "%s", which is none, is redirected',
    async (type) => {
      expect((await testVisits({ a: { type } }).visit('/a')).status).toBe(302);
    },
  );

  it('reads when a link has no web address to lead to', async () => {
    const { visit, counted, flush } = testVisits({ a: { url: 'javascript:alert(1)' } });
    const answer = await visit('/a');
    await flush();
    expect([answer.status, answer.headers['Location'], counted.length]).toEqual([
      404,
      undefined,
      0,
    ]);
  });

  it('may only read', async () => {
    const { visit } = testVisits({ a: {}, locked: { password: 'x' } });
    const allowed = async (path: string, method: string) => {
      const { status, headers } = await visit(path, { method });
      return [status, headers['Allow']];
    };
    expect(await allowed('/a', 'POST')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('/a', 'DELETE')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('/locked', 'PUT')).toEqual([405, 'GET, HEAD, POST']);
    expect(await allowed('/', 'POST')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('/robots.txt', 'POST')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('/unknown', 'POST')).toEqual([404, undefined]);
  });

  it('is asked to come back where the store does not answer, and the service learns of it', async () => {
    const { visit, faults, errors } = testVisits({ a: {} });
    faults.find = () => {
      throw new Error('disk I/O error at /secret/path');
    };
    const { status, headers, body } = await visit('/a');
    expect([status, headers['Retry-After'], errors.length]).toEqual([503, '60', 1]);
    expect(body).not.toContain('secret');
  });

  it('opens while the store does not answer where the link was visited shortly before, for five minutes', async () => {
    const { visit, faults, clock, counted, flush } = testVisits({
      a: {},
      old: { expiry: '2026-03-01 12:02:00' },
      other: {},
    });
    for (const path of ['/a', '/old']) expect((await visit(path)).status).toBe(302);
    faults.find = () => {
      throw new Error('connection lost');
    };
    clock.time += 4 * 60_000;
    const statuses = await Promise.all(
      ['/a', '/old', '/other', '/nothing'].map(async (path) => (await visit(path)).status),
    );
    expect(statuses).toEqual([302, 410, 503, 503]);
    clock.time += 60_000;
    expect((await visit('/a')).status).toBe(503);
    await flush();
    expect(counted).toHaveLength(3);
  });

  it('to the host itself says what the host is for, and where the dashboard is', async () => {
    const { visit } = testVisits({}, { publicUrl: 'https://dash.example/?a="b"' });
    const { status, body } = await visit('/');
    expect(status).toBe(200);
    expect(body).toContain('links.example/');
    expect(body).toContain('href="https://dash.example/?a=&quot;b&quot;"');
  });

  it('by a program that shows cards is allowed by robots.txt, in a group that allows everything', async () => {
    const { body } = await testVisits().visit('/robots.txt');
    const [welcome = ''] = body.split('\n\n');
    expect(welcome).toMatch(/^(User-agent: [A-Za-z_-]+\n)+Disallow:$/);
    for (const name of ['Twitterbot', 'LinkedInBot', 'facebookexternalhit'])
      expect(welcome).toContain(`User-agent: ${name}\n`);
  });

  it('by a search engine is asked to leave, and an icon is never looked up as a link', async () => {
    const { visit } = testVisits({ 'robots.txt': {}, 'favicon.ico': {} });
    const { body } = await visit('/robots.txt');
    expect(body).toMatch(/\n\nUser-agent: \*\nDisallow: \/\n$/);
    expect((await visit('/favicon.ico')).status).toBe(204);
    expect((await visit('/favicon.ico', { host: 'go.brand.example' })).status).toBe(204);
  });
});
