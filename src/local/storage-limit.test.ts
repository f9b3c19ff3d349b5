/**
 * Storage limit: what a browser does whose IndexedDB never calls back, and that nothing waits for
 * it for ever.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyPlaceOf } from '#engine/storage/history-database.ts';
import { BlocksError } from '#engine/storage/sealed-blocks.ts';
import { type StoredValue, StoredValues } from '#engine/storage/stored-values.ts';
import { openJobStore } from '#local/jobs/indexeddb-job-store.ts';
import { withKeyDatabase } from '#local/keys/key-database.ts';
import { SessionVault } from '#local/keys/session-vault.ts';
import { openLinkDrafts } from '#queries/link-drafts.ts';
import { settled } from '#testing/time/manual-clock.ts';
import { deleteAccountDatabases } from './account-data.ts';
import { clearStored } from './clear-data.ts';
import { openLimiterStorage } from './limiter-storage.ts';
import { withStorageLimit } from './storage-limit.ts';

/** A storage that takes every request and answers none, and how often it was asked. */
function silentStorage() {
  let asked = 0;
  const ask = () => {
    asked += 1;
    // A request of the real kind, to which nothing ever happens.
    return new IDBOpenDBRequest();
  };
  const databases = () => {
    asked += 1;
    return new Promise<never>(() => undefined);
  };
  const factory = {
    open: ask,
    deleteDatabase: ask,
    databases,
    cmp: () => 0,
  } as unknown as IDBFactory;
  return { factory, asked: () => asked };
}

// Cryptography and databases take real turns, which are not faked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

function plansIn(factory: IDBFactory): StoredValue<readonly string[]> {
  return new StoredValues({ indexedDB: () => factory, crypto, accountId: 'a1' }).value('plans');
}

const keyInUse = { serviceAddress: 'https://s.example', key: 'ld_key', shape: 1 };

test.each<[string, (factory: IDBFactory) => Promise<unknown>, unknown]>([
  [
    'the check whether keys can be kept',
    (f) => new SessionVault({ indexedDB: () => f, crypto }).check(),
    'blocked',
  ],
  [
    'the memory of a limiter',
    async (f) => (await openLimiterStorage({ indexedDB: () => f, crypto }, keyInUse)).memory,
    undefined,
  ],
  [
    'the readings of an account',
    (f) =>
      historyPlaceOf({ indexedDB: () => f, crypto }, 'a1')
        .open()
        .catch((problem: unknown) => (problem instanceof BlocksError ? problem.kind : problem)),
    'gone',
  ],
  ['the plans of an account', (f) => plansIn(f).read(), null],
  ['the jobs of an account', async (f) => (await openJobStore(() => f, 'a1')).isPersistent, false],
  ['the draft of a link', (f) => openLinkDrafts(() => f, 'a1').readDraft(), undefined],
  ['forgetting an account', (f) => deleteAccountDatabases(() => f, 'a1'), undefined],
  [
    'clearing all data',
    (f) => clearStored({ browser: localStorageless, tab: localStorageless, databases: () => f }),
    undefined,
  ],
])('Without an answer of the storage, %s ends within five seconds', async (_, work, outcome) => {
  const { factory, asked } = silentStorage();
  let ended: unknown = 'not yet';
  void work(factory).then((value) => (ended = value));
  while (asked() === 0) await settled();
  await vi.advanceTimersByTimeAsync(4900);
  expect(ended).toBe('not yet');
  await vi.advanceTimersByTimeAsync(200);
  await settled();
  expect(ended).toEqual(outcome);
});

test('A storage that was silent is not waited for again for a minute, and is then asked once more', async () => {
  const { factory, asked } = silentStorage();
  const first = expect(
    withKeyDatabase(
      () => factory,
      () => Promise.resolve(1),
    ),
  ).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(5000);
  await first;
  expect(asked()).toBe(1);
  await expect(
    withKeyDatabase(
      () => factory,
      () => Promise.resolve(1),
    ),
  ).rejects.toThrow('does not answer');
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  const again = expect(
    withKeyDatabase(
      () => factory,
      () => Promise.resolve(1),
    ),
  ).rejects.toThrow('does not answer');
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  await again;
});

test('One silent database leaves the others in use, and a second one stops them too', async () => {
  const factory = new IDBFactory();
  const never = () => new Promise<never>(() => undefined);
  const answer = () => Promise.resolve('here');
  const isAsked = async (database: string) => {
    const asked = withStorageLimit({ factory, database }, answer);
    return (await asked.catch(() => 'silent')) === 'here';
  };
  const silence = async (database: string) => {
    const late = expect(withStorageLimit({ factory, database }, never)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5000);
    await late;
  };
  await silence('history');
  expect([await isAsked('history'), await isAsked('keys')]).toEqual([false, true]);
  await silence('plans');
  expect([await isAsked('history'), await isAsked('keys')]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await isAsked('history'), await isAsked('keys')]).toEqual([true, true]);
});

test('Work that is done in time is not disturbed, and its own errors are passed on', async () => {
  const place = { factory: new IDBFactory(), database: 'a' };
  expect(await withStorageLimit(place, () => Promise.resolve('done'))).toBe('done');
  await expect(withStorageLimit(place, () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
  expect(vi.getTimerCount()).toBe(0);
});

function localStorageless(): Storage {
  throw new DOMException('Blocked', 'SecurityError');
}

test('An answer that is there when a busy thread or a sleeping computer goes on still counts', async () => {
  let answer = (_: string): void => undefined;
  const asked = withStorageLimit({ factory: silentStorage().factory, database: 'a' }, () => {
    return new Promise<string>((resolve) => (answer = resolve));
  });
  // All that such a pause does to timers: the next one ends at once.
  vi.advanceTimersToNextTimer();
  await settled();
  answer('here');
  expect(await asked).toBe('here');
});
