/** Row values: from the cells of a row, else from the defaults, each with the column that it came from. */

import type { NamingRules } from '#contract/new-link/naming-rules.ts';
import { aliasText } from '#contract/protocol/inputs.ts';
import type { CreatableField } from '#contract/record-names.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { isEmptyText, isEmptyValue, isEndless } from './empty-values.ts';
import { isSpoiled, mayBeSpoiled } from './excel-values.ts';
import {
  type ColumnField,
  type FieldName,
  isListField,
  type ListField,
  parseColumnField,
} from './field-definitions.ts';
import { domainOf, type Moving } from './moving.ts';
import { firstTag, isExport, type OldLink, oldLinksOf } from './old-links.ts';
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
  /** What becomes of old domains, endings and tags. */
  moving?: Moving;
  /** What dates mean that no date of the file decides: the order of the reader's language. */
  localOrder?: DateOrder;
  /** Now, in milliseconds since 1970: an expiry has to be later. */
  now: number;
  /** Naming rules of the account; null or missing where there are none. */
  naming?: NamingRules | null;
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
  /** Its alias is the ending of an old short link. */
  readonly keepsAlias: boolean;
  /** Cells that do not keep to their notation. */
  readonly unread: readonly { source: Source; problem: Problem }[];
  /** What the new link has otherwise than the old one. */
  readonly changed: readonly { source: Source; problem: Problem }[];
  /** Names that no record has. */
  readonly unknown: readonly Unknown[];
}

/** A cell overrides the default of its field. Parameters add up; of two with one name the one of the row counts. */
export function resolveRow(
  cells: readonly string[],
  sources: readonly Source[],
  plan: Plan,
): RowValues {
  const resolver = new RowResolver(cells, plan);
  resolver.putCells(sources);
  resolver.moveOldLink();
  resolver.moveTag();
  resolver.putDefaults();
  return resolver;
}

class RowResolver implements RowValues {
  readonly values = new Map<FieldName, { value: unknown; source: Source }>();
  readonly lists = new Map<ListField, Entry[]>();
  readonly names: Partial<Record<CreatableField, string>> = {};
  keepsAlias = false;
  readonly unread: { source: Source; problem: Problem }[] = [];
  readonly changed: { source: Source; problem: Problem }[] = [];
  readonly unknown: Unknown[] = [];
  readonly #cells: readonly string[];
  readonly #plan: Plan;

  constructor(cells: readonly string[], plan: Plan) {
    this.#cells = cells;
    this.#plan = plan;
  }

  putCells(sources: readonly Source[]): void {
    // The alias of an export is that of its old link.
    const isMoved = isExport(this.#plan.fields);
    for (const source of sources) {
      if (source.field === 'custom' && (this.#isSpoiled(source) || isMoved)) continue;
      this.#put(source, this.#cells[source.column] ?? '');
    }
  }

  /** Its ending becomes the alias, where that is allowed, and its domain one of the account. */
  moveOldLink(): void {
    const [old] = oldLinksOf(this.#cells, this.#plan.fields);
    if (old === undefined) return;
    if (this.#plan.moving?.newEndings !== true) this.#moveEnding(old);
    const domain = domainOf(old.host, this.#plan);
    if (domain === '' || this.values.has('domain')) return;
    this.values.set('domain', { value: domain, source: { field: 'domain', key: '', column: -1 } });
  }

  /** Whether a spreadsheet has put something else in place of the alias; the row says so. */
  #isSpoiled(source: Source): boolean {
    const name = this.#cells[source.column]?.trim() ?? '';
    const isLost = isSpoiled(name);
    const { fields, moving } = this.#plan;
    // A short link beside it has the alias as it was.
    if (moving?.newEndings === true || (isLost && oldLinksOf(this.#cells, fields).length > 0))
      return isLost;
    if (isLost) this.changed.push({ source, problem: { key: 'excel', name: name.slice(0, 60) } });
    else if (mayBeSpoiled(name))
      this.changed.push({ source, problem: { key: 'excelMaybe', name } });
    return isLost;
  }

  #moveEnding({ ending, column }: OldLink): void {
    const source: Source = { field: 'custom', key: '', column };
    const alias = aliasText.safeParse(ending);
    this.keepsAlias = alias.success;
    if (alias.success) this.values.set('custom', { value: alias.data, source });
    else this.changed.push({ source, problem: { key: 'ending', name: ending.slice(0, 60) } });
  }

  moveTag(): void {
    const { fields, moving } = this.#plan;
    const column = fields.indexOf('old.tags');
    if (moving?.tagsToChannels !== true || column === -1) return;
    if (this.#has('channel')) return;
    this.#put({ field: 'channel', key: '', column }, firstTag(this.#cells[column] ?? ''));
  }

  putDefaults(): void {
    const broken = new Set(this.unread.map(({ source }) => source.field));
    for (const [name, text] of Object.entries(this.#plan.defaults)) {
      const columnField = parseColumnField(name);
      if (columnField === undefined || broken.has(columnField.field)) continue;
      if (this.#has(columnField.field)) continue;
      this.#put({ ...columnField, column: -1 }, text);
    }
  }

  /** Whether the row has a value of its own for it. Parameters are never complete. */
  #has(field: FieldName): boolean {
    if (field === 'parameters') return false;
    return (
      this.values.has(field) || field in this.names || (isListField(field) && this.lists.has(field))
    );
  }

  #put(source: Source, cell: string): void {
    if (isEmpty(source.field, cell)) return;
    const read = parseCell(source, cell, this.#plan);
    if ('names' in read) this.unknown.push(...(read.names ?? []));
    if ('problem' in read) this.unread.push({ source, problem: read.problem });
    else if ('creates' in read) this.#putName(source.field, read.creates);
    else if ('value' in read) this.values.set(source.field, { value: read.value, source });
    else if (isListField(source.field)) this.#addEntries(source.field, source, read.entries);
  }

  #putName(field: FieldName, name: string): void {
    if (field === 'channel' || field === 'campaign') this.names[field] = name;
  }

  #addEntries(field: ListField, source: Source, entries: readonly Entry['entry'][]): void {
    const list = this.lists.get(field) ?? [];
    const own = new Set(list.map(({ key }) => key));
    for (const entry of entries) {
      const key = entry[entryParts(field).key] ?? '';
      if (source.column >= 0 || !own.has(key)) list.push({ key, source, entry });
    }
    this.lists.set(field, list);
  }
}

function isEmpty(field: FieldName, cell: string): boolean {
  const isText = ['description', 'metatitle', 'metadescription', 'password'].includes(field);
  if (isText) return isEmptyText(cell);
  return isEmptyValue(cell) || (field === 'expiry' && isEndless(cell));
}

/** The request body, not validated yet; without a destination in the row it has ''. */
export function toRequestBody({ values, lists }: RowValues): NewLink {
  const body: Record<string, unknown> = { url: '' };
  const deeplink: Record<string, unknown> = {};
  for (const [field, { value }] of values) {
    if (field.startsWith('deeplink.')) deeplink[field.slice('deeplink.'.length)] = value;
    else body[field] = value;
  }
  for (const [field, entries] of lists) body[field] = entries.map(({ entry }) => entry);
  // A sound cast: cells are parsed by the type of their field, and the check finds what the contract refuses.
  return (Object.keys(deeplink).length === 0 ? body : { ...body, deeplink }) as unknown as NewLink;
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
