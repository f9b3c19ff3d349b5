/** Redirect benchmark on PostgreSQL: counted redirects beside the same service on SQLite, and the processor time that each takes. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowedRatio, processorTime, timeOfThis } from './processor-time.ts';
import { aliases } from './redirects-links.ts';
import { connections, exactly, type LoadGenerator, loadGenerator } from './redirects-load.ts';
import { type Measured, median, numberOf, startMeasured } from './redirects-process.ts';

const links = 20_000;
const rounds = 8;
const seconds = 1;
const exactAmount = 5000;
/** Of the rate of SQLite. What the processors of the machine allow at most is printed beside. */
const goal = 0.8;

/** Seconds of processor time. */
interface Spent {
  readonly instance: number;
  readonly database: number;
  readonly load: number;
}

interface Round {
  readonly rate: number;
  /** For each redirect. */
  readonly spent: Spent;
}

interface Side {
  readonly server: Measured;
  /** The process whose children are the connections of the database. */
  readonly database: number | undefined;
}

/**
 * @param databaseUrl of an empty database
 * @param database the process of the PostgreSQL server
 */
export async function benchRedirectsOnPostgres(databaseUrl: string, database: number) {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-bench-'));
  const children: ChildProcess[] = [];
  try {
    const words = [folder, String(links)];
    const variables = { DATABASE_URL: databaseUrl, VISITOR_SECRET: 'ab'.repeat(32) };
    const sqlite = {
      server: await startMeasured('redirects-service.ts', words, children),
      database: undefined,
    };
    const postgres = {
      server: await startMeasured('redirects-service.ts', words, children, variables),
      database,
    };
    const load = await loadGenerator(folder);
    console.log(
      `Redirects on PostgreSQL, ${load.name}, ${String(connections)} connections, rounds of ${String(seconds)} s`,
    );
    const compared = (amount?: number) => compare(load, sqlite, postgres, amount);
    console.log(`  to ${String(aliases.length)} links in turn, nearly always remembered`);
    await compared();
    console.log(`  to ${String(links)} links, few with most visits`);
    const { ratio, bound, instance } = await compared(links);
    const before = await numberOf(postgres.server, 'clicks');
    const { answered } = await exactly(exactAmount, postgres.server.port);
    const counted = (await numberOf(postgres.server, 'clicks')) - before;
    console.log(
      `Counted of exactly ${String(answered)} more: ${String(counted)}${counted === answered ? '' : '  <- WRONG'}`,
    );
    return { ratio, bound, good: ratio >= goal && counted === answered, instance };
  } finally {
    for (const child of children) child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures both in turn, prints each round and what the machine allows, and returns the medians. */
async function compare(load: LoadGenerator, sqlite: Side, postgres: Side, amount?: number) {
  const measure = (side: Side) => measureRound(load, side, amount);
  // What runs for the first time has not been compiled yet.
  for (const side of [sqlite, postgres, sqlite, postgres]) await measure(side);
  const done: { sqlite: Round; postgres: Round }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // In turns, so that neither always comes after the other.
    const early = round % 2 === 0 ? await measure(postgres) : undefined;
    const bySqlite = await measure(sqlite);
    const byPostgres = early ?? (await measure(postgres));
    done.push({ sqlite: bySqlite, postgres: byPostgres });
    console.log(
      `    round ${String(round)}: SQLite ${bySqlite.rate.toFixed(0)}/s, PostgreSQL ${byPostgres.rate.toFixed(0)}/s`,
    );
  }
  const middle = (of: (round: (typeof done)[number]) => number) => median(done.map(of));
  const spent = (name: 'sqlite' | 'postgres', part: keyof Spent) =>
    middle((round) => round[name].spent[part] * 1e6);
  for (const name of ['sqlite', 'postgres'] as const) {
    const [instance, database, generator] = (['instance', 'database', 'load'] as const).map(
      (part) => spent(name, part).toFixed(1),
    );
    console.log(
      `    processor time of a redirect on ${name === 'sqlite' ? 'SQLite' : 'PostgreSQL'}: instance ${instance} µs, ` +
        `database ${database} µs, ${load.name} ${generator} µs`,
    );
  }
  const ratio = middle((round) => round.postgres.rate / round.sqlite.rate);
  const bound = middle(({ postgres: { spent: each }, sqlite: { rate } }) => {
    return allowedRatio(each.instance + each.database + each.load, rate);
  });
  const instance = spent('postgres', 'instance') / spent('sqlite', 'instance');
  console.log(
    `    ratio ${ratio.toFixed(2)}; ${String(availableParallelism())} processors that do nothing else would allow ${bound.toFixed(2)}; ` +
      `the instance takes ${instance.toFixed(2)} of the processor time`,
  );
  return { ratio, bound, instance };
}

/** With the time that it takes to write the visits afterwards, so that nothing of one round falls into the next. */
async function measureRound(
  load: LoadGenerator,
  { server, database }: Side,
  amount?: number,
): Promise<Round> {
  const { pid } = server.child;
  const times = async (): Promise<Spent> => ({
    instance: await processorTime(pid ?? NaN),
    database: database === undefined ? 0 : await processorTime(database),
    load: await timeOfThis(),
  });
  const before = await times();
  const { answered, seconds: taken } = await load.run(server.port, seconds, amount);
  await numberOf(server, 'clicks');
  const after = await times();
  const each = (part: keyof Spent) => (after[part] - before[part]) / answered;
  return {
    rate: answered / taken,
    spent: { instance: each('instance'), database: each('database'), load: each('load') },
  };
}
