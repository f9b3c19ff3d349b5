/** Exports of other services: every link leads to its destination, and never to its old short link. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvText } from '#features/files/csv.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { ImportTable } from './import-table.ts';
import { type Moving, noMoving } from './moving.ts';
import type { Plan } from './resolve-row.ts';

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
  const table = new ImportTable();
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

/** Each sample file, with its service, and the endings of its links. */
const samples: readonly [string, string, string[]][] = [
  ['bitly.csv', 'Bitly', ['autumn', '4QwErT2', 'jobs']],
  ['bitly-api.csv', 'Bitly', ['autumn', '4QwErT2', '3PlmNo4']],
  ['dub.csv', 'Dub', ['autumn', 'prices', 'jobs']],
  ['rebrandly.csv', 'Rebrandly', ['autumn', 'prices', 'jobs']],
  ['shlink.csv', 'Shlink', ['autumn', 'prices', 'jobs']],
  ['short-io.csv', 'Short.io', ['autumn', 'prices', 'jobs']],
  ['t-ly.csv', 'T.LY', ['autumn', 'prices', 'jobs']],
  ['tinyurl.csv', 'TinyURL', ['autumn', 'prices', 'jobs']],
  ['yourls-plugin.csv', 'YOURLS', ['autumn', 'prices', 'jobs']],
  ['yourls.csv', 'YOURLS', ['autumn', 'prices', 'jobs']],
];

describe('An export of another service', () => {
  it('has a sample for each file', () => {
    expect(samples.map(([file]) => file).sort()).toEqual(files.toSorted());
  });

  it.each(samples)(
    '%s is known as one of %s, and makes its links again with their endings',
    (file, service, endings) => {
      const { layout, bodies, summary } = importOf(read(file));
      expect(layout.known).toEqual({
        name: service,
        isVerified: !['Short.io', 'T.LY', 'TinyURL'].includes(service),
      });
      expect(summary).toMatchObject({ errors: 0, warnings: 0, destinations: undefined });
      expect(bodies.map(({ url }) => url)).toEqual(destinations);
      expect(bodies.map(({ custom }) => custom)).toEqual(endings);
      for (const body of bodies) expect(body.domain).toBeUndefined();
    },
  );
});

describe('Moving in', () => {
  const go = { id: 7, name: 'https://go.acme.example' };
  const open = (text: string, part: Partial<Plan> = {}) => {
    const table = new ImportTable();
    const { fields } = table.load({ text });
    const now = Date.UTC(2026, 10, 21, 12);
    const summary = table.check({ fields, defaults: {}, zone: 'UTC', now, ...part });
    return { table, summary, drafts: table.drafts() };
  };
  const moving = (part: Partial<Moving>): Partial<Plan> => ({ moving: { ...noMoving, ...part } });
  const bitly = (link: string, more = '') =>
    `Link,Custom Link,Destination URL,Engagements,Status\n${link},${more},https://acme.example/a/b,1,Active`;

  it('A domain that the account has too is taken for its old links, and each can be another one', () => {
    const text = [
      'Short link,Destination URL',
      'go.acme.example/a,https://acme.example/1',
      'go.acme.example/b,https://acme.example/2',
      'dub.sh/c,https://acme.example/3',
    ].join('\n');
    const { summary, drafts } = open(text, { records: { domain: [go] } });
    expect(summary.oldDomains).toEqual([
      { host: 'go.acme.example', rows: 2, domain: go.name },
      { host: 'dub.sh', rows: 1, domain: '' },
    ]);
    expect(drafts.map(({ body }) => body.domain)).toEqual([go.name, go.name, undefined]);
    const chosen = moving({ domains: { 'go.acme.example': '', 'dub.sh': 'https://s.example' } });
    const other = open(text, { records: { domain: [go] }, ...chosen });
    expect(other.drafts.map(({ body }) => body.domain)).toEqual([
      undefined,
      undefined,
      'https://s.example',
    ]);
  });

  it('asks for the domains of the account once there is an old one', () => {
    expect(open(bitly('https://bit.ly/a')).summary.unread).toEqual(['domain']);
    expect(open('url,note\nacme.example,x').summary.unread).toEqual([]);
  });

  it.each(['no domain', '{"id":"d"}', '-', 'go.example"x'])(
    'A cell that names no domain is none: %s',
    (domain) => {
      const text = `domain,slashtag,destination\n"${domain.replaceAll('"', '""')}",fair,https://acme.example/`;
      expect(open(text).drafts[0]?.oldLinks).toBe('/fair');
    },
  );

  it('knows every old short link of a row, the one that gives its ending first', () => {
    const { drafts } = open(bitly('https://go.acme.example/3xY', 'https://go.acme.example/autumn'));
    expect(drafts[0]).toMatchObject({
      body: { custom: 'autumn' },
      oldLinks: 'go.acme.example/autumn go.acme.example/3xY',
    });
    expect(open(bitly('https://bit.ly/a%20%22b')).drafts[0]?.oldLinks).toBe('bit.ly/a%20%22b');
    expect(
      open('keyword,url,timestamp,clicks\nfair,https://acme.example/,1,2').drafts[0]?.oldLinks,
    ).toBe('/fair');
    expect(open('url,alias\nhttps://acme.example/,fair').drafts[0]?.oldLinks).toBe('');
  });

  it.each(['summer sale', 'über/uns', '🙂'])(
    'The ending “%s” is not allowed here, so the link gets a random one, and the row says so',
    (ending) => {
      const { table, summary, drafts } = open(bitly(`https://bit.ly/${encodeURI(ending)}`));
      expect(summary).toMatchObject({ ready: 1, errors: 0, warnings: 1 });
      expect(drafts[0]?.body.custom).toBeUndefined();
      expect(table.view('problems', 0, 9).rows[0]?.problems).toMatchObject([
        { kind: 'warning', column: 0, problem: { key: 'ending', name: ending } },
      ]);
    },
  );

  it('Endings of another script stay', () => {
    expect(open(bitly('https://bit.ly/%D8%B5%D9%8A%D9%81')).drafts[0]?.body.custom).toBe('صيف');
  });

  it('With new endings, none stays', () => {
    const { drafts } = open(
      bitly('https://bit.ly/a', 'https://bit.ly/b'),
      moving({ newEndings: true }),
    );
    expect(drafts[0]).toMatchObject({ body: { url: 'https://acme.example/a/b' } });
    expect(drafts[0]?.body.custom).toBeUndefined();
    expect(drafts[0]?.oldLinks).toBe('bit.ly/b bit.ly/a');
  });

  it.each([
    ['fair;print', 'fair'],
    ["['fair', 'print']", 'fair'],
    ['"fair|print"', 'fair'],
    ['', undefined],
  ])('The first tag of %s becomes the channel when asked', (tags, channel) => {
    const text = `Short link,Destination URL,Tags\ndub.sh/a,https://acme.example/,"${tags.replaceAll('"', '')}"`;
    const records = { channel: [], domain: [] };
    const asked = open(text, { ...moving({ tagsToChannels: true }), records, createMissing: true });
    expect(asked.drafts[0]?.names?.channel).toBe(channel);
    expect(open(text, { records }).drafts[0]?.names).toBeUndefined();
  });

  it('A file with tags alone is no export: its aliases have to be right', () => {
    const { summary } = open('url,alias,tags\nacme.example,two words,fair');
    expect(summary).toMatchObject({ ready: 0, errors: 1 });
  });

  it('A deleted link is skipped until the user wants it', () => {
    const text = bitly('https://bit.ly/a').replace('Active', 'Deleted');
    const { table, summary } = open(text);
    expect(summary).toMatchObject({ ready: 0, skipped: 1 });
    expect(table.skip([0], false)).toMatchObject({ ready: 1, skipped: 0 });
  });

  it('The title of a Bitly link is kept', () => {
    const text = 'Link,Title,Destination URL,Engagements\nbit.ly/a,Home,https://acme.example/,3';
    expect(open(text).drafts[0]?.body.metatitle).toBe('Home');
  });
});

describe('Two columns of addresses', () => {
  const fieldsOf = (text: string) => {
    const table = new ImportTable();
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
      'destinations that look like short links are named by their name',
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
      ['old.link', 'url'],
    ],
    [
      'one column of short links is a list of destinations',
      'link,note\nhttps://go.acme.example/a,First',
      ['url', 'description'],
    ],
    [
      'an export has its own domains and states',
      'Domain,Alias,Destination URL,Clicks,Status\nacme.bl.ink,a1,https://acme.example/fair,3,OK',
      ['old.domain', 'custom', 'url', 'old.clicks', 'old.status'],
    ],
    [
      'the states of another service are no visibility',
      'url,status\nhttps://acme.example/fair,Active',
      ['url', 'old.status'],
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
    const table = new ImportTable();
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
  { header: 'Website', cell: 'https://www.acme.example/home/page' },
  { header: 'Target URL', cell: 'https://bit.ly/0ldOne2' },
  { header: 'QR', cell: 'https://qr.example/codes/7.png' },
  { header: 'Home page', cell: 'https://www.acme.example' },
  { header: 'Has password', cell: 'false' },
  { header: 'Password', cell: 'true' },
  { header: 'Type', cell: '301' },
  { header: 'Expires', cell: 'NULL' },
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
    };
  });

it('In hundreds of changed exports no link leads to a short link', () => {
  fc.assert(
    fc.property(changedExport, ({ wanted, ...table }) => {
      const { bodies } = importOf(table);
      expect(bodies.map(({ url }) => url)).toEqual(wanted);
    }),
    propertyRuns(200),
  );
});
