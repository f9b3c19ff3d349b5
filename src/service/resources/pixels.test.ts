/** Tests of the lists of pixels, overlays and splash pages, and of new pixels. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
import { vocabularies } from '#contract/service-names.ts';
import { addOverlay, addSplashPage } from '#service/admin/create-item.ts';
import { type ApiCaller, beginning, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const email = 'owner@linkdeck.example';
const date = '2026-03-01 12:00:00';

describe('With the common names', () => {
  test('A pixel is made and listed by the name of its vendor, and the stores of a link arrive by theirs', async () => {
    const { ok, store } = await openApi({ names: vocabularies.common });
    await ok('POST /api/pixel/add', { type: 'gapixel', name: 'Main', tag: 'G-1' });
    expect(await ok('GET /api/pixels')).toMatchObject({ data: { pixels: [{ type: 'gapixel' }] } });
    expect(await store.db.selectFrom('pixel').select('type').execute()).toEqual([
      { type: 'analyticspixel' },
    ]);
    const deeplink = { apple: 'https://apps.example/a', google: 'https://play.example/b' };
    const { id } = await ok('POST /api/url/add', { url: 'https://shop.example/', deeplink });
    const stored = await store.db.selectFrom('link').select('deeplink').executeTakeFirstOrThrow();
    expect(JSON.parse(stored.deeplink)).toEqual({
      appstore_a: deeplink.apple,
      appstore_b: deeplink.google,
    });
    const { data } = await ok(`GET /api/url/${String(id)}`);
    expect(data).toMatchObject({ socialCount: { facebook: 0, twitter: 0, google: 0 } });
  });

  test('A type that is not known is refused with the names of this service', async () => {
    const { refusal } = await openApi({ names: vocabularies.common });
    expect(await refusal('POST /api/pixel/add', { type: 'myspace', name: 'x', tag: 'x' })).toMatch(
      /^400 type: Must be one of gtmpixel, gapixel, .*, tiktok$/,
    );
  });
});

describe('pixels', () => {
  test('All thirteen types can be made, and are listed as documented', async () => {
    expect(pixelTypes).toHaveLength(13);
    for (const type of pixelTypes)
      await api.ok('POST /api/pixel/add', { type, name: ` ${type} `, tag: '"><script>' });
    const { data } = (await api.ok('GET /api/pixels?limit=100')) as {
      data: { result: number; pixels: object[] };
    };
    expect(data.result).toBe(13);
    expect(data.pixels.at(-1)).toEqual({
      id: 1,
      type: 'tagmanagerpixel',
      name: 'tagmanagerpixel',
      tag: '"><script>',
      date,
    });
  });

  test('The reply is the id, and one name may be given twice', async () => {
    const pixel = { type: 'forum', name: 'Forum', tag: 'x' };
    expect(await api.ok('POST /api/pixel/add', pixel)).toEqual({ error: 0, id: 1 });
    expect(await api.ok('POST /api/pixel/add', pixel)).toEqual({ error: 0, id: 2 });
  });

  test.each([
    [{ type: 'facebook' }, `type: Must be one of ${pixelTypes.join(', ')}`],
    [{ type: undefined }, `type: Must be one of ${pixelTypes.join(', ')}`],
    [{ name: ' ' }, 'name: Give the pixel a name'],
    [{ tag: '' }, 'tag: Enter the tag that the network gave you'],
    [{ tag: 'x'.repeat(201) }, 'tag: Must be at most 200 characters long'],
  ])('%j is refused with its field named', async (fields, words) => {
    const pixel = { type: 'forum', name: 'Forum', tag: 'x', ...fields };
    expect(await api.refusal('POST /api/pixel/add', pixel)).toBe(`400 ${words}`);
    expect(await api.store.db.selectFrom('pixel').select('id').execute()).toEqual([]);
  });
});

test('Overlays and splash pages are listed newest first, in pages', async () => {
  await addOverlay(api.store, { email, name: 'Ask us', type: 'contact' }, beginning);
  await addOverlay(api.store, { email, name: 'Sale' }, beginning);
  await addSplashPage(api.store, { email, name: 'Film' }, beginning);
  expect(await api.ok('GET /api/overlay')).toMatchObject({
    error: '0',
    data: {
      cta: [
        { id: 2, type: 'message', name: 'Sale', date },
        { id: 1, type: 'contact', name: 'Ask us', date },
      ],
    },
  });
  expect(await api.ok('GET /api/overlay?limit=1&page=2')).toMatchObject({
    data: { result: 2, maxpage: 2, cta: [{ id: 1 }] },
  });
  expect(await api.ok('GET /api/splash')).toMatchObject({
    error: '0',
    data: { splash: [{ id: 1, name: 'Film', date }] },
  });
});

test('Nothing of another account is listed', async () => {
  await api.ok('POST /api/pixel/add', { type: 'forum', name: 'Forum', tag: 'x' });
  await addOverlay(api.store, { email, name: 'Sale' }, beginning);
  await addSplashPage(api.store, { email, name: 'Film' }, beginning);
  await api.ok('POST /api/channel/add', { name: 'News' });
  await api.ok('POST /api/campaign/add', {});
  await api.ok('POST /api/domain/add', { domain: 'https://go.example.com' });
  const other = await api.otherKey('other@example.com');
  for (const path of ['pixels', 'overlay', 'splash', 'channels', 'campaigns', 'domains']) {
    expect(await api.ok(`GET /api/${path}`)).toMatchObject({ data: { result: 1 } });
    expect(await api.ok(`GET /api/${path}`, undefined, other)).toMatchObject({
      data: { result: 0, maxpage: 1 },
    });
  }
});
