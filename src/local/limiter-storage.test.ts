import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { limiterStore, withKeyDatabase } from '#local/keys/key-database.ts';
import { openLimiterStorage } from './limiter-storage.ts';

const keyInUse = {
  serviceAddress: 'https://sho.example',
  key: 'ld_the-secret-key-of-this-account',
  shape: 1,
};
const now = 1_800_000_000_000;

function browser() {
  const factory = new IDBFactory();
  return { indexedDB: () => factory, crypto };
}

describe('What was sent with a key', () => {
  it('is found again by that key at that service, and by no other', async () => {
    const places = browser();
    await (await openLimiterStorage(places, keyInUse)).keep({ slots: [1] }, now);
    expect((await openLimiterStorage(places, keyInUse)).memory).toEqual({ slots: [1] });
    expect(
      (await openLimiterStorage(places, { ...keyInUse, key: 'ld_another' })).memory,
    ).toBeUndefined();
    expect(
      (await openLimiterStorage(places, { ...keyInUse, serviceAddress: 'https://other.example' }))
        .memory,
    ).toBeUndefined();
  });

  it('is not found by a version of Linkdeck that wants it in another shape', async () => {
    const places = browser();
    await (await openLimiterStorage(places, keyInUse)).keep({ slots: [1] }, now);
    expect((await openLimiterStorage(places, { ...keyInUse, shape: 2 })).memory).toBeUndefined();
  });

  it('is kept under a name from which nobody gets the key', async () => {
    const places = browser();
    const elsewhere = browser();
    for (const each of [places, elsewhere])
      await (await openLimiterStorage(each, keyInUse)).keep({}, now);
    const names = await Promise.all(
      [places, elsewhere].map(({ indexedDB }) =>
        withKeyDatabase(indexedDB, (database) => database.getAllKeys(limiterStore)),
      ),
    );
    expect(JSON.stringify(names)).not.toContain('secret-key');
    // The fingerprint is made with a secret of this browser, so that nobody can try keys against it
    // elsewhere.
    expect(names[0]).not.toEqual(names[1]);
    const secrets = await withKeyDatabase(places.indexedDB, (database) =>
      database.getAll('secrets'),
    );
    expect(secrets.map(({ extractable }) => extractable)).toEqual([false]);
  });

  it('is not kept for ever', async () => {
    const places = browser();
    await (await openLimiterStorage(places, keyInUse)).keep({}, now);
    await (await openLimiterStorage(places, { ...keyInUse, key: 'ld_another' })).keep(
      {},
      now + 2 * 3_600_000,
    );
    expect(
      await withKeyDatabase(places.indexedDB, (database) => database.count(limiterStore)),
    ).toBe(1);
  });

  it('is simply not known where nothing can be kept', async () => {
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const place = await openLimiterStorage({ indexedDB: blocked, crypto }, keyInUse);
    expect(place.memory).toBeUndefined();
    await expect(place.keep({}, now)).resolves.toBeUndefined();
  });
});
