/** Tests of account administration: accounts and API keys, as the command line handles them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#service/store/store.ts';
import { openTestStore } from '#testing/service/test-store.ts';
import { AdministrationError, addAccount, addKey, listAccounts } from './accounts.ts';
import { revokeKey } from './revoke-key.ts';

const now = Date.UTC(2026, 2, 1, 12);
let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AdministrationError);
  return error instanceof Error ? error.message : '';
}

describe('accounts', () => {
  test('An account comes with a key, of which nothing is kept but its hash and its end', async () => {
    const { id, key, hint } = await addAccount(store, { email: ' Ada@Example.com ' }, now);
    expect(key.endsWith(hint)).toBe(true);
    const listed = await listAccounts(store);
    expect(listed).toEqual([
      {
        id,
        email: 'ada@example.com',
        username: 'ada',
        plan: 'free',
        planExpires: null,
        registered: '2026-03-01 12:00:00',
        stored: 0,
        keys: [{ id: 1, hint, created: '2026-03-01 12:00:00', expires: null, revoked: null }],
      },
    ]);
    const rows = await store.db.selectFrom('apiKey').selectAll().execute();
    expect(JSON.stringify([listed, rows])).not.toContain(key);
  });

  test('A second account for one address is refused, whatever its case, and leaves no key behind', async () => {
    await addAccount(store, { email: 'ada@example.com' }, now);
    expect(await refusal(addAccount(store, { email: 'ADA@example.com' }, now))).toBe(
      'There is an account for ada@example.com already.',
    );
    expect(await store.db.selectFrom('apiKey').selectAll().execute()).toHaveLength(1);
  });

  test.each(['', 'ada', 'a b@example.com', '@example.com', 'ada@'])(
    '"%s" is no address',
    async (email) => {
      expect(await refusal(addAccount(store, { email }, now))).toContain('is no e-mail address');
    },
  );

  test('A plan has a name and an end', async () => {
    await addAccount(
      store,
      { email: 'a@example.com', plan: 'pro', planExpires: '2027-01-31', username: 'Ada' },
      now,
    );
    expect((await listAccounts(store))[0]).toMatchObject({
      plan: 'pro',
      planExpires: '2027-01-31 23:59:59',
      username: 'Ada',
    });
    expect(
      await refusal(addAccount(store, { email: 'b@example.com', planExpires: '2027-02-30' }, now)),
    ).toContain('is no date');
  });
});

describe('keys', () => {
  test('A further key can expire, at the end of a day or at a moment', async () => {
    await addAccount(store, { email: 'a@example.com' }, now);
    expect(
      (await addKey(store, { email: 'A@example.com', expires: '2026-03-01' }, now)).expires,
    ).toBe('2026-03-01 23:59:59');
    expect(
      (await addKey(store, { email: 'a@example.com', expires: '2026-03-01 12:00:01' }, now))
        .expires,
    ).toBe('2026-03-01 12:00:01');
    expect((await addKey(store, { email: 'a@example.com' }, now)).expires).toBeNull();
    expect((await listAccounts(store))[0]?.keys).toHaveLength(4);
  });

  test('A key for nobody, with no date or with one that is past, is refused', async () => {
    await addAccount(store, { email: 'a@example.com' }, now);
    expect(await refusal(addKey(store, { email: 'b@example.com' }, now))).toBe(
      'There is no account for b@example.com.',
    );
    expect(
      await refusal(addKey(store, { email: 'a@example.com', expires: 'soon' }, now)),
    ).toContain('"soon" is no date');
    expect(
      await refusal(addKey(store, { email: 'a@example.com', expires: '2026-02-28' }, now)),
    ).toContain('expired already');
    expect((await listAccounts(store))[0]?.keys).toHaveLength(1);
  });

  test('A key is revoked by whatever tells it apart, once', async () => {
    const first = await addAccount(store, { email: 'a@example.com' }, now);
    const second = await addKey(store, { email: 'a@example.com' }, now);
    const third = await addKey(store, { email: 'a@example.com' }, now);
    const other = await addAccount(store, { email: 'b@example.com' }, now);
    const revoked = '2026-03-01 12:00:00';
    expect(await revokeKey(store, { id: 1 }, now)).toEqual({
      id: 1,
      hint: first.hint,
      email: 'a@example.com',
      revoked,
    });
    expect(
      await revokeKey(store, { hint: second.hint, email: 'A@example.com' }, now),
    ).toMatchObject({ id: 2 });
    expect(await revokeKey(store, { email: 'b@example.com' }, now)).toMatchObject({
      hint: other.hint,
    });
    expect(await revokeKey(store, { key: third.key }, now)).toMatchObject({ id: 3 });
    expect(await refusal(revokeKey(store, { id: 1 }, now))).toBe(
      `Key 1 is revoked already, since ${revoked} (UTC).`,
    );
  });

  test('Nothing is revoked where nothing, or more than one key, fits', async () => {
    const { hint } = await addAccount(store, { email: 'a@example.com' }, now);
    await addKey(store, { email: 'a@example.com' }, now);
    expect(await refusal(revokeKey(store, {}, now))).toContain('Say which key');
    expect(await refusal(revokeKey(store, { id: 77 }, now))).toContain('There is no such key');
    expect(await refusal(revokeKey(store, { hint, email: 'b@example.com' }, now))).toContain(
      'There is no such key',
    );
    expect(await refusal(revokeKey(store, { key: 'ld_wrong' }, now))).not.toContain('ld_wrong');
    expect(await refusal(revokeKey(store, { email: 'a@example.com' }, now))).toContain(
      `1 (…${hint}, a@example.com), 2 (…`,
    );
    expect((await listAccounts(store))[0]?.keys.map(({ revoked }) => revoked)).toEqual([
      null,
      null,
    ]);
  });
});
