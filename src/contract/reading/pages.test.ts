import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { pageNumbers } from './page-numbers.ts';
import { nothingRead, type PagesRead, pages } from './pages.ts';
import { readReply } from './read-reply.ts';

interface Row {
  id: number;
}

function pageOf(
  ids: readonly number[],
  page: number,
  size: number,
  changes: Record<string, unknown> = {},
): Page<Row> {
  const maxpage = Math.max(1, Math.ceil(ids.length / size));
  const numbers: Record<string, unknown> = {
    result: ids.length,
    perpage: size,
    nextpage: Math.min(page + 1, maxpage),
    maxpage,
    ...changes,
  };
  const rows = ids.slice((page - 1) * size, page * size).map((id) => ({ id }));
  return {
    ...pageNumbers((name) => numbers[name], rows.length, { page, limit: size }),
    rows,
    unreadable: [],
  };
}

const ids = (walked: PagesRead<Row>) => walked.rows.map(({ id }) => id);

/** Reads to the end, and hands on what was read after each page. */
async function readToEnd<R extends { readonly id: number | null }>(
  read: Parameters<typeof pages<R>>[0],
  before: PagesRead<R>,
  onPage: (soFar: PagesRead<R>) => void,
): Promise<PagesRead<R>> {
  let last = before;
  for await (const soFar of pages(read, before)) {
    last = soFar;
    onPage(soFar);
  }
  return last;
}

describe('pages', () => {
  it('Reads every page once, in the order of the list, and says how far it is', async () => {
    const steps: number[] = [];
    const walked = await readToEnd(
      async (page) => pageOf([5, 4, 3, 2, 1], page, 2),
      nothingRead,
      ({ rows }) => steps.push(rows.length),
    );
    expect(ids(walked)).toEqual([5, 4, 3, 2, 1]);
    expect(steps).toEqual([2, 4, 5]);
    expect(walked).toMatchObject({ total: 5, next: undefined });
  });

  it('A link that is made meanwhile costs no other one, and none comes twice', async () => {
    let list = [4, 3, 2, 1];
    const walked = await readToEnd(
      async (page) => {
        const reply = pageOf(list, page, 2);
        if (page === 1) list = [5, ...list];
        return reply;
      },
      nothingRead,
      () => undefined,
    );
    expect(ids(walked)).toEqual([4, 3, 2, 1]);
  });

  it('Ends at an empty page, whatever the service tells of more', async () => {
    const asked: number[] = [];
    const walked = await readToEnd(
      async (page) => {
        asked.push(page);
        return pageOf([1], page, 1, { maxpage: 9 });
      },
      nothingRead,
      () => undefined,
    );
    expect(ids(walked)).toEqual([1]);
    expect(asked).toEqual([1, 2]);
  });

  it('Goes on after a failure with the page that failed', async () => {
    const asked: number[] = [];
    let broken = true;
    let reached: PagesRead<Row> = nothingRead;
    const ask = async (page: number) => {
      asked.push(page);
      if (page === 2 && broken) throw new Error('gone');
      return pageOf([3, 2, 1], page, 1);
    };
    const keep = (walked: PagesRead<Row>) => (reached = walked);
    await expect(readToEnd(ask, reached, keep)).rejects.toThrow('gone');
    broken = false;
    expect(ids(await readToEnd(ask, reached, keep))).toEqual([3, 2, 1]);
    expect(asked.slice(0, 4)).toEqual([1, 2, 2, 3]);
  });

  it('Counts rows that nobody can read', async () => {
    const unreadable = [{ index: 0, problem: 'id: missing', raw: '{}' }];
    const walked = await readToEnd(
      async (page) => ({ ...pageOf([2, 1], page, 1), unreadable: page > 2 ? [] : unreadable }),
      nothingRead,
      () => undefined,
    );
    expect(walked.unreadable).toBe(2);
  });
});

/**
 * A page number as services send it: right, missing, of another type, of another meaning, or
 * impossible.
 */
const numberKinds = [
  'right',
  'missing',
  'null',
  'zero',
  'negative',
  'text',
  'object',
  'page',
  'rows',
  'huge',
] as const;
type NumberKind = (typeof numberKinds)[number];

const numberKind = fc.constantFrom(...numberKinds);
const service = fc.record({
  total: fc.nat(20),
  /** The most rows that it gives at once, and how many are requested. */
  cap: fc.integer({ min: 1, max: 7 }),
  limit: fc.integer({ min: 1, max: 10 }),
  numbers: fc.record({
    result: numberKind,
    perpage: numberKind,
    currentpage: numberKind,
    nextpage: numberKind,
    maxpage: numberKind,
  }),
  pastTheEnd: fc.constantFrom('empty', 'last page'),
  /** Every how many rows have an id, and are no record. */
  withId: fc.constantFrom(1, 2, Infinity),
  noRecord: fc.constantFrom(3, Infinity),
});
type Service = typeof service extends fc.Arbitrary<infer T> ? T : never;

function spelled(kind: NumberKind, right: number, page: number, rows: number): unknown {
  const values = {
    right,
    null: null,
    zero: 0,
    negative: -1,
    text: 'many',
    object: { a: 1 },
    page,
    rows,
    huge: 999_999,
  };
  return kind === 'missing' ? undefined : values[kind];
}

const row = {
  alias: 'a',
  shorturl: 'https://sho.example/a',
  longurl: '',
  title: '',
  description: '',
  date: null,
};

function replyOf(
  { total, cap, limit, numbers, pastTheEnd, withId, noRecord }: Service,
  asked: number,
) {
  const perpage = Math.min(cap, limit);
  const maxpage = Math.max(1, Math.ceil(total / perpage));
  const page = pastTheEnd === 'last page' ? Math.min(asked, maxpage) : asked;
  const urls = Array.from({ length: total }, (_, index) => {
    const id = (index + 1) % withId === 0 ? { id: index + 1 } : {};
    return (index + 1) % noRecord === 0 ? `row ${index}` : { ...row, ...id, clicks: index };
  }).slice((page - 1) * perpage, page * perpage);
  const right = {
    result: total,
    perpage,
    currentpage: page,
    nextpage: Math.min(page + 1, maxpage),
    maxpage,
  };
  const data: Record<string, unknown> = { urls };
  for (const name of ['result', 'perpage', 'currentpage', 'nextpage', 'maxpage'] as const) {
    const value = spelled(numbers[name], right[name], page, urls.length);
    if (value !== undefined) data[name] = value;
  }
  return { data };
}

async function walk(given: Service) {
  let requests = 0;
  const walked = await readToEnd(
    async (page) => {
      requests += 1;
      if (requests > 200) throw new Error('A loop');
      const reading = readReply(api.links.list.reply, replyOf(given, page), {
        page,
        limit: given.limit,
      });
      if ('problem' in reading) throw new Error(reading.problem);
      return reading.value.data;
    },
    nothingRead,
    () => undefined,
  );
  return { walked, requests };
}

describe('Over the pages of a list with any page numbers', () => {
  it('each row is reached once, and the walk ends', async () => {
    await fc.assert(
      fc.asyncProperty(service, async (given) => {
        const { walked, requests } = await walk(given);
        const last = Math.max(1, Math.ceil(given.total / Math.min(given.cap, given.limit)));
        expect(requests).toBeLessThanOrEqual(last + 2);
        const records = Array.from({ length: given.total }, (_, index) => index).filter(
          (index) => (index + 1) % given.noRecord !== 0,
        );
        expect(walked.rows.map(({ clicks }) => clicks)).toEqual(records);
        expect(walked.unreadable).toBe(given.total - records.length);
      }),
      propertyRuns(500),
    );
  });

  it('a service that is right is asked once for each page, and once more at most where one page is exactly full', async () => {
    const numbers = {
      result: 'right',
      perpage: 'right',
      currentpage: 'right',
      nextpage: 'right',
      maxpage: 'right',
    } as const;
    await fc.assert(
      fc.asyncProperty(service, async (any) => {
        const given = { ...any, numbers };
        const { requests } = await walk(given);
        const perpage = Math.min(given.cap, given.limit);
        const last = Math.max(1, Math.ceil(given.total / perpage));
        const isOneFullPage = given.total > 0 && (given.total === perpage || perpage === 1);
        expect(requests).toBe(isOneFullPage ? last + 1 : last);
      }),
      propertyRuns(200),
    );
  });
});
