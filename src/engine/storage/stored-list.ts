/** Stored list: the user's own records of an account, stored sealed; none is lost to another, to a copy, or for want of room. */
import { createListeners } from '#base/listeners.ts';
import type { StoredValue } from './stored-values.ts';

export interface ListState<Item> {
  /** False until what is stored was read. */
  readonly isRead: boolean;
  /** False where they are in memory alone, and go with the page. */
  readonly isStored: boolean;
  readonly items: readonly Item[];
}

interface ListOptions<Item> {
  /** In memory alone where none is given. */
  readonly place: StoredValue<readonly Item[]> | undefined;
  readonly max: number;
  readonly order: (one: Item, other: Item) => number;
  /** Of two records with one id. */
  readonly merge: (here: Item, given: Item) => Item;
}

export function createStoredList<Item extends { readonly id: string }>({
  place,
  max,
  order,
  merge,
}: ListOptions<Item>) {
  const { subscribe, notify } = createListeners();
  let state: ListState<Item> = { isRead: false, isStored: place !== undefined, items: [] };
  const set = (part: Partial<ListState<Item>>) => {
    state = { ...state, ...part };
    notify();
  };
  const write = async () => {
    const isStored = (await place?.write(state.items)) ?? false;
    if (isStored !== state.isStored) set({ isStored });
  };
  /** Nothing is written where they are too many: one that was stored is never dropped for another. */
  const replace = (items: readonly Item[]): boolean => {
    if (items.length > max) return false;
    set({ isRead: true, items: items.toSorted(order) });
    void write();
    return true;
  };
  const add = (given: readonly Item[]): boolean => {
    const merged = new Map(state.items.map((item) => [item.id, item]));
    for (const item of given) {
      const here = merged.get(item.id);
      merged.set(item.id, here === undefined ? item : merge(here, item));
    }
    return replace([...merged.values()]);
  };
  const read = async () => {
    const items = (await place?.read((late) => void add(late ?? []))) ?? [];
    set({ isRead: true, isStored: place?.isUnread === false, items });
  };
  const reading = read();
  return {
    get: () => state,
    subscribe,
    /** Resolves when what is stored was read, as far as it can be now. */
    reading,
    /** False where they are too many. */
    change: async (make: (items: readonly Item[]) => readonly Item[]): Promise<boolean> => {
      await reading;
      return replace(make(state.items));
    },
    remove: async (id: string): Promise<void> => {
      await reading;
      replace(state.items.filter((item) => item.id !== id));
    },
    /** Adds those of a copy. False where they are too many. */
    restore: async (given: readonly Item[]): Promise<boolean> => {
      await reading;
      return add(given);
    },
  };
}
