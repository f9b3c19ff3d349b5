/**
 * Tests of the batched link look-up in PostgreSQL: what goes into one statement, what fails with
 * it, and how it is planned.
 */
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Instances, openInstances } from '#testing/service/instances.ts';
import { addLink } from '#testing/service/store-rows.ts';
import { testServer } from '#testing/service/test-store.ts';
import { linkLookup } from './link-lookup.ts';
import { newPool } from './pool.ts';

describe.skipIf(testServer === undefined)('The look-up of links in PostgreSQL', () => {
  let instances: Instances;
  let pool: Pool;
  /** The number of links that each statement asked for. */
  let asked: number[];
  /** Called before each statement is sent. */
  let hold: () => Promise<void>;
  beforeEach(async () => {
    instances = await openInstances();
    pool = newPool(instances.url, 1, {});
    asked = [];
    hold = () => Promise.resolve();
    pool.query = new Proxy(pool.query, {
      apply: async (query, _, args: [{ values?: string[][] }]) => {
        asked.push(args[0].values?.[0]?.length ?? 0);
        await hold();
        return Reflect.apply(query, pool, args) as unknown;
      },
    });
  });
  afterEach(async () => {
    await pool.end();
    await instances.close();
  });

  test('Links that are asked for at the same moment are looked up in one statement, each with its own answer', async () => {
    const sale = await addLink(instances.store, 'sale');
    const branded = await addLink(instances.store, 'sale', 'go.example');
    const odd = await addLink(instances.store, `{"a",NULL,\\'ä}`);
    const find = linkLookup(pool, () => undefined);
    const found = await Promise.all([
      find('', 'sale'),
      find('', 'none'),
      find('go.example', 'sale'),
      find('', 'sale'),
      find('', `{"a",NULL,\\'ä}`),
      find('', 'a\0b'),
      find('', ''),
    ]);
    expect(found.map((link) => link?.id)).toEqual([
      sale,
      undefined,
      branded,
      sale,
      odd,
      undefined,
      undefined,
    ]);
    expect(asked).toEqual([6]);
  });

  test('Where a pooler has lost the prepared statement, links are found, none is prepared again, and one line tells of it', async () => {
    const id = await addLink(instances.store, 'sale');
    const said: string[] = [];
    const find = linkLookup(pool, (line) => said.push(line));
    for (let times = 0; times < 3; times += 1) {
      expect(await find('', 'sale')).toMatchObject({ id });
      await pool.query('deallocate all');
    }
    await find('', 'sale');
    const { rows } = await pool.query('select name from pg_prepared_statements');
    expect([said, rows]).toEqual([
      [
        'The pooler in front of the database loses prepared statements; none are prepared from now on.',
      ],
      [],
    ]);
  });

  test('What is asked while two statements are under way goes into the next ones, of a hundred links at most', async () => {
    const id = await addLink(instances.store, 'sale');
    const find = linkLookup(pool, () => undefined);
    const releases: (() => void)[] = [];
    hold = () => new Promise((resolve) => releases.push(resolve));
    const ask = async () => find('', 'sale');
    const answers: ReturnType<typeof ask>[] = [];
    for (const more of [1, 1, 150, 30]) {
      for (let number = 0; number < more; number += 1) answers.push(ask());
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(asked).toEqual([1, 1]);
    hold = () => Promise.resolve();
    for (const release of releases) release();
    const found = await Promise.all(answers);
    expect([found.length, new Set(found.map((link) => link?.id))]).toEqual([182, new Set([id])]);
    expect(asked).toEqual([1, 1, 100, 80]);
  });

  test('A statement that fails fails all who asked in it, and the next one is asked as ever', async () => {
    const id = await addLink(instances.store, 'sale');
    const find = linkLookup(pool, () => undefined);
    hold = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const failed = await Promise.allSettled([find('', 'sale'), find('', 'none')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    hold = () => Promise.resolve();
    expect(await find('', 'sale')).toMatchObject({ id });
  });

  test('Links are found by their index, also where the table was empty when the statement was planned', async () => {
    // As in a new database: an earlier test may have used this one, and the server have measured it.
    await pool.query('truncate link cascade');
    const find = linkLookup(pool, () => undefined);
    const many = (number: number) =>
      Promise.all(Array.from({ length: number }, async () => find('', 'none')));
    for (let times = 1; times <= 10; times += 1) await many(times);
    const { rows: names } = await pool.query<{ name: string }>(
      'select name from pg_prepared_statements',
    );
    const execute = `explain execute "${names[0]?.name ?? ''}" ('{""}', '{"none"}')`;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(execute);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('using link_address');
    expect(plan).not.toContain('Seq Scan on link');
    // After five times the server keeps one plan, for arrays of any length.
    const plans = await pool.query(
      'select custom_plans, generic_plans from pg_prepared_statements',
    );
    expect(plans.rows).toEqual([{ custom_plans: 5, generic_plans: 6 }]);
  });
});
