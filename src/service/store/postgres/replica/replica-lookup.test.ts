/** Tests of look-ups at a replica: two servers, of which one streams its changes to the other. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgresStore } from '#service/store/postgres/open.ts';
import type { Store } from '#service/store/store.ts';
import { type PostgresServer, startPostgres } from '#testing/service/postgres-server.ts';
import { addLink } from '#testing/service/store-rows.ts';
import { makeDatabase, testServer } from '#testing/service/test-store.ts';

describe.skipIf(testServer === undefined)('A replica that links are looked up in', () => {
  let primary: PostgresServer;
  let replica: Omit<PostgresServer, 'replicate'>;
  let store: Store;
  /** Of the replica. */
  let readUrl: string;
  let time = Date.now();
  let lines: string[] = [];
  let number = 0;

  beforeAll(async () => {
    primary = await startPostgres();
    replica = await primary.replicate();
    const url = await makeDatabase(primary.url);
    readUrl = replica.url.replace(/[^/]*$/, new URL(url).pathname.slice(1));
    store = await openPostgresStore({ url, readUrl, visitorSecret: 'x', now: () => time, warn: (line) => lines.push(line) });
  });

  afterAll(async () => {
    await store.close();
    await replica.stop();
    await primary.stop();
  });

  /** Checks each second until the replica answers; a link that exists on the primary alone tells which one does. */
  beforeEach(async () => {
    await expect.poll(() => isAnswering(), { timeout: 60_000 }).toBe(true);
    lines = [];
  });

  async function tick(): Promise<void> {
    time += 1000;
    await store.upkeep.fold();
  }

  const onReplica = async (statement: string, values: unknown[] = []) => {
    const client = new pg.Client(readUrl);
    await client.connect();
    try {
      return (await client.query<{ value: unknown }>(statement, values)).rows[0]?.value;
    } finally {
      await client.end();
    }
  };

  /** Makes a link, waits until the replica has it, and holds the replica there. */
  async function linkBeforeHold(): Promise<string> {
    const alias = `held${String((number += 1))}`;
    await addLink(store, alias);
    await expect.poll(() => onReplica('select 1 as value from link where alias = $1', [alias]), { timeout: 30_000 }).toBe(1);
    await onReplica('select pg_wal_replay_pause()');
    await expect.poll(() => onReplica('select pg_get_wal_replay_pause_state() as value')).toBe('paused');
    return alias;
  }

  const urlOf = async (alias: string) => (await store.visits.find('', alias))?.url;
  const change = (alias: string) =>
    store.db.updateTable('link').set({ url: 'https://new.example/' }).where('alias', '=', alias).execute();

  /** Whether a link opens as the replica has it, while it is held. */
  async function isAnswering(): Promise<boolean> {
    await tick();
    const alias = await linkBeforeHold();
    await change(alias);
    const url = await urlOf(alias);
    await onReplica('select pg_wal_replay_resume()');
    return url === 'https://example.com/';
  }

  test('A link that was just made opens although the replica does not have it yet', async () => {
    await linkBeforeHold();
    const id = await addLink(store, 'just-made');
    expect(await onReplica('select 1 as value from link where alias = $1', ['just-made'])).toBeUndefined();
    expect((await store.visits.find('', 'just-made'))?.id).toBe(id);
    expect(await store.visits.find('', 'nobody')).toBeUndefined();
    await onReplica('select pg_wal_replay_resume()');
  });

  test('One that is too far behind is not asked until it has caught up: what was changed holds', async () => {
    const alias = await linkBeforeHold();
    await change(alias);
    await store.db.updateTable('link').set({ password: 'a hash' }).where('alias', '=', alias).execute();
    expect(await urlOf(alias)).toBe('https://example.com/');
    await expect.poll(() => tick().then(() => urlOf(alias)), { timeout: 30_000 }).toBe('https://new.example/');
    expect((await store.visits.find('', alias))?.password).toBe('a hash');
    expect(lines).toEqual([expect.stringContaining('is more than 5 s behind')]);
    await onReplica('select pg_wal_replay_resume()');
  });

  test('One that is gone keeps no visitor from a link, and is used again when it is back', async () => {
    const id = await addLink(store, 'during');
    await replica.pause();
    for (let look = 0; look < 3; look += 1) expect((await store.visits.find('', 'during'))?.id).toBe(id);
    await tick();
    expect((await store.visits.find('', 'during'))?.id).toBe(id);
    expect(lines).toEqual([expect.stringMatching(/cannot be used/)]);
    expect(lines.join()).not.toMatch(/postgres:|tests/);
    await replica.resume();
    await expect.poll(() => isAnswering(), { timeout: 60_000 }).toBe(true);
    expect(lines.at(-1)).toBe('The replica in DATABASE_READ_URL is used again.');
  });

  test('While the primary is gone its links open, and what the replica does not have is no answer', async () => {
    const alias = await linkBeforeHold();
    await onReplica('select pg_wal_replay_resume()');
    await primary.pause();
    for (let second = 0; second < 20; second += 1) {
      time += 1000;
      await expect(store.upkeep.fold()).rejects.toThrow();
    }
    expect(await urlOf(alias)).toBe('https://example.com/');
    await expect(async () => store.visits.find('', 'nobody')).rejects.toThrow();
    await primary.resume();
  });
});
