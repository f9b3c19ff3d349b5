/** Key revocation: takes an API key out of use, at once and for good. */
import { hashApiKey } from '#service/credentials/api-keys.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { AdministrationError } from './accounts.ts';

/** What the operator knows of the key to revoke; all of it must fit, and fit one key only. */
export interface KeyDescription {
  id?: number;
  /** The last four characters. */
  hint?: string;
  /** Of its account. */
  email?: string;
  /** The key itself. */
  key?: string;
}

/**
 * Revokes a key. A running service refuses it from its next request on.
 *
 * @param now milliseconds since 1970
 * @returns the key with the time of its end: `YYYY-MM-DD HH:MM:SS` in UTC
 * @throws AdministrationError where no key in use fits, or several do
 */
export async function revokeKey(store: Store, wanted: KeyDescription, now: number) {
  const { id, hint, email, key } = wanted;
  if ([id, hint, email, key].every((known) => known === undefined)) {
    throw new AdministrationError(
      'Say which key: by its id, its last four characters, or its account.',
    );
  }
  const hash = key === undefined ? undefined : await hashApiKey(key);
  const fitting = await store.db
    .selectFrom('apiKey')
    .innerJoin('account', 'account.id', 'apiKey.accountId')
    .select(['apiKey.id', 'apiKey.hint', 'account.email', 'apiKey.revoked'])
    .where((build) =>
      build.and([
        ...(id === undefined ? [] : [build('apiKey.id', '=', id)]),
        ...(hint === undefined ? [] : [build('apiKey.hint', '=', hint)]),
        ...(hash === undefined ? [] : [build('apiKey.hash', '=', hash)]),
        ...(email === undefined ? [] : [build('account.email', '=', email.trim().toLowerCase())]),
      ]),
    )
    .orderBy('apiKey.id')
    .execute();
  const inUse = fitting.filter(({ revoked }) => revoked === null);
  const [found, ...others] = inUse;
  if (found === undefined) throw new AdministrationError(noneProblem(fitting));
  if (others.length > 0) {
    const choices = inUse
      .map((choice) => `${choice.id} (…${choice.hint}, ${choice.email})`)
      .join(', ');
    throw new AdministrationError(`Several keys fit. Say which one by its id: ${choices}.`);
  }
  const revoked = timestampOf(now);
  await store.db.updateTable('apiKey').set({ revoked }).where('id', '=', found.id).execute();
  return { id: found.id, hint: found.hint, email: found.email, revoked };
}

function noneProblem(revoked: { id: number; revoked: string | null }[]): string {
  const [one] = revoked;
  if (one === undefined) return 'There is no such key. List the keys to see which there are.';
  return `Key ${one.id} is revoked already, since ${one.revoked} (UTC).`;
}
