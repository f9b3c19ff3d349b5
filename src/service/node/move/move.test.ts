/** Tests of the move: there and back without a difference, and where it cannot be. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAccount } from '#service/admin/accounts.ts';
import { addBioPage, addOverlay, addSplashPage } from '#service/admin/create-item.ts';
import { fillDemo } from '#service/demo/demo.ts';
import { createService } from '#service/service.ts';
import { StoredRecords } from '#service/store/public-records.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';
import { createShortUrls } from '#service/urls/short-url.ts';
import { beginning, openApi } from '#testing/service/api-caller.ts';
import { addLink, visit } from '#testing/service/store-rows.ts';
import { openTestStore, testServer } from '#testing/service/test-store.ts';
import { moveAll, type Side } from './move.ts';

const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

/** PostgreSQL where tests have a server, else one more SQLite store. */
async function away(): Promise<Side> {
  const store = await openTestStore();
  opened.push(store);
  return { store, kind: testServer === undefined ? 'sqlite' : 'postgres' };
}

async function home(): Promise<Side> {
  const store = await openSqliteStore({ file: ':memory:', visitorSecret: 'for tests only' });
  opened.push(store);
  return { store, kind: 'sqlite' };
}

/** Asks the service on a store with the key of one account. */
function asker({ store }: Side, key: string) {
  const service = createService({
    store,
    now: () => beginning,
    linksUrl: 'http://go.test',
    rateLimit: 0,
    corsOrigins: [],
  });
  return async (path: string): Promise<Record<string, unknown>> => {
    const reply = await service.fetch(
      new Request(`http://api.test${path}`, { headers: { Authorization: `Bearer ${key}` } }),
    );
    expect(reply.status).toBe(200);
    return (await reply.json()) as Record<string, unknown>; // looked at by its caller
  };
}

/** The hash of a visitor as the service makes it: 8 bytes in base64url. */
function hashed(visitor: string): string {
  return createHash('sha256').update(visitor).digest().subarray(0, 8).toString('base64url');
}

const lists = [
  '/api/account',
  '/api/domains',
  '/api/overlay',
  '/api/splash',
  '/api/campaigns',
  '/api/channels',
  '/api/pixels',
];

/**
 * Everything that the API tells of an account: lists, the items of channels, and the detail of
 * every link.
 */
async function everything(side: Side, key: string): Promise<Record<string, unknown>> {
  const ask = asker(side, key);
  const ids = async (table: 'link' | 'channel') =>
    (await side.store.db.selectFrom(table).select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );
  const paths = [
    ...lists.map((path) => `${path}?limit=1000`),
    ...(await ids('channel')).map((id) => `/api/channel/${id}?limit=1000`),
    ...(await ids('link')).map((id) => `/api/url/${id}`),
    '/api/urls?limit=1000',
    '/api/urls?limit=50&page=3&order=click',
    '/api/urls?q=repair',
  ];
  const replies: Record<string, unknown> = {};
  for (const path of paths) replies[path] = await ask(path);
  return replies;
}

const owner = 'owner@linkdeck.example';

/** A record of each kind, the domain deleted again, and two links that refer to them; the ids of the links. */
async function fillWithOneOfEach({ store }: Side) {
  const api = await openApi({ store });
  const email = owner;
  const overlay = await addOverlay(
    store,
    { email, name: 'Sign up', message: 'Join us' },
    beginning,
  );
  const splash = await addSplashPage(store, { email, name: 'Welcome' }, beginning);
  const bio = await addBioPage(store, { email, name: 'All of us', links: [] }, beginning);
  await api.ok('POST /api/pixel/add', { type: 'forum', name: 'Forum', tag: 'T-1' });
  await api.ok('POST /api/domain/add', { domain: 'https://go.shop.example' });
  await api.ok('POST /api/campaign/add', { name: 'Spring' });
  await api.ok('POST /api/channel/add', { name: 'News' });
  const url = 'https://shop.example/';
  const links: number[] = [];
  for (const fields of [
    { custom: 'a', type: `overlay-${overlay.id}`, pixels: [1], campaign: 1, channel: 1 },
    { custom: 'b', type: String(splash.id), domain: 'go.shop.example' },
  ])
    links.push(Number((await api.ok('POST /api/url/add', { url, ...fields }))['id']));
  await api.ok(`POST /api/channel/1/assign/bio/${bio.id}`);
  await api.ok('DELETE /api/domain/1/delete');
  return { api, links };
}

/** What a visitor gets of a link. */
function contentOf({ store }: Side, link: number): Promise<unknown> {
  return new StoredRecords(store.db, createShortUrls('http://go.test'), () => 0).linkContent(link);
}

describe('There and back', () => {
  let source: Side;
  let key: string;
  let id: number;
  beforeEach(async () => {
    source = await home();
    ({ id, key } = await addAccount(source.store, { email: 'owner@linkdeck.example' }, beginning));
  });

  test('Every detail of every demo link is equal in the other database, and again after the way back', async () => {
    await fillDemo(source.store, id, beginning);
    const before = await everything(source, key);
    expect(Object.keys(before).length).toBeGreaterThan(230);
    const there = await away();
    const back = await home();
    const moved = await moveAll(source, there);
    expect(await everything(there, key)).toEqual(before);
    expect(moved.accounts).toEqual(['owner@linkdeck.example']);
    expect(moved.clicks).toBeGreaterThan(10_000);
    expect(await moveAll(there, back)).toEqual(moved);
    expect(await everything(back, key)).toEqual(before);
  });

  test('Visitors who come again are known, whichever database has counted them first', async () => {
    const link = await addLink(source.store, 'sale');
    await source.store.visits.count([visit(link, hashed('a')), visit(link, hashed('b'))]);
    const there = await away();
    const back = await home();
    const counted = async ({ store }: Side, ...visitors: string[]) => {
      await store.visits.count(visitors.map((letter) => visit(link, hashed(letter))));
    };
    await moveAll(source, there);
    await counted(there, 'b', 'c');
    const moved = await moveAll(there, back);
    await counted(back, 'a', 'c', 'd');
    const row = await back.store.db
      .selectFrom('linkClicks')
      .select(['clicks', 'uniqueClicks'])
      .executeTakeFirstOrThrow();
    expect([moved.clicks, row]).toEqual([4, { clicks: 7, uniqueClicks: 4 }]);
  });

  test('Numbers go on behind the highest that was ever given, also behind one that is gone', async () => {
    const first = await addLink(source.store, 'one');
    const second = await addLink(source.store, 'two');
    await source.store.db.deleteFrom('link').where('id', '=', second).execute();
    const there = await away();
    const back = await home();
    await moveAll(source, there);
    await moveAll(there, back);
    expect([await addLink(there.store, 'three'), await addLink(back.store, 'three')]).toEqual([
      first + 2,
      first + 2,
    ]);
  });

  test('More rows than are read at once arrive, each once', async () => {
    const link = await addLink(source.store, 'hot');
    const visitors = Array.from({ length: 2500 }, (_, index) =>
      visit(link, hashed(String(index)), { referrer: `h${index % 400}.example` }),
    );
    await source.store.visits.count(visitors);
    expect(await moveAll(source, await away())).toMatchObject({
      clicks: 2500,
      rows: { visitor: 2500, clickCountPart: 403 },
    });
  });
});

test('A database that has accounts is refused, and nothing of it is changed', async () => {
  const source = await home();
  const target = await away();
  await addLink(source.store, 'sale');
  await addLink(target.store, 'more');
  await expect(moveAll(source, target)).rejects.toThrow('The target has accounts already.');
  expect(await target.store.db.selectFrom('link').select('alias').execute()).toEqual([
    { alias: 'more' },
  ]);
});

test('What refers to a record still does', async () => {
  const source = await home();
  const target = await away();
  const { api, links } = await fillWithOneOfEach(source);
  const before = await everything(source, api.key);
  await moveAll(source, target);
  expect(await everything(target, api.key)).toEqual(before);
  for (const id of links) expect(await contentOf(target, id)).toEqual(await contentOf(source, id));
});
