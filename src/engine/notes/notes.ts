/** Notes: what the user wrote about days of an account's trends, stored sealed. */
import { createListeners, type Observed } from '#base/listeners.ts';
import type { SealedValue } from '#engine/storage/sealed-value.ts';
import { maxNotes, maxNoteText, type Note, type NoteDraft, type NotesState } from './note-types.ts';

export type NotesPlace = SealedValue<readonly Note[]>;

export interface Notes extends Observed<NotesState> {
  /** In place of the note with this id. False where there is no room for one more. */
  save(note: NoteDraft): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Adds notes of a copy; of two with one id, the one that was changed later stays. False where they are too many. */
  restore(notes: readonly Note[]): Promise<boolean>;
}

interface NotesDeps {
  readonly now: () => number;
  /** In memory alone where none is given. */
  readonly place: NotesPlace | undefined;
}

export function createNotes({ now, place }: NotesDeps) {
  const { subscribe, notify } = createListeners();
  let state: NotesState = { isRead: false, isStored: place !== undefined, notes: [] };

  const read = async () => {
    const notes = (await place?.read((late) => merge(late ?? []))) ?? [];
    state = { isRead: true, isStored: place?.isUnread === false, notes };
    notify();
  };
  const write = async () => {
    const isStored = (await place?.write(state.notes)) ?? false;
    if (isStored === state.isStored) return;
    state = { ...state, isStored };
    notify();
  };
  /** Nothing is written where they are too many: a note that was stored is never dropped for another. */
  const change = (notes: readonly Note[]): boolean => {
    if (notes.length > maxNotes) return false;
    state = { ...state, isRead: true, notes: notes.toSorted(byDay) };
    void write();
    notify();
    return true;
  };
  const merge = (notes: readonly Note[]): boolean => {
    const merged = new Map(state.notes.map((note) => [note.id, note]));
    for (const note of notes)
      if (note.changed > (merged.get(note.id)?.changed ?? -1)) merged.set(note.id, note);
    return change([...merged.values()]);
  };
  const reading = read();

  return {
    get: () => state,
    subscribe,
    save: async (draft: NoteDraft): Promise<boolean> => {
      await reading;
      const note: Note = { ...draft, text: draft.text.slice(0, maxNoteText), changed: now() };
      return change([...state.notes.filter(({ id }) => id !== note.id), note]);
    },
    remove: async (id: string): Promise<void> => {
      await reading;
      change(state.notes.filter((each) => each.id !== id));
    },
    restore: async (notes: readonly Note[]): Promise<boolean> => {
      await reading;
      return merge(notes);
    },
    close: () => place?.close(),
  };
}

function byDay(one: Note, other: Note): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.changed - other.changed;
}
