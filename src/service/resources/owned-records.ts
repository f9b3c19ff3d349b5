/**
 * Owned records: looks up and deletes records of one account. Records of other accounts do not
 * exist for it.
 */
import type { Kysely } from 'kysely';
import { toSearchText } from '#contract/search.ts';
import { missing } from '#service/api/reply.ts';
import type { NumberedTable, Tables } from '#service/store/tables.ts';

/** The tables of records that an account has; messages call a record by the name of its table. */
type OwnedTable = Exclude<NumberedTable, 'account'>;

export async function isOwned(
  db: Kysely<Tables>,
  accountId: number,
  table: OwnedTable,
  id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * @param field the field of the request that holds the id
 * @throws Refusal 404 where the account has no such record
 */
export async function requireOwned(
  db: Kysely<Tables>,
  accountId: number,
  table: OwnedTable,
  id: number,
  field = 'id',
): Promise<void> {
  if (!(await isOwned(db, accountId, table, id))) throw missing(table, id, field);
}

/**
 * Why a name cannot be had, with its field. Looking before the insert is safe in a change of the
 * store, which locks the account.
 *
 * @param except the id of the record that may keep its own name
 */
export async function nameProblem(
  db: Kysely<Tables>,
  accountId: number,
  table: 'campaign' | 'channel',
  name: string,
  except = 0,
): Promise<string | undefined> {
  const named = db
    .selectFrom(table)
    .select('id')
    .where('accountId', '=', accountId)
    .where('folded', '=', toSearchText(name));
  const taken = await named.where('id', '<>', except).executeTakeFirst();
  return taken && `name: You have a ${table} with this name. Choose another one`;
}
