/** Tests of link lists: pages, order and search. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiCaller, beginning, createLink, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const create = (fields: object, headers?: Record<string, string>) =>
  createLink(api, fields, headers);

async function list(query: string): Promise<{ aliases: string[]; pages: number[] }> {
  const reply = await api.call(`GET /api/urls${query}`);
  expect(reply).toMatchObject({ status: 200, body: { error: '0' } });
  const { data } = reply.body as { data: Record<string, number> & { urls: { alias: string }[] } };
  const pages = ['result', 'perpage', 'currentpage', 'nextpage', 'maxpage'].map(
    (name) => data[name] ?? NaN,
  );
  return { aliases: data.urls.map(({ alias }) => alias), pages };
}

async function another(): Promise<Record<string, string>> {
  return { Authorization: `Bearer ${await api.otherKey('other@example.com')}` };
}

describe('list', () => {
  async function createMany(number: number): Promise<void> {
    for (let index = 1; index <= number; index += 1) {
      api.clock.now = beginning + index * 1000;
      await create({ custom: `n${index}` });
    }
  }

  test('An empty account has one empty page', async () => {
    expect(await list('')).toEqual({ aliases: [], pages: [0, 15, 1, 1, 1] });
  });

  test('Fifteen on a page, newest first, and the last page points to itself', async () => {
    await createMany(32);
    const first = await list('');
    expect(first.pages).toEqual([32, 15, 1, 2, 3]);
    expect(first.aliases.slice(0, 2)).toEqual(['n32', 'n31']);
    expect(first.aliases).toHaveLength(15);
    expect(await list('?page=3')).toEqual({ aliases: ['n2', 'n1'], pages: [32, 15, 3, 3, 3] });
  });

  test('A page past the end is empty, however far', async () => {
    await create({ custom: 'only' });
    expect(await list('?page=2')).toEqual({ aliases: [], pages: [1, 15, 2, 2, 1] });
    expect(await list('?page=1000000')).toEqual({
      aliases: [],
      pages: [1, 15, 1_000_000, 1_000_000, 1],
    });
    expect((await list('?page=999999999999999&limit=999999999999999')).aliases).toEqual([]);
  });

  test('Up to a hundred can be asked for; more counts as a hundred', async () => {
    await createMany(3);
    expect((await list('?limit=2')).pages).toEqual([3, 2, 1, 2, 2]);
    expect((await list('?limit=100')).pages[1]).toBe(100);
    expect((await list('?limit=101')).pages[1]).toBe(100);
  });

  test.each([
    ['limit=x', 'limit: Must be a whole number'],
    ['limit=1.5', 'limit: Must be a whole number'],
    ['page=-1', 'page: Must be at least 1'],
    ['limit=0', 'limit: Must be at least 1'],
    ['page=1e3', 'page: Must be a whole number'],
    ['page=9999999999999999999', 'page: Must be a whole number'],
    [`q=${'x'.repeat(201)}`, 'q: Must be at most 200 characters long'],
  ])('%.30s is refused with its field named', async (query, message) => {
    expect(await api.call(`GET /api/urls?${query}`)).toMatchObject({
      status: 400,
      body: { error: 1, message },
    });
  });

  test('By clicks the most clicked come first, then the newest; an order that is unknown is ignored', async () => {
    await createMany(3);
    await api.store.db
      .updateTable('linkClicks')
      .set({ clicks: 5 })
      .where('linkId', '=', (build) =>
        build.selectFrom('link').select('id').where('alias', '=', 'n1'),
      )
      .execute();
    expect((await list('?order=click')).aliases).toEqual(['n1', 'n3', 'n2']);
    for (const order of ['date', 'title', '', 'click;drop', '__proto__']) {
      expect((await list(`?order=${order}`)).aliases).toEqual(['n3', 'n2', 'n1']);
    }
  });

  test('Links of one second are in the order in which they were made', async () => {
    await create({ custom: 'first' });
    await create({ custom: 'second' });
    expect((await list('')).aliases).toEqual(['second', 'first']);
  });

  test('Links of another account are nowhere', async () => {
    const headers = await another();
    const { id } = await create({ custom: 'theirs', metatitle: 'theirs' }, headers);
    expect((await list('?q=theirs')).aliases).toEqual([]);
    expect((await api.call(`GET /api/url/${id}`)).status).toBe(404);
    expect((await api.call('GET /api/urls?short=go.test/theirs')).status).toBe(404);
    expect((await api.call(`GET /api/url/${id}`, { headers })).status).toBe(200);
  });

  test('A row is as documented', async () => {
    const { id } = await create({ custom: 'row', metatitle: 'Title', description: 'Note' });
    const { body } = await api.call('GET /api/urls');
    expect(body).toEqual({
      error: '0',
      data: {
        result: 1,
        perpage: 15,
        currentpage: 1,
        nextpage: 1,
        maxpage: 1,
        urls: [
          {
            id,
            alias: 'row',
            shorturl: 'http://go.test/row',
            longurl: 'https://example.com/',
            clicks: 0,
            title: 'Title',
            description: 'Note',
            date: '2026-03-01 12:00:00',
          },
        ],
      },
    });
  });
});

describe('search', () => {
  beforeEach(async () => {
    await create({
      custom: 'summer',
      metatitle: 'Sommerfest in MÜNCHEN',
      description: '100% wool',
      url: 'https://example.com/Fest',
    });
    await create({
      custom: 'winter',
      metatitle: 'Ice_skating',
      description: 'back\\slash',
      url: 'https://example.org/on-ice',
    });
    await create({
      custom: 'spring',
      metatitle: 'تخفيضات',
      description: '',
      url: 'https://example.org/ar',
    });
  });

  test.each([
    ['summer', ['summer']],
    ['SUMM', ['summer']],
    ['münchen', ['summer']],
    ['mu\u0308nchen', ['summer']],
    ['example.org', ['spring', 'winter']],
    ['wool', ['summer']],
    ['تخفيضات', ['spring']],
    ['fest wool', ['summer']],
    ['fest ice', []],
    ['%', ['summer']],
    ['_', ['winter']],
    ['\\', ['winter']],
    ['100%', ['summer']],
    ['e%c', []],
    ["'", []],
    ['', ['spring', 'winter', 'summer']],
    ['  ', ['spring', 'winter', 'summer']],
  ])('"%s" finds %j', async (keywords, aliases) => {
    const found = await list(`?q=${encodeURIComponent(keywords)}`);
    expect(found.aliases).toEqual(aliases);
    expect(found.pages[0]).toBe(aliases.length);
  });

  test('Many words, and one word many times, are searched without harm', async () => {
    expect((await list(`?q=${'wool+'.repeat(40)}`)).aliases).toEqual(['summer']);
    expect(
      (await list(`?q=${Array.from({ length: 66 }, (_, index) => index + 10).join('+')}`)).aliases,
    ).toEqual([]);
  });
});
