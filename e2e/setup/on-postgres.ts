/** Runs browser tests on a PostgreSQL server of npm: the core paths of the dashboard, against services that keep their data there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '#testing/service/postgres-server.ts';

const server = await startPostgres();
let result = 1;
try {
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e',
    '--grep',
    '@core',
    ...process.argv.slice(2),
  ];
  const env = { ...process.env, E2E_DATABASE_URL: server.url };
  const child = spawn(process.execPath, words, { stdio: 'inherit', env });
  const [code]: unknown[] = await once(child, 'exit');
  if (typeof code === 'number') result = code;
} finally {
  await server.stop();
}
// By the call: the server's package ends the process with 0, whatever `exitCode` says.
process.exit(result);
