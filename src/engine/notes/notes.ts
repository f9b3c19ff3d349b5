/** Notes: what the user wrote about days of an account's trends. */
import type { Observed } from '#base/listeners.ts';
import { createStoredList, type ListState } from '#engine/storage/stored-list.ts';
import type { StoredValue } from '#engine/storage/stored-values.ts';
import { maxNotes, maxNoteText, type Note, type NoteDraft } from './note-types.ts';

/** By day, the earliest first. */
export interface Notes extends Observed<ListState<Note>> {
  /** In place of the note with this id. False where there is no room for one more. */
  save(note: NoteDraft): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Adds notes of a copy; of two with one id, the one that was changed later stays. False where they are too many. */
  restore(notes: readonly Note[]): Promise<boolean>;
}

export function createNotes(now: () => number, place?: StoredValue<readonly Note[]>): Notes {
  const {
    change,
    reading: _reading,
    ...list
  } = createStoredList({
    place,
    max: maxNotes,
    order: byDay,
    merge: (here, given) => (given.changed > here.changed ? given : here),
  });
  return {
    ...list,
    save: (draft) => {
      const note: Note = { ...draft, text: draft.text.slice(0, maxNoteText), changed: now() };
      return change((notes) => [...notes.filter(({ id }) => id !== note.id), note]);
    },
  };
}

function byDay(one: Note, other: Note): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.changed - other.changed;
}
