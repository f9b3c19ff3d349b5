/** Tests of link content: read from the store, and never from another account. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addOverlay, addSplashPage } from '#service/admin/create-item.ts';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';
import { linkContent } from './link-content.ts';

let api: ApiCaller;
let email = '';
beforeEach(async () => {
  api = await openApi();
  ({ email } = await api.store.db.selectFrom('account').select('email').executeTakeFirstOrThrow());
});
afterEach(() => api.store.close());

async function madeLink(body: object, key?: string): Promise<number> {
  const { id } = await api.ok('POST /api/url/add', { url: 'https://shop.example/', ...body }, key);
  return Number(id);
}

test('A link tells its card, its pixels in their order, and nothing where nothing was said', async () => {
  const first = await api.ok('POST /api/pixel/add', { type: 'qapixel', name: 'Q', tag: 'q-1' });
  const second = await api.ok('POST /api/pixel/add', { type: 'forum', name: 'F', tag: 'f-1' });
  const id = await madeLink({
    metatitle: ' Sale ',
    metadescription: 'Half price',
    metaimage: 'https://cdn.example/a.png',
    pixels: [second['id'], first['id']],
  });
  const bare = {
    title: 'shop.example',
    description: '',
    image: '',
    pixels: [],
    overlay: undefined,
    splash: undefined,
  };
  expect(await linkContent(api.store.db, id)).toEqual({
    ...bare,
    title: 'Sale',
    description: 'Half price',
    image: 'https://cdn.example/a.png',
    pixels: [
      { type: 'qapixel', tag: 'q-1' },
      { type: 'forum', tag: 'f-1' },
    ],
  });
  expect(await linkContent(api.store.db, await madeLink({}))).toEqual(bare);
  expect(await linkContent(api.store.db, 4711)).toBeUndefined();
});

test('Visits learn with a link whether it has a card, whichever part of it was written', async () => {
  const cards = {
    none: {},
    empty: { metatitle: '' },
    title: { metatitle: 'x' },
    text: { metadescription: 'x' },
    image: { metaimage: 'https://a.example/' },
  };
  for (const [custom, body] of Object.entries(cards)) await madeLink({ custom, ...body });
  const found = await Promise.all(
    Object.keys(cards).map(async (alias) => api.store.visits.find('', alias)),
  );
  expect(found.map((link) => link?.card)).toEqual([0, 0, 1, 1, 1]);
});

test('A link tells the overlay or the splash page that its type names', async () => {
  const overlay = await addOverlay(
    api.store,
    { email, name: 'O', message: 'Hello', button: 'Go', link: 'https://a.example/' },
    0,
  );
  const splash = await addSplashPage(api.store, { email, name: 'S', title: 'Wait', seconds: 3 }, 0);
  const under = await linkContent(api.store.db, await madeLink({ type: `overlay-${overlay.id}` }));
  expect([under?.overlay, under?.splash]).toEqual([
    {
      type: 'message',
      name: 'O',
      message: 'Hello',
      button: 'Go',
      link: 'https://a.example/',
      position: 'bottom',
      color: '#0b6e6e',
    },
    undefined,
  ]);
  const behind = await linkContent(api.store.db, await madeLink({ type: String(splash.id) }));
  expect([behind?.overlay, behind?.splash]).toEqual([
    undefined,
    { name: 'S', title: 'Wait', message: '', button: '', link: '', seconds: 3 },
  ]);
});

test('What belongs to another account is not there, nor is what a damaged row names', async () => {
  const overlay = await addOverlay(api.store, { email, name: 'O' }, 0);
  const pixel = await api.ok('POST /api/pixel/add', { type: 'forum', name: 'F', tag: 'f-1' });
  const id = await madeLink({}, await api.otherKey('other@example.com'));
  const change = (row: { type: string; pixels: string }) =>
    api.store.db.updateTable('link').set(row).where('id', '=', id).execute();
  for (const pixels of [`[${String(pixel['id'])}]`, '["1"]', '{', 'null', '[null, {}]']) {
    await change({ type: `overlay-${overlay.id}`, pixels });
    expect(await linkContent(api.store.db, id)).toMatchObject({ pixels: [], overlay: undefined });
  }
});
