/** Stored values of a tab: what the database holds of them, and that it goes when data is cleared. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { clearStored } from '#local/clear-data.ts';
import { openStoredValues } from './stored-value.ts';

const blocked = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};

test('A value of a tab is sealed, is read by the next tab, and is gone with all data', async () => {
  const factory = new IDBFactory();
  const open = async () => (await openStoredValues(() => factory, 'a')).value<string>('reports');
  expect(await (await open()).write('Spring fair')).toBe(true);
  expect(await (await open()).read()).toBe('Spring fair');
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open('linkdeck.kept.a');
    request.onsuccess = () => resolve(request.result);
  });
  const sealed = await new Promise<unknown[]>((resolve) => {
    const request = database.transaction('value').objectStore('value').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  expect(sealed).toHaveLength(1);
  // A sound cast: it holds sealed bytes.
  expect(new TextDecoder('latin1').decode(sealed[0] as Uint8Array)).not.toContain('Spring');
  await clearStored({ browser: blocked, tab: blocked, databases: () => factory });
  expect(await factory.databases()).toEqual([]);
});
