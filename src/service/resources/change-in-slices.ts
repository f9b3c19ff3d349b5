/** Changes in slices: changes as many rows as an account has, so that other calls have turns between two slices. */
import type { Kysely } from 'kysely';
import type { Store } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';

/** Rows that one transaction changes: others wait for it. */
export const rowsInSlice = 500;

/**
 * Repeats a change until nothing is left for it. Each slice is a transaction of its own: where the
 * process ends in between, the same call does the rest. So a record goes with the last slice.
 *
 * @param change changes `rowsInSlice` rows at most, and says whether rows are left
 */
export async function changeInSlices(
  store: Store,
  accountId: number,
  change: (db: Kysely<Tables>) => Promise<boolean>,
): Promise<void> {
  while (await store.change(accountId, change)) await store.giveWay();
}
