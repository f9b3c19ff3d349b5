/** Clear data: removes everything that Linkdeck keeps in this browser, and nothing of other pages. */
import { databasesIn, deleteDatabase } from './account-data.ts';

export interface BrowserStorages {
  /** `() => localStorage`; merely naming it throws where storage is blocked. */
  browser: () => Storage;
  /** `() => sessionStorage` */
  tab: () => Storage;
  /** `() => indexedDB` */
  databases: () => IDBFactory;
}

/**
 * The names that belong to Linkdeck, those of earlier versions too, and to what it is built with; a
 * page of the same origin may keep others.
 */
const ours = /^(linkdeck[.-]|mantine-color-scheme)/;

/**
 * Resolves when nothing is left, or the browser waits for another tab to let go of a database. A
 * place that is blocked holds nothing. Never rejects for it.
 */
export async function clearStored({ browser, tab, databases }: BrowserStorages): Promise<void> {
  for (const place of [browser, tab]) removeEntries(place);
  const names = await databaseNames(databases);
  await Promise.all(names.map((name) => deleteDatabase(databases(), name)));
}

function removeEntries(place: () => Storage): void {
  try {
    const storage = place();
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names.filter((each) => ours.test(each))) storage.removeItem(name);
  } catch {
    // A blocked storage is empty.
  }
}

async function databaseNames(databases: () => IDBFactory): Promise<string[]> {
  try {
    const found = await databasesIn(databases);
    return found.flatMap(({ name = '' }) => (ours.test(name) ? [name] : []));
  } catch {
    return [];
  }
}
