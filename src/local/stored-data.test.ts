import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { readStored, wipeStored } from './stored-data.ts';

function storage(entries: Record<string, string>): Storage {
  const stored = new Map(Object.entries(entries));
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
    clear: () => stored.clear(),
  };
}

async function open(factory: IDBFactory, name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = factory.open(name);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

async function browser() {
  const local = storage({ 'linkdeck.b': 'xy', 'linkdeck.a': '', portal: '1' });
  const session = storage({ 'linkdeck.session': 'xyz' });
  const factory = new IDBFactory();
  await open(factory, 'linkdeck.keys');
  await open(factory, 'portal');
  return {
    local,
    factory,
    places: { browser: () => local, tab: () => session, databases: () => factory },
  };
}

it('Everything of Linkdeck is listed with its size, and nothing of anybody else', async () => {
  expect(await readStored((await browser()).places)).toEqual([
    { place: 'browser', name: 'linkdeck.a', bytes: 20 },
    { place: 'browser', name: 'linkdeck.b', bytes: 24 },
    { place: 'tab', name: 'linkdeck.session', bytes: 38 },
    { place: 'database', name: 'linkdeck.keys', bytes: undefined },
  ]);
});

it('Wiping removes all of it, and leaves what belongs to others', async () => {
  const { local, factory, places } = await browser();
  await wipeStored(places);
  expect(await readStored(places)).toEqual([]);
  expect(local.getItem('portal')).toBe('1');
  expect((await factory.databases()).map(({ name }) => name)).toEqual(['portal']);
});

it('A place that is blocked holds nothing, and does not keep the others from being wiped', async () => {
  const { local, places } = await browser();
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const partly = { ...places, tab: blocked, databases: blocked };
  expect((await readStored(partly)).map(({ name }) => name)).toEqual(['linkdeck.a', 'linkdeck.b']);
  await wipeStored(partly);
  expect(local.getItem('linkdeck.a')).toBeNull();
});
