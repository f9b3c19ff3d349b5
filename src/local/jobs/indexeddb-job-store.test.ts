/** Job database: what an older version has stored is dropped. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openJobStore } from './indexeddb-job-store.ts';

/** A database as the first version has made it, with the rows that it stored. */
function firstVersion(factory: IDBFactory, rows: readonly object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open('linkdeck.jobs.a1', 1);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('createdAt', 'createdAt');
      const store = database.createObjectStore('rows', { keyPath: ['job', 'index'] });
      store.createIndex('todo', ['job', 'todo', 'index']);
      store.createIndex('made', 'made.id');
      database
        .createObjectStore('campaignLinks', { keyPath: 'id' })
        .createIndex('campaign', ['campaign', 'at']);
      for (const row of rows) store.put(row);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(new Error('The database was not made'));
  });
}

test('Rows of an older version are dropped, as the first one held passwords in clear text', async () => {
  const factory = new IDBFactory();
  await firstVersion(factory, [
    { job: 'j', index: 0, todo: 2, body: { url: 'https://a.example/', password: 'secret' } },
  ]);
  const store = await openJobStore(() => factory, 'a1');
  expect(store.isPersistent).toBe(true);
  expect(await store.rows('j')).toEqual([]);
  store.close();
});
