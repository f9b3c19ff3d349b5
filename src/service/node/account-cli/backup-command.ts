/**
 * Command `backup` of `npm run account`: copies the SQLite database and the visitor secret while
 * the server runs.
 */
import { randomBytes } from 'node:crypto';
import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Argument, Command } from 'commander';
import { dataOption } from '#service/node/options/options.ts';
import { readPath } from '#service/node/options/parse-value.ts';
import { readOption } from '#service/node/options/read-option.ts';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { isPostgres } from '#service/node/process/database-url.ts';
import { codeOf, ProgramError } from '#service/node/process/program-error.ts';
import { copySqliteFile } from '#service/store/sqlite/open.ts';
import { type Outcome, outputOf } from './command.ts';

const forPostgres =
  'The data is in PostgreSQL, which brings its own tool: pg_dump --format=custom --file=linkdeck.dump "$DATABASE_URL". ' +
  'Keep VISITOR_SECRET with it. See docs/operations.md.';

/** @param write receives the lines or, with `--json`, one object */
export function backupCommand(write: (text: string) => void): Command {
  const command = new Command('backup')
    .description(
      'copy the database of the data folder, with the visitor secret beside it; the server may run',
    )
    .addArgument(new Argument('<file>', 'where the copy goes; there must be no such file yet'))
    .allowExcessArguments(false)
    .addOption(dataOption)
    .option('--json', 'print one JSON object');
  return command.action(async (file: string, given: { json?: true }) => {
    if (isPostgres(process.env)) throw new ProgramError(forPostgres);
    write(
      outputOf(
        await backUp(readOption(command, dataOption, readPath) ?? '', resolve(file)),
        given.json,
      ),
    );
  });
}

async function backUp(data: string, file: string): Promise<Outcome> {
  const { file: database } = await openDataFolder(data, { create: false });
  const secret = `${file}.visitor-secret`;
  for (const path of [file, secret]) {
    if (await isThere(path))
      throw new ProgramError(`There is a file ${path} already. Choose another name.`);
  }
  // Under another name until it is whole and on the disk: a backup that was cut short must not seem
  // like one.
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    await copySqliteFile(database, draft);
    await copyFile(join(data, 'visitor-secret'), secret);
    for (const path of [draft, secret]) await flush(path);
    await rename(draft, file);
    await flush(dirname(file));
  } catch (error) {
    await rm(secret, { force: true });
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const { size } = await stat(file);
  const object = { file, visitorSecret: secret, bytes: size };
  return {
    object,
    lines: [`Backup     ${file} (${(size / 1e6).toFixed(1)} MB)`, `Secret     ${secret}`],
  };
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw new ProgramError(
        `${path} cannot be written to (${codeOf(error) ?? 'unknown'}). Choose another place.`,
      );
    },
  );
}

/** Waits until the file or folder is on the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
