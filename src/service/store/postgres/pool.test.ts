/** Tests of the PostgreSQL connection pool: networks and servers that are gone without a word. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openInstances } from '#testing/service/instances.ts';
import { addLink, clicksOf, visit } from '#testing/service/store-rows.ts';
import { testServer } from '#testing/service/test-store.ts';
import { isUnavailable } from './errors.ts';
import { newPool } from './pool.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/**
 * A way to a server that swallows everything once a test asks for it; without a
 * server at once.
 */
async function network(to?: URL) {
  const sockets: Socket[] = [];
  let isDead = to === undefined;
  const server = createServer((near) => {
    sockets.push(near);
    near.on('error', () => undefined);
    if (to === undefined) return;
    const far = connect(Number(to.port || '5432'), to.hostname);
    sockets.push(far);
    far.on('error', () => undefined);
    near.on('data', (data) => (isDead ? undefined : far.write(data)));
    far.on('data', (data) => (isDead ? undefined : near.write(data)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // A server on a host and port has an address of this form; only one on a pipe has text.
  const { port } = server.address() as AddressInfo;
  const url = new URL(to ?? 'postgres://nobody@127.0.0.1/nothing');
  url.host = `127.0.0.1:${String(port)}`;
  return { url: url.href, die: () => (isDead = true) };
}

const failureOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);

test('A server that never answers is unavailable once the time to connect is over', async () => {
  const { url } = await network();
  const pool = newPool(url, 1, { connectionTimeoutMillis: 50, statement_timeout: 50 });
  const failure = await failureOf(pool.query('select 1'));
  expect(isUnavailable(failure), String(failure)).toBe(true);
  await pool.end();
});

describe.skipIf(testServer === undefined)('A connection that is open', () => {
  test('A network that dies below it fails the statement, and the connection is not used again', async () => {
    const { url, die } = await network(new URL(testServer ?? ''));
    const pool = newPool(url, 1, { connectionTimeoutMillis: 60_000, statement_timeout: 1000 });
    expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    die();
    const failure = await failureOf(pool.query('select 1'));
    expect(String(failure)).toContain('Query read timeout');
    expect([isUnavailable(failure), pool.totalCount]).toEqual([true, 0]);
    await pool.end();
  });
});

describe.skipIf(testServer === undefined)('Numbers of 64 bits', () => {
  test('An id is exact up to 2^53, and one beyond fails in words instead of losing its last digits', async () => {
    const { store, close } = await openInstances();
    closing.push(close);
    const last = Number.MAX_SAFE_INTEGER;
    await addLink(store, 'first');
    const { id: account } = await store.db
      .selectFrom('account')
      .select('id')
      .executeTakeFirstOrThrow();
    await sql`alter table link alter column id restart with ${sql.lit(last)}`.execute(store.db);
    expect(await addLink(store, 'last')).toBe(last);
    expect(await store.visits.find('', 'last')).toMatchObject({ id: last });
    await store.visits.count([visit(last, 'x')]);
    expect(await clicksOf(store, last)).toEqual({ clicks: 1, uniqueClicks: 1 });

    const added = store.change(account, async (db) => addLink({ ...store, db }, 'beyond'));
    await expect(added).rejects.toThrow('PostgreSQL gave a number beyond 2^53');
    const aliases = await store.db.selectFrom('link').select('alias').orderBy('id').execute();
    expect(aliases).toEqual([{ alias: 'first' }, { alias: 'last' }]);

    await sql`update link set id = 9007199254740993 where alias = 'last'`.execute(store.db);
    await expect(store.visits.find('', 'last')).rejects.toThrow(
      'PostgreSQL gave a number beyond 2^53',
    );
    // What was counted under its number goes with the link, when the next test empties the database.
    await sql`update link set id = ${sql.lit(last)} where alias = 'last'`.execute(store.db);
  });
});
