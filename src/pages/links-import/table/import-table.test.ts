import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import type { Said } from '#contract/new-link/check-new-link.ts';
import { csvText } from '#features/files/csv.ts';
import { findingText } from '#features/new-link/finding-text.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { labelOf } from './field-labels.ts';
import { ImportTable } from './import-table.ts';
import { problemText } from './problem-texts.ts';
import type { Plan } from './resolve-row.ts';
import type { Layout } from './table-types.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'linksImport.table' });
const linkTexts = createTranslator({ locale: 'en', messages: dashboard, namespace: 'linksNew' });
const write = (found: Said) => findingText(found, linkTexts, String);

const now = Date.UTC(2026, 10, 21, 12);

function plan(layout: Layout, part: Partial<Plan> = {}): Plan {
  return { fields: layout.fields, defaults: {}, zone: 'UTC', now, ...part };
}

function open(text: string, part: Partial<Plan> = {}) {
  const table = new ImportTable();
  const layout = table.load({ text });
  return { table, layout, summary: table.check(plan(layout, part)) };
}

/** Every problem of the rows that have one, as a user reads it. */
function problemsOf(table: ImportTable): string[] {
  return table
    .view('problems', 0, 100)
    .rows.flatMap(({ number, problems }) =>
      problems.map(
        ({ kind, field, problem }) =>
          `${kind} ${number} ${labelOf(field, t)}: ${problemText(problem, t, write)}`,
      ),
    );
}

describe('Reading a text', () => {
  it.each([
    ['a URL a line', 'https://a.example/1\nhttps://b.example/2?x=1,2;3\n\nc.example/3', '', 3],
    ['commas', 'url,alias\nhttps://a.example/,one\nhttps://b.example/,two', ',', 2],
    [
      'semicolons, as spreadsheets write them in many countries',
      'url;note\nhttps://a.example/;"o;n,e"',
      ';',
      1,
    ],
    ['tabs, as a table is pasted', 'url\talias\nhttps://a.example/?a,b\tone', '\t', 1],
    ['a single address, commas and all', 'https://maps.example/@51.5,-0.1', '', 1],
  ])('%s', (_, text, delimiter, rows) => {
    const { layout, summary } = open(text);
    expect(layout.delimiter).toBe(delimiter);
    expect(layout.rows).toBe(rows);
    expect(summary).toMatchObject({ rows, ready: rows, errors: 0 });
  });

  it('Finds the columns by their headers, in any spelling', () => {
    const { layout } = open(
      'Long URL,Slug,geotarget.DE,utm_source,Whatever,Title\nhttps://a.example/,a,https://a.example/de,mail,x,T',
    );
    expect(layout.fields).toEqual([
      'url',
      'custom',
      'geotarget.DE',
      'parameters.utm_source',
      '',
      'metatitle',
    ]);
  });

  it('Of two columns that mean the same, one is taken', () => {
    expect(open('url,link\nhttps://a.example/,https://b.example/').layout.fields).toEqual([
      'url',
      '',
    ]);
  });

  it('Finds the destination by its addresses where no header says so, and tells a header from a row', () => {
    expect(open('no,where\n1,https://a.example/').layout).toMatchObject({
      header: true,
      fields: ['', 'url'],
    });
    expect(open('1,https://a.example/').layout).toMatchObject({
      header: false,
      columns: ['', ''],
      fields: ['', 'url'],
    });
  });

  it('A user may lay the text out differently', () => {
    const { table } = open('a,b\nhttps://a.example/,x');
    expect(table.setLayout({ delimiter: '', header: false })).toMatchObject({
      columns: [''],
      rows: 2,
    });
  });

  it('Rows keep the number that a spreadsheet gives them, empty rows and all', () => {
    const { table } = open('url\n\nhttps://a.example/\n\nnot an address');
    expect(problemsOf(table)).toEqual([
      'error 5 Destination URL: Must be one web address without spaces in it',
    ]);
  });
});

describe('Checking rows', () => {
  it('Reads every field of a new link in its notation', () => {
    const row = [
      ['url', 'shop.example/a'],
      ['custom', 'alias'],
      ['domain', 'go.example'],
      ['description', 'A note'],
      ['type', 'Splash'],
      ['status', 'PUBLIC'],
      ['password', ' secret '],
      ['expiry', '2027-01-31 18:00'],
      ['geotarget', 'DE=https://shop.example/?a=1;b=2; France=https://shop.example/fr;'],
      ['geotarget.Spain', 'shop.example/es'],
      ['devicetarget', 'iPhone=https://shop.example/ios'],
      ['languagetarget', 'pt-BR=https://shop.example/br'],
      ['deeplink.auto', 'yes'],
      ['deeplink.appstore_a', 'https://apps.example/a'],
      ['deeplink.appstore_b', 'apps.example/b'],
      ['metatitle', 'Title'],
      ['metadescription', 'Text'],
      ['metaimage', 'https://shop.example/a.png'],
      ['pixels', '3; 7'],
      ['channel', '5'],
      ['campaign', '8'],
      ['parameters', 'ref=a=b; x='],
      ['parameters.utm_source', 'mail'],
    ] as const;
    const columns = row.map(([column]) => column);
    const cells: string[] = row.map(([, cell]) => cell);
    const { table, summary } = open(csvText(columns, [cells]), { zone: 'Europe/Zurich' });
    expect(problemsOf(table)).toEqual([
      'warning 2 Open in the app: App links need device rules, and there are none for Android.',
    ]);
    expect(summary.ready).toBe(1);
    expect(table.drafts()[0]).toEqual({
      // Its password is in the body alone: what stays of a row in this browser does not hold it.
      cells: cells.with(6, ''),
      oldLinks: '',
      body: {
        url: 'https://shop.example/a',
        custom: 'alias',
        domain: 'go.example',
        description: 'A note',
        type: 'splash',
        status: 'public',
        password: ' secret ',
        expiry: '2027-01-31 17:00:00',
        geotarget: [
          { location: 'DE', link: 'https://shop.example/?a=1;b=2' },
          { location: 'France', link: 'https://shop.example/fr' },
          { location: 'Spain', link: 'https://shop.example/es' },
        ],
        devicetarget: [{ device: 'iPhone', link: 'https://shop.example/ios' }],
        languagetarget: [{ language: 'pt-BR', link: 'https://shop.example/br' }],
        deeplink: {
          auto: true,
          appstore_a: 'https://apps.example/a',
          appstore_b: 'https://apps.example/b',
        },
        metatitle: 'Title',
        metadescription: 'Text',
        metaimage: 'https://shop.example/a.png',
        pixels: [3, 7],
        channel: 5,
        campaign: 8,
        parameters: [
          { name: 'ref', value: 'a=b' },
          { name: 'x', value: '' },
          { name: 'utm_source', value: 'mail' },
        ],
      },
    });
  });

  it.each([
    ['url', 'javascript:alert(1)', 'error 2 Destination URL: Must start with http:// or https://'],
    [
      'url',
      'https://a:b@c.example/',
      'error 2 Destination URL: Must not contain a user name or password',
    ],
    [
      'url',
      'https://аррӏе.com/',
      'warning 2 Destination URL: This destination may imitate another site: it really leads to xn--80ak6aa92e.com.',
    ],
    ['custom', 'two words', 'error 2 Custom alias: May contain only letters, digits and - _ . ~'],
    ['custom', '.hidden', 'error 2 Custom alias: Must not begin with a dot'],
    ['status', 'secret', 'error 2 Visibility: Must be "public" or "private"'],
    [
      'expiry',
      'soon',
      'error 2 Expires: Must be a date, with or without a time, such as 2027-01-31 18:00',
    ],
    [
      'expiry',
      '2027-02-30',
      'error 2 Expires: Must be a date, with or without a time, such as 2027-01-31 18:00',
    ],
    ['expiry', '2026-11-21 11:59', 'error 2 Expires: Must be later than now'],
    ['channel', 'News', 'error 2 Channel: Looking for the channel “News”…'],
    ['campaign', '0', 'error 2 Campaign: Must be the id of a record: a whole number, 1 or more'],
    ['pixels', '3; x', 'error 2 Pixels: Looking for the pixel “x”…'],
    ['deeplink.auto', 'maybe', 'error 2 Open in the app: Must be yes or no'],
    ['metaimage', 'ftp://a.example', 'error 2 Card image: Must start with http:// or https://'],
    ['metaimage', 'a b', 'error 2 Card image: Must be one web address without spaces in it'],
    [
      'geotarget',
      'https://a.example/',
      'error 2 Countries: Must be a name and a web address each, such as DE=https://shop.example/de; FR=https://shop.example/fr',
    ],
    [
      'geotarget',
      'DE=https://a.example/; FR=b.example',
      'error 2 Countries: Must be a name and a web address each, such as DE=https://shop.example/de; FR=https://shop.example/fr',
    ],
    [
      'geotarget',
      'DE=javascript:alert(1)',
      'error 2 Countries: Must start with http:// or https://',
    ],
    ['geotarget.DE', 'x y', 'error 2 Countries: DE: Must be one web address without spaces in it'],
    [
      'languagetarget.fr',
      'mailto:a@b.example',
      'error 2 Languages: fr: Must start with http:// or https://',
    ],
    [
      'parameters',
      'nothing',
      'error 2 Parameters: Must be a name and a value each, such as ref=mail; utm_source=news',
    ],
    [
      'geotarget',
      'Germny=https://a.example/',
      'warning 2 Countries: Linkdeck doesn’t know the country “Germny”, so this rule may match no one. Use a code or a name, such as DE or Germany.',
    ],
    [
      'geotarget',
      'DE=https://a.example/; Germany=https://b.example/',
      'warning 2 Countries: An earlier rule is for “Germany” already. Remove one of them',
    ],
    [
      'languagetarget',
      'French!=https://a.example/',
      'warning 2 Languages: Use a language code such as fr or fr-CA',
    ],
    [
      'deeplink.auto',
      'yes',
      'warning 2 Open in the app: App links need device rules, and there are none for iOS and Android.',
    ],
    ['metatitle', 'x'.repeat(501), 'error 2 Title: Must be at most 500 characters long'],
  ])('The cell of %s with %j is named, with its cure', (column, cell, message) => {
    const rows =
      column === 'url'
        ? csvText(['url'], [[cell]])
        : csvText(['url', column], [['https://a.example/', cell]]);
    const { table, layout } = open(rows);
    expect(problemsOf(table)).toEqual([message]);
    expect(table.view('problems', 0, 1).rows[0]?.problems[0]?.column).toBe(
      layout.columns.indexOf(column),
    );
  });

  it('A row without a destination says so, at its empty cell', () => {
    const { table } = open('alias,url\nsummer,');
    expect(table.view('problems', 0, 1).rows[0]?.problems[0]?.column).toBe(1);
    expect(problemsOf(table)).toEqual(['error 2 Destination URL: Must have a destination']);
  });

  it('Names the later of two rows with one alias, on one domain alone', () => {
    const { table, summary } = open(
      'url,custom,domain\nhttps://a.example/,x,\nhttps://b.example/,x,\nhttps://c.example/,x,go.example\nhttps://d.example/,X,',
    );
    expect(problemsOf(table)).toEqual([
      'error 3 Custom alias: Row 2 has this alias too. Choose another one, or skip one of the two.',
    ]);
    expect(summary).toMatchObject({ ready: 3, errors: 1 });
  });

  it('Warns of the same link twice, and makes it twice all the same unless it is skipped', () => {
    const { table, summary } = open('https://a.example/\nhttps://a.example/\nhttps://b.example/');
    expect(problemsOf(table)).toEqual([
      'warning 2 Destination URL: Makes the same link as row 1. Skip one of the two, unless you want both.',
    ]);
    expect(summary).toMatchObject({ ready: 3, warnings: 1 });
    expect(table.skip('warnings', true)).toMatchObject({ ready: 2, warnings: 0, skipped: 1 });
    expect(table.drafts().map(({ body }) => body.url)).toEqual([
      'https://a.example/',
      'https://b.example/',
    ]);
    expect(table.skip([1], false)).toMatchObject({ ready: 3, warnings: 1, skipped: 0 });
  });

  it('Settings for all rows hold where a row has no cell of its own; parameters add up', () => {
    const { table } = open(
      'url,status,parameters\nhttps://a.example/,,ref=own\nhttps://b.example/,private,',
      {
        defaults: { status: 'public', channel: '5', parameters: 'ref=all; x=1', domain: '' },
      },
    );
    expect(table.drafts().map(({ body }) => body)).toEqual([
      {
        url: 'https://a.example/',
        status: 'public',
        channel: 5,
        parameters: [
          { name: 'ref', value: 'own' },
          { name: 'x', value: '1' },
        ],
      },
      {
        url: 'https://b.example/',
        status: 'private',
        channel: 5,
        parameters: [
          { name: 'ref', value: 'all' },
          { name: 'x', value: '1' },
        ],
      },
    ]);
  });

  it('What is wrong with a setting is shown once of the settings, not of a cell', () => {
    const { summary, table } = open('https://a.example/', { defaults: { expiry: '2020-01-01' } });
    expect(summary.defaults).toEqual([
      {
        kind: 'error',
        column: -1,
        field: { field: 'expiry', key: '' },
        problem: { key: 'check', message: 'Must be later than now' },
      },
    ]);
    expect(problemsOf(table)).toEqual([]);
  });

  it('A corrected cell is checked at once, and its row stays where it is until the next check', () => {
    const { table, layout } = open('url,custom\nhttps://a.example/,a b\nhttps://b.example/,c d');
    expect(table.editCell(0, 1, 'ab')).toMatchObject({ ready: 1, errors: 1 });
    expect(table.view('all', 0, 9).rows.map(({ number }) => number)).toEqual([2, 3]);
    expect(table.drafts()[0]?.cells).toEqual(['https://a.example/', 'ab']);
    table.check(plan(layout));
    expect(table.view('all', 0, 9).rows.map(({ number }) => number)).toEqual([3, 2]);
  });

  it('Errors can all be skipped at once', () => {
    const { table } = open('url\nhttps://a.example/\nb.example\nnot this');
    expect(table.skip('errors', true)).toMatchObject({ ready: 2, errors: 0, skipped: 1 });
  });

  it('Lines of nothing but blanks, and nothing at all, are no rows', () => {
    expect(open('').summary).toMatchObject({ rows: 0, ready: 0 });
    expect(open(' \n\t\n').summary).toMatchObject({ rows: 0 });
  });
});

describe('Names of records', () => {
  const records = {
    channel: [{ id: 5, name: 'News' }],
    campaign: [
      { id: 8, name: 'Spring' },
      { id: 9, name: 'spring' },
    ],
    pixels: [
      { id: 3, name: 'Shop' },
      { id: 4, name: 'All visitors' },
    ],
    domain: [{ id: 2, name: 'https://go.example' }],
  };
  const columns = 'url,channel,campaign,pixels,domain';

  it('Names and ids become ids, one beside the other', () => {
    const { table } = open(`${columns}\nhttps://a.example/,news,8,All visitors; 3,2`, { records });
    expect(problemsOf(table)).toEqual([]);
    expect(table.drafts()[0]?.body).toMatchObject({
      channel: 5,
      campaign: 8,
      pixels: [4, 3],
      domain: 'https://go.example',
    });
  });

  it('Asks for the lists of names alone, and never for those of ids', () => {
    const { summary } = open(`${columns}\nhttps://a.example/,News,8,3;4,go.example`);
    expect(summary).toMatchObject({ unread: ['channel'], missing: [], errors: 1 });
  });

  it('Each missing name is reported once, with the number of its rows; of two alike none is taken', () => {
    const { table, summary } = open(
      'url,channel,campaign\nhttps://a.example/,Press,\nhttps://b.example/,press ,\nhttps://c.example/,,SPRING',
      { records },
    );
    expect(summary.missing).toEqual([{ field: 'channel', name: 'Press', rows: 2 }]);
    expect(problemsOf(table)).toEqual([
      'error 2 Channel: There is no channel called “Press”',
      'error 3 Channel: There is no channel called “press”',
      'error 4 Campaign: 2 campaigns are called “SPRING”. Write the id of one.',
    ]);
    const created = { ...records, channel: [...records.channel, { id: 6, name: 'Press' }] };
    expect(
      table.check({
        fields: ['url', 'channel', ''],
        defaults: {},
        zone: 'UTC',
        now,
        records: created,
      }),
    ).toMatchObject({
      missing: [],
      errors: 0,
      ready: 3,
    });
    expect(table.drafts().map(({ body }) => body.channel)).toEqual([6, 6, undefined]);
  });

  it('Names that the import is to create are no errors, and go with their links; the default counts for rows without one', () => {
    const text =
      'url,channel,campaign\nhttps://a.example/,Press,\nhttps://b.example/,3,spring\nhttps://c.example/,,5';
    const { table } = open(text, { records });
    const plan = {
      fields: ['url', 'channel', 'campaign'],
      defaults: { channel: 'Radio' },
      zone: 'UTC',
      now,
      records,
    };
    expect(table.check({ ...plan, createMissing: true })).toMatchObject({
      errors: 1,
      ready: 2,
      defaults: [],
    });
    expect(
      table.drafts().map(({ body: { channel, campaign }, names }) => [channel, campaign, names]),
    ).toEqual([
      [undefined, undefined, { channel: 'Press' }],
      [undefined, 5, { channel: 'Radio' }],
    ]);
  });

  it('A skipped row asks for nothing', () => {
    const { table } = open('url,channel\nhttps://a.example/,Press', { records });
    expect(table.skip([0], true).missing).toEqual([]);
  });
});

describe('Dates', () => {
  it('One that can be read in one way alone decides for the file', () => {
    const { table, summary } = open(
      'url,expiry\nhttps://a.example/,05/06/2027\nhttps://b.example/,05/31/2027',
      {
        localOrder: 'day first',
      },
    );
    expect(table.drafts().map(({ body }) => body.expiry)).toEqual([
      '2027-05-06 23:59:59',
      '2027-05-31 23:59:59',
    ]);
    expect(summary.dates).toEqual({
      order: 'month first',
      ambiguous: 1,
      samples: [
        { text: '05/06/2027', moment: '2027-05-06 23:59:59' },
        { text: '05/31/2027', moment: '2027-05-31 23:59:59' },
      ],
    });
  });

  it('Else the language of the reader does, and what the reader says before everything', () => {
    const text = 'url,expiry\nhttps://a.example/,05/06/2027';
    expect(open(text, { localOrder: 'month first' }).table.drafts()[0]?.body.expiry).toBe(
      '2027-05-06 23:59:59',
    );
    const dayFirst = open(text, { localOrder: 'month first', dateOrder: 'day first' });
    expect(dayFirst.table.drafts()[0]?.body.expiry).toBe('2027-06-05 23:59:59');
    expect(open('https://a.example/').summary.dates).toBeUndefined();
  });
});

describe('A large file', () => {
  it('Of rows with quotes, new lines, emoji, a mark and bad rows is read and checked whole', () => {
    const rows = Array.from({ length: 500 }, (_, index) => [
      index % 50 === 0 ? 'javascript:alert(1)' : `https://shop.example/${index}?q="a,b"`,
      `alias-${index}`,
      `Say "hello",\nline two 🙂 ${index}`,
      'DE=https://shop.example/de; FR=https://shop.example/fr',
    ]);
    const bytes = new TextEncoder().encode(
      csvText(['url', 'custom', 'metatitle', 'geotarget'], rows),
    );
    const table = new ImportTable();
    const summary = table.check(plan(table.load({ bytes })));
    expect(summary).toMatchObject({ rows: 500, errors: 10, ready: 490 });
    expect(table.view('all', 0, 10).rows.every(({ problems }) => problems.length === 1)).toBe(true);
  });
});
