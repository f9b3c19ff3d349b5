/** Tests of new links: stored fields, refused fields and aliases. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyPassword } from '#service/credentials/password.ts';
import { type ApiCaller, createLink, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(async () => {
  await api.store.close();
  vi.restoreAllMocks();
});

const create = (fields: object, headers?: Record<string, string>) =>
  createLink(api, fields, headers);

async function problem(link: object): Promise<unknown> {
  const { status, body } = await api.call('POST /api/url/add', {
    body: { url: 'https://example.com/', ...link },
  });
  expect(status).toBe(400);
  return (body as { message: unknown }).message;
}

async function another(): Promise<Record<string, string>> {
  return { Authorization: `Bearer ${await api.otherKey('other@example.com')}` };
}

describe('create', () => {
  test('Only the destination is needed, and the rest has its defaults', async () => {
    const { id, shorturl } = await create({ url: 'https://shop.example.com:8443/a?b=c' });
    expect(shorturl).toMatch(/^http:\/\/go\.test\/[a-km-np-z2-9]{7}$/);
    const row = await api.store.db
      .selectFrom('link')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      accountId: api.accountId,
      host: '',
      domain: '',
      url: 'https://shop.example.com:8443/a?b=c',
      title: 'shop.example.com:8443',
      type: 'direct',
      status: 'private',
      password: null,
      expiry: null,
      created: '2026-03-01 12:00:00',
    });
  });

  test('Every documented field is stored, and the password only as a hash', async () => {
    const accountId = api.accountId;
    const created = '2026-03-01 12:00:00';
    await api.ok('POST /api/domain/add', { domain: 'https://go.brand.example' });
    await api.store.db
      .insertInto('overlay')
      .values({ id: 12, accountId, type: 'message', name: 'Sale', created })
      .execute();
    for (const id of [3, 5]) {
      await api.store.db
        .insertInto('pixel')
        .values({ id, accountId, type: 'forum', name: 'x', tag: 'y', created })
        .execute();
    }
    const { id: channel } = await api.ok('POST /api/channel/add', { name: 'News' });
    const { id: campaign } = await api.ok('POST /api/campaign/add', { name: 'Spring' });
    const link = {
      url: 'https://example.com/landing',
      custom: 'everything',
      type: 'overlay-12',
      password: 'tideline',
      domain: 'http://Go.Brand.example',
      expiry: '2027-01-31 18:00:00',
      geotarget: [{ location: 'Germany', link: 'https://example.com/de' }],
      devicetarget: [{ device: 'iPhone', link: 'https://example.com/ios' }],
      languagetarget: [{ language: 'fr-CA', link: 'https://example.com/fr' }],
      metatitle: 'Title',
      metadescription: 'What it is',
      metaimage: 'https://example.com/card.png',
      description: 'A note',
      pixels: [3, 5],
      channel,
      campaign,
      deeplink: {
        auto: true,
        appstore_a: 'https://apps.example.com/a',
        appstore_b: 'https://apps.example.com/b',
      },
      status: 'public',
      parameters: [{ name: 'utm_source', value: 'x' }],
    };
    const { id, shorturl } = await create(link);
    expect(shorturl).toBe('https://go.brand.example/everything');
    const row = await api.store.db
      .selectFrom('link')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { url, custom, password, domain: _, channel: __, ...rest } = link;
    const stored = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : value,
      ]),
    );
    expect(row).toMatchObject({
      ...stored,
      url,
      alias: custom,
      host: 'go.brand.example',
      title: 'Title',
    });
    expect(row.domain).toBe('https://go.brand.example');
    expect(await api.ok(`GET /api/channel/${Number(channel)}`)).toMatchObject({
      data: { items: [{ type: 'links', id }] },
    });
    expect(await verifyPassword(password, row.password ?? '')).toBe(true);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  test('A link keeps its alias in any script, and is visited by it', async () => {
    const { id, shorturl } = await create({ custom: 'تخفيضات-２' });
    expect(shorturl).toBe(`http://go.test/${encodeURIComponent('تخفيضات-２')}`);
    const found = await api.store.visits.find(
      '',
      decodeURIComponent(new URL(shorturl).pathname.slice(1)),
    );
    expect(found?.id).toBe(id);
  });

  test('Letters that look alike because they are the same are one alias', async () => {
    await create({ custom: 'caf\u00e9' });
    expect(await problem({ custom: 'cafe\u0301' })).toBe(
      'custom: This alias is taken. Choose another one',
    );
  });

  test('An alias that any account has is refused, but each domain has its own, and case counts', async () => {
    await api.ok('POST /api/domain/add', { domain: 'http://brand.example' });
    await create({ custom: 'sale' }, await another());
    expect(await problem({ custom: 'sale' })).toBe(
      'custom: This alias is taken. Choose another one',
    );
    expect((await create({ custom: 'Sale' })).shorturl).toBe('http://go.test/Sale');
    expect((await create({ custom: 'sale', domain: 'brand.example' })).shorturl).toBe(
      'http://brand.example/sale',
    );
    expect(await problem({ custom: 'sale', domain: 'https://BRAND.example/' })).toContain(
      'custom:',
    );
    expect(await problem({ custom: 'sale', domain: 'http://go.test' })).toContain('custom:');
  });

  test('Of twenty who want one alias at the same moment, one gets it', async () => {
    const body = { url: 'https://example.com/', custom: 'wanted' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => api.call('POST /api/url/add', { body })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(400),
    ]);
    expect(await api.store.db.selectFrom('link').select('alias').execute()).toEqual([
      { alias: 'wanted' },
    ]);
  });

  test('A random alias that is taken is drawn again, longer', async () => {
    const real = crypto.getRandomValues.bind(crypto);
    let calls = 0;
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      calls += 1;
      if (calls > 3 || !(array instanceof Uint8Array)) return real(array);
      array.fill(0);
      return array;
    });
    expect((await create({})).shorturl).toBe('http://go.test/aaaaaaa');
    expect((await create({})).shorturl).toBe('http://go.test/aaaaaaaa');
    expect(calls).toBe(3);
  });

  test.each([
    [
      { url: 'example.com' },
      'url: Must be a complete web address, such as https://example.com/page',
    ],
    [{ url: 'javascript:alert(1)' }, 'url: Must start with http:// or https://'],
    [{ url: undefined }, 'url: Must be a complete web address, such as https://example.com/page'],
    [
      { expiry: '2026-03-01 12:00:00' },
      'expiry: Must lie in the future; times are UTC, and it is 2026-03-01 12:00:00',
    ],
    [{ expiry: '2027-02-30 12:00:00' }, 'expiry: Must be a date and time as YYYY-MM-DD HH:MM:SS'],
    [{ custom: 'Robots.txt' }, 'custom: "Robots.txt" is reserved. Choose another one'],
    [{ custom: 'favicon.ico' }, 'custom: "favicon.ico" is reserved. Choose another one'],
    [{ custom: '.well-known' }, 'custom: Must not begin with a dot'],
    [{ custom: '..' }, 'custom: Must not begin with a dot'],
    [{ custom: 'a/b' }, 'custom: May contain only letters, digits and - _ . ~'],
    [
      { domain: 'https://brand.example/path' },
      'domain: Must be a host name such as go.example.com, with or without https://',
    ],
    [
      { languagetarget: [{ language: 'xx', link: 'https://example.com/' }] },
      'languagetarget.0.language: There is no language "xx". Use a code or an English name, such as fr, fr-CA or French',
    ],
    [
      { geotarget: [{ location: 'Atlantis', link: 'https://example.com/' }] },
      'geotarget.0.location: There is no country "Atlantis". Use an English name or a code, such as Germany or DE',
    ],
    [
      { devicetarget: [{ device: 'toaster', link: 'https://example.com/' }] },
      /^devicetarget\.0\.device: There is no device "toaster"\. Use one of: iPhone, iPad, /,
    ],
    [
      { geotarget: [{ location: 'Germany', link: 'nowhere' }] },
      /^geotarget\.0\.link: Must be a complete web address/,
    ],
    [{ status: 'hidden' }, /^status: /],
    [{ pixels: [0] }, /^pixels\.0: /],
    [{ channel: '7' }, /^channel: /],
  ])('%j is refused with its field named', async (link, message) => {
    expect(await problem(link)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(await api.store.db.selectFrom('link').select('id').execute()).toEqual([]);
  });

  test('Parameters that make a destination longer than what arrives are refused, and others are not', async () => {
    const link = (length: number) => ({
      parameters: [{ name: 'a', value: 'é'.repeat(300) }],
      devicetarget: [{ device: 'iPad', link: `https://example.com/${'x'.repeat(length)}` }],
    });
    // Each é is six characters there: 20 + length + ?a= + 1800.
    await create(link(8000 - 1823));
    expect(await problem(link(8001 - 1823))).toBe(
      'parameters: With them a destination is 8001 characters long, which browsers and proxies cut. Keep it to 8000',
    );
  });

  test.each(['direct', 'frame', 'splash'])('%s is a way to open', async (type) => {
    await create({ type });
  });

  test.each([
    'Direct',
    'overlay',
    'overlay-',
    'overlay-0',
    '0',
    '-1',
    '1.5',
    'overlay-1x',
    ' direct',
  ])('"%s" is no way to open', async (type) => {
    expect(await problem({ type })).toContain('type: Must be direct, frame, splash,');
  });

  test('Several mistakes are reported at once, and of very many the first few', async () => {
    expect(await problem({ custom: '.', expiry: '2020-01-01 00:00:00' })).toMatch(
      /^custom: .*; expiry: /,
    );
    const geotarget = Array.from({ length: 9 }, () => ({ location: 'x', link: 'x' }));
    expect(await problem({ geotarget })).toMatch(/geotarget\.4\.link: [^;]*; and 4 more$/);
  });
});
