/** Selection: an immutable set of selected links across pages and searches, with its changes. */
import type { Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';

/** A copy of the row, because it may be on another page by now. */
export type SelectedLink = Identified<Link>;

export interface Selection {
  /** By id, in the order of selection. */
  readonly links: ReadonlyMap<number, SelectedLink>;
  /** The id that was touched last, where a range begins. */
  readonly anchor: number | undefined;
}

export const noSelection: Selection = { links: new Map(), anchor: undefined };

interface Change {
  /** The rows on the screen, in order. */
  rows: readonly SelectedLink[];
  row: SelectedLink;
  selected: boolean;
  /** Selects all rows from the anchor to this one. */
  through: boolean;
}

export function selectRow(
  selection: Selection,
  { rows, row, selected, through }: Change,
): Selection {
  const from = through ? rows.findIndex(({ id }) => id === selection.anchor) : -1;
  const to = rows.findIndex(({ id }) => id === row.id);
  const touched =
    from === -1 || to === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  // A range keeps its anchor, so that it can grow and shrink.
  return {
    links: withLinks(selection.links, touched, selected),
    anchor: from === -1 ? row.id : selection.anchor,
  };
}

export function selectRows(
  selection: Selection,
  rows: readonly SelectedLink[],
  selected: boolean,
): Selection {
  return { ...selection, links: withLinks(selection.links, rows, selected) };
}

function withLinks(
  before: Selection['links'],
  touched: readonly SelectedLink[],
  selected: boolean,
): Selection['links'] {
  const links = new Map(before);
  for (const link of touched) {
    if (selected) links.set(link.id, link);
    else links.delete(link.id);
  }
  return links;
}

type SelectionNote =
  | { readonly shown: number; readonly rest: number }
  | { readonly elsewhere: number };

/**
 * How many selected links are on other pages, or how many links a selection of all leaves out.
 *
 * @param rows with those that cannot be selected
 */
export function selectionNote(
  { links }: Selection,
  rows: readonly Pick<Link, 'id'>[],
  total: number | undefined,
): SelectionNote | undefined {
  const here = rows.filter(({ id }) => id !== null && links.has(id)).length;
  const elsewhere = links.size - here;
  const notLoaded = total === undefined ? 0 : total - rows.length;
  if (here === rows.length && here > 0 && notLoaded > elsewhere) {
    return { shown: here, rest: notLoaded - elsewhere };
  }
  return elsewhere === 0 ? undefined : { elsewhere };
}
