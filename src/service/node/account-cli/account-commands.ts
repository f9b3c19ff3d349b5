/** The commands of `npm run account`: what they take, what they do to a store, and what they say. */
import { Command, CommanderError, Option } from 'commander';
import { addAccount, addKey, listAccounts } from '#service/admin/accounts.ts';
import { type KeyDescription, revokeKey } from '#service/admin/revoke-key.ts';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';
import { accountLines, keyLines, listLines, revokedLines } from './account-lines.ts';
import type { Definition, Given } from './command-definition.ts';
import { bioCommand, overlayCommand, qrCommand, splashCommand } from './item-commands.ts';

/**
 * Runs one command.
 *
 * @param words the command line after the program's name
 * @returns what belongs on stdout: lines, or with `--json` one object; it may hold a new key
 * @throws ProgramError, AdministrationError or StoreError, each in one line of words
 */
export async function runAccountCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  let text = '';
  const command = new Command('npm run account --')
    .description(
      'Accounts, API keys, and what the interface cannot make, in a data folder. A server that runs on it need not be stopped.',
    )
    .exitOverride()
    .configureOutput({ writeOut: (part) => (text += part), writeErr: () => undefined });

  function define<Wanted extends Given>(name: string, { about, create = false, options = [], act }: Definition<Wanted>): void {
    const defined = command.command(name).description(about).allowExcessArguments(false);
    for (const option of options) defined.addOption(option);
    defined
      .option('--data <folder>', 'folder of the database (DATA_DIR)', environment['DATA_DIR']?.trim() || './data')
      .option('--json', 'print one JSON object')
      .action(async (given: Wanted) => {
        const { object, lines } = await withStore(given.data, create, (store) => act(store, given));
        text += given.json ? `${JSON.stringify(object)}\n` : `${lines.join('\n')}\n`;
      });
  }

  define('add', addCommand);
  define('key', keyCommand);
  define('list', listCommand);
  define('revoke', revokeCommand);
  define('add-overlay', overlayCommand);
  define('add-splash', splashCommand);
  define('add-bio', bioCommand);
  define('add-qr', qrCommand);

  try {
    await command.parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' });
    return text;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return text;
    const message = error.message
      .replace(/^error: /, '')
      .replaceAll(/\s+/g, ' ')
      .replace(/\.$/, '');
    throw new ProgramError(`${message}. See npm run account -- --help.`, 2);
  }
}

const addCommand: Definition<Given & { email: string; name?: string }> = {
  about: 'make an account and its first key',
  create: true,
  options: [
    new Option('--email <address>', 'its e-mail address').makeOptionMandatory(),
    new Option('--name <text>', 'its user name; else the part of the address before the @'),
  ],
  act: async (store, { email, name }) => {
    const made = await addAccount(store, { email, ...(name === undefined ? {} : { username: name }) }, Date.now());
    const { id, key, hint } = made;
    return { object: { id, email, key, hint }, lines: [...accountLines(id, email), ...keyLines(made)] };
  },
};

const keyCommand: Definition<Given & { email: string; expires?: string }> = {
  about: 'make one more key for an account',
  options: [
    new Option('--email <address>', 'the e-mail address of the account').makeOptionMandatory(),
    new Option('--expires <date>', 'its last day, YYYY-MM-DD, or last moment, "YYYY-MM-DD HH:MM:SS", in UTC'),
  ],
  act: async (store, { email, expires }) => {
    const made = await addKey(store, { email, ...(expires === undefined ? {} : { expires }) }, Date.now());
    return { object: { email, key: made.key, hint: made.hint, expires: made.expires }, lines: keyLines(made) };
  },
};

const listCommand: Definition<Given> = {
  about: 'list the accounts and their keys',
  act: async (store) => {
    const accounts = await listAccounts(store);
    return { object: { accounts }, lines: listLines(accounts) };
  },
};

const revokeCommand: Definition<Given & { key: string; email?: string }> = {
  about: 'revoke a key, at once and for good',
  options: [
    new Option(
      '--key <end or number>',
      "the key's last four characters, or its number, as the list shows them",
    ).makeOptionMandatory(),
    new Option('--email <address>', 'the e-mail address of its account, where several keys end alike'),
  ],
  act: async (store, { key, email }) => {
    const wanted = { ...(await describeKey(store, key)), ...(email === undefined ? {} : { email }) };
    const revoked = await revokeKey(store, wanted, Date.now());
    return { object: revoked, lines: revokedLines(revoked) };
  },
};

/** What the text tells of a key: four digits may be both the end of one key and the number of another. */
async function describeKey(store: Store, text: string): Promise<KeyDescription> {
  if (!/^\d+$/.test(text)) return text.length > 4 ? { key: text } : { hint: text };
  const keys = (await listAccounts(store)).flatMap((account) => account.keys);
  const ends = keys.some(({ hint }) => hint === text);
  if (ends && keys.some(({ id }) => id === Number(text))) {
    throw new ProgramError(`${text} is the end of one key and the number of another. Give --key the whole key instead.`);
  }
  return ends ? { hint: text } : { id: Number(text) };
}

async function withStore<T>(data: string, create: boolean, act: (store: Store) => Promise<T>): Promise<T> {
  await loadDriver(); // before a folder is made
  const store = await openSqliteStore(await openDataFolder(data, { create }));
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}
