import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceVault } from './device-vault.ts';
import { withKeyDatabase } from './key-database.ts';

const account = {
  accountId: 'a1',
  serviceAddress: 'https://sho.example',
  email: 'ada@shop.example',
};
const key = 'ld_the-secret-key-of-this-account';
const dataKey = 'ZGF0YS1rZXktb2YtdGhpcy1hY2NvdW50LTMyLWJ5dGU=';
const secrets = { key, dataKey };
const passphrase = 'four quiet words here';
const now = 1_800_000_000_000;

async function storedAccounts() {
  const factory = new IDBFactory();
  const places = { indexedDB: () => factory, crypto };
  const vault = createDeviceVault(places, 1000);
  await vault.keep(account, secrets, passphrase);
  return { vault, reopened: () => createDeviceVault(places, 1000), places };
}

describe('A key on this device', () => {
  it('is opened by its passphrase after everything was closed', async () => {
    const { reopened } = await storedAccounts();
    expect(await reopened().list()).toEqual([account]);
    expect(await reopened().unlock('a1', passphrase, now)).toMatchObject({
      outcome: 'open',
      key,
      dataKey,
      account,
    });
  });

  it('is opened however a keyboard spells a letter', async () => {
    const { vault } = await storedAccounts();
    await vault.keep(account, secrets, 'zw\u00f6lf Boxk\u00e4mpfer');
    expect(await vault.unlock('a1', 'zwo\u0308lf Boxka\u0308mpfer', now)).toMatchObject({
      outcome: 'open',
    });
  });

  it('lies there in clear text neither itself nor with its passphrase', async () => {
    const { places } = await storedAccounts();
    const [row] = await withKeyDatabase(places.indexedDB, (database) =>
      database.getAll('accounts'),
    );
    const bytes = [...new Uint8Array(row!.sealed), ...row!.salt, ...row!.iv];
    const text = JSON.stringify(row) + String.fromCharCode(...bytes);
    expect(text).not.toContain(key);
    expect(text).not.toContain(dataKey);
    expect(text).not.toContain(passphrase);
  });

  it('is opened where it was remembered before links could be kept', async () => {
    const { vault } = await storedAccounts();
    await vault.keep(account, { key }, passphrase);
    expect(await vault.unlock('a1', passphrase, now)).toEqual({
      outcome: 'open',
      key,
      dataKey: undefined,
      account: expect.any(Object),
    });
  });

  it('costs an attacker who guesses 600 000 rounds of derivation each time', async () => {
    const deriveKey = vi.spyOn(crypto.subtle, 'deriveKey');
    const factory = new IDBFactory();
    await createDeviceVault({ indexedDB: () => factory, crypto }).keep(
      account,
      secrets,
      passphrase,
    );
    expect(deriveKey.mock.calls[0]?.[0]).toMatchObject({
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: 600_000,
    });
    deriveKey.mockRestore();
  });

  it('has a salt and a vector of its own each time', async () => {
    const { vault, places } = await storedAccounts();
    const row = () =>
      withKeyDatabase(places.indexedDB, (database) => database.get('accounts', 'a1'));
    const before = await row();
    await vault.keep(account, secrets, passphrase);
    const after = await row();
    expect([...after!.salt]).not.toEqual([...before!.salt]);
    expect([...after!.iv]).not.toEqual([...before!.iv]);
  });

  it('opens no more when it is forgotten, or put beside another service', async () => {
    const { vault, places } = await storedAccounts();
    await withKeyDatabase(places.indexedDB, async (database) => {
      const row = await database.get('accounts', 'a1');
      await database.put('accounts', { ...row!, serviceAddress: 'https://evil.example' });
    });
    expect(await vault.unlock('a1', passphrase, now)).toMatchObject({ outcome: 'wrong' });
    await vault.forget('a1');
    expect(await vault.unlock('a1', passphrase, now)).toEqual({ outcome: 'gone' });
    expect(await vault.list()).toEqual([]);
  });
});

describe('A wrong passphrase', () => {
  it('costs nothing twice, then a wait that doubles up to five minutes, and the right one ends it', async () => {
    const { vault, reopened } = await storedAccounts();
    let at = now;
    const waits: number[] = [];
    for (let each = 0; each < 12; each += 1) {
      const tried = await vault.unlock('a1', 'something else entirely', at);
      if (tried.outcome !== 'wrong') throw new Error(tried.outcome);
      const wait = Math.max(0, tried.until - at);
      waits.push(wait / 1000);
      // Neither a reload nor the right passphrase gets around the wait.
      if (wait > 0)
        expect(await reopened().unlock('a1', passphrase, at + wait - 1)).toMatchObject({
          outcome: 'too-soon',
        });
      at += wait;
    }
    expect(waits).toEqual([0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(await vault.unlock('a1', passphrase, at)).toMatchObject({ outcome: 'open' });
    expect(await vault.unlock('a1', 'once more', at)).toMatchObject({
      outcome: 'wrong',
      until: at,
    });
  });

  it('does not close the account for days where the clock was set back', async () => {
    const { vault } = await storedAccounts();
    for (let each = 0; each < 3; each += 1) await vault.unlock('a1', 'wrong', now + 86_400_000);
    expect(await vault.unlock('a1', passphrase, now)).toMatchObject({ outcome: 'open' });
  });
});

describe('A browser that stores nothing', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  it('knows no account, and says that it cannot keep one', async () => {
    const vault = createDeviceVault({ indexedDB: blocked, crypto }, 1000);
    expect(await vault.list()).toEqual([]);
    expect(await vault.unlock('a1', passphrase, now)).toEqual({ outcome: 'gone' });
    await expect(vault.keep(account, secrets, passphrase)).rejects.toThrow();
  });
});
