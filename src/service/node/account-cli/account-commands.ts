/**
 * Commands of `npm run account` for accounts and API keys, and the program that has all commands.
 */
import { Command, CommanderError, Option } from 'commander';
import {
  addAccount,
  addKey,
  type ListedKey,
  listAccounts,
  type NewKey,
} from '#service/admin/accounts.ts';
import { type KeyDescription, revokeKey } from '#service/admin/revoke-key.ts';
import { commandLineError } from '#service/node/options/read-option.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import type { Store } from '#service/store/store.ts';
import { backupCommand } from './backup-command.ts';
import { commandOf, type Definition } from './command.ts';
import { bioCommand, overlayCommand, qrCommand, splashCommand } from './item-commands.ts';
import { moveCommand } from './move-command.ts';

/**
 * Runs one command.
 *
 * @param args the command line after the program's name
 * @param called how a user calls it
 * @returns what belongs on stdout: lines, or with `--json` one object; it may hold a new key
 * @throws ProgramError, AdministrationError or StoreError, each with a message of one line
 */
export async function runAccountCommand(
  args: readonly string[],
  called = 'npm run account --',
): Promise<string> {
  let text = '';
  const write = (part: string) => void (text += part);
  const program = new Command(called)
    .description(
      'Accounts, API keys, and what the interface cannot make, in a data folder. A server that runs on it need not be stopped.',
    )
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => undefined });
  const onStores = commands.map((command) => commandOf(command, write));
  for (const command of [...onStores, backupCommand(write), moveCommand(write)]) {
    program.addCommand(command.copyInheritedSettings(program));
  }
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return text;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return text;
    throw commandLineError(error, `${called} --help`);
  }
}

const addCommand: Definition<{ email: string; name?: string }> = {
  name: 'add',
  about: 'make an account and its first key',
  create: true,
  options: [
    new Option('--email <address>', 'its e-mail address').makeOptionMandatory(),
    new Option('--name <text>', 'its user name; else the part of the address before the @'),
  ],
  act: async (store, { email, name }) => {
    const made = await addAccount(store, { email, username: name }, Date.now());
    const { id, key, hint } = made;
    return {
      object: { id, email, key, hint },
      lines: [`Account    ${email} (number ${id})`, ...keyLines(made)],
    };
  },
};

const keyCommand: Definition<{ email: string; expires?: string }> = {
  name: 'key',
  about: 'make one more key for an account',
  options: [
    new Option('--email <address>', 'the e-mail address of the account').makeOptionMandatory(),
    new Option(
      '--expires <date>',
      'its last day, YYYY-MM-DD, or last moment, "YYYY-MM-DD HH:MM:SS", in UTC',
    ),
  ],
  act: async (store, { email, expires }) => {
    const made = await addKey(store, { email, expires }, Date.now());
    return {
      object: { email, key: made.key, hint: made.hint, expires: made.expires },
      lines: keyLines(made),
    };
  },
};

/** A key that was just made: the only time that it is shown. */
function keyLines({ key, expires }: NewKey): string[] {
  return [`API key    ${key}`, ...(expires === null ? [] : [`Expires    ${expires} UTC`])];
}

const listCommand: Definition = {
  name: 'list',
  about: 'list the accounts and their keys',
  act: async (store) => {
    const accounts = await listAccounts(store);
    const lines = accounts.flatMap(({ id, email, username, plan, keys }) => [
      `${email}  (number ${id}, ${username}, plan ${plan})`,
      ...keys.map((key) => `  key ${key.id}  …${key.hint}  ${stateOf(key)}`),
    ]);
    const none =
      'There are no accounts yet. Make one: npm run account -- add --email you@company.example';
    return { object: { accounts }, lines: accounts.length === 0 ? [none] : lines };
  },
};

function stateOf({ created, expires, revoked }: ListedKey): string {
  if (revoked !== null) return `revoked ${revoked} UTC`;
  return `made ${created} UTC${expires === null ? '' : `, expires ${expires} UTC`}`;
}

const revokeCommand: Definition<{ key: string; email?: string }> = {
  name: 'revoke',
  about: 'revoke a key, at once and for good',
  options: [
    new Option(
      '--key <end or number>',
      "the key's last four characters, or its number, as the list shows them",
    ).makeOptionMandatory(),
    new Option(
      '--email <address>',
      'the e-mail address of its account, where several keys end alike',
    ),
  ],
  act: async (store, { key, email }) => {
    const revoked = await revokeKey(
      store,
      { ...(await describeKey(store, key)), email },
      Date.now(),
    );
    const line = `Revoked    key ${revoked.id} (…${revoked.hint}) of ${revoked.email}, ${revoked.revoked} UTC`;
    return { object: revoked, lines: [line] };
  },
};

/**
 * Reads what the text names: four digits may be both the end of one key and the number of another.
 */
async function describeKey(store: Store, text: string): Promise<KeyDescription> {
  if (!/^\d+$/.test(text)) return text.length > 4 ? { key: text } : { hint: text };
  const keys = (await listAccounts(store)).flatMap((account) => account.keys);
  const ends = keys.some(({ hint }) => hint === text);
  if (ends && keys.some(({ id }) => id === Number(text))) {
    throw new ProgramError(
      `${text} is the end of one key and the number of another. Give --key the whole key instead.`,
    );
  }
  return ends ? { hint: text } : { id: Number(text) };
}

/** In the order of the help. */
const commands: readonly Definition[] = [
  addCommand,
  keyCommand,
  listCommand,
  revokeCommand,
  overlayCommand,
  splashCommand,
  bioCommand,
  qrCommand,
];
