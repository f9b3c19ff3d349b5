import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from '#contract/api.ts';
import { isObject, type Json } from '#testing/deviations/reply-parts.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { documentedReplies, documentedReply } from '#testing/replies/documented-replies.ts';
import { type Reading, readReply } from './read-reply.ts';

type Path = readonly string[];
type Read = (schema: z.ZodMiniType, body: Json) => Reading<unknown>;

/** The paths of all values that are no record, list or map with something in it. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.length === 0
    ? [path]
    : entries.flatMap(([name, each]) => leavesOf(each, [...path, name]));
}

interface Change {
  readonly path: Path;
  /** The value in its place, or undefined where the leaf is deleted. */
  readonly value: unknown;
}

function changed(value: unknown, changes: readonly Change[]): unknown {
  const here = changes.find(({ path }) => path.length === 0);
  if (here !== undefined) return here.value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const inner = changes
      .filter(({ path }) => path[0] === name)
      .map(({ path, ...rest }) => ({ ...rest, path: path.slice(1) }));
    const made = changed(each, inner);
    return made === undefined ? [] : [[name, made] as const];
  });
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/**
 * The read value of a leaf: rows are called `rows`, and maps are lists of names with a link or a
 * count.
 */
function valueAt(value: unknown, path: Path): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(value)) {
    // An entry of a map has nothing but its name and its value; a row of a list may be called `1` too.
    const isNamed = (each: unknown) =>
      isObject(each) && each['name'] === name && Object.keys(each).length === 2;
    const entry: unknown = value.find(isNamed);
    return isObject(entry)
      ? (entry['link'] ?? entry['count'] ?? null)
      : valueAt(value[Number(name)], rest);
  }
  if (!isObject(value)) return undefined;
  if (value['kind'] === 'counts') return valueAt(value['counts'], path);
  return valueAt(
    name in value || !Array.isArray(value['rows']) ? value[name] : value['rows'],
    rest,
  );
}

const pageNumber = /^data\.(result|perpage|currentpage|nextpage|maxpage)$/;

/** Replies with one to four leaves deleted or replaced. */
const cases = fc.constantFrom(...documentedReplies).chain((reply) => {
  const other = fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      undefined,
      null,
      true,
      false,
      0,
      -1,
      7,
      1.5,
      1e21,
      '',
      '12',
      'many',
      [],
      {},
      [1],
      {
        x: 1,
      },
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const changes = fc.uniqueArray(
    fc.record({ path: fc.constantFrom(...leavesOf(reply.body)), value: other }),
    {
      minLength: 1,
      maxLength: 4,
      selector: ({ path }) => path.join('.'),
    },
  );
  return fc.record({ reply: fc.constant(reply), changes });
});

/** Throws where a case is read wrongly. */
function checkCase(
  read: Read,
  { reply, changes }: typeof cases extends fc.Arbitrary<infer T> ? T : never,
): void {
  const { reply: schema } = reply.endpoint;
  const whole = z.decode(schema, reply.body);
  const reading = read(schema, changed(reply.body, changes) as Json);
  if ('problem' in reading) throw new Error(`Failed as a whole: ${reading.problem}`);
  const touched = new Set(changes.map(({ path }) => path.join('.')));
  const isPageTouched = changes.some(
    ({ path }) => pageNumber.test(path.join('.')) || path.join('.') === 'data.urls',
  );
  for (const path of leavesOf(reply.body)) {
    const name = path.join('.');
    if (touched.has(name) || (isPageTouched && pageNumber.test(name))) continue;
    expect(valueAt(reading.value, path), `untouched: ${name}`).toEqual(valueAt(whole, path));
  }
  for (const { path, value } of changes) {
    const name = path.join('.');
    if (pageNumber.test(name)) continue;
    if (name === 'data.urls') continue;
    const given = valueAt(reading.value, path);
    // What follows the name and the count of a pair is left out, as unknown fields of a record are.
    const pairs = Array.isArray(value)
      ? value.map((each: unknown) => (Array.isArray(each) ? each.slice(0, 2) : each))
      : value;
    const strictly = [
      value,
      pairs,
      ...(value === '' || value === false || value === null || Array.isArray(value) ? [{}] : []),
    ]
      .map((each) => z.safeDecode(schema, changed(reply.body, [{ path, value: each }]) as Json))
      .flatMap((decoded) => (decoded.success ? [valueAt(decoded.data, path)] : []));
    // A value that is missing in one part of a record is taken from the part that has it, changed or
    // not.
    const elsewhere = leavesOf(reply.body)
      .filter((other) => path.length <= 2 && other.length <= 2 && other.at(-1) === path.at(-1))
      .filter((other) => other.join('.') !== name)
      .map((other) => valueAt(reading.value, other));
    const isRight = [...strictly, valueAt(whole, path), ...elsewhere].some(
      (right) => JSON.stringify(right) === JSON.stringify(given),
    );
    const isNoted = reading.notes.listed.some(
      (note) => note.path === name || note.path.startsWith(`${name}.`),
    );
    if (!isRight && !isNoted)
      throw new Error(`Neither right nor noted: ${name} is ${JSON.stringify(given)}`);
    if (!isRight && !(given === null || JSON.stringify(given ?? '').includes('null')))
      throw new Error(`Noted, but not null: ${name}`);
  }
}

const leafProperty = (read: Read) => fc.property(cases, (each) => checkCase(read, each));

describe('A documented reply with one to four leaves deleted or replaced', () => {
  it('never fails as a whole; other leaves are as they were, these ones right or null and noted', () => {
    fc.assert(leafProperty(readReply), propertyRuns(500));
  });

  it.each<[string, Read]>([
    [
      'decodes strictly',
      (schema, body) =>
        schema.safeParse(body).success ? readReply(schema, body) : { problem: 'strict' },
    ],
    [
      'notes nothing',
      (schema, body) => ({
        value: undefined,
        ...readReply(schema, body),
        notes: { count: 0, listed: [] },
      }),
    ],
    [
      'gives 0 in place of null',
      (schema, body) =>
        everywhere(readReply(schema, body), (value) => (value === null ? 0 : value)),
    ],
    ['drops the last row', (schema, body) => everywhere(readReply(schema, body), withoutLastRow)],
    [
      'empties the text of a row with an unreadable value',
      (schema, body) => everywhere(readReply(schema, body), withoutText),
    ],
  ])('is read wrongly by a reader that %s, which the property finds', (_, faulty) => {
    expect(fc.check(leafProperty(faulty), { numRuns: 2000 }).failed).toBe(true);
  });
});

/** The reading with each value changed. */
function everywhere(
  reading: Reading<unknown>,
  change: (value: unknown) => unknown,
): Reading<unknown> {
  const walk = (value: unknown): unknown => {
    const made = change(value);
    if (Array.isArray(made)) return made.map(walk);
    return isObject(made)
      ? Object.fromEntries(Object.entries(made).map(([name, each]) => [name, walk(each)]))
      : made;
  };
  return 'problem' in reading ? reading : { ...reading, value: walk(reading.value) };
}

function withoutLastRow(value: unknown): unknown {
  return isObject(value) && Array.isArray(value['rows'])
    ? { ...value, rows: value['rows'].slice(0, -1) }
    : value;
}

function withoutText(value: unknown): unknown {
  if (!isObject(value) || !('unparsed' in value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, typeof each === 'string' ? '' : each]),
  );
}

function valueOf(reading: Reading<unknown>): unknown {
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.value;
}

describe('The detail of a link', () => {
  const { endpoint, body } = documentedReply('links/get.json');
  const { id, details, data } = z
    .object({
      id: z.number(),
      details: z.record(z.string(), z.unknown()),
      data: z.record(z.string(), z.unknown()),
    })
    .parse(body);
  const documented = z.decode(endpoint.reply, body);

  it.each<[string, Json]>([
    ['flat', { id, ...details, ...data }],
    ['all in `data`', { data: { ...details, ...data } }],
    ['with `details` in `data`', { data: { details, ...data } }],
    ['without an id of its own', { details, data }],
    ['with the statistics in the details', { id, details: { ...details, ...data } }],
    ['with the details in a record of another name', { url: details, data }],
  ])('is read %s', (_, given) => {
    expect(readReply(endpoint.reply, given)).toEqual({
      value: documented,
      notes: { count: 0, listed: [] },
    });
  });

  it('without statistics shows the rest, and the raw text of what came', () => {
    const reading = readReply(api.links.get.reply, {
      id,
      details: { ...details, title: 7 },
      data: null,
    });
    expect(valueOf(reading)).toMatchObject({
      details: { shorturl: details['shorturl'], title: null, unparsed: { title: '7' } },
      data: {
        clicks: null,
        topOs: null,
        socialCount: null,
        unparsed: { clicks: null, topOs: null },
      },
    });
  });

  it.each([[''], [[]], [false], [null]])('reads %j as an empty map', (empty) => {
    const reading = readReply(endpoint.reply, {
      ...body,
      details: { ...details, location: empty, device: empty },
    });
    expect(reading).toMatchObject({
      value: { details: { location: [], device: [] } },
      notes: { count: 0 },
    });
  });

  it('keeps the readable entries of a map', () => {
    const given = {
      ...data,
      topOs: { iOS: '4', Linux: 'many' },
      socialCount: { facebook: 12, twitter: null },
    };
    expect(readReply(endpoint.reply, { ...body, data: given })).toMatchObject({
      value: {
        data: {
          topOs: {
            kind: 'counts',
            counts: [
              { name: 'iOS', count: 4 },
              { name: 'Linux', count: null },
            ],
          },
          socialCount: { facebook: 12, twitter: null },
        },
      },
      notes: {
        listed: [
          { path: 'data.topOs.Linux', raw: '"many"' },
          { path: 'data.socialCount.twitter', raw: 'null' },
        ],
      },
    });
  });

  it('is none where hardly a leaf can be read', () => {
    expect(readReply(endpoint.reply, { status: 'ok' }, { minLeaves: 2 })).toHaveProperty('problem');
    expect(readReply(api.account.get.reply, { status: 'ok' }, { minLeaves: 2 })).toHaveProperty(
      'problem',
    );
    expect(readReply(endpoint.reply, { id: 3, title: 'Shop' }, { minLeaves: 2 })).toHaveProperty(
      'value.details.title',
      'Shop',
    );
  });
});

/** A count as a service may spell it. */
const spelledCount = fc
  .record({ count: fc.oneof(fc.nat(), fc.nat(9)), spelling: fc.nat(3) })
  .map(({ count, spelling }) => {
    const grouped = count.toLocaleString('en-US');
    const spellings = [count, String(count), grouped, grouped.replaceAll(',', '.')];
    return { count, wire: spellings[spelling] };
  });

/** A name that is no count, and that a map can hold. */
const figureName = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter(
    (name) => name !== '__proto__' && !/^-?\d+([,. '\u00A0\u2009\u202F\u2019]\d+)*$/.test(name),
  );

/**
 * What a shape makes of the entries; keys drawn by chance name the two values, and a text that
 * nobody reads.
 */
type Shape = (
  entries: readonly (readonly [unknown, unknown])[],
  keys: readonly string[],
) => unknown;

const records: Shape = (entries, [first = '', second = '', third = '']) =>
  entries.map(([name, wire], index) =>
    Object.fromEntries([
      [first, name],
      [third, `${index} %`],
      [second, wire],
    ]),
  );
const figureShapes: Readonly<Record<string, Shape>> = {
  pairs: (entries) => entries,
  'records, the name first': (entries, [first = '', second = '']) =>
    entries.map(([name, wire]) =>
      Object.fromEntries([
        [first, name],
        [second, wire],
      ]),
    ),
  'records, the count first': (entries, [first = '', second = '']) =>
    entries.map(([name, wire]) =>
      Object.fromEntries([
        [second, wire],
        [first, name],
      ]),
    ),
  'records with a text more': records,
  'records under numbers': (...given) =>
    Object.fromEntries(Object.entries(records(...given) as object)),
};

const figureCases = fc
  .record({
    shape: fc.constantFrom(...Object.keys(figureShapes)),
    // Keys that are numbers come first in every object.
    keys: fc.uniqueArray(
      fc.string({ maxLength: 8 }).filter((key) => !/^\d+$/.test(key)),
      { minLength: 3, maxLength: 3 },
    ),
    entries: fc.uniqueArray(fc.tuple(figureName, spelledCount), {
      minLength: 1,
      maxLength: 9,
      selector: ([name]) => name,
    }),
    /** Fewer than half of the entries have a value replaced. */
    touched: fc.array(
      fc.record({
        place: fc.nat(1),
        value: fc.constantFrom<unknown>(null, 7, 1.5, 'many', [], {}),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ entries, touched, ...rest }) => ({
    ...rest,
    entries,
    touched: touched.slice(0, Math.ceil(entries.length / 2) - 1),
  }));

const figureProperty = (read: Read) =>
  fc.property(figureCases, ({ shape, keys, entries, touched }) => {
    const { endpoint, body } = documentedReply('links/get.json');
    const sent = entries.map(([name, { wire }], index) => {
      const change = touched[index];
      if (change === undefined) return [name, wire] as const;
      return change.place === 0 ? ([change.value, wire] as const) : ([name, change.value] as const);
    });
    const topOs = figureShapes[shape]?.(sent, keys);
    const data = { ...(body['data'] as Json), topOs };
    const reading = read(endpoint.reply, JSON.parse(JSON.stringify({ ...body, data })) as Json);
    if ('problem' in reading) throw new Error(reading.problem);
    const figures = valueAt(reading.value, ['data', 'topOs']) as { counts: unknown[] } | null;
    expect(figures?.counts).toHaveLength(entries.length);
    for (const [index, [name, { count }]] of entries.entries()) {
      const given = figures?.counts[index] as { name: unknown; count: unknown };
      const change = touched[index];
      if (change?.place !== 0) expect(given.name).toBe(name);
      if (change?.place !== 1) expect(given.count).toBe(count);
      if (change?.place === 0)
        expect(given.name).toBe(typeof change.value === 'string' ? change.value : null);
      if (change?.place === 1) expect(given.count).toBe(change.value === 7 ? 7 : null);
    }
    const nulls = JSON.stringify(figures).split('null').length - 1;
    expect(reading.notes.count).toBe(nulls);
  });

describe('Figures in a shape and with keys drawn by chance', () => {
  it('keep each name and each count that can be read, and note each other one', () => {
    fc.assert(figureProperty(readReply), propertyRuns(500));
  });

  it.each<[string, Read]>([
    [
      'gives 0 in place of null',
      (schema, body) =>
        everywhere(readReply(schema, body), (value) => (value === null ? 0 : value)),
    ],
    [
      'drops the last entry',
      (schema, body) =>
        everywhere(readReply(schema, body), (value) =>
          isObject(value) && Array.isArray(value['counts'])
            ? { ...value, counts: value['counts'].slice(0, -1) }
            : value,
        ),
    ],
    [
      'takes the first value of a record for its name',
      (schema, body) => readReply(schema, inOrder(body)),
    ],
  ])('are read wrongly by a reader that %s, which the property finds', (_, faulty) => {
    expect(fc.check(figureProperty(faulty), { numRuns: 500 }).failed).toBe(true);
  });

  it.each<[string, unknown[]]>([
    ['two counts', [{ country: 'FR', clicks: 3, share: 40 }]],
    ['no text but counts', [{ browser: '360', clicks: '3' }]],
    ['no count', [{ country: 'FR', clicks: 'many' }]],
    ['a count alone', [{ clicks: 3 }]],
  ])('are not guessed from records with %s', (_, topOs) => {
    const { endpoint, body } = documentedReply('links/get.json');
    const reading = readReply(endpoint.reply, {
      ...body,
      data: { ...(body['data'] as Json), topOs },
    });
    expect(JSON.stringify(valueAt(valueOf(reading), ['data', 'topOs']))).not.toMatch(/\d/);
    expect(reading).toHaveProperty('notes.count', expect.any(Number));
  });
});

/** Records of figures as pairs of their values, in the order in which they came. */
function inOrder(body: Json): Json {
  const { topOs, ...rest } = body['data'] as Json;
  const list = Array.isArray(topOs) ? topOs : Object.values(topOs as object);
  return {
    ...body,
    data: { ...rest, topOs: list.map((each: object): unknown[] => Object.values(each)) },
  };
}

describe('A page', () => {
  const { endpoint, body } = documentedReply('links/list.json');
  const { urls, ...numbers } = z
    .object({ data: z.looseObject({ urls: z.array(z.looseObject({})) }) })
    .parse(body).data;
  const whole = z.decode(endpoint.reply, body);
  const rowsOf = (reading: Reading<unknown>) => valueAt(valueOf(reading), ['data', 'rows']);
  const requested = { page: 1, limit: 2 };

  it.each<[string, Json]>([
    ['flat', { ...numbers, urls }],
    ['as the list itself', { data: urls, ...numbers }],
    ['with its list under another name', { data: { ...numbers, links: urls } }],
    ['with its list as an object', { data: { ...numbers, urls: { 0: urls[0], 1: urls[1] } } }],
    ['without a `nextpage`', { data: { ...numbers, nextpage: undefined, urls } }],
    ['with `nextpage` null', { data: { ...numbers, nextpage: null, urls } }],
    ['with `nextpage` pointing at itself', { data: { ...numbers, nextpage: 1, urls } }],
    ['with `maxpage` true', { data: { ...numbers, maxpage: true, urls } }],
    ['without `perpage`', { data: { ...numbers, perpage: undefined, urls } }],
  ])('is read %s', (_, given) => {
    expect(readReply(endpoint.reply, given, requested)).toMatchObject({
      value: whole,
      notes: { count: 0 },
    });
  });

  it('of an empty list has one page, however that is spelled', () => {
    const { endpoint: list, body: empty } = documentedReply('links/list-empty.json');
    const spelled = { result: 0, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 0 };
    for (const none of [[], null, undefined, '']) {
      expect(readReply(list.reply, { data: { ...spelled, urls: none } })).toMatchObject({
        value: z.decode(list.reply, empty),
        notes: { count: 0 },
      });
    }
  });

  it('keeps a row of which nothing but the record came, and tells rows that are no record apart', () => {
    const reading = readReply(endpoint.reply, {
      data: { ...numbers, urls: [{}, 7, urls[0], null, []] },
    });
    const nothing = {
      id: null,
      alias: null,
      clicks: null,
      date: null,
      unparsed: { id: null, alias: null },
    };
    expect(rowsOf(reading)).toMatchObject([nothing, { id: 2 }]);
    expect(valueOf(reading)).toMatchObject({
      data: { unreadable: [{ index: 1, raw: '7' }, { index: 3 }, { index: 4 }] },
    });
  });

  it('with a single row in place of its list has that row', () => {
    expect(
      rowsOf(readReply(endpoint.reply, { data: { ...numbers, urls: urls[0] } })),
    ).toMatchObject([{ id: 2 }]);
  });

  it.each<[Json]>([[{}], [{ data: 'x' }], [{ data: { urls: 'x' } }], [{ message: 'Hello' }]])(
    'is none in %j',
    (given) => {
      expect(readReply(endpoint.reply, given)).toHaveProperty('problem');
    },
  );

  it('of 10 000 rows has the first 1 000, and notes the others once', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({ ...urls[0], id: index + 1 }));
    const reading = readReply(endpoint.reply, { data: { ...numbers, urls: rows } });
    expect(rowsOf(reading)).toHaveLength(1000);
    expect(reading).toMatchObject({
      value: { data: { result: 10_000 } },
      notes: {
        count: 1,
        listed: [{ path: 'data.urls.1000', raw: '"9000 more rows than are read of one page"' }],
      },
    });
  });

  it('with a destination of 3 MB has the rest of its row', () => {
    const longurl = `https://shop.example/${'x'.repeat(3_000_000)}`;
    const [row] = z
      .array(z.looseObject({}))
      .parse(
        rowsOf(
          readReply(endpoint.reply, { data: { ...numbers, urls: [{ ...urls[0], longurl }] } }),
        ),
      );
    expect(row).toMatchObject({
      id: 2,
      longurl: null,
      unparsed: { longurl: expect.stringMatching(/^"https:\/\/shop\.example\/x{20,}/) as unknown },
    });
    expect(JSON.stringify(row).length).toBeLessThan(1000);
  });

  it('notes 100 values with their path and counts the rest', () => {
    const rows = Array.from({ length: 30 }, () => ({ id: 1, title: { deep: 'x'.repeat(500) } }));
    const reading = readReply(
      endpoint.reply,
      { data: { ...numbers, urls: rows } },
      { clean: (raw) => raw.toUpperCase() },
    );
    if ('problem' in reading) throw new Error(reading.problem);
    expect(reading.notes.count).toBe(210);
    expect(reading.notes.listed).toHaveLength(100);
    const title = reading.notes.listed.find(({ path }) => path === 'DATA.URLS.0.TITLE');
    expect(title?.raw).toHaveLength(200);
    expect(title?.raw).toMatch(/^\{"DEEP":"X/);
  });
});

describe('Any reply', () => {
  it('is read, or is none of this kind, and never throws', () => {
    const any = fc.dictionary(
      fc.constantFrom(
        'data',
        'details',
        'id',
        'urls',
        'result',
        'message',
        '__proto__',
        'constructor',
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...documentedReplies), any, ({ endpoint }, body) => {
        readReply(endpoint.reply, body);
      }),
      propertyRuns(300),
    );
  });

  it('may be nested more deeply than a stack is', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    const { endpoint, body } = documentedReply('channels/create.json');
    expect(readReply(endpoint.reply, { ...body, name: deep })).toMatchObject({
      value: { name: null, unparsed: { name: '…' } },
    });
  });
});
