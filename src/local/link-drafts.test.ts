/** Link drafts: what the database holds of them, and of whose account. */
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

/** Everything that lies in the database, as text. */
async function everything(factory: IDBFactory, accountId: string): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(`linkdeck.drafts.${accountId}`);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('not opened'));
  });
  const stores = [...db.objectStoreNames].map(
    (store) =>
      new Promise((resolve) => {
        const all = db.transaction(store).objectStore(store).getAll();
        all.onsuccess = () => resolve(all.result);
      }),
  );
  const text = JSON.stringify(await Promise.all(stores));
  db.close();
  return text;
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
    expect(await everything(factory, 'a')).not.toContain('sesame');
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

  it('say that nothing is kept where storage is blocked, and do not fail', async () => {
    const notes = openLinkDrafts(() => {
      throw new DOMException('Denied', 'SecurityError');
    }, 'a');
    expect(await notes.keepDraft(draft)).toBe(false);
    expect(await notes.readDraft()).toBeUndefined();
  });
});
