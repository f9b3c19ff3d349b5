/** What is done to accounts and keys from outside the interface, which has no endpoint for it. */
import { isTimestamp } from '#contract/protocol/values.ts';
import { hashApiKey, hintOf, newApiKey } from '#service/credentials/api-keys.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/timestamp.ts';

/** Why something was not done, in words for whoever asked for it. */
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

/** A key that was just made. It is shown once: only its hash is kept. */
export interface NewKey {
  key: string;
  /** Its last four characters. */
  hint: string;
  /** `YYYY-MM-DD HH:MM:SS` in UTC, or null where it does not expire. */
  expires: string | null;
}

export interface ListedKey {
  id: number;
  hint: string;
  /** These three are moments, `YYYY-MM-DD HH:MM:SS` in UTC. */
  created: string;
  expires: string | null;
  revoked: string | null;
}

interface ListedAccount {
  id: number;
  email: string;
  username: string;
  plan: string;
  planExpires: string | null;
  registered: string;
  keys: ListedKey[];
}

/**
 * Makes an account with its first key.
 *
 * @param now milliseconds since 1970
 * @throws AdministrationError where the address is none or has an account already
 */
export async function addAccount(store: Store, account: NewAccount, now: number): Promise<{ id: number } & NewKey> {
  const email = readEmail(account.email);
  const planExpires = account.planExpires === undefined ? null : readMoment(account.planExpires);
  const made = await makeKey(now, null);
  return store.db.transaction().execute(async (db) => {
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
    if (added === undefined) throw new AdministrationError(`There is an account for ${email} already.`);
    await db
      .insertInto('apiKey')
      .values({ ...made.row, accountId: added.id })
      .execute();
    return { id: added.id, ...made.shown };
  });
}

/**
 * Makes one more key for an account.
 *
 * @param wish `expires` as `YYYY-MM-DD` (the end of that day) or `YYYY-MM-DD HH:MM:SS`, in UTC
 * @param now milliseconds since 1970
 * @throws AdministrationError where there is no such account or the moment is none or past
 */
export async function addKey(store: Store, wish: { email: string; expires?: string }, now: number): Promise<NewKey> {
  const expires = wish.expires === undefined ? null : readMoment(wish.expires);
  if (expires !== null && expires <= timestampOf(now)) {
    throw new AdministrationError(`The key would have expired already: it is ${timestampOf(now)} (UTC).`);
  }
  const accountId = await accountIdOf(store, wish.email);
  const { row, shown } = await makeKey(now, expires);
  await store.db
    .insertInto('apiKey')
    .values({ ...row, accountId })
    .execute();
  return shown;
}

/** @throws AdministrationError where there is no account with this address */
export async function accountIdOf(store: Store, address: string): Promise<number> {
  const email = readEmail(address);
  const account = await store.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  if (account === undefined) throw new AdministrationError(`There is no account for ${email}.`);
  return account.id;
}

/** All accounts with all their keys, oldest first. */
export async function listAccounts(store: Store): Promise<ListedAccount[]> {
  const accounts = await store.db.selectFrom('account').selectAll().orderBy('id').execute();
  const keys = await store.db.selectFrom('apiKey').selectAll().orderBy('id').execute();
  return accounts.map(({ id, email, username, plan, planExpires, registered }) => ({
    ...{ id, email, username, plan, planExpires, registered },
    keys: keys
      .filter(({ accountId }) => accountId === id)
      .map((key) => ({ id: key.id, hint: key.hint, created: key.created, expires: key.expires, revoked: key.revoked })),
  }));
}

/** What is stored of a new key, and what is shown of it. */
async function makeKey(now: number, expires: string | null) {
  const key = newApiKey();
  const hint = hintOf(key);
  const shown: NewKey = { key, hint, expires };
  return { row: { hash: await hashApiKey(key), hint, created: timestampOf(now), expires, revoked: null }, shown };
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new AdministrationError(`"${text}" is no e-mail address.`);
}

function readMoment(text: string): string {
  const moment = text.includes(' ') ? text : `${text} 23:59:59`;
  if (isTimestamp(moment)) return moment;
  throw new AdministrationError(`"${text}" is no date: write YYYY-MM-DD or "YYYY-MM-DD HH:MM:SS", in UTC.`);
}
