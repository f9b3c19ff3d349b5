/**
 * Move: copies accounts with everything they have from one database to another, all of them or
 * nothing, and compares the counts.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ProgramError } from '#service/node/process/program-error.ts';
import type { Store } from '#service/store/store.ts';
import { type NumberedTable, numberedTables, type Tables } from '#service/store/tables.ts';
import { movedTables, type Row, type Shifts } from './moved-tables.ts';
import { continueBehind, type DatabaseKind, highestNumbers } from './numbering.ts';
import { visitorForm } from './visitor-form.ts';

export interface Side {
  readonly store: Store;
  readonly kind: DatabaseKind;
}

export interface Moved {
  /** By their e-mail addresses. */
  readonly accounts: readonly string[];
  /** The addresses that the target has already. */
  readonly leftOut: readonly string[];
  /** The rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly clicks: number;
}

/**
 * Rows that are read and written at once; SQLite binds 32 766 values in one statement, and a link
 * has under thirty.
 */
const slice = 1000;

/**
 * Copies accounts that the target does not have. Numbers stay as they are where the target was
 * empty, else each table's go on behind those of the target. The servers on the source have to be
 * stopped, or what they write meanwhile stays behind.
 *
 * @param email of the one account to move; else all are
 * @throws ProgramError where the target has an alias, a host or another unique value already, and
 * where counts differ; nothing is changed then
 */
export async function moveAccounts(source: Side, target: Side, email?: string): Promise<Moved> {
  // One turn ends after some rows, so that it holds up no server.
  for (let more = true; more; ) ({ more } = await source.store.upkeep.fold());
  // What was read is of one moment, and what is written is written together.
  const reading = source.store.db.transaction().setIsolationLevel('repeatable read');
  return reading.execute((from) =>
    target.store.db.transaction().execute(async (to) => {
      if (source.kind === 'postgres') await refuseCounting(from);
      const { chosen, leftOut } = await chooseAccounts(from, to, email);
      const shifts = await shiftNumbers(from, source.kind, to, target.kind);
      const visitor = await visitorForm([from, source.kind], [to, target.kind]);
      const rows: Record<string, number> = {};
      let clicks = 0;
      for (const account of chosen) {
        for (const table of movedTables) {
          const copied = await copyRows(from, to, { table, account: account.id, shifts, visitor });
          rows[table.name] = (rows[table.name] ?? 0) + copied;
        }
        clicks += await compareCounts(from, to, account.id, account.id + shifts.account);
      }
      return { accounts: chosen.map((each) => each.email), leftOut, rows, clicks };
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

async function chooseAccounts(from: Kysely<Tables>, to: Kysely<Tables>, email: string | undefined) {
  const accounts = await from.selectFrom('account').select(['id', 'email']).orderBy('id').execute();
  const wanted = accounts.filter((account) => email === undefined || account.email === email);
  if (wanted.length === 0)
    throw new ProgramError('There is no such account to move. Nothing was moved.');
  const there = new Set(
    (await to.selectFrom('account').select('email').execute()).map((account) => account.email),
  );
  return {
    chosen: wanted.filter((account) => !there.has(account.email)),
    leftOut: wanted.map((account) => account.email).filter((email) => there.has(email)),
  };
}

/** Reserves numbers in the target for all that the source has ever given. */
async function shiftNumbers(
  from: Kysely<Tables>,
  fromKind: DatabaseKind,
  to: Kysely<Tables>,
  toKind: DatabaseKind,
): Promise<Shifts> {
  const given = await highestNumbers(from, fromKind);
  const taken = await highestNumbers(to, toKind);
  const isEmpty = numberedTables.every((table) => taken[table] === 0);
  const shifts: Record<NumberedTable, number> = { ...taken };
  for (const table of numberedTables) {
    if (isEmpty) shifts[table] = 0;
    await continueBehind(to, toKind, table, shifts[table] + given[table]);
  }
  return shifts;
}

interface Copy {
  readonly table: (typeof movedTables)[number];
  readonly account: number;
  readonly shifts: Shifts;
  readonly visitor: (hash: string) => string;
}

/** @returns how many rows */
async function copyRows(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  { table, account, shifts, visitor }: Copy,
): Promise<number> {
  let copied = 0;
  for await (const rows of slicesOf(from, table, account)) {
    const moved = rows.map((row) => {
      const shifted = table.shift(row, shifts);
      return table.name === 'visitor'
        ? { ...shifted, hash: visitor(String(row['hash'])) }
        : shifted;
    });
    await insertRows(to, table.name, moved);
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

/** Reads the rows of an account in the order of their key. */
async function* slicesOf(
  from: Kysely<Tables>,
  { name, key, owner }: Copy['table'],
  account: number,
): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const [before = '', after = ''] = owner.split('?');
  const columns = columnsOf[name] ?? sql`*`;
  let last: unknown[] | undefined;
  while (true) {
    const behind = last === undefined ? sql`` : sql`and (${keys}) > (${sql.join(last)})`;
    const { rows } = await sql<Row>`select ${columns} from ${sql.table(name)}
      where ${sql.raw(before)}${account}${sql.raw(after)} ${behind} order by ${keys} limit ${slice}`.execute(
      from,
    );
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
  try {
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(to);
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new ProgramError(
      `The target has a record of its own with the same unique value in "${table}". Nothing was moved.`,
    );
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === '23505') ||
    error.message.startsWith('UNIQUE constraint failed')
  );
}

const figures = (account: number) => sql<Row>`select
  (select count(*) from link where "accountId" = ${account}) as links,
  (select coalesce(sum(clicks), 0) from "linkClicks" where "accountId" = ${account}) as clicks,
  (select coalesce(sum("uniqueClicks"), 0) from "linkClicks" where "accountId" = ${account}) as "uniqueClicks",
  (select coalesce(sum(count), 0) from "clickCount" where "linkId" in (select id from link where "accountId" = ${account})) as counted,
  (select count(*) from visitor where "linkId" in (select id from link where "accountId" = ${account})) as visitors`;

/** @returns the clicks on the links of the account */
async function compareCounts(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  account: number,
  moved: number,
): Promise<number> {
  const [one, other] = [await figures(account).execute(from), await figures(moved).execute(to)].map(
    ({ rows }) => rows[0] ?? {},
  );
  for (const [name, value] of Object.entries(one ?? {})) {
    if (Number(value) === Number(other?.[name])) continue;
    throw new ProgramError(
      `The target has ${String(other?.[name])} ${name} where ${String(value)} were read. Nothing was moved.`,
    );
  }
  return Number(one?.['clicks'] ?? 0);
}
