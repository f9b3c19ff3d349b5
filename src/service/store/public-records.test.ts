/**
 * Tests of public records: created by interface and command line, read by visits of the real store.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import { addBioPage, addQrItem } from '#service/admin/create-item.ts';
import { createShortUrls } from '#service/urls/short-url.ts';
import { type ApiCaller, beginning, openApi } from '#testing/service/api-caller.ts';
import { testVisits } from '#testing/service/test-visits.ts';
import { StoredRecords } from './public-records.ts';

let api: ApiCaller;
let random = 0;
let visits: ReturnType<typeof testVisits>;
beforeEach(async () => {
  api = await openApi();
  const records = new StoredRecords(api.store.db, createShortUrls('http://go.test'), () => random);
  visits = testVisits(
    {},
    {
      store: api.store,
      records,
      hash: visitorHash,
      linksUrl: 'http://go.test',
      now: () => api.clock.now,
    },
  );
});
afterEach(async () => {
  await visits.close();
  await api.store.close();
});

const email = 'owner@linkdeck.example';
const visit = (path: string, host = 'go.test') => visits.visit(path, { host });

async function addLink(fields: object): Promise<number> {
  return Number(
    (
      await api.ok('POST /api/url/add', {
        url: 'https://example.com/',
        status: 'public',
        ...fields,
      })
    )['id'],
  );
}

describe('a rotator', () => {
  /** Where the rotator leads with this random number. */
  async function rotated(dice: number): Promise<string | undefined> {
    random = dice;
    return (await visit('/r/spring')).headers['Location'];
  }

  test('Chooses each link of its campaign with the same probability, and no other', async () => {
    const { id: campaign } = await api.ok('POST /api/campaign/add', { slug: 'spring' });
    for (const name of ['a', 'b', 'c', 'd'])
      await addLink({ url: `https://${name}.example/`, campaign });
    await addLink({ url: 'https://no.example/' });
    const seen = new Map<string | undefined, number>();
    for (let dice = 0; dice < 1; dice += 1 / 64)
      seen.set(await rotated(dice), (seen.get(await rotated(dice)) ?? 0) + 1);
    expect([...seen]).toEqual(['a', 'b', 'c', 'd'].map((name) => [`https://${name}.example/`, 16]));
  });

  test('A visit counts for the link that it was led to', async () => {
    const { id: campaign } = await api.ok('POST /api/campaign/add', { slug: 'spring' });
    const id = await addLink({ campaign });
    await rotated(0.5);
    await visits.flush();
    expect(await api.ok(`GET /api/url/${id}`)).toMatchObject({
      data: { clicks: 1, uniqueClicks: 1, topBrowsers: { Chrome: 1 } },
    });
  });

  test('Leaves out links that have expired and those of a deleted domain', async () => {
    const { id: campaign } = await api.ok('POST /api/campaign/add', { slug: 'spring' });
    const { id: domain } = await api.ok('POST /api/domain/add', {
      domain: 'https://brand.example',
    });
    await addLink({ url: 'https://a.example/', campaign, expiry: '2026-03-01 12:00:01' });
    await addLink({ url: 'https://b.example/', campaign, domain: 'brand.example' });
    expect([await rotated(0), await rotated(0.99)]).toEqual([
      'https://a.example/',
      'https://b.example/',
    ]);
    api.clock.now = beginning + 1000;
    expect(await rotated(0)).toBe('https://b.example/');
    await api.ok(`DELETE /api/domain/${String(domain)}/delete`);
    expect(await visit('/r/spring')).toMatchObject({
      status: 404,
      body: expect.stringContaining('No links here yet') as string,
    });
  });

  test('Leads to no private and no protected link', async () => {
    const { id: campaign } = await api.ok('POST /api/campaign/add', { slug: 'spring' });
    await addLink({ url: 'https://private.example/', campaign, status: 'private' });
    await addLink({ url: 'https://protected.example/', campaign, password: 'tideline' });
    expect((await visit('/r/spring')).status).toBe(404);
    await addLink({ url: 'https://public.example/', campaign });
    expect([await rotated(0), await rotated(0.99)]).toEqual([
      'https://public.example/',
      'https://public.example/',
    ]);
  });

  test('Is reached by the address that the interface gives, in any script, and is gone with its slug', async () => {
    const { id, rotator } = await api.ok('POST /api/campaign/add', {
      name: 'x',
      slug: 'cafe\u0301-٢',
    });
    await addLink({ campaign: id });
    const { pathname } = new URL(String(rotator));
    expect((await visit(pathname)).status).toBe(302);
    await api.ok(`PUT /api/campaign/${String(id)}/update`, { name: 'x', slug: 'other' });
    expect((await visit(pathname)).status).toBe(404);
  });
});

describe('the list page of a campaign', () => {
  test('Shows the public links of a public campaign, newest first, and is missing where the campaign is not public', async () => {
    const { id, list } = await api.ok('POST /api/campaign/add', {
      name: 'Spring <sale>',
      public: true,
    });
    for (const [custom, fields] of Object.entries({
      first: { status: 'public', metatitle: 'One & only' },
      hidden: { status: 'private' },
      second: { status: 'public' },
      old: { status: 'public', expiry: '2026-03-01 12:00:30' },
    })) {
      await addLink({ custom, campaign: id, ...fields });
    }
    api.clock.now = beginning + 60_000;
    const { pathname } = new URL(String(list));
    const { status, body } = await visit(pathname);
    expect([status, body.includes('Spring &lt;sale&gt;'), body.includes('One &amp; only')]).toEqual(
      [200, true, true],
    );
    expect([...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'http://go.test/second',
      'http://go.test/first',
    ]);

    await api.ok(`PUT /api/campaign/${String(id)}/update`, { name: 'Spring', public: false });
    const closed = await visit(pathname);
    expect([closed.status, closed.body.includes('Spring')]).toEqual([404, false]);
    const withoutNonce = (body: string) => body.replace(/nonce="[^"]+"/, '');
    const missing = await visit('/c/99');
    expect(withoutNonce(missing.body)).toBe(withoutNonce(closed.body));
  });

  test('Does not tell where a link with a password leads', async () => {
    const { id: campaign, list } = await api.ok('POST /api/campaign/add', {
      name: 'Spring',
      public: true,
    });
    const destination = { url: 'https://secret-shop.example/offer', password: 'tideline 42' };
    await addLink({ custom: 'locked', campaign, status: 'public', ...destination });
    const { body } = await visit(new URL(String(list)).pathname);
    expect(body).toContain('http://go.test/locked');
    expect(body).toContain('A link with a password');
    expect(body).not.toContain('secret-shop');
  });

  test('Of very many links the newest are listed, and the rest is counted', async () => {
    const { id: campaign } = await api.ok('POST /api/campaign/add', { public: true });
    await addLink({ campaign, status: 'public' });
    const { id: _, ...row } = await api.store.db
      .selectFrom('link')
      .selectAll()
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 202 }, (__, index) => ({ ...row, alias: `copy-${index}` }));
    await api.store.db.insertInto('link').values(others).execute();
    const { body } = await visit('/c/1');
    expect(body.match(/<li>/g)).toHaveLength(200);
    expect(body).toContain('3 older links are not shown');
  });
});

describe('bio pages and QR items', () => {
  test('A bio page shows its name and links, and has a code that leads to it', async () => {
    await addBioPage(
      api.store,
      {
        email,
        name: 'Ada',
        alias: 'ada',
        links: [{ title: 'Shop', url: 'https://shop.example/?a=b' }],
      },
      beginning,
    );
    expect((await visit('/b/ada')).body).toMatch(
      /<h1 dir="auto">Ada<\/h1>[^]*href="https:\/\/shop\.example\/\?a=b"[^]*Shop/,
    );
    expect((await visit('/i/b/ada')).body).toMatch(/^<svg /);
    expect((await visit('/b/Ada')).status).toBe(404);
  });

  test('A QR item shows its code, which leads where the item does', async () => {
    await addQrItem(
      api.store,
      { email, name: 'Menu', alias: 'menu', url: 'https://shop.example/menu' },
      beginning,
    );
    const { status, body } = await visit('/q/menu');
    expect([
      status,
      body.includes('src="/i/q/menu"'),
      body.includes('href="https://shop.example/menu"'),
    ]).toEqual([200, true, true]);
    expect((await visit('/i/q/menu')).headers['Content-Type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('Every preview and link of a channel is there to be visited', async () => {
    await api.ok('POST /api/channel/add', { name: 'News' });
    await api.ok('POST /api/domain/add', { domain: 'https://brand.example' });
    const bio = await addBioPage(api.store, { email, name: 'Ada', links: [] }, beginning);
    const qr = await addQrItem(
      api.store,
      { email, name: 'Menu', url: 'https://shop.example/' },
      beginning,
    );
    const items = [
      ['links', await addLink({})],
      ['links', await addLink({ domain: 'brand.example' })],
      ['bio', bio.id],
      ['qr', qr.id],
    ];
    for (const [type, id] of items)
      await api.ok(`POST /api/channel/1/assign/${String(type)}/${String(id)}`);
    const { data } = (await api.ok('GET /api/channel/1')) as {
      data: { items: { preview: string; link: string }[] };
    };
    expect(data.items).toHaveLength(4);
    for (const { preview, link } of data.items) {
      const image = new URL(preview);
      const page = new URL(link);
      expect((await visit(image.pathname, image.host)).headers['Content-Type']).toContain(
        'image/svg+xml',
      );
      expect([200, 302]).toContain((await visit(page.pathname, page.host)).status);
    }
  });

  test.each(['/b/none', '/q/none', '/i/none', '/i/b/none', '/i/q/none'])(
    '%s is nothing',
    async (path) => {
      expect(await visit(path)).toMatchObject({
        status: 404,
        body: expect.stringContaining('Nothing at this address') as string,
      });
    },
  );

  test('A link of one host has no picture on another', async () => {
    await addLink({ custom: 'sale' });
    expect((await visit('/i/sale')).status).toBe(200);
    expect((await visit('/i/sale', 'brand.example')).status).toBe(404);
  });
});

test('A branded domain sends visitors where its account says, from the next visit on, and nowhere once it is deleted', async () => {
  await api.ok('POST /api/domain/add', {
    domain: 'https://brand.example',
    redirectroot: 'https://a.example/',
  });
  await addLink({ custom: 'sale', domain: 'brand.example' });
  const at = async (path: string) => (await visit(path, 'brand.example')).headers['Location'];
  expect([await at('/'), await at('/lost'), await at('/sale')]).toEqual([
    'https://a.example/',
    undefined,
    'https://example.com/',
  ]);
  await api.ok('PUT /api/domain/1/update', { redirect404: 'https://b.example/' });
  expect(await at('/lost')).toBe('https://b.example/');
  await api.ok('DELETE /api/domain/1/delete');
  api.clock.now += 2000; // found links are remembered for a second
  expect([await at('/'), await at('/lost'), await at('/sale')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
