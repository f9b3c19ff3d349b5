/** Counting benchmark: how many visits two instances write to PostgreSQL in the time in which one writes its own, and what bounds it. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { openPostgresStore } from '#service/store/postgres/open.ts';
import type { CountedVisit, Store } from '#service/store/store.ts';
import { idleTime, processorTime, timeOfThis } from './processor-time.ts';
import { addLinks } from './redirects-links.ts';
import { median } from './redirects-process.ts';

const links = 20_000;
const batch = 2000;
const batches = 20;
const rounds = 5;
/** Two by one. Processors that are busy all the time cannot show it: how idle they were is printed beside. */
const goal = 1.4;

/** The same numbers each time, from 0 up to 1. */
let seed = 7;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/**
 * @param databaseUrl of an empty database
 * @param database the process of the PostgreSQL server
 */
export async function benchCounting(databaseUrl: string, database: number) {
  const open = () => openPostgresStore({ url: databaseUrl, visitorSecret: 'ab'.repeat(32) });
  const one = await open();
  const other = await open();
  try {
    await addLinks(one, links);
    const ids = (await one.db.selectFrom('link').select('id').execute()).map(({ id }) => id);
    console.log(
      `Visits to ${String(links)} links, few with most of them; batches of ${String(batch)}, 7 of 10 visitors are new`,
    );
    const done: { ratio: number; idle: number; cost: number }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // Made beforehand, and in turns, so that neither always comes after the other.
      const alone = manyVisits(ids);
      const first = manyVisits(ids);
      const second = manyVisits(ids);
      const both = () => measured(database, [one, first], [other, second]);
      const early = round % 2 === 0 ? await both() : undefined;
      const byOne = await measured(database, [one, alone]);
      const byTwo = early ?? (await both());
      done.push({
        ratio: byTwo.rate / byOne.rate,
        idle: byTwo.idle,
        cost: byTwo.cost / byOne.cost,
      });
      console.log(
        `  round ${String(round)}: one instance ${inWords(byOne)}; two ${inWords(byTwo)}`,
      );
    }
    const written = 3 * batch * batches * rounds;
    const counted = await clicks(one);
    console.log(
      `Counted of exactly ${String(written)}: ${String(counted)}${counted === written ? '' : '  <- WRONG'}`,
    );
    const [ratio, idle, cost] = (['ratio', 'idle', 'cost'] as const).map((name) =>
      median(done.map((round) => round[name])),
    );
    if (ratio === undefined || idle === undefined || cost === undefined)
      throw new Error('Nothing was measured');
    return { ratio, idle, cost, good: ratio >= goal && counted === written };
  } finally {
    await one.close();
    await other.close();
  }
}

interface Measured {
  /** Visits a second. */
  readonly rate: number;
  /** Seconds of processor time for each visit. */
  readonly instances: number;
  readonly server: number;
  readonly cost: number;
  /** The share of the time in which the processors had nothing to do. */
  readonly idle: number;
}

/**
 * Instances write, all of them at once.
 *
 * @param database the process of the server
 */
async function measured(
  database: number,
  ...work: (readonly [Store, readonly CountedVisit[][]])[]
): Promise<Measured> {
  const times = async () =>
    [await timeOfThis(), await processorTime(database), idleTime()] as const;
  const before = await times();
  const began = performance.now();
  await Promise.all(
    work.map(async ([{ visits }, list]) => {
      for (const each of list) await visits.count(each);
    }),
  );
  const taken = (performance.now() - began) / 1000;
  const after = await times();
  const visits = work.length * batch * batches;
  const instances = (after[0] - before[0]) / visits;
  const server = (after[1] - before[1]) / visits;
  const idle = (after[2] - before[2]) / taken / availableParallelism();
  return { rate: visits / taken, instances, server, cost: instances + server, idle };
}

function inWords({ rate, instances, server, idle }: Measured): string {
  const times = `instance ${(instances * 1e6).toFixed(1)} µs, PostgreSQL ${(server * 1e6).toFixed(1)} µs of processor a visit`;
  return `${rate.toFixed(0)} visits/s (${times}, ${(idle * 100).toFixed(0)} % idle)`;
}

function manyVisits(ids: readonly number[]): CountedVisit[][] {
  return Array.from({ length: batches }, () => Array.from({ length: batch }, () => visitTo(ids)));
}

/** The n-th link gets a share of 1/n. */
function visitTo(ids: readonly number[]): CountedVisit {
  const linkId = ids[Math.floor((ids.length + 1) ** random()) - 1] ?? 0;
  const name = random() < 0.7 ? String(random()) : String(Math.floor(random() * 1000));
  const visitor = createHash('sha256').update(name).digest().subarray(0, 8).toString('base64url');
  const country = ['Germany', 'France', 'Japan'][Math.floor(random() * 3)] ?? null;
  return {
    linkId,
    visitor,
    country,
    referrer: 'Direct',
    browser: random() < 0.6 ? 'Chrome' : 'Safari',
    os: 'Android',
    network: null,
  };
}

async function clicks({ db }: Store): Promise<number> {
  const sum = db
    .selectFrom('linkClicks')
    .select(({ fn }) => fn.sum<number | string>('clicks').as('total'));
  return Number((await sum.executeTakeFirstOrThrow()).total);
}
