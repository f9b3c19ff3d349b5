import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { clearStored } from './clear-data.ts';

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
  const local = storage({ 'linkdeck.b': 'xy', 'linkdeck.order.channels.a': '[1]', portal: '1' });
  const session = storage({ 'linkdeck.session': 'xyz' });
  const factory = new IDBFactory();
  await open(factory, 'linkdeck.keys');
  await open(factory, 'portal');
  return {
    local,
    session,
    factory,
    places: { browser: () => local, tab: () => session, databases: () => factory },
  };
}

it('All of Linkdeck goes, of earlier versions too, and what belongs to others stays', async () => {
  const { local, session, factory, places } = await browser();
  await clearStored(places);
  expect([local.length, session.length]).toEqual([1, 0]);
  expect(local.getItem('portal')).toBe('1');
  expect((await factory.databases()).map(({ name }) => name)).toEqual(['portal']);
});

it('A place that is blocked does not keep the others from being cleared', async () => {
  const { local, places } = await browser();
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  await clearStored({ ...places, tab: blocked, databases: blocked });
  expect(local.length).toBe(1);
});
