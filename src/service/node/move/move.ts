/** Move: copies a whole database into an empty one, all of it or nothing, and compares the counts. */
import { type Kysely, sql } from 'kysely';
import { ProgramError } from '#service/node/process/program-error.ts';
import type { Store } from '#service/store/store.ts';
import { numberedTables, type Tables } from '#service/store/tables.ts';
import { continueBehind, type DatabaseKind, highestNumbers } from './numbering.ts';

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
  ['linkClicks', 'linkId'],
  ['channelItem', 'channelId', 'type', 'itemId'],
  ['clickCountPart', 'linkId', 'dimension', 'name', 'slot'],
  ['visitor', 'linkId', 'hash'],
];

/**
 * Copies everything; all numbers stay. The servers on the source have to be stopped, or what they
 * write meanwhile stays behind.
 *
 * @throws ProgramError where the target has accounts, and where counts differ; nothing is changed
 */
export async function moveAll(source: Side, target: Side): Promise<Moved> {
  // What was read is of one moment, and what is written is written together.
  const reading = source.store.db.transaction().setIsolationLevel('repeatable read');
  return reading.execute((from) =>
    target.store.db.transaction().execute(async (to) => {
      if ((await to.selectFrom('account').select('id').limit(1).execute()).length > 0)
        throw new ProgramError('The target has accounts already. Name an empty one with --to.');
      const given = await highestNumbers(from, source.kind);
      const rows: Record<string, number> = {};
      for (const [name, ...key] of tables) rows[name] = await copyTable(from, to, name, key);
      for (const name of numberedTables) await continueBehind(to, target.kind, name, given[name]);
      const accounts = await to.selectFrom('account').select('email').orderBy('id').execute();
      const clicks = await compareCounts(from, to);
      return { accounts: accounts.map(({ email }) => email), rows, clicks };
    }),
  );
}

/** Copies the rows in the order of their key, and returns how many there were. */
async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  name: keyof Tables,
  key: readonly string[],
): Promise<number> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  // As text, because a number of 64 bits would lose its last digits.
  const columns =
    name === 'visitor' ? sql`"linkId", day, cast(hash as text) as "hashText"` : sql`*`;
  let behind = sql``;
  for (let copied = 0; ; ) {
    const { rows } = await sql<Row>`select ${columns} from ${sql.table(name)}
      ${behind} order by ${keys} limit ${slice}`.execute(from);
    const [last] = rows.slice(-1);
    if (last === undefined) return copied;
    const read = rows.map(({ hashText, ...row }) =>
      hashText === undefined ? row : { ...row, hash: numberOf(hashText) },
    );
    await insertRows(to, name, read);
    copied += rows.length;
    const place = key.map((column) =>
      column === 'hash' ? numberOf(last['hashText']) : last[column],
    );
    behind = sql`where (${keys}) > (${sql.join(place)})`;
  }
}

const numberOf = (digits: unknown) => sql`cast(${digits} as bigint)`;

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
  (select coalesce(sum(count), 0) from "clickCountPart") as counted,
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
