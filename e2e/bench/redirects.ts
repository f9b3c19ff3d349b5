/** The redirect benchmark: counted redirects of the service beside a bare server that does the same look-up. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aliases } from './redirects-links.ts';
import { connections, exactly, type LoadGenerator, loadGenerator } from './redirects-load.ts';
import { type Measured, median, numberOf, startMeasured } from './redirects-process.ts';

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
    const service = await startMeasured('redirects-service.ts', [folder], children);
    const bare = await startMeasured('redirects-bare.ts', [folder], children);
    const load = await loadGenerator(folder);
    print(
      `Redirects, ${load.name}, ${String(connections)} connections, ${String(rounds)} rounds of ${String(seconds)} s each`,
    );
    print(
      `  (${String(aliases.length)} links in turn; the service remembers a link for a second, the bare server looks each up)`,
    );
    if (load.name === 'Node.js')
      print(
        '  (Node.js takes more time than both servers, which hides their difference; wrk does not)',
      );
    const { ratios, answered, runs } = await measure(load, bare, service);
    const before = await numberOf(service, 'clicks');
    const unseen = before - answered;
    const exact = await exactly(exactAmount, service.port);
    const counted = (await numberOf(service, 'clicks')) - before;
    const ratio = median(ratios);
    const allCounted = unseen >= 0 && unseen <= runs * connections && counted === exact.answered;
    print(`Ratio, median of the rounds: ${ratio.toFixed(2)} (goal: at least ${goal.toFixed(2)})`);
    print(
      `Counted under load: ${String(before)} clicks for ${String(answered)} answers seen by ${load.name}, ` +
        `which leaves up to ${String(runs * connections)} under way at the ends of its runs`,
    );
    print(
      `Counted of exactly ${String(exact.answered)} more: ${String(counted)}${allCounted ? '' : '  <- WRONG'}`,
    );
    return { ratio, good: ratio >= goal && allCounted };
  } finally {
    for (const child of children) child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(load: LoadGenerator, bare: Measured, service: Measured) {
  const ratios: number[] = [];
  await load.run(bare.port, warmUpSeconds);
  let { answered } = await load.run(service.port, warmUpSeconds);
  const spent = { bare: { cpu: 0, answered: 0 }, service: { cpu: 0, answered: 0 } };
  async function rateOf(server: Measured, sum: { cpu: number; answered: number }): Promise<number> {
    const before = await numberOf(server, 'cpu');
    const result = await load.run(server.port, seconds);
    sum.cpu += (await numberOf(server, 'cpu')) - before;
    sum.answered += result.answered;
    return result.answered / result.seconds;
  }
  for (let round = 1; round <= rounds; round += 1) {
    // In turns, so that neither always comes after the other.
    const early = round % 2 === 0 ? await rateOf(service, spent.service) : undefined;
    const bareRate = await rateOf(bare, spent.bare);
    const serviceRate = early ?? (await rateOf(service, spent.service));
    ratios.push(serviceRate / bareRate);
    print(
      `  round ${String(round)}: bare node:http ${bareRate.toFixed(0)}/s, service ${serviceRate.toFixed(0)}/s, ` +
        `ratio ${(serviceRate / bareRate).toFixed(2)}`,
    );
  }
  const each = (sum: { cpu: number; answered: number }) => (sum.cpu / sum.answered).toFixed(1);
  print(
    `Processor time for each, which a busy machine changes less: bare ${each(spent.bare)} µs, service ${each(spent.service)} µs`,
  );
  answered += spent.service.answered;
  return { ratios, answered, runs: rounds + 1 };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
