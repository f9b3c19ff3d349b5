/**
 * Tests of counting in PostgreSQL: several instances at once, answers that are lost, and which rows
 * are read.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CountedVisit, Store, Work } from '#service/store/store.ts';
import { dayOf } from '#service/store/stored-values.ts';
import { type Instances, openInstances } from '#testing/service/instances.ts';
import { addLink, clicksOf, referrersOf, visit } from '#testing/service/store-rows.ts';
import { testServer } from '#testing/service/test-store.ts';
import { countOnce } from './count-once.ts';

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

  test('Visits as they are spread in the field, few links with most of them, are counted exactly', async () => {
    const ids = await addLinks(50);
    // The n-th link gets a share of 1/n; which visitor comes is as uneven. The same numbers each time.
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const made: CountedVisit[] = Array.from({ length: 8000 }, () => {
      const id = ids[Math.floor(51 ** random()) - 1] ?? 0;
      const country = random() < 0.5 ? 'DE' : 'FR';
      return visit(id, `visitor ${String(Math.floor(300 ** random()))}`, { country });
    });
    await Promise.all(
      (await four()).map(async ({ visits }, instance) => {
        const own = made.filter((_, index) => index % 4 === instance);
        for (let at = 0; at < own.length; at += 100) await visits.count(own.slice(at, at + 100));
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
  });

  test('Instances with the same visitors of one hot link wait for each other, and count it exactly', async () => {
    const id = await addLink(store, 'hot');
    await Promise.all(
      (await four()).map(async ({ visits }) => {
        for (let batch = 0; batch < 25; batch += 1) {
          await visits.count(
            Array.from({ length: 40 }, (_, index) => visit(id, `v${String((batch + index) % 50)}`)),
          );
        }
      }),
    );
    expect(await clicksOf(store, id)).toEqual({ clicks: 4000, uniqueClicks: 50 });
    expect(await referrersOf(store, id)).toEqual(new Map([['Direct', 4000]]));
  });

  const inTransaction = <Result>(work: Work<Result>) => store.db.transaction().execute(work);
  const lost = new Error('Connection terminated unexpectedly');

  test('A batch whose answer was lost is counted once when it is handed in again, and one that failed is counted then', async () => {
    const id = await addLink(store, 'one');
    let losing = false;
    const count = countOnce(async (work) => {
      const result = await inTransaction(work);
      if (losing) throw lost;
      return result;
    }, randomUUID());
    await count([visit(id, 'w')]);
    const batch = [visit(id, 'x'), visit(id, 'y')];
    losing = true;
    await expect(count(batch)).rejects.toThrow('Connection terminated');
    await expect(count(batch)).rejects.toThrow('Connection terminated');
    losing = false;
    await count([...batch, visit(id, 'z')]);
    expect(await clicksOf(store, id)).toEqual({ clicks: 4, uniqueClicks: 4 });

    // The lost batch comes back with a visit that cannot be written, so that all of it is handed in a
    // third time.
    const unwritable = { ...visit(id, 'q'), os: '\0' };
    const next = [visit(id, 'x'), visit(id, 'y')];
    losing = true;
    await expect(count(next)).rejects.toThrow('Connection terminated');
    losing = false;
    await expect(count([...next, unwritable])).rejects.toThrow(/invalid byte|0x00|null character/i);
    await count([...next, visit(id, 'x')]);
    expect(await clicksOf(store, id)).toEqual({ clicks: 7, uniqueClicks: 4 });
  });

  test('A batch that is still under way when it is sent again is counted once', async () => {
    const id = await addLink(store, 'one');
    let underWay: Promise<unknown> | undefined;
    let losing = false;
    const count = countOnce((work) => {
      if (!losing) return inTransaction(work);
      underWay = inTransaction(work);
      return Promise.reject(lost);
    }, randomUUID());
    await count([visit(id, 'w')]);
    let again: Promise<void> | undefined;
    const batch = [visit(id, 'x')];
    // The answer is lost while the batch waits for another transaction, and goes on at the server.
    const other = await instances.another();
    await other.db.transaction().execute(async (holder) => {
      await holder.updateTable('linkClicks').set({ ordinal: 2 }).execute();
      losing = true;
      await expect(count(batch)).rejects.toThrow('Connection terminated');
      losing = false;
      again = count(batch);
    });
    await Promise.all([underWay, again]);
    expect(await clicksOf(store, id)).toEqual({ clicks: 2, uniqueClicks: 2 });
  });

  test('A batch reads the links that were visited, and walks through no others', async () => {
    const first = await addLink(store, 'first');
    await sql`insert into "linkClicks" select ${first} + n, 0 from generate_series(1, 100000) as n`.execute(
      store.db,
    );
    await sql`vacuum analyze "linkClicks"`.execute(store.db);
    let read: number | undefined;
    const count = countOnce(
      (work) =>
        inTransaction(async (db) => {
          const result = await work(db);
          const { rows } = await sql<{
            read: number;
          }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
            from pg_stat_xact_user_tables where relname = 'linkClicks'`.execute(db);
          read = rows[0]?.read;
          return result;
        }),
      randomUUID(),
    );
    await count(Array.from({ length: 10 }, (_, index) => visit(first + 200 * index, 'x')));
    expect(read).toBeLessThan(100);
    expect(await clicksOf(store, first + 1800)).toEqual({ clicks: 1, uniqueClicks: 1 });
    await sql`truncate "linkClicks", "clickCountPart", visitor`.execute(store.db);
  });

  test('A link that is deleted harms no other, and leaves no row', async () => {
    const one = await addLink(store, 'one');
    const other = await addLink(store, 'other');
    await store.visits.count([visit(one, 'x'), visit(other, 'x')]);
    await store.db.deleteFrom('link').where('id', '=', one).execute();
    await store.visits.count([visit(one, 'y'), visit(other, 'y')]);
    expect(await clicksOf(store, other)).toEqual({ clicks: 2, uniqueClicks: 2 });
    for (const table of ['linkClicks', 'clickCountPart', 'visitor']) {
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
      all.map(async ({ visits }, instance) => {
        for (let round = 0; round < 6; round += 1) {
          const name = (index: number) =>
            `h${String(instance)}-${String(round)}-${String(index)}.example`;
          await visits.count(
            Array.from({ length: 200 }, (_, index) => visit(id, 'x', { referrer: name(index) })),
          );
        }
      }),
    );
    await store.visits.count([visit(id, 'x', { referrer: 'last.example' })]);
    const referrers = await referrersOf(store, id);
    expect(referrers.size).toBeLessThanOrEqual(500);
    expect([referrers.get('news.example'), sumOf(referrers.values())]).toEqual([9, 2410]);
  });

  test('Ended windows and instances that are long gone are forgotten, others not', async () => {
    const instance = await instances.another();
    const today = dayOf(Date.now());
    for (const key of ['ended', 'current']) await instance.windows?.take(key, 30, 60_000);
    await sql`update "sharedWindow" set started = started - 90000000 where key = 'ended'`.execute(
      store.db,
    );
    await sql`insert into "visitWriter" values ('gone', 1, ${today - 8}), ('here', 1, ${today})`.execute(
      store.db,
    );
    await instance.upkeep();
    const names = async (table: string, column: string) => {
      const { rows } = await sql<{
        name: string;
      }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(store.db);
      return rows.map(({ name }) => name);
    };
    expect(await names('sharedWindow', 'key')).toEqual(['current']);
    const writers = await names('visitWriter', 'writer');
    expect(['here', 'gone'].filter((name) => writers.includes(name))).toEqual(['here']);
  });
});
