/** Measures what is promised of speed and size: redirects, counting, searches, accounts beside each other, parts, first screen, loader, acts; fails where a promise is not kept. Arguments name parts. */
import pg from 'pg';
import { startPostgres } from '#testing/service/postgres-server.ts';
import { makeDatabase } from '#testing/service/test-store.ts';
import { benchBesideCalls } from './beside-calls.ts';
import { benchCounting } from './counting.ts';
import { benchFirstScreen } from './first-screen.ts';
import { benchInteraction } from './interaction.ts';
import { benchLoader } from './loader.ts';
import { benchManyLinks } from './many-links.ts';
import { benchParts } from './parts.ts';
import { parentOf } from './processor-time.ts';
import { benchRedirects } from './redirects.ts';
import { benchRedirectsOnPostgres } from './redirects-postgres.ts';

/** A part of the benchmark: it measures, prints what it measures, and tells whether its promises are kept at the end. */
type Part = () => Promise<() => void>;

const parts: Readonly<Record<string, Part>> = {
  redirects: async () => {
    const { ratio, good } = await benchRedirects();
    return () => tell(`Redirects     ${ratio.toFixed(2)} of a bare server`, good);
  },
  postgres: async () => {
    const figures = await onPostgres();
    return () => {
      if (figures === undefined) return;
      const { redirects, counting } = figures;
      const allowed = redirects.bound.toFixed(2);
      const idle = (counting.idle * 100).toFixed(0);
      tell(
        `PostgreSQL    ${redirects.ratio.toFixed(2)} of the redirects of SQLite; the processors allow ${allowed}`,
        redirects.good,
      );
      tell(
        `Instances     two count ${counting.ratio.toFixed(2)} of the visits of one, with processors ${idle} % idle, ` +
          `at ${counting.cost.toFixed(2)} of the processor time for each`,
        counting.good,
      );
    };
  },
  links: async () => {
    const { search, page, beside } = await benchManyLinks();
    return () => {
      tell(
        `Search        ${search.ratio.toFixed(3)} of the time of reading all links, median of four`,
        search.good,
      );
      tell(`Last page     ${page.ratio.toFixed(2)} of the time of the first`, page.good);
      tell(
        `Beside search ${beside.ratio.toFixed(2)} of the time of a redirect without one, p50`,
        beside.good,
      );
    };
  },
  accounts: async () => {
    const { p50, p99, good } = await benchBesideCalls();
    return () =>
      tell(
        `Beside calls  another account's take ${p50.toFixed(0)} ms more at p50, ${p99.toFixed(0)} ms at p99`,
        good,
      );
  },
  parts: async () => {
    const figures = await benchParts();
    return () => {
      for (const { name, value, good } of figures) tell(`${name}  ${value}`, good);
    };
  },
  screen: async () => {
    const firstScreen = await benchFirstScreen();
    const loader = await benchLoader();
    return () => {
      tell(`First screen  ${firstScreen.kilobytes.toFixed(1)} KB of script`, firstScreen.good);
      tell(`Embed loader  ${loader.bytes} bytes of at most ${loader.limit}`, loader.good);
    };
  },
  acts: async () => {
    const { rows, field, delay } = await benchInteraction();
    return () => {
      tell(`Rows          ${rows.value.toFixed(0)} ms after Sign in, of ${rows.limit}`, rows.good);
      tell(
        `Field of C    ${field.value.toFixed(0)} ms after the key, of ${field.limit}`,
        field.good,
      );
      tell(
        `Acts          ${delay.value.toFixed(0)} ms to the next frame (p75, 4 times slower), of ${delay.limit}`,
        delay.good,
      );
    };
  },
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined)
  throw new Error(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}`);
const results: (() => void)[] = [];
// One after the other, as each wants the machine to itself.
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  results.push(await part());
  console.log('');
}
for (const result of results) result();
// By the call: the package of the PostgreSQL server would end the process with 0.
process.exit();

function tell(line: string, isWithin: boolean): void {
  console.log(`${line}  ${isWithin ? 'kept' : 'NOT KEPT'}`);
  if (!isWithin) process.exitCode = 1;
}

/** Undefined where PostgreSQL cannot run on this machine. */
async function onPostgres() {
  const server = await startPostgres().catch((error: unknown) => {
    console.log(
      `PostgreSQL is not measured, as it cannot run here: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  });
  if (server === undefined) return undefined;
  try {
    const database = await serverProcess(server.url);
    return {
      redirects: await benchRedirectsOnPostgres(await makeDatabase(server.url), database),
      counting: await benchCounting(await makeDatabase(server.url), database),
    };
  } finally {
    await server.stop();
  }
}

/** The process that all connections are children of. */
async function serverProcess(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = await parentOf(rows[0]?.pid ?? NaN);
  await client.end();
  return pid;
}
