/** Link notes: the draft of a new link that this browser stores for the account. */
import { createContext, use } from 'react';
import { createLinkDrafts, type LinkDraft, type LinkDrafts } from '#local/link-drafts.ts';

/**
 * The notes of an account, sealed with a key of this device. Their code is loaded when needed.
 *
 * @param indexedDB `() => indexedDB`: the mere name throws where storage is blocked
 */
export function openLinkDrafts(indexedDB: () => IDBFactory, accountId: string): LinkDrafts {
  let factory: IDBFactory | undefined;
  // Named once: a write that is still under way when a page test ends must not reach the storage of
  // the next.
  const named = () => {
    factory ??= indexedDB();
    return factory;
  };
  return createLinkDrafts(async () => {
    const { StoredValues } = await import('#engine/storage/stored-values.ts');
    const values = new StoredValues({ indexedDB: named, crypto, accountId });
    return values.value<LinkDraft | null>('drafts');
  });
}

export const LinkNotesContext = createContext<LinkDrafts | null>(null);

/**
 * The notes of the account that is signed in.
 *
 * @throws Error outside a `LinkNotesContext`
 */
export function useLinkDrafts(): LinkDrafts {
  const notes = use(LinkNotesContext);
  if (notes === null)
    throw new Error('This screen needs the notes of an account: put it below LinkNotesContext');
  return notes;
}
