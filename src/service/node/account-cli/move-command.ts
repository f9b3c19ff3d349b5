/**
 * Command `move` of `npm run account`: moves accounts from the data folder to PostgreSQL, back, or
 * into another folder.
 */
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type Moved, moveAll, type Side } from '#service/node/move/move.ts';
import { dataOption } from '#service/node/options/options.ts';
import { readPath } from '#service/node/options/parse-value.ts';
import { readOption } from '#service/node/options/read-option.ts';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { readDatabaseUrl } from '#service/node/process/database-url.ts';
import { lockFolder } from '#service/node/process/folder-lock.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { type Outcome, outputOf } from './command.ts';

const toOption = new Option(
  '--to <target>',
  'postgres://…, or a data folder; the variable MOVE_TO keeps a password off the command line',
).env('MOVE_TO');

/** In milliseconds; a move may wait, and what it counts may take long. */
const patient = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** @param write receives the lines or, with `--json`, one object */
export function moveCommand(write: (text: string) => void): Command {
  const command = new Command('move')
    .description(
      'move all accounts with all they have into an empty database; stop the servers of the first one before',
    )
    .allowExcessArguments(false)
    .addOption(toOption)
    .addOption(dataOption)
    .option('--json', 'print one JSON object');
  return command.action(async (given: { json?: true }) => {
    const to = readOption(command, toOption, readPath);
    if (to === undefined)
      throw new ProgramError('Name the database to move to with --to or MOVE_TO.', 2);
    const data = readOption(command, dataOption, readPath) ?? '';
    const url = readDatabaseUrl(process.env)?.url;
    if (to === url || (url === undefined && resolve(to) === resolve(data))) {
      throw new ProgramError('--to names the database that the accounts are in.', 2);
    }
    // Refuses while a server has the folder, and keeps one from starting meanwhile.
    const giveBack = url === undefined ? await lockSource(data) : undefined;
    try {
      write(await move(data, to, given.json));
    } finally {
      await giveBack?.();
    }
  });
}

/** @returns what is printed */
async function move(data: string, to: string, json: true | undefined): Promise<string> {
  const source = await openSource(data);
  try {
    const target = await openTarget(to, source.store.visitorSecret);
    try {
      return outputOf(outcome(await moveAll(source, target), target), json);
    } finally {
      await target.store.close();
    }
  } finally {
    await source.store.close();
  }
}

/** @throws ProgramError where a server has the folder: what it counts meanwhile would be left behind */
async function lockSource(data: string): Promise<() => Promise<void>> {
  await openDataFolder(data, { create: false });
  return lockFolder(data, 'Stop the server before its accounts are moved.');
}

/** The database that the server uses with the same environment and data folder. */
async function openSource(data: string): Promise<Side> {
  const postgres = readDatabaseUrl(process.env);
  if (postgres !== undefined) return openPostgres(postgres);
  return {
    kind: 'sqlite',
    store: await openSqliteStore(await openDataFolder(data, { create: false })),
  };
}

async function openTarget(to: string, visitorSecret: string): Promise<Side> {
  if (/^postgres(ql)?:/.test(to)) {
    const postgres = readDatabaseUrl({ DATABASE_URL: to, VISITOR_SECRET: visitorSecret });
    if (postgres === undefined) throw new ProgramError('--to must name a database.', 2);
    return openPostgres(postgres);
  }
  if (to.includes('://'))
    throw new ProgramError('--to must be an address that begins with postgres:// or a folder.', 2);
  const folder = await openDataFolder(to, { create: true, secret: visitorSecret });
  // With two secrets, one visitor would be counted twice.
  if (folder.visitorSecret !== visitorSecret) {
    throw new ProgramError(
      `The folder ${to} has another visitor secret than the source. Name a new folder with --to.`,
    );
  }
  return { kind: 'sqlite', store: await openSqliteStore(folder) };
}

async function openPostgres(options: { url: string; visitorSecret: string }): Promise<Side> {
  const { openPostgresStore } = await import('#service/store/postgres/open.ts');
  return { kind: 'postgres', store: await openPostgresStore({ ...options, timeouts: patient }) };
}

function outcome(moved: Moved, { kind }: Side): Outcome {
  const { accounts, rows, clicks } = moved;
  const next =
    kind === 'postgres'
      ? 'Start with DATABASE_URL, and with VISITOR_SECRET as the file visitor-secret of the data folder holds it.'
      : 'Start without DATABASE_URL, and with that folder as --data.';
  const lines = [
    ...accounts.map((email) => `Moved      ${email}`),
    `Compared   ${rows['link'] ?? 0} links, ${clicks} clicks, ${rows['visitor'] ?? 0} visitors: equal`,
    `Next       ${next}`,
  ];
  return { object: moved, lines };
}
