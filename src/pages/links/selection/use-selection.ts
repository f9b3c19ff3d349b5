/** The selection of the Links screen: the links, as they are assigned, and the ways to change it. */
import { useMemo, useState } from 'react';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { noSelection, type SelectedLink, type Selection, selectRow, selectRows } from './selection.ts';

export interface LinkSelection {
  readonly state: Selection;
  /** The selected links, to be assigned. */
  readonly items: readonly AssignableItem[];
  /** What an act on a row is about: the whole selection where the row belongs to it, else the row alone. */
  itemsOf(row: SelectedLink): readonly AssignableItem[];
  select(rows: readonly SelectedLink[], row: SelectedLink, selected: boolean, through: boolean): void;
  selectAll(rows: readonly SelectedLink[], selected: boolean): void;
  clear(): void;
}

/** Kept while the screen is shown, whatever page or search it shows. */
export function useSelection(): LinkSelection {
  const [state, setState] = useState(noSelection);
  return useMemo(() => {
    const items = [...state.links.values()].map(linkItem);
    return {
      state,
      items,
      itemsOf: (row) => (state.links.has(row.id) ? items : [linkItem(row)]),
      select: (rows, row, selected, through) => setState((now) => selectRow(now, { rows, row, selected, through })),
      selectAll: (rows, selected) => setState((now) => selectRows(now, rows, selected)),
      clear: () => setState(noSelection),
    };
  }, [state]);
}
