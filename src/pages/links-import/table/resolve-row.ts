/** The values of one row: from its own cells, and where it has none from what all rows share; and where each came from. */

import { type FieldName, isListField, type ListField, readTarget, type Target } from './field-definitions.ts';
import { entryParts, type Reading, readCell } from './parse-cell.ts';

/** A value's origin: a column from 0, or -1 for the shared settings. */
export interface Source extends Target {
  column: number;
}

export interface Plan extends Reading {
  /** What each column is, as `readTarget` reads it. */
  targets: readonly string[];
  /** What holds for rows that have no cell of their own for it, in the notation of cells. */
  shared: Partial<Record<FieldName, string>>;
  /** Now, in milliseconds since 1970: an expiry has to be later. */
  now: number;
}

/** The columns that are imported. */
export function sourcesOf(targets: readonly string[]): Source[] {
  return targets.flatMap((text, column) => {
    const target = readTarget(text);
    return target === undefined ? [] : [{ ...target, column }];
  });
}

/** One entry of a list: a rule, or a parameter. */
interface Entry {
  /** The country, device, language or name. */
  key: string;
  source: Source;
  entry: Readonly<Record<string, string>>;
}

export interface RowValues {
  readonly values: ReadonlyMap<FieldName, { value: unknown; source: Source }>;
  readonly lists: ReadonlyMap<ListField, readonly Entry[]>;
  /** Cells that do not keep to their notation. */
  readonly unread: readonly { source: Source; problem: string }[];
}

/** Reads a row. Its own cell goes before what is shared; parameters add up, and of two with one name the own one holds. */
export function readRow(cells: readonly string[], sources: readonly Source[], plan: Plan): RowValues {
  const values = new Map<FieldName, { value: unknown; source: Source }>();
  const lists = new Map<ListField, Entry[]>();
  const unread: { source: Source; problem: string }[] = [];

  const put = (source: Source, cell: string) => {
    // A password of blanks alone is one that nobody means either.
    if (cell.trim() === '') return;
    const read = readCell(source, cell, plan);
    if ('problem' in read) unread.push({ source, problem: read.problem });
    else if ('value' in read) values.set(source.field, { value: read.value, source });
    else if (isListField(source.field)) add(source.field, source, read.entries);
  };
  const add = (field: ListField, source: Source, entries: readonly Readonly<Record<string, string>>[]) => {
    const list = lists.get(field) ?? [];
    const own = new Set(list.map(({ key }) => key));
    for (const entry of entries) {
      const key = entry[entryParts(field).key] ?? '';
      if (source.column >= 0 || !own.has(key)) list.push({ key, source, entry });
    }
    lists.set(field, list);
  };

  for (const source of sources) put(source, cells[source.column] ?? '');
  const broken = new Set(unread.map(({ source }) => source.field));
  for (const [name, text] of Object.entries(plan.shared)) {
    const target = readTarget(name);
    if (target === undefined || broken.has(target.field) || values.has(target.field)) continue;
    if (target.field !== 'parameters' && isListField(target.field) && lists.has(target.field)) continue;
    put({ ...target, column: -1 }, text);
  }
  return { values, lists, unread };
}

/** The same as the body of a request, before anything is checked. */
export function bodyOf({ values, lists }: RowValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const deeplink: Record<string, unknown> = {};
  for (const [field, { value }] of values) {
    if (field.startsWith('deeplink.')) deeplink[field.slice('deeplink.'.length)] = value;
    else body[field] = value;
  }
  for (const [field, entries] of lists) body[field] = entries.map(({ entry }) => entry);
  return Object.keys(deeplink).length === 0 ? body : { ...body, deeplink };
}

/** Where the value at a path of the body came from; undefined where the row says nothing of it. */
export function originOf({ values, lists }: RowValues, path: readonly PropertyKey[]): Source | undefined {
  const [first, second] = path.map(String);
  const name = first === 'deeplink' ? `deeplink.${second ?? ''}` : (first ?? '');
  for (const [field, entries] of lists) if (field === name) return entries[Number(second)]?.source ?? entries[0]?.source;
  for (const [field, { source }] of values) if (field === name) return source;
  return undefined;
}
