/** Tests of the PostgreSQL store behind PgBouncer in transaction mode, where that is installed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#testing/service/free-port.ts';
import { type Instances, openInstances } from '#testing/service/instances.ts';
import { addLink, clicksOf, visit } from '#testing/service/store-rows.ts';
import { testServer } from '#testing/service/test-store.ts';
import { openPostgresStore } from './open.ts';

const program = '/usr/sbin/pgbouncer';

describe.skipIf(testServer === undefined || !existsSync(program))(
  'The PostgreSQL store behind a pooler',
  () => {
    let instances: Instances;
    let folder = '';
    let pooler: ChildProcess;
    let url = '';
    beforeEach(async () => {
      instances = await openInstances();
      folder = await mkdtemp(join(tmpdir(), 'linkdeck-pooler-'));
      const server = new URL(instances.url);
      const port = await freePort();
      const database = `host=${server.hostname} port=${server.port || '5432'} user=${server.username} password=${server.password}`;
      const settings = [
        '[databases]',
        `* = ${database}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${String(port)}`,
        // Fewer connections than the store has, so that they are shared.
        'auth_type = any',
        'pool_mode = transaction',
        'default_pool_size = 2',
        'unix_socket_dir =',
      ];
      const file = join(folder, 'pgbouncer.ini');
      await writeFile(file, settings.join('\n'));
      await chmod(folder, 0o755);
      // It refuses to run as root.
      const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
      pooler = spawn(program, ['-q', ...asUser, file], { stdio: 'ignore' });
      await listening(port);
      url = `postgres://any@127.0.0.1:${String(port)}${server.pathname}`;
    });
    afterEach(async () => {
      await instances.close();
      const gone = once(pooler, 'exit');
      pooler.kill();
      await gone;
      await rm(folder, { recursive: true });
    });

    test('Links are looked up, visits counted, and one line reports the loss of prepared statements', async () => {
      const { store } = instances;
      const said: string[] = [];
      const pooled = await instances.another({
        url,
        migrationUrl: instances.url,
        warn: (line) => said.push(line),
      });
      const id = await addLink(store, 'sale');
      for (let round = 0; round < 5; round += 1) {
        const found = await Promise.all(
          Array.from({ length: 20 }, async () => pooled.visits.find('', 'sale')),
        );
        expect(new Set(found.map((link) => link?.id))).toEqual(new Set([id]));
      }
      await pooled.visits.count([visit(id, 'x'), visit(id, 'y')]);
      await pooled.upkeep(30);
      expect(await clicksOf(pooled, id)).toEqual({ clicks: 2, uniqueClicks: 2 });
      expect((await pooled.windows?.take('key 1', 30, 60_000))?.used).toBe(1);
      expect(
        said.filter((line) => line.startsWith('The pooler in front of the database')),
      ).toHaveLength(said.length);
      expect(said.length).toBeLessThanOrEqual(1);
    });

    test('With DATABASE_PREPARE=off nothing is prepared, and nothing reported', async () => {
      const said: string[] = [];
      const warn = (line: string) => said.push(line);
      const pooled = await instances.another({
        url,
        migrationUrl: instances.url,
        prepare: 'off',
        warn,
      });
      await addLink(instances.store, 'sale');
      await Promise.all(Array.from({ length: 20 }, async () => pooled.visits.find('', 'sale')));
      const { rows } = await sql`select name from pg_prepared_statements`.execute(pooled.db);
      expect([rows, said]).toEqual([[], []]);
    });

    test('A change that takes too long is undone, although connections take no time-outs', async () => {
      const { store } = instances;
      await addLink(store, 'sale');
      const account = await store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
      const pooled = await openPostgresStore({
        url,
        migrationUrl: instances.url,
        visitorSecret: store.visitorSecret,
        timeouts: {
          connectionTimeoutMillis: 60_000,
          statement_timeout: 500,
          lock_timeout: 500,
          idle_in_transaction_session_timeout: 500,
        },
      });
      const refused: unknown = await pooled
        .change(account.id, (db) => sql`select pg_sleep(3600)`.execute(db))
        .catch((error: unknown) => error);
      expect(pooled.isUnavailable(refused)).toBe(true);
      expect(String(refused)).toContain('statement timeout');
      await pooled.close();
    });
  },
);

/** Waits until something listens. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
