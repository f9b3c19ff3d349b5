/**
 * Value readers: read leaves, maps, lists and codecs of a reply, with null for each leaf that
 * cannot be read.
 */
import * as z from 'zod/mini';
import type { NoteList } from './notes.ts';
import { pairKeys } from './pairs-of-records.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What the reading of one reply collects. */
export interface Progress {
  readonly notes: NoteList;
  /** How many leaves came and could be read. */
  leaves: number;
}

type ValueReader = (raw: unknown, progress: Progress, path: string) => unknown;

const readers = new WeakMap<z.core.$ZodType, ValueReader>();

/** The reader of a schema that is no record, made once for each schema. */
export function valueReader(schema: z.core.$ZodType): ValueReader {
  const known = readers.get(schema);
  if (known !== undefined) return known;
  const made = makeReader(schema);
  readers.set(schema, made);
  return made;
}

/**
 * The definition of a schema, which its `type` tells apart: zod's documented way for code that
 * walks schemas.
 */
export function definitionOf(schema: z.core.$ZodType) {
  return (schema as z.core.$ZodTypes)._zod.def;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list, also where it came as an object with the keys 0, 1, …; undefined where it is none. */
export function asList(raw: unknown): readonly unknown[] | undefined {
  if (Array.isArray(raw)) return raw as readonly unknown[];
  const keys = isObject(raw) ? Object.keys(raw) : [];
  return isObject(raw) && keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(raw)
    : undefined;
}

/** Empty maps come in these spellings as well. */
function isEmptyMap(raw: unknown): boolean {
  return raw === '' || raw === false || raw === null || (Array.isArray(raw) && raw.length === 0);
}

function makeReader(schema: z.core.$ZodType): ValueReader {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'optional': {
      const inner = valueReader(def.innerType);
      return (raw, progress, path) => (raw === undefined ? undefined : inner(raw, progress, path));
    }
    case 'array':
      return definitionOf(def.element).type === 'tuple'
        ? pairsReader(def.element)
        : listReader(def.element);
    case 'tuple': {
      const items = def.items.map(valueReader);
      return (raw, progress, path) => {
        if (Array.isArray(raw))
          return items.map((item, index) => item(raw[index], progress, `${path}.${index}`));
        unreadable(raw, progress, path);
        return items.map(() => null);
      };
    }
    case 'record': {
      const entry = valueReader(def.valueType);
      return (raw, progress, path) => {
        const map = isEmptyMap(raw) ? {} : raw;
        if (!isObject(map)) return unreadable(raw, progress, path);
        return Object.fromEntries(
          Object.entries(map).map(([key, each]) => [key, entry(each, progress, `${path}.${key}`)]),
        );
      };
    }
    case 'union':
      return def.options.some(isStructured) ? unionReader(def.options) : leafReader(schema);
    case 'pipe':
      return isStructured(def.in) ? codecReader(schema, def) : leafReader(schema);
    default:
      return leafReader(schema);
  }
}

/** Whether values of a schema have several leaves. */
function isStructured(schema: z.core.$ZodType): boolean {
  const def = definitionOf(schema);
  if (def.type === 'union') return def.options.some(isStructured);
  return (
    def.type === 'array' ||
    def.type === 'tuple' ||
    def.type === 'record' ||
    (def.type === 'pipe' && isStructured(def.in))
  );
}

function listReader(element: z.core.$ZodType): ValueReader {
  const entry = valueReader(element);
  return (raw, progress, path) =>
    asList(raw)?.map((each, index) => entry(each, progress, `${path}.${index}`)) ??
    unreadable(raw, progress, path);
}

/**
 * A list of pairs, which may come as a list of records with the two values of a pair under any two
 * keys.
 */
function pairsReader(pair: z.core.$ZodType): ValueReader {
  const def = definitionOf(pair);
  const items = def.type === 'tuple' ? def.items.map(valueReader) : [];
  const readPair = valueReader(pair);
  return (raw, progress, path) => {
    const list = asList(raw);
    const keys = list === undefined ? undefined : pairKeys(list.filter(isObject));
    return (
      list?.map((each, index) => {
        if (keys === undefined || !isObject(each))
          return readPair(each, progress, `${path}.${index}`);
        return items.map((item, place) => {
          const key = keys[place] ?? '';
          return item(each[key], progress, `${path}.${index}.${key}`);
        });
      }) ?? unreadable(raw, progress, path)
    );
  };
}

function leafReader(schema: z.core.$ZodType): ValueReader {
  return (raw, progress, path) => {
    if (raw === undefined) return unreadable(raw, progress, path);
    const read = z.safeParse(schema, raw);
    if (!read.success) return unreadable(raw, progress, path);
    progress.leaves += 1;
    return read.data;
  };
}

/**
 * Chooses the option by the shape of the value: a union of the contract has one list and one map at
 * most.
 */
function unionReader(options: readonly z.core.$ZodType[]): ValueReader {
  const optionOf = (type: string) => options.find((option) => definitionOf(option).type === type);
  const list = optionOf('array');
  const map = optionOf('record');
  const isList = (raw: unknown) =>
    Array.isArray(raw) ||
    (list !== undefined && asList(raw)?.every((each) => typeof each === 'object') === true);
  return (raw, progress, path) => {
    const option = isList(raw) ? list : map;
    return option === undefined
      ? unreadable(raw, progress, path)
      : valueReader(option)(raw, progress, path);
  };
}

/** Strictly where possible; else the encoded form is read leaf by leaf, and then decoded. */
function codecReader(
  schema: z.core.$ZodType,
  { in: encoded, transform }: z.core.$ZodPipeDef,
): ValueReader {
  const read = valueReader(encoded);
  return (raw, progress, path) => {
    const strict = z.safeParse(schema, raw);
    if (strict.success) {
      progress.leaves += 1;
      return strict.data;
    }
    const value = read(raw, progress, path);
    if (value === null || transform === undefined) return value;
    try {
      const decoded: unknown = transform(value, { value, issues: [] });
      return decoded;
    } catch {
      return unreadable(raw, progress, path);
    }
  };
}

function unreadable(raw: unknown, { notes }: Progress, path: string): null {
  notes.add(path, raw);
  return null;
}
