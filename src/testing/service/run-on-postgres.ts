/** Runs the tests of the service on PostgreSQL: the server in DATABASE_URL, else one of npm that is gone afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { startPostgres } from './postgres-server.ts';

/** Everything that a store is behind; what only reads files or ports runs on SQLite alone. */
const tests =
  'admin/,api/,demo/,resources/,store/,visits/,service.test.ts,node/program.test.ts,node/observability.test.ts,node/move/,node/account-cli/move-command.test.ts'.split(
    ',',
  );

const given = process.env['DATABASE_URL'];
const server =
  given === undefined || given === ''
    ? await startPostgres()
    : { url: given, stop: () => dropDatabases(given) };
let result = 1;
try {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const words = [vitest, 'run', ...tests.map((path) => `src/service/${path}`)];
  const env = { ...process.env, DATABASE_URL: '', TEST_DATABASE_URL: server.url };
  const child = spawn(process.execPath, [...words, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (typeof code === 'number') result = code;
} finally {
  await server.stop();
}
// By the call: the server's package ends the process with 0, whatever `exitCode` says.
process.exit(result);

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
