/** Selection hook: the selected links of the Links screen as assignable items, with their changes. */
import { useMemo, useState } from 'react';
import { type AssignableItem, linkItem } from '#features/assign/model/assignment.ts';
import {
  noSelection,
  type SelectedLink,
  type Selection,
  selectRow,
  selectRows,
} from './selection.ts';

export interface LinkSelection {
  readonly state: Selection;
  readonly items: readonly AssignableItem[];
  /** The whole selection where it contains the row, else the row alone. */
  itemsOf(row: SelectedLink): readonly AssignableItem[];
  select(
    rows: readonly SelectedLink[],
    row: SelectedLink,
    selected: boolean,
    through: boolean,
  ): void;
  selectAll(rows: readonly SelectedLink[], selected: boolean): void;
  clear(): void;
}

/** Survives changes of page and search. */
export function useSelection(): LinkSelection {
  const [state, setState] = useState(noSelection);
  return useMemo(() => {
    const items = [...state.links.values()].map(linkItem);
    return {
      state,
      items,
      itemsOf: (row) => (state.links.has(row.id) ? items : [linkItem(row)]),
      select: (rows, row, selected, through) =>
        setState((now) => selectRow(now, { rows, row, selected, through })),
      selectAll: (rows, selected) => setState((now) => selectRows(now, rows, selected)),
      clear: () => setState(noSelection),
    };
  }, [state]);
}
