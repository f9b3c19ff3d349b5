/** Move: copies a whole database into an empty one, all of it or nothing, and compares the counts. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ProgramError } from '#service/node/process/program-error.ts';
import type { Store } from '#service/store/store.ts';
import { numberedTables, type Tables } from '#service/store/tables.ts';
import { continueBehind, type DatabaseKind, highestNumbers } from './numbering.ts';
import { visitorForm } from './visitor-form.ts';

export interface Side {
  readonly store: Store;
  readonly kind: DatabaseKind;
}

export interface Moved {
  /** By their e-mail addresses. */
  readonly accounts: readonly string[];
  /** The rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly clicks: number;
}

type Row = Record<string, unknown>;

/**
 * Rows that are read and written at once; SQLite binds 32 766 values in one statement, and a link
 * has under thirty.
 */
const slice = 1000;

/** Each with its key. A row comes after the rows that it refers to. */
const tables: readonly (readonly [name: keyof Tables, ...key: string[]])[] = [
  ...numberedTables.map((name) => [name, 'id'] as const),
  ['channelItem', 'channelId', 'type', 'itemId'],
  ['clickCount', 'linkId', 'dimension', 'name'],
  ['visitor', 'linkId', 'hash'],
];

/**
 * Copies everything; all numbers stay. The servers on the source have to be stopped, or what they
 * write meanwhile stays behind.
 *
 * @throws ProgramError where the target has accounts, and where counts differ; nothing is changed
 */
export async function moveAll(source: Side, target: Side): Promise<Moved> {
  // One turn ends after some rows, so that it holds up no server.
  for (let more = true; more; ) ({ more } = await source.store.upkeep.fold());
  // What was read is of one moment, and what is written is written together.
  const reading = source.store.db.transaction().setIsolationLevel('repeatable read');
  return reading.execute((from) =>
    target.store.db.transaction().execute(async (to) => {
      if (source.kind === 'postgres') await refuseCounting(from);
      if ((await to.selectFrom('account').select('id').limit(1).execute()).length > 0)
        throw new ProgramError('The target has accounts already. Name an empty one with --to.');
      const given = await highestNumbers(from, source.kind);
      const visitor = await visitorForm([from, source.kind], [to, target.kind]);
      const rows: Record<string, number> = {};
      for (const [name, ...key] of tables)
        rows[name] = await copyTable(from, to, { name, key, visitor });
      for (const name of numberedTables) await continueBehind(to, target.kind, name, given[name]);
      const accounts = await to.selectFrom('account').select('email').orderBy('id').execute();
      const clicks = await compareCounts(from, to);
      return { accounts: accounts.map(({ email }) => email), rows, clicks };
    }),
  );
}

/**
 * @throws ProgramError where visits are not added to their links, because a server of the source
 * still runs
 */
async function refuseCounting(from: Kysely<Tables>): Promise<void> {
  const { rows } =
    await sql`select 1 from "pendingClicks" as pending join link on link.id = pending."linkId" limit 1`.execute(
      from,
    );
  if (rows.length === 0) return;
  throw new ProgramError(
    'A server is still counting visits on the source. Stop it, and try again. Nothing was moved.',
  );
}

interface Copy {
  readonly name: keyof Tables;
  readonly key: readonly string[];
  readonly visitor: (hash: string) => string;
}

/** @returns how many rows */
async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  { name, key, visitor }: Copy,
): Promise<number> {
  let copied = 0;
  for await (const rows of slicesOf(from, name, key)) {
    const moved =
      name === 'visitor'
        ? rows.map((row) => ({ ...row, hash: visitor(String(row['hash'])) }))
        : rows;
    await insertRows(to, name, moved);
    copied += rows.length;
  }
  return copied;
}

const clicksNow = (column: string) =>
  sql`(select ${sql.ref(column)} from "linkClicks" where "linkId" = link.id) as ${sql.ref(column)}`;
const columnsOf: Partial<Record<keyof Tables, RawBuilder<unknown>>> = {
  // Of two columns of one name the last one counts: a link is made in the target with the clicks that
  // it has by now.
  link: sql`link.*, ${clicksNow('clicks')}, ${clicksNow('uniqueClicks')}`,
  // As text, because a number of 64 bits would lose its last digits.
  visitor: sql`"linkId", day, cast(hash as text) as "hashText"`,
};

/** Reads the rows of a table in the order of their key. */
async function* slicesOf(
  from: Kysely<Tables>,
  name: keyof Tables,
  key: readonly string[],
): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const columns = columnsOf[name] ?? sql`*`;
  let last: unknown[] | undefined;
  while (true) {
    const behind = last === undefined ? sql`` : sql`where (${keys}) > (${sql.join(last)})`;
    const { rows } = await sql<Row>`select ${columns} from ${sql.table(name)}
      ${behind} order by ${keys} limit ${slice}`.execute(from);
    if (rows.length === 0) return;
    const read = rows.map(({ hashText, ...row }) =>
      hashText === undefined ? row : { ...row, hash: hashText },
    );
    yield read;
    last = key.map((column) => read.at(-1)?.[column]);
  }
}

async function insertRows(to: Kysely<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(to);
}

const figures = sql<Row>`select
  (select count(*) from link) as links,
  (select coalesce(sum(clicks), 0) from "linkClicks") as clicks,
  (select coalesce(sum("uniqueClicks"), 0) from "linkClicks") as "uniqueClicks",
  (select coalesce(sum(count), 0) from "clickCount") as counted,
  (select count(*) from visitor) as visitors`;

/** @returns the clicks on all links */
async function compareCounts(from: Kysely<Tables>, to: Kysely<Tables>): Promise<number> {
  const read = (await figures.execute(from)).rows[0] ?? {};
  const written = (await figures.execute(to)).rows[0] ?? {};
  for (const [name, value] of Object.entries(read)) {
    if (Number(value) === Number(written[name])) continue;
    throw new ProgramError(
      `The target has ${String(written[name])} ${name} where ${String(value)} were read. Nothing was moved.`,
    );
  }
  return Number(read['clicks'] ?? 0);
}
