/** Noted links: the folded text of the notes on each link, for searches and filters. */
import type { Observed } from '#base/listeners.ts';
import { toSearchText } from '#contract/search.ts';
import type { Note, NotesState } from './note-types.ts';

export interface NotedLinks extends Pick<Observed<NotesState>, 'subscribe'> {
  /** Of all notes on a link; '' where it has none. */
  textOf(id: number): string;
  /** Grows with each change. */
  version(): number;
}

/** Folds the texts when they are asked for first, and again after each change. */
export function createNotedLinks({ get, subscribe }: Observed<NotesState>): NotedLinks {
  let read: readonly Note[] = [];
  let texts: ReadonlyMap<number, string> = new Map();
  let version = 0;
  const refresh = () => {
    const { notes } = get();
    if (notes === read) return;
    read = notes;
    texts = textsByLink(notes);
    version += 1;
  };
  return {
    textOf: (id) => {
      refresh();
      return texts.get(id) ?? '';
    },
    version: () => {
      refresh();
      return version;
    },
    subscribe,
  };
}

function textsByLink(notes: readonly Note[]): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const { scope, text } of notes) {
    if (scope.kind !== 'link') continue;
    const before = texts.get(scope.id);
    const folded = toSearchText(text);
    texts.set(scope.id, before === undefined ? folded : `${before}\n${folded}`);
  }
  return texts;
}
