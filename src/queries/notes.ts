/** Note hooks: what the user wrote about days of trends, and the actions on it. Cost no request. */
import { useSyncExternalStore } from 'react';
import type { Note } from '#engine/notes/note-types.ts';
import type { Notes } from '#engine/notes/notes.ts';
import type { ListState } from '#engine/storage/stored-list.ts';
import { useEngine } from './EngineContext.tsx';

export {
  maxNotes,
  maxNoteText,
  type Note,
  type NoteDraft,
  type NoteScope,
} from '#engine/notes/note-types.ts';

export function useAllNotes(): ListState<Note> {
  const { notes } = useEngine();
  return useSyncExternalStore(notes.subscribe, notes.get);
}

/** See `Notes`. */
export function useNoteActions(): Pick<Notes, 'save' | 'remove' | 'restore'> {
  return useEngine().notes;
}
