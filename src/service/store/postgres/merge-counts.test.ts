/**
 * Tests of counting over several instances: slots, the folder that brings counts together, and what
 * happens beside both.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CountedVisit, Store } from '#service/store/store.ts';
import { type Instances, openInstances } from '#testing/service/instances.ts';
import { addLink, clicksOf, referrersOf, visit } from '#testing/service/store-rows.ts';
import { testServer } from '#testing/service/test-store.ts';
import { postgresVisits } from './count-visits.ts';
import { postgresMaintenance } from './merge-counts.ts';
import { newPool } from './pool.ts';

describe.skipIf(testServer === undefined)('Counting over instances', () => {
  let instances: Instances;
  let store: Store;
  beforeEach(async () => {
    instances = await openInstances();
    ({ store } = instances);
  });
  afterEach(() => instances.close());

  const four = async () => [
    store,
    await instances.another(),
    await instances.another(),
    await instances.another(),
  ];

  async function addLinks(number: number): Promise<number[]> {
    const ids: number[] = [];
    for (let index = 0; index < number; index += 1)
      ids.push(await addLink(store, `a${String(index)}`));
    return ids;
  }

  const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

  test('Four instances count the same links in any order without a loss, a double or a deadlock', async () => {
    const ids = await addLinks(20);
    await Promise.all(
      (await four()).map(async ({ visits }, instance) => {
        for (let round = 0; round < 10; round += 1) {
          const order = instance % 2 === 0 ? ids : ids.toReversed();
          await visits.count(
            order.flatMap((id) => [
              visit(id, `v${String(round)}`),
              visit(id, `i${String(instance)}`),
            ]),
          );
        }
      }),
    );
    for (const id of ids) {
      expect(await clicksOf(store, id)).toEqual({ clicks: 80, uniqueClicks: 14 });
      expect(await referrersOf(store, id)).toEqual(new Map([['Direct', 80]]));
    }
  });

  test('Visits as they are spread in the field, few links with most of them, are counted exactly beside folders', async () => {
    const ids = await addLinks(50);
    // The n-th link gets a share of 1/n; which visitor comes is as uneven. The same numbers each time.
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const made: CountedVisit[] = Array.from({ length: 8000 }, () => {
      const id = ids[Math.floor(51 ** random()) - 1] ?? 0;
      const country = random() < 0.5 ? 'DE' : 'FR';
      return visit(id, `visitor ${String(Math.floor(300 ** random()))}`, { country });
    });
    let counting = 4;
    await Promise.all(
      (await four()).map(async ({ visits, upkeep }, instance) => {
        const own = made.filter((_, index) => index % 4 === instance);
        const folding = (async () => {
          while (counting > 0) await upkeep.fold();
        })();
        for (let at = 0; at < own.length; at += 100) await visits.count(own.slice(at, at + 100));
        counting -= 1;
        await folding;
      }),
    );
    for (const id of ids) {
      const expected = made.filter(({ linkId }) => linkId === id);
      const uniqueClicks = new Set(expected.map(({ visitor }) => visitor)).size;
      expect(await clicksOf(store, id)).toEqual({ clicks: expected.length, uniqueClicks });
    }
    const counts = await store.db
      .selectFrom('clickCount')
      .select(['dimension', 'name', 'count'])
      .execute();
    const german = counts.filter(({ dimension, name }) => dimension === 'country' && name === 'DE');
    expect(sumOf(german.map(({ count }) => count))).toBe(
      made.filter(({ country }) => country === 'DE').length,
    );
    expect((await sql`select 1 from "pendingClicks"`.execute(store.db)).rows).toEqual([]);
  });

  test('Instances that share a slot wait for each other on one hot link, and count it exactly', async () => {
    const id = await addLink(store, 'hot');
    const pool = newPool(instances.url, 4, {});
    await Promise.all(
      [1, 1, 2, 3].map(async (slot, writer) => {
        const visits = postgresVisits(pool, { id: `writer ${String(writer)}`, slot });
        for (let batch = 0; batch < 25; batch += 1) {
          await visits.count(
            Array.from({ length: 40 }, (_, index) => visit(id, `v${String((batch + index) % 50)}`)),
          );
        }
      }),
    );
    await pool.end();
    expect(await clicksOf(store, id)).toEqual({ clicks: 4000, uniqueClicks: 50 });
    expect(await referrersOf(store, id)).toEqual(new Map([['Direct', 4000]]));
  });

  test('Of folders that work at once each count is added once', async () => {
    const ids = await addLinks(30);
    const all = await four();
    for (let round = 0; round < 5; round += 1) {
      for (const { visits } of all)
        await visits.count(ids.map((id) => visit(id, `v${String(round)}`)));
      await Promise.all([...all, ...all].map(({ upkeep }) => upkeep.fold()));
    }
    for (const id of ids)
      expect(await clicksOf(store, id)).toEqual({ clicks: 20, uniqueClicks: 5 });
  });

  test('A folder waits neither for a change of a link nor for another folder, and comes back for what was locked', async () => {
    const one = await addLink(store, 'one');
    const other = await addLink(store, 'other');
    await store.visits.count([visit(one, 'x'), visit(other, 'x')]);
    const pool = newPool(instances.url, 1, {});
    const holder = await pool.connect();
    const clicks = async () =>
      (await store.db.selectFrom('linkClicks').select('clicks').orderBy('linkId').execute()).map(
        (row) => row.clicks,
      );
    await holder.query('begin');
    await holder.query(`select from setting where name = 'folder' for update`);
    await store.upkeep.fold();
    expect(await clicks()).toEqual([0, 0]);
    await holder.query('rollback');
    await holder.query('begin');
    await holder.query('update link set ordinal = ordinal + 1 where id = $1', [one]);
    await store.upkeep.fold();
    expect(await clicks()).toEqual([0, 1]);
    await holder.query('commit');
    holder.release();
    await store.upkeep.fold();
    expect(await clicks()).toEqual([1, 1]);
    await pool.end();
  });

  test('A folder reads the links that were visited, and walks through no others', async () => {
    const first = await addLink(store, 'first');
    const columns =
      sql.raw(`"accountId", host, created, type, url, geotarget, devicetarget, languagetarget, parameters, domain,
      title, description, status, pixels, deeplink, searched`);
    await sql`insert into link (alias, ${columns}) select 'a' || n, ${columns} from link, generate_series(1, 3000) as n`.execute(
      store.db,
    );
    // As they are where no visit was waiting when the server looked.
    for (const table of ['link', 'linkClicks', 'pendingClicks'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(store.db);
    await store.visits.count(
      Array.from({ length: 10 }, (_, index) => visit(first + 200 * index, 'x')),
    );
    const pool = newPool(instances.url, 1, {});
    await pool.query('begin');
    await postgresMaintenance(pool).fold();
    const { rows } = await pool.query<{
      read: number;
    }>(`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
      from pg_stat_xact_user_tables where relname in ('link', 'linkClicks')`);
    await pool.query('commit');
    await pool.end();
    expect(rows[0]?.read).toBeLessThan(100);
    expect(await clicksOf(store, first + 1800)).toEqual({ clicks: 1, uniqueClicks: 1 });
  });

  test('A link that is deleted while its visits wait harms no other, and leaves no row', async () => {
    const one = await addLink(store, 'one');
    const other = await addLink(store, 'other');
    await store.visits.count([visit(one, 'x'), visit(other, 'x')]);
    await store.db.deleteFrom('link').where('id', '=', one).execute();
    await store.visits.count([visit(one, 'y'), visit(other, 'y')]);
    // As if a batch had begun before the link was deleted, and ended after it.
    await sql`insert into "pendingClicks" values (${one}, 3, 1, 1, false)`.execute(store.db);
    expect(await clicksOf(store, other)).toEqual({ clicks: 2, uniqueClicks: 2 });
    await store.upkeep.clean();
    for (const table of ['linkClicks', 'pendingClicks', 'clickCountPart', 'visitor']) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where "linkId" = ${one}`.execute(
        store.db,
      );
      expect(rows).toEqual([]);
    }
  });

  test('Referrers that several instances invent are bounded, and none of their clicks is lost', async () => {
    const id = await addLink(store, 'one');
    const all = [store, await instances.another()];
    await store.visits.count(
      Array.from({ length: 9 }, () => visit(id, 'x', { referrer: 'news.example' })),
    );
    await Promise.all(
      all.map(async ({ visits, upkeep }, instance) => {
        for (let round = 0; round < 6; round += 1) {
          const name = (index: number) =>
            `h${String(instance)}-${String(round)}-${String(index)}.example`;
          await visits.count(
            Array.from({ length: 200 }, (_, index) => visit(id, 'x', { referrer: name(index) })),
          );
          await upkeep.fold();
        }
      }),
    );
    await store.visits.count([visit(id, 'x', { referrer: 'last.example' })]);
    await store.upkeep.fold();
    const referrers = await referrersOf(store, id);
    expect(referrers.size).toBeLessThanOrEqual(500);
    expect([referrers.get('news.example'), sumOf(referrers.values())]).toEqual([9, 2410]);
  });

  test('Ended windows and instances that are long gone are forgotten, others not', async () => {
    const instance = await instances.another();
    for (const key of ['ended', 'current']) await instance.windows?.take(key, 30, 60_000);
    await sql`update "sharedWindow" set started = started - 90000000 where key = 'ended'`.execute(
      store.db,
    );
    await sql`insert into "visitWriter" values ('gone', 1, now() - interval '8 days'), ('here', 1, now())`.execute(
      store.db,
    );
    await store.upkeep.clean();
    const names = async (table: string, column: string) => {
      const { rows } = await sql<{
        name: string;
      }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(store.db);
      return rows.map(({ name }) => name);
    };
    expect(await names('sharedWindow', 'key')).toEqual(['current']);
    const writers = await names('visitWriter', 'id');
    expect(['here', 'gone'].filter((name) => writers.includes(name))).toEqual(['here']);
  });

  test('What an instance has counted is added to the links when it ends', async () => {
    const id = await addLink(store, 'one');
    const instance = await instances.another();
    await instance.visits.count([visit(id, 'x')]);
    await instance.close();
    expect(
      await store.db.selectFrom('linkClicks').select(['clicks', 'uniqueClicks']).execute(),
    ).toEqual([{ clicks: 1, uniqueClicks: 1 }]);
  });
});
