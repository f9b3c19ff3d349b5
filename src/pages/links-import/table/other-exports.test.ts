/** Exports of other services: every link leads to its destination, and never to its old short link. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvText } from '#features/files/csv.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { createImportTable } from './import-table.ts';

const folder = fileURLToPath(new URL('../../../testing/exports/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));

const destinations = [
  'https://www.acme.example/fairs/2024/autumn?utm_source=mail',
  'https://www.acme.example/downloads/prices.pdf',
  'https://careers.acme.example/en/open-positions',
];

interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function read(file: string): Table {
  const [headers = [], ...rows] = Papa.parse<string[]>(
    readFileSync(folder + file, 'utf8').trim(),
  ).data;
  return { headers, rows };
}

const tables = files.map(read);

function importOf({ headers, rows }: Table) {
  const table = createImportTable();
  const layout = table.load({
    text: csvText(
      [...headers],
      rows.map((row) => [...row]),
    ),
  });
  const now = Date.UTC(2026, 10, 21, 12);
  const summary = table.check({ fields: layout.fields, defaults: {}, zone: 'UTC', now });
  return { layout, summary, bodies: table.drafts().map(({ body }) => body) };
}

describe('An export of another service', () => {
  it.each(files)('%s makes its links again, with their endings, without a hand', (file) => {
    const { bodies, summary } = importOf(read(file));
    expect(summary).toMatchObject({ errors: 0, destinations: undefined });
    expect(bodies.map(({ url }) => url)).toEqual(destinations);
    const endings = bodies.map(({ custom }) => custom);
    if (file === 'bitly.csv') expect(endings).toEqual(['autumn', '4QwErT2', 'jobs']);
    else if (file === 'bitly-api.csv') expect(endings).toEqual(['autumn', '4QwErT2', '3PlmNo4']);
    else expect(endings).toEqual(['autumn', 'prices', 'jobs']);
    for (const body of bodies) expect(body.domain).toBeUndefined();
  });
});

describe('Two columns of addresses', () => {
  const fieldsOf = (text: string) => {
    const table = createImportTable();
    return table.load({ text }).fields;
  };

  it.each<[string, string, string[]]>([
    [
      'the better name is the destination, not the first one',
      'link,long_url\nhttps://go.acme.example/a,https://www.acme.example/a/b?c',
      ['old.link', 'url'],
    ],
    [
      'values decide over names',
      'url,link\nhttps://go.acme.example/a,https://www.acme.example/a/b?c',
      ['old.link', 'url'],
    ],
    [
      'destinations that look like short links are told by their name',
      'link,destination\nhttps://go.acme.example/a,https://acme.example/fair',
      ['old.link', 'url'],
    ],
    [
      'a sure name is not displaced by a column that says nothing',
      'destination,qr code\nhttps://acme.example/fair,https://qr.example/v1/1.png?size=2',
      ['url', ''],
    ],
    [
      'a short link is not taken where only a column that says nothing is left',
      'link,page\nhttps://go.acme.example/a,https://www.acme.example/a/b?c',
      ['', ''],
    ],
    [
      'without headers the longer ones are the destinations',
      'https://go.acme.example/a,https://www.acme.example/a/b?c\nhttps://go.acme.example/b,https://other.example/x/y',
      ['', 'url'],
    ],
    [
      'one column of short links is a list of destinations',
      'link,note\nhttps://go.acme.example/a,First',
      ['url', 'description'],
    ],
    [
      'the states of another service are no visibility',
      'url,status\nhttps://acme.example/fair,Active',
      ['url', ''],
    ],
    [
      'what an export counts, dates and tags is no part of a new link',
      'url,Clicks,Created at,Tags\nhttps://acme.example/fair,7,2024-10-02,fair',
      ['url', 'old.clicks', 'old.date', 'old.tags'],
    ],
  ])('%s', (_, text, fields) => {
    expect(fieldsOf(text)).toEqual(fields);
  });

  it('Short links that are chosen for destinations are an error that names the other column', () => {
    const table = createImportTable();
    table.load({
      text: 'Link,Destination URL\nhttps://bit.ly/3xYzAb1,https://www.acme.example/a/b',
    });
    const plan = { defaults: {}, zone: 'UTC', now: 0 };
    const wrong = table.check({ ...plan, fields: ['url', ''] });
    expect(wrong).toMatchObject({ ready: 0, errors: 1, destinations: 1 });
    expect(table.drafts()).toEqual([]);
    expect(table.view('problems', 0, 10).rows[0]?.problems).toEqual([
      {
        kind: 'error',
        column: 0,
        field: { field: 'url', key: '' },
        problem: { key: 'shortLink', column: 1 },
      },
    ]);
    expect(table.check({ ...plan, fields: ['old.link', 'url'] })).toMatchObject({
      ready: 1,
      destinations: undefined,
    });
    expect(table.drafts()[0]?.body).toEqual({
      url: 'https://www.acme.example/a/b',
      custom: '3xYzAb1',
    });
  });
});

/** Columns that people add to an export. */
const addedColumns = [
  { header: 'Owner', cell: 'Sam' },
  { header: 'Notes', cell: 'Printed on the box' },
  { header: 'QR code', cell: 'https://qr.example/v1/create?data=7' },
  { header: 'Landing page of 2023', cell: 'https://old.acme.example/2023/fair' },
  { header: 'Team', cell: 'acme.example' },
  { header: 'Short URL (old)', cell: 'https://bit.ly/0ldOne1' },
  { header: 'Number', cell: '7' },
  { header: '', cell: '' },
];

/** The letters, blanks and hyphens of headers as other programs write them; the words stay. */
const spellings = [
  (header: string) => header,
  (header: string) => header.toUpperCase(),
  (header: string) => header.toLowerCase(),
  (header: string) => ` ${header} `,
  (header: string) => header.replace(/[ _]/g, ''),
  (header: string) => header.replace(/[ _]/g, '-'),
  (header: string) => header.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/_/g, ' '),
  (header: string) => header.replace(/([a-z])([A-Z])/g, '$1_$2').replace(/ /g, '_'),
];

/** Destinations of one host and one short segment each, which look like short links. */
const plainDestinations = [
  'https://acme.example/fair',
  'https://acme.example/prices',
  'https://acme.example/jobs',
];

const changedExport = fc
  .record({
    table: fc.constantFrom(...tables),
    order: fc.array(fc.nat(1000), { minLength: 20, maxLength: 20 }),
    spelled: fc.array(fc.constantFrom(...spellings), { minLength: 20, maxLength: 20 }),
    added: fc.uniqueArray(fc.constantFrom(...addedColumns), { maxLength: 4 }),
    rows: fc.subarray([0, 1, 2], { minLength: 1 }),
    looksShort: fc.boolean(),
  })
  .map(({ table, order, spelled, added, rows, looksShort }) => {
    const columns = [
      ...table.headers.map((header, index) => ({
        header: spelled[index]?.(header) ?? header,
        cells: rows.map((row) => table.rows[row]?.[index] ?? ''),
      })),
      ...added.map(({ header, cell }) => ({ header, cells: rows.map(() => cell) })),
    ].map((column, index) => ({ ...column, place: order[index] ?? 0 }));
    const ordered = columns.toSorted((one, other) => one.place - other.place);
    const shown = (cell: string) =>
      looksShort ? (plainDestinations[destinations.indexOf(cell)] ?? cell) : cell;
    return {
      headers: ordered.map(({ header }) => header),
      rows: rows.map((_, row) => ordered.map(({ cells }) => shown(cells[row] ?? ''))),
      wanted: rows.map((row) => (looksShort ? plainDestinations : destinations)[row]),
      looksShort,
    };
  });

it('In ten thousand changed exports no link leads to a short link', () => {
  fc.assert(
    fc.property(changedExport, ({ wanted, looksShort, ...table }) => {
      const { layout, bodies } = importOf(table);
      // Where nothing tells one from the other, the user is asked.
      if (looksShort && !layout.fields.includes('url')) return;
      expect(bodies.map(({ url }) => url)).toEqual(wanted);
    }),
    propertyRuns(10_000),
  );
});
