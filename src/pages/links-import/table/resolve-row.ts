/** Row values: from the cells of a row, else from the defaults, each with the column that it came from. */

import type { CreatableField } from '#contract/record-names.ts';
import { endingOf } from './column-evidence.ts';
import {
  type ColumnField,
  type FieldName,
  isListField,
  type ListField,
  parseColumnField,
} from './field-definitions.ts';
import { entryParts, type ParseOptions, parseCell, type Unknown } from './parse-cell.ts';
import type { DateOrder } from './parse-date.ts';
import type { Problem } from './table-types.ts';

/** The origin of a value: a column from 0, or -1 for a default. */
export interface Source extends ColumnField {
  column: number;
}

export interface Plan extends ParseOptions {
  /** The field of each column, for `parseColumnField`. */
  fields: readonly string[];
  /** Values for rows without an own one, in the notation of cells. */
  defaults: Partial<Record<FieldName, string>>;
  /** What dates mean that no date of the file decides: the order of the reader's language. */
  localOrder?: DateOrder;
  /** Now, in milliseconds since 1970: an expiry has to be later. */
  now: number;
}

/** The columns that are imported. */
export function sourcesOf(fields: readonly string[]): Source[] {
  return fields.flatMap((text, column) => {
    const columnField = parseColumnField(text);
    return columnField === undefined ? [] : [{ ...columnField, column }];
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
  /** The channel and campaign that the import creates, by name. */
  readonly names: Readonly<Partial<Record<CreatableField, string>>>;
  /** Cells that do not keep to their notation. */
  readonly unread: readonly { source: Source; problem: Problem }[];
  /** Names that no record has. */
  readonly unknown: readonly Unknown[];
}

/** A cell overrides the default of its field. Parameters add up; of two with one name the one of the row counts. */
export function resolveRow(
  cells: readonly string[],
  sources: readonly Source[],
  plan: Plan,
): RowValues {
  const values = new Map<FieldName, { value: unknown; source: Source }>();
  const lists = new Map<ListField, Entry[]>();
  const names: Partial<Record<CreatableField, string>> = {};
  const unread: { source: Source; problem: Problem }[] = [];
  const unknown: Unknown[] = [];

  const put = (source: Source, cell: string) => {
    if (isEmpty(cell)) return;
    const read = parseCell(source, cell, plan);
    if ('names' in read) unknown.push(...(read.names ?? []));
    if ('problem' in read) unread.push({ source, problem: read.problem });
    else if ('creates' in read) {
      if (source.field === 'channel' || source.field === 'campaign')
        names[source.field] = read.creates;
    } else if ('value' in read) values.set(source.field, { value: read.value, source });
    else if (isListField(source.field)) add(source.field, source, read.entries);
  };
  const add = (
    field: ListField,
    source: Source,
    entries: readonly Readonly<Record<string, string>>[],
  ) => {
    const list = lists.get(field) ?? [];
    const own = new Set(list.map(({ key }) => key));
    for (const entry of entries) {
      const key = entry[entryParts(field).key] ?? '';
      if (source.column >= 0 || !own.has(key)) list.push({ key, source, entry });
    }
    lists.set(field, list);
  };

  for (const source of sources) put(source, cells[source.column] ?? '');
  if (!values.has('custom')) {
    const column = oldLinkColumn(cells, plan.fields);
    if (column !== -1) put({ field: 'custom', key: '', column }, endingOf(cells[column] ?? ''));
  }
  const broken = new Set(unread.map(({ source }) => source.field));
  for (const [name, text] of Object.entries(plan.defaults)) {
    const columnField = parseColumnField(name);
    if (
      columnField === undefined ||
      broken.has(columnField.field) ||
      values.has(columnField.field) ||
      columnField.field in names
    )
      continue;
    if (
      columnField.field !== 'parameters' &&
      isListField(columnField.field) &&
      lists.has(columnField.field)
    )
      continue;
    put({ ...columnField, column: -1 }, text);
  }
  return { values, lists, names, unread, unknown };
}

/** Also the empty list of a program, which is no alias of anything. */
function isEmpty(cell: string): boolean {
  return ['', '[]'].includes(cell.trim());
}

/** The column of the old short link, whose ending the new link keeps where it has no alias of its own; -1 for none. */
export function oldLinkColumn(cells: readonly string[], fields: readonly string[]): number {
  return fields.findIndex(
    (field, column) => field === 'old.link' && endingOf(cells[column] ?? '') !== '',
  );
}

/** The request body, not validated yet. */
export function toRequestBody({ values, lists }: RowValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const deeplink: Record<string, unknown> = {};
  for (const [field, { value }] of values) {
    if (field.startsWith('deeplink.')) deeplink[field.slice('deeplink.'.length)] = value;
    else body[field] = value;
  }
  for (const [field, entries] of lists) body[field] = entries.map(({ entry }) => entry);
  return Object.keys(deeplink).length === 0 ? body : { ...body, deeplink };
}

/** The origin of the value at a path of the body; undefined where the row has none. */
export function sourceOf(
  { values, lists }: RowValues,
  path: readonly PropertyKey[],
): Source | undefined {
  const [first, second] = path.map(String);
  const name = first === 'deeplink' ? `deeplink.${second ?? ''}` : (first ?? '');
  for (const [field, entries] of lists)
    if (field === name) return entries[Number(second)]?.source ?? entries[0]?.source;
  for (const [field, { source }] of values) if (field === name) return source;
  return undefined;
}
