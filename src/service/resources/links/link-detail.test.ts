/** Tests of link details: found by id and by short URL, with statistics. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import { type ApiCaller, createLink, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const create = (fields: object, headers?: Record<string, string>) =>
  createLink(api, fields, headers);

describe('find', () => {
  test.each([
    'http://go.test/sale',
    'https://go.test/sale',
    'go.test/sale',
    'GO.test/sale/',
    'http://go.test/sale?utm_source=x',
    'http://go.test/sale#top',
  ])('%s finds the link, whatever else is asked', async (short) => {
    const { id } = await create({ custom: 'sale' });
    const { status, body } = await api.call(
      `GET /api/urls?limit=x&order=click&q=nothing&short=${encodeURIComponent(short)}`,
    );
    expect(status).toBe(200);
    expect(body).toEqual((await api.call(`GET /api/url/${id}`)).body);
    expect(body).toMatchObject({ error: 0, id, details: { shorturl: 'http://go.test/sale' } });
  });

  test('A link on a branded domain is found there and only there', async () => {
    await api.call('POST /api/domain/add', { body: { domain: 'https://bücher.example' } });
    const { id, shorturl } = await create({ custom: 'sale', domain: 'bücher.example' });
    expect(shorturl).toBe('https://xn--bcher-kva.example/sale');
    for (const short of [shorturl, 'bücher.example/sale']) {
      expect(
        (await api.call(`GET /api/urls?short=${encodeURIComponent(short)}`)).body,
      ).toMatchObject({ id });
    }
    expect((await api.call('GET /api/urls?short=go.test/sale')).status).toBe(404);
  });

  test.each([
    'go.test/other',
    'elsewhere.test/sale',
    'sale',
    'go.test',
    '%25',
    'http://[',
    'javascript:alert(1)',
  ])('%s is nobody’s', async (short) => {
    await create({ custom: 'sale' });
    expect(await api.call(`GET /api/urls?short=${short}`)).toMatchObject({
      status: 404,
      body: { error: 1, message: 'short: You have no link with this short URL' },
    });
  });
});

describe('get', () => {
  test('A link without visits has figures without names', async () => {
    const { id } = await create({ custom: 'new' });
    expect((await api.call(`GET /api/url/${id}`)).body).toEqual({
      error: 0,
      id,
      details: {
        id,
        shorturl: 'http://go.test/new',
        longurl: 'https://example.com/',
        title: 'example.com',
        description: '',
        location: {},
        device: {},
        expiry: null,
        date: '2026-03-01 12:00:00',
      },
      data: {
        clicks: 0,
        uniqueClicks: 0,
        topCountries: {},
        topReferrers: {},
        topBrowsers: {},
        topOs: {},
        socialCount: { network1: 0, network2: 0, network3: 0 },
      },
    });
  });

  test('Visits are in its figures, most first', async () => {
    const { id } = await create({ expiry: '2027-01-31 18:00:00' });
    const visit = { linkId: id, referrer: 'Direct', browser: 'Firefox', os: 'Linux' };
    await api.store.visits.count([
      { ...visit, visitor: visitorHash('a'), country: 'Germany', network: null },
      {
        ...visit,
        visitor: visitorHash('a'),
        country: 'France',
        network: 'network3',
        referrer: 'www.google.com',
      },
      { ...visit, visitor: visitorHash('b'), country: 'France', network: null },
    ]);
    const { body } = await api.call(`GET /api/url/${id}`);
    expect(body).toMatchObject({
      details: { expiry: '2027-01-31 18:00:00' },
      data: {
        clicks: 3,
        uniqueClicks: 2,
        topCountries: { France: 2, Germany: 1 },
        topReferrers: { Direct: 2, 'www.google.com': 1 },
        topBrowsers: { Firefox: 3 },
        topOs: { Linux: 3 },
        socialCount: { network1: 0, network2: 0, network3: 1 },
      },
    });
    expect(JSON.stringify(body)).toContain('{"France":2,"Germany":1}');
  });

  test('A figure has the twenty most frequent names', async () => {
    const { id } = await create({});
    const counts = Array.from({ length: 30 }, (_, index) => ({
      linkId: id,
      dimension: 'referrer' as const,
      name: `site-${index}.example`,
      count: index + 1,
    }));
    await api.store.db.insertInto('clickCountPart').values(counts).execute();
    const { body } = await api.call(`GET /api/url/${id}`);
    const { data } = body as { data: { topReferrers: Record<string, number> } };
    expect(Object.values(data.topReferrers)).toEqual(
      Array.from({ length: 20 }, (_, index) => 30 - index),
    );
  });

  test('Targeting is reported by name, and of two rules of one name the one that decides', async () => {
    const { id } = await create({
      geotarget: [
        { location: 'Germany', link: 'https://example.com/1' },
        { location: 'germany', link: 'https://example.com/2' },
        { location: 'France', link: 'https://example.com/3' },
      ],
    });
    // Links from before devices were checked.
    const devicetarget = JSON.stringify([{ device: 'constructor', link: 'https://example.com/4' }]);
    await api.store.db.updateTable('link').set({ devicetarget }).execute();
    expect((await api.call(`GET /api/url/${id}`)).body).toMatchObject({
      details: {
        location: { Germany: 'https://example.com/1', France: 'https://example.com/3' },
        device: { constructor: 'https://example.com/4' },
      },
    });
  });

  test.each(['99', '0', '-1', 'x', '1.5', '99999999999999999999', '%20', '__proto__'])(
    'There is no link "%s"',
    async (id) => {
      expect(await api.call(`GET /api/url/${id}`)).toMatchObject({
        status: 404,
        body: { error: 1 },
      });
    },
  );
});
