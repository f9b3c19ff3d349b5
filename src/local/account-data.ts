/** What is kept for one account: everything that carries its id in its name, whoever keeps it. */

/** Deletes the databases of an account. Resolves when they are gone, or the browser waits for somebody to let go. */
export async function deleteAccountDatabases(factory: () => IDBFactory, accountId: string): Promise<void> {
  const found = await Promise.resolve()
    .then(() => factory().databases())
    .catch(() => []);
  const own = found.flatMap(({ name = '' }) => (name.includes(accountId) ? [name] : []));
  await Promise.all(own.map((name) => deleteDatabase(factory(), name)));
}

/** Removes the entries of an account from a storage of this tab or browser. */
export function removeAccountEntries(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>, accountId: string): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) if (name.includes(accountId)) storage.removeItem(name);
}

/** Deletes a database. Resolves when it is gone, or the browser waits for somebody to let go of it. */
export function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
