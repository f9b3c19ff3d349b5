import { describe, expect, it } from 'vitest';
import {
  noSelection,
  type SelectedLink,
  type Selection,
  selectionNote,
  selectRow,
  selectRows,
} from './selection.ts';

const none = {
  alias: null,
  shorturl: null,
  longurl: null,
  clicks: null,
  title: null,
  description: null,
  date: null,
};
const link = (id: number): SelectedLink => ({ ...none, id });
const rows = [1, 2, 3, 4, 5].map(link);
const row = (id: number) => rows[id - 1]!;
const ids = ({ links }: Selection) => [...links.keys()].sort();
const click = (selection: Selection, id: number, through = false, selected = true) =>
  selectRow(selection, { rows, row: row(id), selected, through });

describe('A selection', () => {
  it('takes a range in both directions from where it began', () => {
    const begun = click(noSelection, 3);
    expect(ids(click(begun, 5, true))).toEqual([3, 4, 5]);
    expect(ids(click(click(begun, 4, true), 1, true))).toEqual([1, 2, 3, 4]);
  });

  it('takes a range away as it takes one', () => {
    const all = selectRows(noSelection, rows, true);
    expect(ids(click(click(all, 2, false, false), 4, true, false))).toEqual([1, 5]);
  });

  it('takes one row where the beginning of the range is not shown', () => {
    const elsewhere = selectRow(noSelection, {
      rows: [link(9)],
      row: link(9),
      selected: true,
      through: false,
    });
    expect(ids(click(elsewhere, 2, true))).toEqual([2, 9]);
  });

  it('of all rows leaves what is selected elsewhere as it is', () => {
    const some = selectRows(noSelection, [link(9)], true);
    expect(ids(selectRows(selectRows(some, rows, true), rows, false))).toEqual([9]);
  });

  it('says what its number does not', () => {
    const all = selectRows(noSelection, rows, true);
    expect(selectionNote(all, rows, 5)).toBeUndefined();
    expect(selectionNote(all, rows, undefined)).toBeUndefined();
    expect(selectionNote(all, rows, 2006)).toEqual({ shown: 5, rest: 2001 });
    expect(selectionNote(all, rows, 6)).toEqual({ shown: 5, rest: 1 });
    expect(selectionNote(all, rows.slice(0, 2), 5)).toEqual({ elsewhere: 3 });
    expect(selectionNote(all, [...rows, { id: null }], 2006)).toBeUndefined();
    expect(selectionNote(noSelection, [], 0)).toBeUndefined();
  });
});
