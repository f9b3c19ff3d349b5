/** Tests of calls that touch as many rows as an account has: in slices, between which others have turns. */
import { CompiledQuery, type KyselyPlugin, type OperationNode, ValueNode } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { numberLinks } from '#service/resources/links/link-ordinals.ts';
import { createService } from '#service/service.ts';
import { type ApiCaller, beginning, openApi } from '#testing/service/api-caller.ts';
import { plainLink } from '#testing/service/store-rows.ts';
import { testServer } from '#testing/service/test-store.ts';
import { rowsInSlice } from './change-in-slices.ts';
import { entriesInSlice } from './places.ts';

const links = 2 * entriesInSlice + 400;
const inChannel = 3 * rowsInSlice + 7;

type Watched = 'campaign' | 'channel' | 'domain';

/** What the service did for one call. */
interface Work {
  /** Rows that each statement with a limit passes or returns. */
  readonly passed: number[];
  /** Those statements. */
  readonly limited: CompiledQuery[];
  /** How many rows are left after each change. */
  readonly left: number[];
  /** Turns that others had. */
  turns: number;
}

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
  const { store, accountId } = api;
  await api.ok('POST /api/domain/add', { domain: 'https://go.example.com' });
  await api.ok('POST /api/campaign/add', { name: 'Spring' });
  await api.ok('POST /api/channel/add', { name: 'News' });
  const rows = Array.from({ length: links }, (_, index) => ({
    ...plainLink,
    accountId,
    alias: `a${index}`,
    // Some at the same moment and with the same clicks, in no order of their ids.
    created: `2026-01-01 00:0${index % 7}:00`,
    ...(index < inChannel ? { host: 'go.example.com', campaign: 1 } : {}),
  }));
  const items = (ids: readonly { id: number; created: string }[]) =>
    ids.map(({ id, created }) => ({ channelId: 1, type: 'links' as const, itemId: id, created }));
  for (let at = 0; at < links; at += 500) {
    const added = await store.db
      .insertInto('link')
      .values(rows.slice(at, at + 500))
      .returning(['id', 'created'])
      .execute();
    await store.db.insertInto('channelItem').values(items(added)).execute();
  }
  await numberLinks(store.db, accountId);
  await store.db
    .updateTable('linkClicks')
    .set((build) => ({ clicks: build('linkId', '%', 11) }))
    .execute();
});
afterEach(() => api.store.close());

/** The links and items that are still where they were put. */
async function countLeft(kind: Watched): Promise<number> {
  const { db } = api.store;
  if (kind === 'channel')
    return (await db.selectFrom('channelItem').select('itemId').execute()).length;
  const found = db.selectFrom('link').select('id');
  const rows =
    kind === 'campaign'
      ? await found.where('campaign', '=', 1).execute()
      : await found.where('host', '=', 'go.example.com').execute();
  return rows.length;
}

/** Calls a service over the same store, and sees what it does. */
async function watched(
  target: string,
  { body, kind, changes = 100 }: { body?: object; kind?: Watched; changes?: number } = {},
) {
  const { store, key } = api;
  const work: Work = { passed: [], limited: [], left: [], turns: 0 };
  const seesLimits: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind !== 'SelectQueryNode' || node.limit === undefined) return node;
      work.passed.push(numberIn(node.limit.limit) + numberIn(node.offset?.offset));
      work.limited.push(store.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const service = createService({
    store: {
      ...store,
      db: store.db.withPlugin(seesLimits),
      giveWay: () => {
        work.turns += 1;
        return store.giveWay();
      },
      change: async (accountId, change) => {
        if (work.left.length === changes) throw new Error('The process ends here');
        const result = await store.change(accountId, change);
        if (kind !== undefined) work.left.push(await countLeft(kind));
        return result;
      },
    },
    now: () => beginning,
    linksUrl: 'http://go.test',
    rateLimit: 0,
    corsOrigins: [],
    report: () => undefined,
  });
  const [method = '', path = ''] = target.split(' ');
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const reply = await service.fetch(new Request(`http://api.test${path}`, init));
  return { status: reply.status, reply: (await reply.json()) as { data: Page }, work };
}

/** As the endpoints of these tests send it. */
interface Page {
  readonly result: number;
  readonly urls?: readonly { readonly id: number }[];
  readonly items?: readonly { readonly id: number }[];
}

function numberIn(node: OperationNode | undefined): number {
  return node !== undefined && ValueNode.is(node) ? Number(node.value) : 0;
}

async function idsInOrder(list: 'clicks' | 'items'): Promise<number[]> {
  const rows = await api.store.db
    .selectFrom('link')
    .innerJoin('linkClicks', 'linkId', 'id')
    .select(['id', 'linkClicks.clicks', 'linkClicks.ordinal', 'created'])
    .execute();
  rows.sort((one, two) =>
    list === 'clicks'
      ? two.clicks - one.clicks || two.ordinal - one.ordinal
      : two.created.localeCompare(one.created) || two.id - one.id,
  );
  return rows.map(({ id }) => id);
}

const limit = 100;
const pages = Math.ceil(links / limit);

test.each([
  ['/api/urls?order=click', 'clicks'],
  ['/api/channel/1?', 'items'],
] as const)(
  'Any page of %s passes few rows in a statement, and gives way between two',
  async (path, list) => {
    const ids = await idsInOrder(list);
    for (const page of [1, 2, pages / 2, pages / 2 + 1, pages - 1, pages]) {
      const { reply, work } = await watched(`GET ${path}&limit=${limit}&page=${page}`);
      const { result, urls, items } = reply.data;
      expect(result).toBe(links);
      expect((urls ?? items ?? []).map(({ id }) => id)).toEqual(
        ids.slice((page - 1) * limit, page * limit),
      );
      for (const passed of work.passed) expect(passed).toBeLessThanOrEqual(entriesInSlice);
      expect(work.turns).toBe(work.passed.length - 1);
      // From the nearer end.
      const sum = work.passed.reduce((one, other) => one + other, 0);
      expect(sum).toBeLessThanOrEqual(links / 2 + limit);
    }
  },
);

test.runIf(testServer === undefined)(
  'Statements of pages find their rows in the order of an index',
  async () => {
    for (const path of ['/api/urls?order=click', '/api/channel/1?']) {
      for (const page of [pages / 2, pages]) {
        const { work } = await watched(`GET ${path}&limit=${limit}&page=${page}`);
        for (const { sql, parameters } of work.limited) {
          const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
          const { rows } = await api.store.db.executeQuery<{ detail: string }>(explained);
          const plan = rows.map(({ detail }) => detail).join('; ');
          expect(plan).toMatch(/^SEARCH \w+ USING COVERING INDEX/);
          expect(plan).not.toContain('TEMP B-TREE');
        }
      }
    }
  },
);

test.each([
  ['campaign', inChannel],
  ['domain', inChannel],
  ['channel', links],
] as const)(
  'Deleting a %s changes few rows at a time, and gives way between',
  async (kind, all) => {
    const { work } = await watched(`DELETE /api/${kind}/1/delete`, { kind });
    let before = all;
    for (const left of work.left) {
      expect(before - left).toBeLessThanOrEqual(rowsInSlice);
      before = left;
    }
    expect(before).toBe(0);
    expect(work.turns).toBe(work.left.length - 1);
    const path = { campaign: 'campaigns', domain: 'domains', channel: 'channels' }[kind];
    expect(await api.ok(`GET /api/${path}`)).toMatchObject({ data: { result: 0 } });
    expect(await api.store.db.selectFrom('link').select('id').execute()).toHaveLength(links);
  },
);

test('A domain that is added again gets its links back in slices, also where that was broken off', async () => {
  const deleted = await api.ok('DELETE /api/domain/1/delete');
  expect(deleted['message']).toContain(`Its ${inChannel} links are kept`);
  const body = { domain: 'https://go.example.com' };
  const broken = await watched('POST /api/domain/add', { body, kind: 'domain', changes: 3 });
  expect([broken.status, broken.work.left]).toEqual([500, [0, 500, 1000]]);
  const added = await watched('POST /api/domain/add', { body, kind: 'domain' });
  expect([added.status, added.work.left]).toEqual([200, [1000, 1500, inChannel]]);
  expect(await api.refusal('POST /api/domain/add', body)).toMatch(/^400 domain: /);
});
