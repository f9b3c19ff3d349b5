/** Note types: what the user wrote to explain clicks, by day, for the account or for one of its records. */

/** What a note is about; every trend of the account shows the notes of the account. */
export type NoteScope =
  | { readonly kind: 'account' }
  | { readonly kind: 'link' | 'channel' | 'campaign'; readonly id: number };

export interface Note {
  readonly id: string;
  readonly scope: NoteScope;
  /** A day of the calendar, `YYYY-MM-DD`, the same in every time zone. */
  readonly at: string;
  readonly text: string;
  /** When it was written last, in milliseconds since 1970. */
  readonly changed: number;
}

/** What a tab writes. */
export type NoteDraft = Omit<Note, 'changed'>;

/** Characters of a note. */
export const maxNoteText = 200;
/** How many an account has. */
export const maxNotes = 5000;
