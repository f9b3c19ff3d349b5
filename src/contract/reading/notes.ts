/**
 * Reading notes: lists the values of a reply that could not be read, each with its path and its raw
 * text.
 */

/** One value that could not be read. */
interface Note {
  /** Where it is in the reply, e.g. `data.urls.3.clicks`. */
  readonly path: string;
  /** The value as JSON, cut after 200 characters, or null where the field is missing. */
  readonly raw: string | null;
}

export interface Notes {
  /** All values that could not be read. */
  readonly count: number;
  /** The first 100 of them. */
  readonly listed: readonly Note[];
}

const maxListed = 100;
const maxRawLength = 200;

/** Collects notes while a reply is read. */
export interface NoteList {
  readonly notes: Notes;
  add(path: string, value: unknown): void;
  /** The raw text of a value, as notes have it. */
  raw(value: unknown): string | null;
}

/** @param clean applied to each path and raw text, which are untrusted */
export function createNoteList(clean: (raw: string) => string): NoteList {
  const listed: Note[] = [];
  let count = 0;
  const raw = (value: unknown) =>
    value === undefined ? null : clean(rawText(value, maxRawLength));
  return {
    get notes() {
      return { count, listed };
    },
    add: (path, value) => {
      count += 1;
      if (listed.length < maxListed) listed.push({ path: clean(path), raw: raw(value) });
    },
    raw,
  };
}

/** The value as JSON, cut after so many characters. */
export function rawText(value: unknown, maxLength: number): string {
  try {
    return JSON.stringify(value).slice(0, maxLength);
  } catch {
    return '…'; // nested too deeply for the stack
  }
}
