/** The redirect benchmark: counted redirects of the service beside a bare server that does the same look-up. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connections, exactly, type LoadGenerator, loadGenerator } from './redirects-load.ts';

// Many short rounds rather than few long ones: what else the machine does then falls on both servers alike.
const rounds = 12;
const seconds = 1;
const warmUpSeconds = 2;
const exactAmount = 20_000;

/** What the service is to reach of the bare server's rate. */
const goal = 0.8;

interface RedirectFigures {
  /** The median of the rounds: the service's rate by that of the bare server. */
  readonly ratio: number;
  /** Whether the ratio is reached and every answered redirect was counted. */
  readonly good: boolean;
}

/**
 * Measures both servers in turn, in one run, prints each round and the median of their ratios, and checks that the
 * counted clicks are the answered requests. Takes about 40 seconds.
 */
export async function benchRedirects(): Promise<RedirectFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-bench-'));
  const children: ChildProcess[] = [];
  try {
    const service = await start('redirects-service.ts', folder, children);
    const bare = await start('redirects-bare.ts', folder, children);
    const load = await loadGenerator(folder);
    print(`Redirects, ${load.name}, ${String(connections)} connections, ${String(rounds)} rounds of ${String(seconds)} s each`);
    const { ratios, answered, runs } = await measure(load, bare.port, service.port);
    const before = await countedClicks(service.child);
    const unseen = before - answered;
    const exact = await exactly(exactAmount, service.port);
    const counted = (await countedClicks(service.child)) - before;
    const ratio = median(ratios);
    const allCounted = unseen >= 0 && unseen <= runs * connections && counted === exact.answered;
    print(`Ratio, median of the rounds: ${ratio.toFixed(2)} (goal: at least ${goal.toFixed(2)})`);
    print(
      `Counted under load: ${String(before)} clicks for ${String(answered)} answers seen by ${load.name}, ` +
        `which leaves up to ${String(runs * connections)} under way at the ends of its runs`,
    );
    print(`Counted of exactly ${String(exact.answered)} more: ${String(counted)}${allCounted ? '' : '  <- WRONG'}`);
    return { ratio, good: ratio >= goal && allCounted };
  } finally {
    for (const child of children) child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(load: LoadGenerator, bare: number, service: number) {
  const ratios: number[] = [];
  await load.run(bare, warmUpSeconds);
  let { answered } = await load.run(service, warmUpSeconds);
  for (let round = 1; round <= rounds; round += 1) {
    // In turns, so that neither always comes after the other.
    const order = round % 2 === 1 ? [bare, service] : [service, bare];
    const rates = new Map<number, number>();
    for (const port of order) {
      const result = await load.run(port, seconds);
      rates.set(port, result.answered / result.seconds);
      if (port === service) answered += result.answered;
    }
    const [bareRate, serviceRate] = [rates.get(bare) ?? NaN, rates.get(service) ?? NaN];
    ratios.push(serviceRate / bareRate);
    print(
      `  round ${String(round)}: bare node:http ${bareRate.toFixed(0)}/s, service ${serviceRate.toFixed(0)}/s, ` +
        `ratio ${(serviceRate / bareRate).toFixed(2)}`,
    );
  }
  return { ratios, answered, runs: rounds + 1 };
}

async function start(file: string, folder: string, children: ChildProcess[]): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [folder], { execArgv: ['--import', 'tsx'] });
  children.push(child);
  return { child, port: await numberFrom(child, 'port') };
}

/** The clicks in the database once no visit waits any more. */
async function countedClicks(child: ChildProcess): Promise<number> {
  await wait(1000);
  child.send('clicks');
  return numberFrom(child, 'clicks');
}

async function numberFrom(child: ChildProcess, name: 'port' | 'clicks'): Promise<number> {
  const [message]: unknown[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('A server of the benchmark has ended by itself');
    }),
  ]);
  if (typeof message !== 'object' || message === null) throw new Error('A server of the benchmark sent nonsense');
  return Number(Object.getOwnPropertyDescriptor(message, name)?.value);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
