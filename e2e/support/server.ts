/** Service under test: starts it on free ports with its own data folder, and makes accounts and records in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseVariables, openStoreOf } from '#e2e/setup/database.ts';
import { runAccountCommand } from '#service/node/account-cli/account-commands.ts';
import { createService } from '#service/service.ts';

export interface RunningServer {
  /** Address of the dashboard and of the API, without a slash at its end. */
  dashboard: string;
  /** Address of the short links; empty in front of another service. */
  links: string;
  /** The key of the account that this start has made, or empty. */
  key: string;
  data: string;
  /** Of the process that has started it and everything of it. */
  pid: number;
  /** Everything it printed so far, on both streams. */
  output(): string;
  /** Ends it as Ctrl+C would and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

/**
 * Runs `npm start` with the given options until it says that it is ready.
 *
 * @param data an existing data folder; without it a new one, which is removed when the tests' process ends
 */
export async function startServer(
  options: readonly string[],
  data?: string,
): Promise<RunningServer> {
  const folder = data ?? (await newFolder());
  const child = spawn(
    'npm',
    [
      'run',
      '--silent',
      'start',
      '--',
      '--port',
      '0',
      '--links-port',
      '0',
      '--data',
      folder,
      ...options,
    ],
    // A separate group, because npm starts a shell that starts node, and all of them have to go.
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(await databaseVariables(folder)) },
    },
  );
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const relay = options.includes('--upstream');
  await until(
    () => /^Dashboard {2}http/m.test(printed) && (relay || /^Links {6}http/m.test(printed)),
    child,
    () => printed,
  );
  const line = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
  return {
    dashboard: line('Dashboard').replace(/\/$/, ''),
    links: line('Links').replace(/\/$/, ''),
    key: line('API key'),
    data: folder,
    pid: child.pid ?? NaN,
    output: () => printed,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function until(
  ready: () => boolean,
  child: ChildProcess,
  printed: () => string,
): Promise<void> {
  // As long as any test may take: a busy machine needs a minute for it.
  const deadline = Date.now() + 240_000;
  while (!ready()) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}:\n${printed()}`);
    if (Date.now() > deadline) throw new Error(`The server did not get ready:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, signal);
  await gone;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let lastCommand: Promise<unknown> = Promise.resolve();

/**
 * Does what `npm run account` does on a data folder, and returns the one JSON object that it prints. In this process,
 * because nearly every test needs it and starting npm takes longer than many tests. One after the other, because a wait for
 * the lock of a database blocks its holder, where that is the same process.
 */
export async function account(data: string, ...words: string[]): Promise<Record<string, unknown>> {
  const running = lastCommand.then(async () => {
    // The command reads them, and the next one may be for another folder.
    Object.assign(process.env, await databaseVariables(data));
    return runAccountCommand([...words, '--data', data, '--json']);
  });
  lastCommand = running.catch(() => undefined);
  const answer: unknown = JSON.parse(await running);
  if (typeof answer !== 'object' || answer === null)
    throw new Error('npm run account printed no object');
  return { ...answer };
}

/**
 * Posts bodies to a path of the API, one after another, without a network: a service of this process answers them on the
 * same data folder. For many records. Returns their ids, and fails where one is refused.
 */
export function addAll(
  { data, links }: RunningServer,
  key: string,
  path: string,
  bodies: readonly object[],
): Promise<number[]> {
  const adding = lastCommand.then(async () => {
    const store = await openStoreOf(data);
    const service = createService({
      store,
      now: Date.now,
      linksUrl: links,
      rateLimit: 0,
      corsOrigins: [],
    });
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const ids: number[] = [];
    for (const body of bodies) {
      const request = new Request(links + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { id, message } = (await (await service.fetch(request)).json()) as Record<
        string,
        unknown
      >;
      if (typeof id !== 'number') throw new Error(`${path}: ${String(message)}`);
      ids.push(id);
    }
    await store.close();
    return ids;
  });
  lastCommand = adding.catch(() => undefined);
  return adding;
}
