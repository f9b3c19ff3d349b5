/**
 * Leaf-by-leaf reader: decodes a reply by its strict schema, with null for each value that cannot
 * be read.
 */
import * as z from 'zod/mini';
import { inEnglish } from '#contract/protocol/english.ts';
import {
  describeIssues,
  type Page,
  type PageSchema,
  pageSchemas,
  type Unreadable,
} from '#contract/protocol/envelope.ts';
import { count } from '#contract/protocol/values.ts';
import { createNoteList, type Notes, rawText } from './notes.ts';
import { pageNumbers, type RequestedPage } from './page-numbers.ts';
import type { Readable } from './readable.ts';
import {
  asList,
  definitionOf,
  isObject,
  type Json,
  type Progress,
  valueReader,
} from './value-readers.ts';

/** A read reply, or why it is none of this kind. */
export type Reading<Value> =
  | { readonly value: Value; readonly notes: Notes }
  | { readonly problem: string };

interface ReadOptions extends RequestedPage {
  /** Applied to each raw text. */
  readonly clean?: (raw: string) => string;
  /** How many leaves have to be readable; 0 where this is not set. */
  readonly minLeaves?: number;
}

interface Context extends Progress {
  readonly options: ReadOptions;
  problem: string | null;
}

/**
 * Reads a reply without its key `error`. A reply that decodes strictly is its strict output. In
 * another one, a missing record is searched in the record around it, and a missing field of a
 * record with several parts in all of them: so flat and nested details are read alike.
 */
export function readReply<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: Json,
  options: ReadOptions = {},
): Reading<Readable<z.output<Schema>>> {
  const { clean = (raw: string) => raw, minLeaves = 0 } = options;
  const context: Context = { notes: createNoteList(clean), options, leaves: 0, problem: null };
  const shape = shapeOf(schema);
  // The numbers of a page are worked out even where they decode.
  const strict = shape.hasPage ? null : z.safeParse(schema, body);
  const value: unknown =
    strict?.success === true ? strict.data : readRecord(shape, sourcesOf(shape, body), context, '');
  if (context.problem !== null) return { problem: context.problem };
  if (strict?.success === false && context.leaves < minLeaves)
    return { problem: problemOf(schema, body) };
  // A sound cast: each reader gives what the type says of its schema, which the property test
  // compares.
  return { value: value as Readable<z.output<Schema>>, notes: context.notes.notes };
}

interface Field {
  readonly name: string;
  readonly schema: z.core.$ZodType;
  /** A record or a page inside the record, else a value. */
  readonly isPart: boolean;
}

interface Shape {
  readonly fields: readonly Field[];
  /** Whether it has several parts, whose fields services distribute in other ways. */
  readonly isDivided: boolean;
  readonly hasPage: boolean;
  /** The names of values here and in the parts: maps among them are no parts. */
  readonly values: ReadonlySet<string>;
}

const shapes = new WeakMap<z.core.$ZodType, Shape>();

function shapeOf(schema: z.core.$ZodType): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const def = definitionOf(schema);
  const fields = Object.entries(def.type === 'object' ? def.shape : {}).map(([name, inner]) => {
    return {
      name,
      schema: inner,
      isPart: definitionOf(inner).type === 'object' || pageSchemas.has(inner),
    };
  });
  const parts = fields.filter(({ isPart }) => isPart);
  const values = fields.flatMap(({ name, schema: inner, isPart }) =>
    isPart ? [...shapeOf(inner).values] : [name],
  );
  const hasPage = fields.some((field) => pageSchemas.has(field.schema));
  const made = { fields, isDivided: parts.length > 1, hasPage, values: new Set(values) };
  shapes.set(schema, made);
  return made;
}

/** The objects in which the fields of a record are searched, in this order. */
function sourcesOf(shape: Shape, record: Json): readonly Json[] {
  return shape.isDivided ? withNested(shape, record) : [record];
}

/** A record, the objects inside it, and those inside them. */
function withNested({ values }: Shape, record: Json): readonly Json[] {
  const inside = (object: Json) =>
    Object.entries(object).flatMap(([name, value]) =>
      isObject(value) && !values.has(name) ? [value] : [],
    );
  const parts = inside(record);
  return [record, ...parts, ...parts.flatMap(inside)];
}

/** The first value under this name that is not null, else null or undefined. */
function given(sources: readonly Json[], name: string): unknown {
  const found = sources
    .filter((source) => Object.hasOwn(source, name))
    .map((source) => source[name]);
  return found.find((value) => value !== null && value !== undefined) ?? found[0];
}

function readRecord(shape: Shape, sources: readonly Json[], context: Context, path: string): Json {
  const { notes } = context;
  const record: Record<string, unknown> = {};
  const unparsed: Record<string, string | null> = {};
  for (const { name, schema, isPart } of shape.fields) {
    const at = path === '' ? name : `${path}.${name}`;
    if (isPart) {
      record[name] = readPart(schema, name, { shape, sources }, context, at);
      continue;
    }
    const raw = given(sources, name);
    const before = notes.notes.count;
    const value = valueReader(schema)(raw, context, at);
    if (value !== undefined) record[name] = value;
    if (value === null && notes.notes.count > before) unparsed[name] = notes.raw(raw);
  }
  return Object.keys(unparsed).length === 0 ? record : { ...record, unparsed };
}

/**
 * A part is read where it is, with the record around it where the record is divided or the part is
 * missing.
 */
function readPart(
  schema: z.core.$ZodType,
  name: string,
  around: { readonly shape: Shape; readonly sources: readonly Json[] },
  context: Context,
  path: string,
): unknown {
  const { shape, sources } = around;
  const page = pageSchemas.get(schema);
  const candidates = sources.map((source) => source[name]);
  const list = page === undefined ? undefined : candidates.find((value) => Array.isArray(value));
  const own = candidates.find(isObject);
  const outside =
    own === undefined || shape.isDivided
      ? sources.flatMap((source) => withNested(shape, source))
      : [];
  const inside = own === undefined ? outside : [own, ...outside];
  if (page === undefined) return readRecord(shapeOf(schema), inside, context, path);
  return readPage(page, list, inside, context, path);
}

/** A longer page would stop the screen that shows it. */
const maxRows = 1000;

function readPage(
  { key, row }: PageSchema,
  list: unknown,
  sources: readonly Json[],
  context: Context,
  path: string,
): Page<unknown> {
  const { options, notes } = context;
  const shape = shapeOf(row);
  const raw = list ?? given(sources, key) ?? onlyList(sources);
  const numberOf = (name: string) => given(sources, name);
  const entries = rowsIn(shape, raw);
  if (entries === undefined) {
    const isPage = ['result', 'perpage', 'currentpage', 'maxpage'].some(
      (name) => count.safeParse(numberOf(name)).success,
    );
    if (!isPage) context.problem = `${path}.${key}: Must be a list`;
    // Without rows some services send null, or nothing.
    else if (numberOf('result') !== 0 && numberOf('result') !== '0')
      notes.add(`${path}.${key}`, raw);
  }
  const rows: unknown[] = [];
  const unreadable: Unreadable[] = [];
  const all = entries ?? [];
  if (all.length > maxRows)
    notes.add(
      `${path}.${key}.${maxRows}`,
      `${all.length - maxRows} more rows than are read of one page`,
    );
  for (const [index, entry] of all.slice(0, maxRows).entries()) {
    const strict = z.safeParse(row, entry);
    if (strict.success) rows.push(strict.data);
    else if (isObject(entry))
      rows.push(readRecord(shape, [entry], context, `${path}.${key}.${index}`));
    else unreadable.push({ index, problem: problemOf(row, entry), raw: rawText(entry, 500) });
  }
  return { ...pageNumbers(numberOf, all.length, options), rows, unreadable };
}

/** Why a value does not fit. Apart, because sentences slow parsing down, and most values fit. */
function problemOf(schema: z.core.$ZodType, value: unknown): string {
  const { error } = z.safeParse(schema, value, inEnglish);
  return error === undefined ? '' : describeIssues(error);
}

/** The list of a page under another name, where it is the only one. */
function onlyList(sources: readonly Json[]): unknown {
  const lists = sources.flatMap((source) =>
    Object.values(source).filter((value) => Array.isArray(value)),
  );
  return lists.length === 1 ? lists[0] : undefined;
}

/** The rows of a page; a single row may come without its list. */
function rowsIn({ values }: Shape, raw: unknown): readonly unknown[] | undefined {
  const isRow = isObject(raw) && Object.keys(raw).some((name) => values.has(name));
  return isRow ? [raw] : asList(raw);
}
