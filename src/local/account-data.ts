/**
 * Account data: all databases and keys in storage that carry the id of an account in their name.
 */

import { withStorageLimit } from './storage-limit.ts';

/** All databases of this origin. Rejects where storage is blocked, or does not answer in time. */
export async function databasesIn(factory: () => IDBFactory): Promise<IDBDatabaseInfo[]> {
  const storage = factory();
  return withStorageLimit({ factory: storage, database: '' }, () => storage.databases());
}

/**
 * Deletes the databases of an account. Resolves when they are gone, or wait for another tab to
 * close them.
 */
export async function deleteAccountDatabases(
  factory: () => IDBFactory,
  accountId: string,
): Promise<void> {
  const found = await databasesIn(factory).catch(() => []);
  const own = found.flatMap(({ name = '' }) => (name.includes(accountId) ? [name] : []));
  await Promise.all(own.map((name) => deleteDatabase(factory(), name)));
}

/** Removes the entries of an account from a storage of this tab or browser. */
export function removeAccountEntries(
  storage: Pick<Storage, 'length' | 'key' | 'removeItem'>,
  accountId: string,
): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) if (name.includes(accountId)) storage.removeItem(name);
}

/**
 * Deletes a database. Resolves when it is gone, waits for another tab to close it, or storage does
 * not answer in time.
 */
export function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  const deleting = () =>
    new Promise<void>((resolve) => {
      const request = factory.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      request.onblocked = () => resolve();
    });
  return withStorageLimit({ factory, database: name }, deleting).catch(() => undefined);
}
