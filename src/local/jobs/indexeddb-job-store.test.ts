/** Job database: what an older version has stored is read on, but for passwords in clear text. */
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
      database.createObjectStore('campaignLinks', { keyPath: 'id' }).createIndex('campaign', ['campaign', 'at']);
      for (const row of rows) store.put(row);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(new Error('The database was not made'));
  });
}

test('Rows of the first version lose the password that they held in clear text, and nothing else', async () => {
  const factory = new IDBFactory();
  const row = {
    job: 'j',
    state: 'planned',
    label: 'a',
    problem: '',
    attempts: 0,
    sentAt: null,
    underWayUntil: 0,
    stuck: false,
    todo: 2,
  };
  await firstVersion(factory, [
    { ...row, index: 0, body: { url: 'https://a.example/', password: 'secret' }, cells: ['https://a.example/', ' secret '] },
    { ...row, index: 1, body: { url: 'https://b.example/' }, cells: ['https://b.example/', ''] },
  ]);
  const store = await openJobStore(() => factory, 'a1');
  expect(store.kept).toBe(true);
  const rows = await store.rows('j');
  expect(rows).toMatchObject([
    { index: 0, state: 'planned', body: { url: 'https://a.example/' }, hadPassword: true, cells: ['https://a.example/', ''] },
    { index: 1, state: 'planned', body: { url: 'https://b.example/' }, cells: ['https://b.example/', ''] },
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
  store.close();
});
