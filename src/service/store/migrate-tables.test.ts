/** Tests of table migration: versions that start after a newer one has changed the tables. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase, testServer } from '#testing/service/test-store.ts';
import { openPostgresStore } from './postgres/open.ts';
import { openSqliteStore } from './sqlite/open.ts';
import type { Store } from './store.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkdeck-migrate-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Opens one database again and again, and keeps what it says. */
async function reopening() {
  const visitorSecret = 'x';
  const said: string[] = [];
  if (testServer === undefined) {
    const file = join(folder, 'linkdeck.db');
    return { said, open: () => openSqliteStore({ file, visitorSecret }) };
  }
  const url = await makeDatabase(testServer);
  return {
    said,
    open: () => openPostgresStore({ url, visitorSecret, warn: (line) => said.push(line) }),
  };
}

const addStep = (store: Store, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, '2030-01-01')`.execute(
    store.db,
  );

test('A version starts beside tables of a newer one that only adds, and refuses others in words', async () => {
  const { open, said } = await reopening();
  const first = await open();
  await addStep(first, '9000_more_columns_adds');
  await first.close();
  const beside = await open();
  await beside.visits.count([]);
  await addStep(beside, '9001_other_meaning');
  await beside.close();
  const refusal: unknown = await open().catch((error: unknown) => error);
  expect(String(refusal)).toMatch(
    /^StoreError: .* a newer version has made it, with the step 9001_other_meaning .* Start that version again/,
  );
  if (testServer !== undefined)
    expect(said).toEqual([expect.stringContaining('9000_more_columns_adds')]);
});
