/** Link notes: the draft and the presets of new links that this browser keeps for the account. */
import { createContext, use } from 'react';
import type { LinkNotes } from '#engine/engine.ts';

export type { LinkDraft, LinkNotes, LinkPreset } from '#engine/engine.ts';

export const LinkNotesContext = createContext<LinkNotes | null>(null);

/**
 * The notes of the account that is signed in.
 *
 * @throws Error outside a `LinkNotesContext`
 */
export function useLinkNotes(): LinkNotes {
  const notes = use(LinkNotesContext);
  if (notes === null) throw new Error('This screen needs the notes of an account: put it below LinkNotesContext');
  return notes;
}
