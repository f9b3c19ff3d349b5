/**
 * Account administration: adds and lists accounts and API keys, for which the interface has no
 * endpoint.
 */
import type { Selectable } from 'kysely';
import { isTimestamp } from '#contract/protocol/values.ts';
import { hashApiKey, hintOf, newApiKey } from '#service/credentials/api-keys.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import type { Tables } from '#service/store/tables.ts';

/** Why a command was not carried out, as a message for the operator. */
export class AdministrationError extends Error {
  override readonly name = 'AdministrationError';
}

interface NewAccount {
  email: string;
  /** Without it, the part of the address before the @. */
  username?: string;
  /** Without it, `free`. */
  plan?: string;
  /** When the plan ends: `YYYY-MM-DD` or `YYYY-MM-DD HH:MM:SS` in UTC. */
  planExpires?: string;
}

/** A new key. It is shown once: only its hash is stored. */
export interface NewKey {
  key: string;
  /** Its last four characters. */
  hint: string;
  /** `YYYY-MM-DD HH:MM:SS` in UTC, or null where it does not expire. */
  expires: string | null;
}

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

export type ListedKey = Pick<Row<'apiKey'>, 'id' | 'hint' | 'created' | 'expires' | 'revoked'>;

/**
 * Creates an account with its first key.
 *
 * @param now milliseconds since 1970
 * @throws AdministrationError where the e-mail address is invalid or has an account already
 */
export async function addAccount(
  store: Store,
  account: NewAccount,
  now: number,
): Promise<{ id: number } & NewKey> {
  const email = parseEmail(account.email);
  const planExpires = account.planExpires === undefined ? null : parseTime(account.planExpires);
  const key = await newKey(now, null);
  return store.change(undefined, async (db) => {
    const added = await db
      .insertInto('account')
      .values({
        email,
        username: account.username ?? email.slice(0, email.lastIndexOf('@')),
        avatar: '',
        plan: account.plan ?? 'free',
        planExpires,
        registered: timestampOf(now),
        password: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined)
      throw new AdministrationError(`There is an account for ${email} already.`);
    await db
      .insertInto('apiKey')
      .values({ ...key.row, accountId: added.id })
      .execute();
    return { id: added.id, ...key.shown };
  });
}

/**
 * Creates another key for an account.
 *
 * @param wanted `expires` as `YYYY-MM-DD` (the end of that day) or `YYYY-MM-DD HH:MM:SS`, in UTC
 * @param now milliseconds since 1970
 * @throws AdministrationError where there is no such account, or the time is invalid or past
 */
export async function addKey(
  store: Store,
  wanted: { email: string; expires?: string },
  now: number,
): Promise<NewKey> {
  const expires = wanted.expires === undefined ? null : parseTime(wanted.expires);
  if (expires !== null && expires <= timestampOf(now)) {
    throw new AdministrationError(
      `The key would have expired already: it is ${timestampOf(now)} (UTC).`,
    );
  }
  const accountId = await accountIdOf(store, wanted.email);
  const { row, shown } = await newKey(now, expires);
  await store.db
    .insertInto('apiKey')
    .values({ ...row, accountId })
    .execute();
  return shown;
}

/** @throws AdministrationError where there is no account with this e-mail address */
export async function accountIdOf(store: Store, given: string): Promise<number> {
  const email = parseEmail(given);
  const account = await store.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (account === undefined) throw new AdministrationError(`There is no account for ${email}.`);
  return account.id;
}

/** All accounts with all their keys, oldest first. */
export async function listAccounts(store: Store) {
  const accounts = await store.db.selectFrom('account').selectAll().orderBy('id').execute();
  const keys = await store.db.selectFrom('apiKey').selectAll().orderBy('id').execute();
  return accounts.map(({ avatar: _, password: __, links: ___, ...account }) => ({
    ...account,
    keys: keys
      .filter(({ accountId }) => accountId === account.id)
      .map(({ accountId: _owner, hash: _hash, ...key }) => key),
  }));
}

/** A new key as it is stored and as it is shown. */
async function newKey(now: number, expires: string | null) {
  const key = newApiKey();
  const hint = hintOf(key);
  const shown: NewKey = { key, hint, expires };
  return {
    row: { hash: await hashApiKey(key), hint, created: timestampOf(now), expires, revoked: null },
    shown,
  };
}

function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new AdministrationError(`"${text}" is no e-mail address.`);
}

function parseTime(text: string): string {
  const time = text.includes(' ') ? text : `${text} 23:59:59`;
  if (isTimestamp(time)) return time;
  throw new AdministrationError(
    `"${text}" is no date: write YYYY-MM-DD or "YYYY-MM-DD HH:MM:SS", in UTC.`,
  );
}
