/** Program as a process in a test: starts `npm start` on free ports, and keeps what it prints. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#service/node/build/build-dashboard.ts';

export interface StartedProgram {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  ended: Promise<number | null>;
}

const children: ChildProcess[] = [];

/** @param env beside PATH: the settings of this machine must not change a test */
export function startProcess(...args: (string | Record<string, string>)[]): StartedProgram {
  const words = args.filter((arg) => typeof arg === 'string');
  const env = Object.assign({}, ...args.filter((arg) => typeof arg === 'object')) as Record<
    string,
    string
  >;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/service/node/main.ts', ...words], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, out: () => out, err: () => err, ended };
}

/** Starts on free ports and waits for its lines, which come in one piece. */
export async function readyProgram(...args: (string | Record<string, string>)[]) {
  const started = startProcess('--port', '0', '--links-port', '0', ...args);
  const { child, err, ended } = started;
  if (child.stdout === null) throw new Error('no stdout');
  const early = ended.then(() => {
    throw new Error(`It ended early: ${err()}`);
  });
  const [first] = (await Promise.race([once(child.stdout, 'data'), early])) as [Buffer]; // what this event carries
  const printed = first.toString();
  const line = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
  return {
    ...started,
    printed,
    dashboard: line('Dashboard'),
    links: line('Links'),
    health: line('Health'),
    key: line('API key'),
  };
}

export async function stopProgram({ child, ended }: StartedProgram): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

/** Ends every program that a test has left running. */
export function killPrograms(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}
