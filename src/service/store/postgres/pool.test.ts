/** Tests of the PostgreSQL connection pool: networks and servers that are gone without a word. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { errorText } from '#service/node/process/error-fields.ts';
import type { CountedVisit, Store } from '#service/store/store.ts';
import { openInstances } from '#testing/service/instances.ts';
import { addLink, clicksOf, referrersOf, visit } from '#testing/service/store-rows.ts';
import { testServer } from '#testing/service/test-store.ts';
import { countOnce } from './count-once.ts';
import { isUnavailable } from './errors.ts';
import { defaultTimeouts, newPool } from './pool.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What happens to a statement on its way: it goes on, or the connection is cut, before it or behind it. */
type Fate = 'arrives' | 'is cut before' | 'is cut behind' | 'is swallowed behind';

/**
 * A way to a server that swallows everything once a test asks for it; without a
 * server at once.
 *
 * @param fateOf decides on each piece that is sent to the server
 */
async function network(to?: URL, fateOf: (piece: Buffer) => Fate = () => 'arrives') {
  const sockets: Socket[] = [];
  let isDead = to === undefined;
  const server = createServer((near) => {
    sockets.push(near);
    near.on('error', () => undefined);
    if (to === undefined) return;
    const far = connect(Number(to.port || '5432'), to.hostname);
    sockets.push(far);
    far.on('error', () => undefined);
    let isAnswered = true;
    near.on('data', (data) => {
      if (isDead || !isAnswered) return;
      const fate = fateOf(data);
      if (fate !== 'is cut before') far.write(data);
      if (fate === 'is cut before' || fate === 'is cut behind') near.destroy();
      isAnswered = fate === 'arrives';
    });
    near.on('close', () => far.end());
    far.on('data', (data) => (isDead || !isAnswered ? undefined : near.write(data)));
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

describe.skipIf(testServer === undefined)('A connection that ends below a batch of visits', () => {
  /** Hands the batch in as the queue does, until it is written; returns how often it failed. */
  async function countUntilWritten(store: Store, batch: readonly CountedVisit[]): Promise<number> {
    for (let failures = 0; ; failures += 1) {
      try {
        await store.visits.count(batch);
        return failures;
      } catch (error) {
        expect(store.isUnavailable(error), String(error)).toBe(true);
        // An operator reads why, without a stack.
        expect(errorText(error)).not.toContain('\n');
      }
    }
  }

  for (const fate of ['is cut before', 'is cut behind'] as const)
    test(`Where it ${fate} any of its statements, each visit is counted once`, async () => {
      const instances = await openInstances();
      closing.push(instances.close);
      let left = Infinity;
      const { url } = await network(new URL(instances.url), () =>
        (left -= 1) === 0 ? fate : 'arrives',
      );
      const store = await instances.another({ url });
      await store.visits.count([]);
      const failures: number[] = [];
      do {
        const id = await addLink(instances.store, `a${String(failures.length)}`);
        await store.visits.count([visit(id, 'x')]);
        left = failures.length + 1;
        const batch = [visit(id, 'x'), visit(id, 'y'), visit(id, 'y', { referrer: 'a.example' })];
        failures.push(await countUntilWritten(store, batch));
        expect(await clicksOf(instances.store, id)).toEqual({ clicks: 4, uniqueClicks: 2 });
        expect(await referrersOf(instances.store, id)).toEqual(
          new Map([
            ['Direct', 3],
            ['a.example', 1],
          ]),
        );
      } while (failures.at(-1) !== 0);
      // All statements between begin and commit were tried.
      expect(failures.length).toBeGreaterThan(5);
    });

  test('A commit that is never answered is counted once, and its connection is not used again', async () => {
    const instances = await openInstances();
    closing.push(instances.close);
    let isSwallowing = false;
    const { url } = await network(new URL(instances.url), (piece) =>
      isSwallowing && piece.includes('commit') ? 'is swallowed behind' : 'arrives',
    );
    const timeouts = { ...defaultTimeouts, statement_timeout: 100 };
    const store = await instances.another({ url, timeouts });
    const id = await addLink(instances.store, 'one');
    await store.visits.count([visit(id, 'x')]);
    isSwallowing = true;
    const batch = [visit(id, 'x'), visit(id, 'y')];
    expect(isUnavailable(await failureOf(store.visits.count(batch)))).toBe(true);
    expect(store.pools?.()[0]).toMatchObject({ open: 0 });
    isSwallowing = false;
    await store.visits.count(batch);
    expect(await clicksOf(instances.store, id)).toEqual({ clicks: 3, uniqueClicks: 2 });
  });

  test('One that the server ends between two statements fails the next one, with what the server said or that it is gone', async () => {
    const { store, close } = await openInstances();
    closing.push(close);
    const id = await addLink(store, 'one');
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const count = countOnce(
      (work) =>
        store.change(undefined, async (db) => {
          const result = await work(db);
          if (endings > 0) {
            endings -= 1;
            const own = (await pid.execute(db)).rows[0]?.pid ?? 0;
            await sql`select pg_terminate_backend(${own}, 10000)`.execute(store.db);
          }
          return result;
        }),
      randomUUID(),
    );
    let endings = 2;
    const batch = [visit(id, 'x')];
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(isUnavailable(await failureOf(count(batch)))).toBe(true);
    await count(batch);
    expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
  });

  test('One that stands still between two statements holds up another instance until the server ends it', async () => {
    const instances = await openInstances();
    closing.push(instances.close);
    const { store } = instances;
    const timeouts = { ...defaultTimeouts, idle_in_transaction_session_timeout: 1000 };
    const still = await instances.another({ timeouts });
    const id = await addLink(store, 'one');
    const count = countOnce(
      (work) =>
        still.change(undefined, async (db) => {
          const result = await work(db);
          await store.visits.count([visit(id, 'x')]);
          return result;
        }),
      randomUUID(),
    );
    expect(isUnavailable(await failureOf(count([visit(id, 'y')])))).toBe(true);
    expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
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
