/** Reply envelope: success, failure and a page of results, which all replies share. */
import * as z from 'zod/mini';
import { described } from './described.ts';
import { inEnglish } from './english.ts';
import { canonicalForms, count, integerInUrl, text, wholeNumber } from './values.ts';

/**
 * A failed request (errors, 1). Services spell `error` and the text in other ways; see
 * `deviations.ts`.
 */
export const failure = z.object({
  error: z.literal(1),
  message: described(z.string(), {
    description: 'What is wrong and what to do; names the field where there is one',
  }),
});

/** The reply to a change that returns no record. */
export const done = z.object({ message: text });

/** A page of results as the service sends it. */
export interface SentPage<Row> {
  /** The number of all matches, over all pages. */
  result: number;
  perpage: number;
  currentpage: number;
  nextpage: number;
  maxpage: number;
  rows: Row[];
}

/** A row that is no record: the rest of its page is read without it. */
export interface Unreadable {
  /** Its place in the page, from 0. */
  index: number;
  /** Why it could not be read, naming the field. */
  problem: string;
  /** The row as it came, as JSON, cut after 500 characters. */
  raw: string;
}

/**
 * A page of results as a client reads it: numbers that were missing or impossible are worked out.
 */
export interface Page<Row> extends SentPage<Row> {
  /** Whether `result` is the service's own count, and not the rows up to this page. */
  counted: boolean;
  /** Whether there is a next page; `open` where only a request can tell. */
  more: 'yes' | 'no' | 'open';
  unreadable: Unreadable[];
}

/**
 * Rows on a page for which no `limit` was requested, where a service does not say its own number.
 */
export const defaultLimit = 15;

/** Rows on the longest page of the reference service. */
export const maxPageSize = 100;

/** The optional query of every list endpoint. */
export const pageQuery = {
  limit: described(z.optional(integerInUrl(1)), {
    description: 'Results per page; more than the maximum counts as the maximum',
    default: defaultLimit,
    maximum: maxPageSize,
  }),
  page: described(z.optional(integerInUrl(1)), {
    description: 'Page to return; past the end there are no results',
    default: 1,
  }),
};

/** The canonical form of a page's numbers, for the OpenAPI document. */
const describedNumbers = {
  result: described(wholeNumber(0), { description: 'All matches, over all pages' }),
  perpage: described(wholeNumber(0), { description: 'Results on a full page' }),
  currentpage: described(wholeNumber(0), { description: 'This page, from 1' }),
  nextpage: described(wholeNumber(0), {
    description: 'The next page; the last page, and a page past it, give their own number',
  }),
  maxpage: described(wholeNumber(0), {
    description: 'The last page; 1 where there are no results',
  }),
};

export interface PageSchema {
  /** The name of the array in replies. */
  readonly key: string;
  readonly row: z.ZodMiniType;
}

/** The parts of each page codec, for readers that go through its rows one by one. */
export const pageSchemas = new WeakMap<object, PageSchema>();

/** The reply of a list endpoint whose array is called `key`. */
export function page<Row extends z.ZodMiniType>(key: string, row: Row) {
  const numbers = {
    result: count,
    perpage: count,
    currentpage: count,
    nextpage: count,
    maxpage: count,
  };
  const list = z.array(row);
  const codec = z.codec(z.looseObject(numbers), z.custom<SentPage<z.output<Row>>>(), {
    decode: ({ result, perpage, currentpage, nextpage, maxpage, [key]: raws }, context) => {
      const rows = list.safeParse(raws, inEnglish);
      if (rows.success) return { result, perpage, currentpage, nextpage, maxpage, rows: rows.data };
      const issues = rows.error.issues.map(({ message, path }) => ({
        message,
        path: [key, ...path],
      }));
      context.issues.push(
        ...issues.map((issue) => ({ ...issue, code: 'custom' as const, input: raws })),
      );
      return z.NEVER;
    },
    encode: ({ rows, ...rest }) => ({ ...rest, [key]: z.encode(list, rows, inEnglish) }),
  });
  const form = z.object({ ...describedNumbers, [key]: list });
  const { id } = z.globalRegistry.get(row) ?? {};
  canonicalForms.set(codec, id === undefined ? form : described(form, { id: `${id}Page` }));
  pageSchemas.set(codec, { key, row });
  return z.object({ data: codec });
}

/** What a failed parse found. */
export type Issues = Pick<z.core.$ZodError, 'issues'>;

/** The issues of a failed parse as one line, each after the path of its field. */
export function describeIssues({ issues }: Issues): string {
  return issues
    .map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
    .join('; ');
}
