/** Instances of the fleet: starts the real program on a PostgreSQL database, and ends it well or not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Instance {
  /** The addresses of dashboard with API, and of short links, without a slash at their ends. */
  readonly dashboard: string;
  readonly links: string;
  /** Rejects where it ends by itself. */
  readonly failure: Promise<never>;
  /** What it has printed for its operator. */
  errors(): string;
  /** Ends it as an operator would, and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts a process and waits until it is ready.
 *
 * @param linksUrl where the balancer listens for visitors
 */
export async function startInstance(
  databaseUrl: string,
  visitorSecret: string,
  linksUrl: string,
): Promise<Instance> {
  const options = ['--port', '0', '--links-port', '0', '--links-url', linksUrl, '--trust-proxy'];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/service/node/main.ts', ...options],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, VISITOR_SECRET: visitorSecret },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close');
  let isEnding = false;
  const failure = ended.then(() => {
    if (isEnding) return new Promise<never>(() => undefined);
    throw new Error(`An instance has ended by itself: ${err}`);
  });
  // Whether anyone waits for it or not.
  failure.catch(() => undefined);
  // Its lines come in one piece.
  await Promise.race([once(child.stdout, 'data'), failure]);
  const line = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(out)?.[1] ?? '';
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isEnding = true;
    child.kill(signal);
    await ended;
  };
  return {
    dashboard: line('Dashboard'),
    links: line('Links'),
    failure,
    errors: () => err,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
