/**
 * Limiter memory: the counts of a key over a reload, stored under a fingerprint that does not
 * reveal the key.
 */
import { toBase64 } from '#local/keys/base64.ts';
import { type KeyDatabase, limiterStore, withKeyDatabase } from '#local/keys/key-database.ts';
import { subtleOf, type VaultPlaces } from '#local/keys/session-vault.ts';

const fingerprintKey = 'fingerprints';

// What a key has sent counts for a minute.
const staleAfter = 3_600_000;

/**
 * Whose memory it is, and in which `shape`: what another version of Linkdeck keeps in another one
 * is not found.
 */
interface StoredMemory {
  readonly serviceAddress: string;
  readonly key: string;
  readonly shape: number;
}

/**
 * The place for one key at one service; one that keeps nothing where nothing can be stored. Never
 * rejects.
 */
export async function openLimiterStorage(places: VaultPlaces, keyInUse: StoredMemory) {
  try {
    const { indexedDB } = places;
    const name = await fingerprintOf(keyInUse, places);
    const found = await withKeyDatabase(indexedDB, (database) => database.get(limiterStore, name));
    return {
      /** What was stored last, as it was given; undefined where there is nothing. */
      memory: found?.memory,
      /** Resolves when it is stored, or cannot be. */
      keep: (memory: unknown, storedAt: number) =>
        withKeyDatabase(indexedDB, (database) =>
          keepOne(database, name, { memory, storedAt }),
        ).catch(() => undefined),
    };
  } catch {
    return { memory: undefined, keep: () => Promise.resolve() };
  }
}

async function keepOne(
  database: KeyDatabase,
  name: string,
  stored: { memory: unknown; storedAt: number },
): Promise<void> {
  const { store } = database.transaction(limiterStore, 'readwrite');
  for await (const cursor of store) {
    // An entry of an earlier build has no such time.
    const isFresh = cursor.value.storedAt >= stored.storedAt - staleAfter;
    if (!isFresh) await cursor.delete();
  }
  await store.put(stored, name);
}

/**
 * Made once for this browser, and not to be exported: with it alone fingerprints can be compared.
 */
async function deviceKey({ indexedDB, crypto }: VaultPlaces): Promise<CryptoKey> {
  const found = await withKeyDatabase(indexedDB, (database) =>
    database.get('secrets', fingerprintKey),
  );
  if (found !== undefined) return found;
  const made = await subtleOf(crypto).generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return withKeyDatabase(indexedDB, async (database) => {
    const { store } = database.transaction('secrets', 'readwrite');
    // Another host may have made one meanwhile.
    const other = await store.get(fingerprintKey);
    if (other !== undefined) return other;
    await store.put(made, fingerprintKey);
    return made;
  });
}

async function fingerprintOf(
  { serviceAddress, key, shape }: StoredMemory,
  places: VaultPlaces,
): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([shape, serviceAddress, key]));
  return toBase64(
    new Uint8Array(await subtleOf(places.crypto).sign('HMAC', await deviceKey(places), text)),
  );
}
