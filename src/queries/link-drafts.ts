/** Link notes: the draft of a new link that this browser stores for the account. */
import { createContext, use } from 'react';
import { createLinkDrafts, type LinkDraft, type LinkDrafts } from '#local/link-drafts.ts';
import { openStoredValues } from './stored-value.ts';

/**
 * The notes of an account, sealed with a key of this device. Their code is loaded when needed.
 *
 * @param indexedDB `() => indexedDB`: the mere name throws where storage is blocked
 */
export function openLinkDrafts(indexedDB: () => IDBFactory, accountId: string): LinkDrafts {
  return createLinkDrafts(async () => {
    const values = await openStoredValues(indexedDB, accountId);
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
