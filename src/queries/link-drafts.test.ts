/** Link drafts: what the database holds of them, sealed, and of whose account. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openLinkDrafts } from './link-drafts.ts';

function disk() {
  const factory = new IDBFactory();
  return { factory, of: (accountId: string) => openLinkDrafts(() => factory, accountId) };
}

const draft = {
  values: { url: 'https://shop.example', password: 'open sesame' },
  begunAt: '?url=x',
  savedAt: 5,
};

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('It could not be stored', { cause: request.error }));
  });
}

/** What lies in the database, as text. */
async function stored(factory: IDBFactory, accountId: string): Promise<string> {
  const db = await done(factory.open(`linkdeck.kept.${accountId}`));
  // A sound cast: it holds sealed bytes.
  const values = (await done(
    db.transaction('value').objectStore('value').getAll(),
  )) as Uint8Array[];
  db.close();
  expect(values).not.toEqual([]);
  return values.map((bytes) => new TextDecoder('latin1').decode(bytes)).join('\n');
}

/** Drafts as version 0.2 stored them. */
async function storeAsBefore(factory: IDBFactory): Promise<void> {
  const request = factory.open('linkdeck.drafts.a', 1);
  request.onupgradeneeded = () => {
    for (const store of ['drafts', 'presets']) request.result.createObjectStore(store);
  };
  const db = await done(request);
  const begun = { ...draft, values: { url: 'https://shop.example' } };
  await done(db.transaction('drafts', 'readwrite').objectStore('drafts').put(begun, 'a'));
  db.close();
}

describe('Notes of new links', () => {
  it('keep a draft without its password, for its account alone, until it is dropped', async () => {
    const { of, factory } = disk();
    expect(await of('a').keepDraft(draft)).toBe(true);
    expect(await of('a').readDraft()).toEqual({
      ...draft,
      values: { url: 'https://shop.example' },
    });
    expect(await of('b').readDraft()).toBeUndefined();
    const text = await stored(factory, 'a');
    expect(text).not.toMatch(/sesame|shop/);
    await of('a').dropDraft();
    expect(await of('a').readDraft()).toBeUndefined();
  });

  it('read the draft that was kept last, although writes are under way, and none where it was dropped last', async () => {
    const notes = disk().of('a');
    for (const url of ['a', 'b', 'c']) void notes.keepDraft({ ...draft, values: { url } });
    expect(await notes.readDraft()).toMatchObject({ values: { url: 'c' } });
    void notes.keepDraft(draft);
    void notes.dropDraft();
    expect(await notes.readDraft()).toBeUndefined();
  });

  it('are those that version 0.2 has stored, and lie in clear text no more', async () => {
    const { of, factory } = disk();
    await storeAsBefore(factory);
    const notes = of('a');
    expect(await notes.readDraft()).toEqual({ ...draft, values: { url: 'https://shop.example' } });
    expect((await factory.databases()).map(({ name }) => name)).toEqual(['linkdeck.kept.a']);
  });

  it('say that nothing is kept where storage is blocked, and do not fail', async () => {
    const notes = openLinkDrafts(() => {
      throw new DOMException('Denied', 'SecurityError');
    }, 'a');
    expect(await notes.keepDraft(draft)).toBe(false);
    expect(await notes.readDraft()).toBeUndefined();
  });
});
