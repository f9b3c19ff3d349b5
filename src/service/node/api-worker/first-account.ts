/**
 * First account: makes one in a new data folder, and fills it with demo records where `--demo` is
 * given.
 */
import { AdministrationError, addAccount, listAccounts } from '#service/admin/accounts.ts';
import { fillDemo } from '#service/demo/demo.ts';
import type { Store } from '#service/store/store.ts';

const email = 'owner@linkdeck.example';

export interface FirstAccount {
  key?: string;
  note?: string;
}

/**
 * Makes an account where there is none, and with `demo` fills it.
 *
 * @returns the key of a new account, which exists nowhere else; and a note where `demo` is given
 * but there are links already, because demo links are never mixed with those
 */
export async function prepareAccount(
  store: Store,
  demo: boolean,
  now: number,
): Promise<FirstAccount> {
  const accounts = await listAccounts(store);
  const [first] = accounts;
  if (first === undefined) {
    const made = await addAccount(store, { email }, now).catch(unlessMeanwhile);
    if (made === undefined) return {};
    if (demo) await fillDemo(store, made.id, now);
    return { key: made.key };
  }
  if (!demo) return {};
  const link = await store.db.selectFrom('link').select('id').limit(1).executeTakeFirst();
  if (link !== undefined) {
    return {
      note: 'Nothing was added by --demo, as there are links already. For a fresh one choose a new folder with --data.',
    };
  }
  await fillDemo(store, first.id, now);
  return {};
}

/** Another instance that started at the same time has made the account, and printed its key. */
function unlessMeanwhile(error: unknown): undefined {
  if (!(error instanceof AdministrationError)) throw error;
}
