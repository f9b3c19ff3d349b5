/**
 * Tests of the prepared counting statement in PostgreSQL: how it is planned, and what happens where
 * it is lost.
 */
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Instances, openInstances } from '#testing/service/instances.ts';
import { addLink, clicksOf, visit } from '#testing/service/store-rows.ts';
import { testServer } from '#testing/service/test-store.ts';
import { newWriter, postgresVisits } from './count-visits.ts';
import { newPool } from './pool.ts';

describe.skipIf(testServer === undefined)('The counting statement in PostgreSQL', () => {
  let instances: Instances;
  let pool: Pool;
  let said: string[];
  beforeEach(async () => {
    instances = await openInstances();
    // One connection, so that a test sees what is prepared on it.
    pool = newPool(instances.url, 1, {});
    said = [];
  });
  afterEach(async () => {
    await pool.end();
    await instances.close();
  });

  const open = () => postgresVisits(pool, newWriter(), (line) => said.push(line));
  const prepared = async () =>
    (
      await pool.query<Prepared>(
        'select name, custom_plans, generic_plans from pg_prepared_statements',
      )
    ).rows;

  test('Links are found by their index, also where the tables were empty when the statement was planned', async () => {
    // As in a new database: an earlier test may have used this one, and the server have measured it.
    await pool.query('truncate link, "clickCountPart", visitor, "pendingClicks" cascade');
    const visits = open();
    for (let times = 1; times <= 10; times += 1)
      await visits.count(Array.from({ length: times }, (_, id) => visit(id + 1, 'x')));
    const [statement, ...others] = await prepared();
    // After five times the server keeps one plan, for batches of any size.
    expect([others, statement]).toMatchObject([[], { custom_plans: 5, generic_plans: 5 }]);
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain execute "${statement?.name ?? ''}" ('w', 1, 1, '{1}', '{1}', '{1}', '{1}', '{1}', '{os}', '{Linux}', '{1}')`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('using link_pkey');
    expect(plan).not.toContain('Seq Scan');
    // Of many rows beside many, a loop in a loop would read all of them for each.
    expect(plan).not.toContain('Join Filter');
  });

  test('Where a pooler has lost the prepared statement, a batch is counted once, and one line tells of it', async () => {
    const id = await addLink(instances.store, 'sale');
    const visits = open();
    await visits.count([visit(id, 'x')]);
    await pool.query('deallocate all');
    await visits.count([visit(id, 'x'), visit(id, 'y')]);
    await visits.count([visit(id, 'z')]);
    expect(await clicksOf(instances.store, id)).toEqual({ clicks: 4, uniqueClicks: 3 });
    expect(said).toEqual([
      'The pooler in front of the database loses prepared statements; none are prepared from now on.',
    ]);
    expect(await prepared()).toEqual([]);
  });

  test('A look-up that has found nothing prepared keeps batches from being prepared, and the other way round', async () => {
    const id = await addLink(instances.store, 'sale');
    const visits = open();
    await visits.find('', 'sale');
    await pool.query('deallocate all');
    await visits.count([visit(id, 'x')]);
    await pool.query('deallocate all');
    expect(await visits.find('', 'sale')).toMatchObject({ id });
    await visits.count([visit(id, 'y')]);
    expect(await clicksOf(instances.store, id)).toEqual({ clicks: 2, uniqueClicks: 2 });
    expect(said).toHaveLength(1);
    expect(await prepared()).toEqual([]);
  });
});

interface Prepared {
  name: string;
  custom_plans: number;
  generic_plans: number;
}
