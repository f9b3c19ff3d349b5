/** Example backend: starts a backend of `docs/examples` that is written in another language, as its first lines say. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import type { RunningServer } from './server.ts';

/** How each starts, at a port that is free. */
export const otherBackends: Readonly<Record<string, readonly [string, ...string[]]>> = {
  python: ['python3', 'linkdeck.py'],
  php: ['php', '-S', 'localhost:0', 'linkdeck.php'],
};

export interface ExampleBackend {
  /** Where it answers. */
  readonly url: string;
  stop(): Promise<void>;
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

/**
 * Starts a backend with the key of a service.
 *
 * @param folder that of the example in `docs/examples`, where it is not built elsewhere
 * @throws Error where it ends before it can be asked
 */
export async function startBackend(
  name: string,
  [program, ...args]: readonly [string, ...string[]],
  { dashboard, key }: RunningServer,
  folder = join(projectRoot, 'docs', 'examples', name),
): Promise<ExampleBackend> {
  const env = { ...process.env, LINKS_SERVICE: dashboard, LINKS_KEY: key, PORT: '0' };
  const child = spawn(program, args, { cwd: folder, env, stdio: 'pipe' });
  const ended = once(child, 'exit');
  const url = await Promise.race([urlIn(child), ended.then(() => undefined)]);
  if (url === undefined) throw new Error(`The backend in ${name} ended before it answered`);
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** The address that a server prints when it is ready. */
function urlIn({ stdout, stderr }: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    const read = (data: Buffer) => {
      printed += data.toString();
      const url = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (url !== undefined) resolve(url);
    };
    stdout.on('data', read);
    stderr.on('data', read);
  });
}
