/** Link notes: the draft of a new link that this browser keeps for the account. */
import { createContext, use } from 'react';
import type { LinkDrafts } from '#local/link-drafts.ts';

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
