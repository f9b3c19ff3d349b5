/** Servers of the redirect benchmark: each in a process of its own, which tells its port and its numbers. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Measured {
  readonly child: ChildProcess;
  readonly port: number;
}

/**
 * Starts a server and waits for its port.
 *
 * @param children gets the process, so that it can be ended whatever happens
 * @param variables of its environment beside those of this process
 */
export async function startMeasured(
  file: string,
  words: readonly string[],
  children: ChildProcess[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const env = { ...process.env, DATABASE_URL: '', ...variables };
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), words, {
    execArgv: ['--import', 'tsx'],
    env,
  });
  children.push(child);
  return { child, port: await numberFrom(child, 'port') };
}

/** The processor time of a server in microseconds, or the clicks in its database once no visit waits any more. */
export async function numberOf({ child }: Measured, name: 'cpu' | 'clicks'): Promise<number> {
  if (name === 'clicks') await wait(1500);
  child.send(name);
  return numberFrom(child, name);
}

async function numberFrom(child: ChildProcess, name: 'port' | 'clicks' | 'cpu'): Promise<number> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('A server of the benchmark has ended by itself');
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message', { signal }), ended]);
  done.abort();
  if (typeof message !== 'object' || message === null)
    throw new Error('A server of the benchmark sent nonsense');
  return Number(Object.getOwnPropertyDescriptor(message, name)?.value);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
