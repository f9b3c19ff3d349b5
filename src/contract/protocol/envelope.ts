/** Reply envelope: success, failure and a page of results, which all replies share. */
import * as z from 'zod';
import { canonicalForms, count, integerInUrl, text } from './values.ts';

/** A failed request (errors, 1). Services spell `error` and the text in other ways; see `deviations.ts`. */
export const failure = z.object({ error: z.literal(1), message: z.string() });

/** The reply to a change that returns no record. */
export const done = z.object({ message: text });

/** A row that could not be read: the rest of its page goes on without it. */
export interface Unreadable {
  /** Its place in the page, from 0. */
  index: number;
  /** Why it could not be read, naming the field. */
  problem: string;
  /** The row as it came, as JSON, cut after 500 characters. */
  raw: string;
}

/** A decoded page of results. */
export interface Page<Row> {
  /** The number of all matches, over all pages. */
  result: number;
  perpage: number;
  currentpage: number;
  nextpage: number;
  maxpage: number;
  rows: Row[];
  unreadable: Unreadable[];
}

/** The optional query of every list endpoint. */
export const pageQuery = {
  limit: integerInUrl(1).optional().meta({ description: 'Results per page' }),
  page: integerInUrl(1).optional().meta({ description: 'Page to return, from 1' }),
};

/** The reply of a list endpoint whose array is called `key`. */
export function page<Row extends z.ZodType>(key: string, row: Row) {
  const numbers = { result: count, perpage: count, currentpage: count, nextpage: count, maxpage: count };
  const wire = z.looseObject(numbers);
  const codec = z.codec(wire, z.custom<Page<z.output<Row>>>(), {
    decode: (data, context) => {
      const raws = data[key];
      if (!Array.isArray(raws)) {
        context.issues.push({ code: 'custom', input: data, message: `Must be a list`, path: [key] });
        return z.NEVER;
      }
      const { result, perpage, currentpage, nextpage, maxpage } = data;
      return { result, perpage, currentpage, nextpage, maxpage, ...readRows(row, raws) };
    },
    encode: ({ rows, unreadable: _, ...rest }) => ({ ...rest, [key]: rows.map((value) => z.encode(row, value)) }),
  });
  canonicalForms.set(codec, z.object({ ...numbers, [key]: z.array(row) }));
  return z.object({ data: codec });
}

/** Reads rows one by one, so that an unreadable one does not lose the others. */
function readRows<Row extends z.ZodType>(row: Row, raws: unknown[]) {
  const rows: z.output<Row>[] = [];
  const unreadable: Unreadable[] = [];
  for (const [index, raw] of raws.entries()) {
    const read = row.safeParse(raw);
    if (read.success) rows.push(read.data);
    else unreadable.push({ index, problem: describeIssues(read.error), raw: JSON.stringify(raw).slice(0, 500) });
  }
  return { rows, unreadable };
}

/** The issues of a failed parse as one line, each after the path of its field. */
export function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')).join('; ');
}
