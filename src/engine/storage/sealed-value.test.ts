/** A sealed value on a device: what is there later, who can open it, and what a late write does. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { deleteAccountDatabases } from '#local/account-data.ts';
import { eventually } from '#testing/time/eventually.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { newDataKey } from './block-cipher.ts';
import { StoredValue } from './sealed-value.ts';

function open(
  factory: IDBFactory,
  place: { name: 'members' | 'requests'; accountId?: string; dataKey?: string },
) {
  const indexedDB = () => factory;
  return new StoredValue<readonly string[]>({ indexedDB, crypto, accountId: 'a1', ...place });
}

it('is there for the next engine, the last one of several that wait to be written', async () => {
  const factory = new IDBFactory();
  const first = open(factory, { name: 'members' });
  expect(await first.read()).toBeNull();
  void first.write(['one']);
  void first.write(['two']);
  await first.write(['three']);
  first.close();
  expect(await open(factory, { name: 'members' }).read()).toEqual(['three']);
  expect(await open(factory, { name: 'members', accountId: 'a2' }).read()).toBeNull();
});

it('is opened by the data key of its session alone, where it has one', async () => {
  const factory = new IDBFactory();
  const dataKey = newDataKey(crypto);
  const first = open(factory, { name: 'requests', dataKey });
  await first.write(['GET /api/urls?q=secret']);
  expect(await open(factory, { name: 'requests', dataKey }).read()).toEqual([
    'GET /api/urls?q=secret',
  ]);
  expect(await open(factory, { name: 'requests', dataKey: newDataKey(crypto) }).read()).toBeNull();
});

it('does not come back by a late write where the account was forgotten', async () => {
  const factory = new IDBFactory();
  const value = open(factory, { name: 'members' });
  await value.write(['one']);
  await deleteAccountDatabases(() => factory, 'a1');
  await value.write(['two']);
  value.close();
  await value.write(['three']);
  expect(await factory.databases()).toEqual([]);
});

/** A value that was stored before, in a browser that blocks its storage until the test ends that. */
async function openBlocked() {
  const factory = new IDBFactory();
  const before = open(factory, { name: 'members' });
  await before.write(['one', 'two']);
  before.close();
  const clock = createManualClock();
  let isBlocked = true;
  const indexedDB = (): IDBFactory => {
    if (isBlocked) throw new DOMException('Blocked', 'SecurityError');
    return factory;
  };
  const place = { indexedDB, crypto, accountId: 'a1', name: 'members', clock } as const;
  const value = new StoredValue<readonly string[]>(place);
  return { factory, value, clock, unblock: () => (isBlocked = false) };
}

it('is not overwritten where it could not be read', async () => {
  const { factory, value, unblock } = await openBlocked();
  expect(await value.read()).toBeNull();
  unblock();
  expect(await value.write(['three'])).toBe(false);
  value.close();
  expect(await open(factory, { name: 'members' }).read()).toEqual(['one', 'two']);
});

it('that can be read only later is there within a minute, and is written again from then on', async () => {
  const { value, clock, unblock } = await openBlocked();
  const onLate = vi.fn();
  expect(await value.read(onLate)).toBeNull();
  expect(value.isUnread).toBe(true);
  await clock.advance(60_000);
  expect(onLate).not.toHaveBeenCalled();
  unblock();
  await clock.advance(60_000);
  await eventually(() => expect(onLate.mock.calls).toEqual([[['one', 'two']]]));
  expect(await value.write(['three'])).toBe(true);
});

it('is tried no more once it is closed', async () => {
  const { value, clock, unblock } = await openBlocked();
  const onLate = vi.fn();
  await value.read(onLate);
  value.close();
  unblock();
  await clock.advance(300_000);
  expect(onLate).not.toHaveBeenCalled();
  expect(value.isUnread).toBe(true);
});

it('stays in memory where storage is blocked', async () => {
  const indexedDB = (): IDBFactory => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const value = new StoredValue({ indexedDB, crypto, accountId: 'a1', name: 'members' });
  await value.write(['one']);
  expect(await value.read()).toBeNull();
});
