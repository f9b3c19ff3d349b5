/** Tests of channels: names, colours and their items. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addBioPage, addQrItem } from '#service/admin/create-item.ts';
import { type ApiCaller, beginning, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const day = 86_400_000;
const email = 'owner@linkdeck.example';
const create = (fields: object, key?: string) => api.ok('POST /api/channel/add', fields, key);
const items = async (id = 1, query = '') =>
  (await api.ok(`GET /api/channel/${id}${query}`))['data'];

async function addLink(fields: object = {}, key?: string): Promise<number> {
  return Number(
    (await api.ok('POST /api/url/add', { url: 'https://example.com/', ...fields }, key))['id'],
  );
}

describe('create, list and update', () => {
  test('A new channel is answered as a record, and listed newest first', async () => {
    const first = {
      id: 1,
      name: 'News',
      description: 'All of it',
      color: '#FF00aa',
      starred: true,
    };
    const second = { id: 2, name: 'Other', description: '', color: '#64748b', starred: false };
    expect(
      await create({ name: 'News', description: 'All of it', color: '#FF00aa', starred: true }),
    ).toEqual({
      error: 0,
      ...first,
    });
    expect(await create({ name: 'Other' })).toEqual({ error: 0, ...second });
    expect(await api.ok('GET /api/channels')).toMatchObject({
      error: '0',
      data: { result: 2, channels: [second, first] },
    });
  });

  test.each([
    [{}, 'name: Must be text'],
    [{ name: '  ' }, 'name: Give the channel a name'],
    [{ name: 'x', color: 'red' }, 'color: Must be a colour as #RRGGBB'],
    [{ name: 'x', color: '#fff' }, 'color: Must be a colour as #RRGGBB'],
    [{ name: 'x', starred: 1 }, 'starred: Must be true or false'],
    [
      { name: 'x', description: 'x'.repeat(501) },
      'description: Must be at most 500 characters long',
    ],
  ])('%j is refused with its field named', async (fields, words) => {
    expect(await api.refusal('POST /api/channel/add', fields)).toBe(`400 ${words}`);
  });

  test('What is not sent stays', async () => {
    await create({ name: 'News', description: 'All of it', color: '#000000', starred: true });
    expect(await api.ok('PUT /api/channel/1/update', {})).toEqual({
      error: 0,
      message: 'The channel was updated',
    });
    await api.ok('PUT /api/channel/1/update', { starred: false, description: 'Some of it' });
    await api.ok('PUT /api/channel/1/update', { name: 'NEWS' });
    expect(await api.ok('GET /api/channels')).toMatchObject({
      data: {
        channels: [{ name: 'NEWS', description: 'Some of it', color: '#000000', starred: false }],
      },
    });
  });
});

describe('items', () => {
  test('Links, bio pages and QR items lie in a channel as documented, newest first', async () => {
    await create({ name: 'News' });
    const link = await addLink({ custom: 'sale', metatitle: 'Sale' });
    const bio = await addBioPage(
      api.store,
      { email, name: 'Ada', alias: 'ada', links: [] },
      beginning + day,
    );
    const qr = await addQrItem(
      api.store,
      { email, name: 'Menu', alias: 'menu', url: 'https://example.com/' },
      beginning + 2 * day,
    );
    for (const [type, id] of [
      ['links', link],
      ['bio', bio.id],
      ['qr', qr.id],
    ] as const) {
      expect(await api.ok(`POST /api/channel/1/assign/${type}/${id}`)).toMatchObject({
        error: 0,
        message: expect.stringContaining('is in the channel') as string,
      });
    }
    expect(await api.ok('GET /api/channel/1')).toEqual({
      error: '0',
      data: {
        result: 3,
        perpage: 15,
        currentpage: 1,
        nextpage: 1,
        maxpage: 1,
        items: [
          {
            type: 'qr',
            id: 1,
            title: 'Menu',
            preview: 'http://go.test/i/q/menu',
            link: 'http://go.test/q/menu',
            date: '2026-03-03',
          },
          {
            type: 'bio',
            id: 1,
            title: 'Ada',
            preview: 'http://go.test/i/b/ada',
            link: 'http://go.test/b/ada',
            date: '2026-03-02',
          },
          {
            type: 'links',
            id: 1,
            title: 'Sale',
            preview: 'http://go.test/i/sale',
            link: 'http://go.test/sale',
            date: '2026-03-01',
          },
        ],
      },
    });
  });

  test('A link is in any number of channels, and assigning it twice does no harm', async () => {
    await create({ name: 'One' });
    await create({ name: 'Two' });
    const link = await addLink();
    for (const channel of [1, 2, 2])
      await api.ok(`POST /api/channel/${channel}/assign/links/${link}`);
    expect([await items(1), await items(2)]).toMatchObject([
      { result: 1 },
      { result: 1, items: [{ id: link }] },
    ]);
  });

  test('Items come in pages, those of one moment in the order in which they were made', async () => {
    await create({ name: 'Many' });
    for (let number = 1; number <= 20; number += 1) {
      await api.ok(
        `POST /api/channel/1/assign/links/${await addLink({ metatitle: `n${number}` })}`,
      );
    }
    expect(await items(1, '?limit=6&page=4')).toMatchObject({
      result: 20,
      maxpage: 4,
      items: [{ title: 'n2' }, { title: 'n1' }],
    });
    expect(await items(1, '?page=9')).toMatchObject({ result: 20, items: [] });
    expect(await api.refusal('GET /api/channel/1?limit=0')).toBe('400 limit: Must be at least 1');
  });

  test('What is not there or another account’s is missing', async () => {
    const other = await api.otherKey('other@example.com');
    await create({ name: 'Theirs' }, other);
    await create({ name: 'Mine' });
    const theirs = await addLink({}, other);
    const mine = await addLink();
    expect(await api.refusal(`POST /api/channel/1/assign/links/${mine}`)).toBe(
      '404 channelid: You have no channel with the id 1',
    );
    expect(await api.refusal(`POST /api/channel/2/assign/links/${theirs}`)).toBe(
      `404 itemid: You have no link with the id ${theirs}`,
    );
    expect(await api.refusal('POST /api/channel/2/assign/bio/1')).toBe(
      '404 itemid: You have no bio page with the id 1',
    );
    expect(await api.refusal('POST /api/channel/2/assign/qr/1')).toBe(
      '404 itemid: You have no QR item with the id 1',
    );
    expect(await api.refusal(`POST /api/channel/2/assign/pages/${mine}`)).toBe(
      `404 There is nothing at /api/channel/2/assign/pages/${mine}: type: Invalid option: expected one of "links"|"bio"|"qr"`,
    );
    expect(await api.refusal('GET /api/channel/1')).toBe(
      '404 id: You have no channel with the id 1',
    );
    expect(await api.store.db.selectFrom('channelItem').selectAll().execute()).toEqual([]);
  });
});

describe('delete', () => {
  test('Its items are unassigned and kept', async () => {
    await create({ name: 'News' });
    await create({ name: 'Other' });
    const link = await addLink();
    for (const channel of [1, 2]) await api.ok(`POST /api/channel/${channel}/assign/links/${link}`);
    expect(await api.ok('DELETE /api/channel/1/delete')).toMatchObject({ error: 0 });
    expect(await api.store.db.selectFrom('channelItem').select('channelId').execute()).toEqual([
      { channelId: 2 },
    ]);
    expect(await api.ok(`GET /api/url/${link}`)).toMatchObject({ id: link });
    expect(await create({ name: 'News' })).toMatchObject({ id: 3 });
    expect(await items(3)).toMatchObject({ result: 0 });
  });
});
