/**
 * Command of `npm run account`: what defines one, and how it runs on the store of a data folder.
 */
import { Command, type Option } from 'commander';
import { dataOption } from '#service/node/options/options.ts';
import { readPath } from '#service/node/options/parse-value.ts';
import { readOption } from '#service/node/options/read-option.ts';
import { markDatabase, openDataFolder } from '#service/node/process/data-folder.ts';
import { readDatabaseUrl } from '#service/node/process/database-url.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';

export interface Definition<Given extends object = object> {
  name: string;
  about: string;
  /** Whether the data folder is made where it is missing. */
  create?: boolean;
  options?: readonly Option[];
  act(store: Store, given: Given): Promise<Outcome>;
}

/** The result twice: as one object for programs, and as lines for users. */
export interface Outcome {
  readonly object: object;
  readonly lines: readonly string[];
}

/** @param write receives the lines or, with `--json`, one object */
export function commandOf(definition: Definition, write: (text: string) => void): Command {
  const { name, about, create = false, options = [], act } = definition;
  const command = new Command(name).description(about).allowExcessArguments(false);
  for (const option of [...options, dataOption]) command.addOption(option);
  return command
    .option('--json', 'print one JSON object')
    .action(async (given: { json?: true }) => {
      const data = readOption(command, dataOption, readPath) ?? '';
      const { object, lines } = await withStore(data, create, (store) => act(store, given));
      write(outputOf({ object, lines }, given.json));
    });
}

/** The result of a command for programs or for users. */
export function outputOf({ object, lines }: Outcome, json: true | undefined): string {
  return json ? `${JSON.stringify(object)}\n` : `${lines.join('\n')}\n`;
}

/** Opens the database that the server uses with the same environment and data folder. */
async function openStore(data: string, create: boolean): Promise<Store> {
  const postgres = readDatabaseUrl(process.env);
  if (postgres !== undefined)
    return (await import('#service/store/postgres/open.ts')).openPostgresStore(postgres);
  await loadDriver(); // before a folder is made
  const folder = await openDataFolder(data, { create });
  const store = await openSqliteStore(folder);
  await markDatabase(folder.file);
  return store;
}

async function withStore<T>(
  data: string,
  create: boolean,
  act: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(data, create);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}
