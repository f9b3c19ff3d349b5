/**
 * Everything that Linkdeck keeps in this browser: what there is, how large it is, and how it is
 * wiped.
 */
import { databasesIn, deleteDatabase } from './account-data.ts';

export interface StoredPart {
  /** `browser` outlives the tab, `tab` does not; a `database` is for all tabs. */
  readonly place: 'browser' | 'tab' | 'database';
  readonly name: string;
  /** How much room it takes, where that can be known. */
  readonly bytes: number | undefined;
}

export interface BrowserStorages {
  /** `() => localStorage`; merely naming it throws where storage is blocked. */
  browser: () => Storage;
  /** `() => sessionStorage` */
  tab: () => Storage;
  /** `() => indexedDB` */
  databases: () => IDBFactory;
}

/**
 * The names that belong to Linkdeck, and to what it is built with; a page of the same origin may
 * keep others.
 */
const ours = /^(linkdeck[.-]|mantine-color-scheme)/;

/**
 * What is stored, in the order of their names; a place that is blocked holds nothing. Never
 * rejects.
 */
export async function readStored(places: BrowserStorages): Promise<readonly StoredPart[]> {
  const databases = await databaseNames(places);
  return [
    ...entries(places, 'browser'),
    ...entries(places, 'tab'),
    ...databases.map((name) => ({ place: 'database', name, bytes: undefined }) as const),
  ];
}

/**
 * Removes all of it. Resolves when nothing is left, or the browser waits for another tab to let go
 * of a database.
 */
export async function wipeStored(places: BrowserStorages): Promise<void> {
  for (const place of ['browser', 'tab'] as const) {
    for (const { name } of entries(places, place)) places[place]().removeItem(name);
  }
  await Promise.all(
    (await databaseNames(places)).map((name) => deleteDatabase(places.databases(), name)),
  );
}

function entries(places: BrowserStorages, place: 'browser' | 'tab'): StoredPart[] {
  try {
    const storage = places[place]();
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return (
      names
        .filter((name) => ours.test(name))
        .sort()
        // Browsers keep two bytes for each unit of text.
        .map((name) => ({
          place,
          name,
          bytes: 2 * (name.length + (storage.getItem(name)?.length ?? 0)),
        }))
    );
  } catch {
    return [];
  }
}

async function databaseNames({ databases }: BrowserStorages): Promise<string[]> {
  try {
    const found = await databasesIn(databases);
    return found.flatMap(({ name = '' }) => (ours.test(name) ? [name] : [])).sort();
  } catch {
    return [];
  }
}
