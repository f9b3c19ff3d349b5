/** Noted links: the folded text of the notes on each link, for searches and filters. */
import type { Observed } from '#base/listeners.ts';
import { toSearchText } from '#contract/search.ts';
import type { ListState } from '#engine/storage/stored-list.ts';
import type { Note } from './note-types.ts';

export interface NotedLinks extends Pick<Observed<unknown>, 'subscribe'> {
  /** Of all notes on a link; '' where it has none. */
  textOf(id: number): string;
  /** Links that have a note. */
  count(): number;
  /** Grows with each change of notes on links. Listeners are called for no other change. */
  version(): number;
}

/** Folds the texts when they are asked for first, and again after each change. */
export function createNotedLinks({ get, subscribe }: Observed<ListState<Note>>): NotedLinks {
  let read: readonly Note[] = [];
  let texts: ReadonlyMap<number, string> = new Map();
  let version = 0;
  const refresh = () => {
    const { items: notes } = get();
    if (notes === read) return;
    read = notes;
    const before = texts.size;
    texts = textsByLink(notes);
    if (before > 0 || texts.size > 0) version += 1;
  };
  const current = () => {
    refresh();
    return version;
  };
  return {
    textOf: (id) => {
      refresh();
      return texts.get(id) ?? '';
    },
    count: () => {
      refresh();
      return texts.size;
    },
    version: current,
    subscribe: (listener) => {
      let seen = current();
      return subscribe(() => {
        if (current() === seen) return;
        seen = current();
        listener();
      });
    },
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
