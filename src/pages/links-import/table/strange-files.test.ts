/** Strange files: what people and programs put around a list of links, and columns whose names say nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSharedShortener } from '#features/jobs/moved/shared-shorteners.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { table as ar } from '#texts/ar/links-import/table.ts';
import { table as de } from '#texts/de/links-import/table.ts';
import { table as en } from '#texts/en/links-import/table.ts';
import { table as es } from '#texts/es/links-import/table.ts';
import { isUrl } from './column-evidence.ts';
import { fieldOfHeader } from './field-definitions.ts';
import { ImportTable } from './import-table.ts';

const now = Date.UTC(2026, 10, 21, 12);

function open(text: string) {
  const table = new ImportTable();
  const layout = table.load({ text });
  const summary = table.check({ fields: layout.fields, defaults: {}, zone: 'UTC', now });
  const bodies = table.drafts().map(({ body }) => body);
  const problems = table
    .view('all', 0, 1000)
    .rows.flatMap((row) => row.problems.map(({ problem }) => problem.key));
  return { table, layout, summary, bodies, problems };
}

const rowsAs = (separator: string) =>
  ['url,alias,title', 'https://shop.example/a,a1,One', 'https://shop.example/b,a2,Two']
    .map((line) => line.replaceAll(',', separator))
    .join('\n');

describe('Above the header may be', () => {
  const separators = [',', ';', '\t', '|'];
  const above = (separator: string) =>
    [
      `sep=${separator}`,
      `"sep=${separator}"`,
      `sep=${separator}${separator.repeat(2)}`,
      `Link report${separator.repeat(2)}`,
      'Link report',
      `Link report${separator.repeat(2)}\n${separator.repeat(2)}`,
      `Link report\n\nCreated on${separator}2026-11-28${separator}\n`,
      `Account${separator}Acme${separator}\nChannel${separator}Newsletter${separator}`,
      '# Source: analytics.example\n# Period: 2026-01-01 - 2026-11-28\n#',
      `Source${separator}https://analytics.example/report${separator}`,
      `sep=${separator}\n# a comment\n\nLink report`,
    ] as const;

  it.each(separators)('much, in a file that is separated by %j', (separator) => {
    for (const mark of ['', '\uFEFF']) {
      for (const lines of above(separator)) {
        const { bodies, layout } = open(`${mark}${lines}\n${rowsAs(separator)}\n`);
        expect([lines, layout.columns]).toEqual([lines, ['url', 'alias', 'title']]);
        expect([lines, bodies]).toEqual([
          lines,
          [
            { url: 'https://shop.example/a', custom: 'a1', metatitle: 'One' },
            { url: 'https://shop.example/b', custom: 'a2', metatitle: 'Two' },
          ],
        ]);
      }
    }
  });

  it('a line for the spreadsheet, which is no row: rows keep their numbers', () => {
    const { table } = open('sep=;\nurl;alias\nhttps://shop.example/a;two words');
    expect(table.view('problems', 0, 9).rows[0]?.number).toBe(2);
  });

  it('nothing: what is left out is counted', () => {
    expect(open(`Report\n\n${rowsAs(';')}\n# end`).layout.leftOut).toBe(2);
    expect(open(rowsAs(';')).layout.leftOut).toBe(0);
  });
});

/** Each file means the same two links. */
const twoLinks = [
  { url: 'https://shop.example/a', custom: 'a1' },
  { url: 'https://shop.example/b', custom: 'a2' },
];

describe('A table may come', () => {
  it.each([
    ['with CRLF, then LF', 'url,alias\r\nhttps://shop.example/a,a1\nhttps://shop.example/b,a2\n'],
    ['with CR, then others', 'url,alias\rhttps://shop.example/a,a1\nhttps://shop.example/b,a2\r\n'],
    [
      'with a blank before its quotes',
      'url, alias\n"https://shop.example/a", "a1"\n"https://shop.example/b", "a2"',
    ],
    [
      'with a blank after each separator',
      'url | alias\nhttps://shop.example/a | a1\nhttps://shop.example/b | a2',
    ],
    [
      'with formulas',
      'url,alias\n"=HYPERLINK(""https://shop.example/a"",""A"")","=""a1"""\n"=HYPERLINK(""https://shop.example/b"";""B"")","=""a2"""',
    ],
    [
      'with each row in quotes',
      '"url,alias"\n"https://shop.example/a,a1"\n"https://shop.example/b,a2"',
    ],
    [
      'with each row in quotes, below unknown names',
      '"Where;Printed"\n"https://shop.example/a;a1"\n"https://shop.example/b;a2"',
    ],
    [
      'with each row in quotes, without names',
      '"https://shop.example/a|a1"\n"https://shop.example/b|a2"',
    ],
    [
      'with some rows in quotes',
      'url,alias\n"https://shop.example/a,""a1"""\nhttps://shop.example/b,a2',
    ],
    [
      'below blanks in sep=',
      'SEP = ;\r\nurl;alias\nhttps://shop.example/a;a1\nhttps://shop.example/b;a2',
    ],
    [
      'with numbers of rows that have no name',
      'url,alias\n1,https://shop.example/a,a1\n2,https://shop.example/b,a2',
    ],
    [
      'below where it comes from',
      'https://acme.example\n\nWhere;Printed\nhttps://shop.example/a;a1\nhttps://shop.example/b;a2',
    ],
    [
      'below many lines',
      `${'A line\n'.repeat(60)}url;alias\nhttps://shop.example/a;a1\nhttps://shop.example/b;a2`,
    ],
  ])('%s', (_, text) => {
    const { bodies, summary } = open(text);
    expect(bodies).toEqual(twoLinks);
    expect(summary).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('with commas in addresses in quotes, which are a list', () => {
    const list = '"https://maps.example/@51.5,-0.1"\n"https://maps.example/@52.5,-0.1"';
    for (const text of [list, `url\n${list}`])
      expect(open(text).bodies.map(({ url }) => url)).toEqual([
        'https://maps.example/@51.5,-0.1',
        'https://maps.example/@52.5,-0.1',
      ]);
  });
});

it.each([
  'alias,url\na1,https://maps.example/@51.5,-0.1\na2,https://shop.example/b',
  'alias,url\na1,https://maps.example/@51.5,-0.1',
  'url,price,alias\nhttps://shop.example/a,1,20,a1',
  'url;title;alias\nhttps://shop.example/a;One; two;a1\nhttps://shop.example/b;Two;a2',
  'a1,https://maps.example/@51.5,-0.1\na2,https://shop.example/b\na3,https://shop.example/c',
])('A value that was cut at a separator makes no link before a person has looked: %j', (text) => {
  const { table, layout, summary, problems } = open(text);
  expect([summary.errors, problems[0]]).toEqual([1, 'cut']);
  const column = layout.fields.indexOf('url');
  expect(table.editCell(0, column, 'https://maps.example/@51.5,-0.1').errors).toBe(0);
});

describe('Within and below the rows', () => {
  it('comments and a header that comes again are no rows, and sums are skipped', () => {
    const { bodies, summary } = open(
      `${rowsAs(';')}\n# half\nurl;alias;title\nhttps://shop.example/c;a3;Three\nTotal;3;\n;;12,5\n\nPage 1 of 1`,
    );
    expect(bodies.map(({ custom }) => custom)).toEqual(['a1', 'a2', 'a3']);
    expect(summary).toMatchObject({ rows: 6, skipped: 3, errors: 0 });
  });

  it('a row without its destination is an error, not a header', () => {
    const { summary, layout } = open('url;alias\n;a1\nhttps://shop.example/b;a2');
    expect(layout.columns).toEqual(['url', 'alias']);
    expect(summary).toMatchObject({ rows: 2, errors: 1, ready: 1 });
  });

  it('a list of addresses below a title stays a list, commas and all', () => {
    const { bodies } = open('My links\nhttps://shop.example/a,b\nhttps://shop.example/c');
    expect(bodies.map(({ url }) => url)).toEqual([
      'https://shop.example/a,b',
      'https://shop.example/c',
    ]);
  });
});

describe('The destination', () => {
  it.each<[string, string, string[]]>([
    [
      'is no link of a shared shortener',
      'http://j.mp/aB3xQ1,http://stars.example/iota-b\nhttp://j.mp/aB3xQ2,http://stars.example/gamma-b',
      ['old.link', 'url'],
    ],
    [
      'is none of one, whatever its column is called',
      'url,link\nhttps://bit.ly/a,https://acme.example/fair',
      ['old.link', 'url'],
    ],
    [
      'is no date',
      'Zieladresse;Alias;Ablauf\nhttps://shop.example/sommer;sommer;31.12.2027',
      ['url', 'custom', 'expiry'],
    ],
    ['is no date of an unknown column', 'a;b\n31.12.2027;https://shop.example/sommer', ['', 'url']],
    [
      'is no version',
      'a;b\n1.2.3;https://shop.example/x\n2.0.1;https://shop.example/y',
      ['', 'url'],
    ],
    [
      'is no IP address',
      'a;b\n10.0.0.1;https://shop.example/x\n10.0.0.0/8;https://shop.example/y',
      ['', 'url'],
    ],
    ['is no price', 'a;b\n12.50;https://shop.example/x\n1.204;https://shop.example/y', ['', 'url']],
    [
      'is no name of a file',
      'a;b\nOne.pdf;https://shop.example/x/y\nOne.pdf;https://shop.example/z',
      ['', 'url'],
    ],
    [
      'is no day that Excel wrote',
      'a;b\n05.Nov;https://shop.example/x\n06.Nov;https://shop.example/y',
      ['', 'url'],
    ],
    [
      'is not chosen where two columns remain possible',
      'https://shop.example/a/b,https://other.example/c/d\nhttps://shop.example/e/f,https://other.example/g/h',
      ['', ''],
    ],
    [
      'is not chosen between two that look like short links',
      'https://go.example/a,https://shop.example/x\nhttps://go.example/b,https://shop.example/y',
      ['', ''],
    ],
    [
      'is not chosen between two that look like short links, sums below or not',
      'https://go.example/a,https://shop.example/x\nhttps://go.example/b,https://shop.example/y\nTotal',
      ['', ''],
    ],
    [
      'is not chosen where names of short links and destinations are swapped',
      'Target,Short URL\nhttps://go.example/a,https://shop.example/very/long?x=1',
      ['', 'old.link'],
    ],
    ['is called a deep link', 'Partner,Deep Link\nAcme,https://shop.example/a?x=1', ['', 'url']],
    ['is no picture', 'QR,Page\nhttps://qr.example/x/a.png,https://shop.example/a', ['', 'url']],
    [
      'is no name with a dot',
      'Topic,Page\nNode.js,https://shop.example/a\nVue.js,https://shop.example/b',
      ['', ''],
    ],
    [
      'is not the home page beside it',
      'Website,Destination\nhttps://shop.example,https://shop.example/a\nhttps://shop.example,https://shop.example/b',
      ['', 'url'],
    ],
    [
      'is no link of an app that has it in a parameter',
      'Short Link,Long Link,Link\nhttps://acme.page.link/a1,https://acme.page.link/?link=https://acme.example/a&apn=x,https://acme.example/a',
      ['old.link', '', 'url'],
    ],
    [
      'is none of many shared shorteners',
      'http://tiny.cc/a,http://stars.example/iota\nhttp://rb.gy/b,http://stars.example/kappa\nhttps://lnkd.in/c,http://stars.example/x',
      ['old.link', 'url'],
    ],
    [
      'is the new one of two',
      'Old URL,New URL\nhttps://old.example/a/b,https://new.example/a/b',
      ['', 'url'],
    ],
    [
      'is not chosen between two names of one meaning',
      'Destination URL,Target URL\nhttps://a.example/b/c,https://d.example/e/f',
      ['', ''],
    ],
  ])('%s', (_, text, fields) => {
    expect(open(text).layout.fields).toEqual(fields);
  });

  it('is asked for where a short link is chosen by hand', () => {
    const table = new ImportTable();
    table.load({ text: 'http://j.mp/a,http://stars.example/iota' });
    const summary = table.check({ fields: ['url', ''], defaults: {}, zone: 'UTC', now });
    expect(summary).toMatchObject({ ready: 0, destinations: 1 });
  });
});

describe('Old aliases', () => {
  it.each([
    ['caf%C3%A9', 'café'],
    ['%E8%A8%88', '計'],
    ['/summer', 'summer'],
    ['summer/', 'summer'],
    ['https://go.example/caf%C3%A9', 'café'],
  ])('%s is %s in every column of aliases', (cell, alias) => {
    const shlink = `"createdAt","domain","shortCode","shortUrl","longUrl","title","tags","visits"\n"2025","go.example","${cell}","http://go.example/other","https://n.example/2","","",1`;
    for (const text of [shlink, `url,alias\nhttps://n.example/2,${cell}`]) {
      const { bodies, problems } = open(text);
      expect([text, bodies[0]?.custom, problems]).toEqual([text, alias, []]);
    }
  });

  it.each([
    [
      'that a column of short links has alone',
      'short_url,long_url,clicks\na1,https://shop.example/a,3\nsummer,https://shop.example/b,4',
      ['a1', 'summer'],
    ],
    [
      'of the second of two columns, where the first is empty',
      'alias,alias,url\n,a1,https://shop.example/a\n,a2,https://shop.example/b',
      ['a1', 'a2'],
    ],
    [
      'of a domain of one’s own, before those of a shared one',
      'Short URL,Branded URL,Destination\nhttps://bit.ly/3x,https://go.acme.example/one,https://shop.example/a',
      ['one'],
    ],
    [
      'with marks that nobody sees, or an apostrophe of a spreadsheet',
      "alias,url\n\u200bsummer\u200b,https://shop.example/a\n'007,https://shop.example/b",
      ['summer', '007'],
    ],
    [
      'where a database has written nothing',
      'keyword,url,timestamp,clicks\nNULL,https://shop.example/a,1,2\n\\N,https://shop.example/b,1,2',
      [undefined, undefined],
    ],
  ])('%s', (_, text, wanted) => {
    const { bodies, problems } = open(text);
    expect([bodies.map(({ custom }) => custom), problems]).toEqual([wanted, []]);
  });

  it.each([
    [
      'File,URL\n0taceun.html,https://shop.example/a/b\n3l4s2w3j.html,https://wiki.example',
      'custom',
    ],
    ['short,long\ngithub,https://code.example/a\nx-photos,https://drive.example/b/c', 'custom'],
    ['Shortcode;Goes to\nqr1;https://shop.example/a\nqr2;https://shop.example/b', 'custom'],
    [
      'printed as,where\npage,https://a.example/x/y\nshop,https://a.example/z\njobs,https://b.example',
      'custom',
    ],
    ['qr-1,https://shop.example/a/b\nqr-2,https://shop.example/c', 'custom'],
    ['caf%C3%A9,https://shop.example/a/b\nqr-2,https://shop.example/c', 'custom'],
    [
      'Code;Target\n05.Nov;https://shop.example/a\nab-12;https://shop.example/b\nab-13;https://shop.example/c',
      'custom',
    ],
    [
      'Old,URL\nhttp://qr.ae/a1,https://shop.example/a\nhttp://qr.ae/b2,https://shop.example/b/c',
      'old.link',
    ],
    ['Old,URL\nbit.ly/a,https://shop.example/a\nbit.ly/b,https://shop.example/b', 'old.link'],
    ['alias,url\nsummer.sale,https://shop.example/a\nfavicon.ico,https://shop.example/b', 'custom'],
    ['QR code,Link\nhttps://qr.example/a.png,https://shop.example/a', ''],
  ])('are found by their values in %j', (text, field) => {
    expect(open(text).layout.fields[0]).toBe(field);
  });

  it.each([
    ['numbers', '17,https://shop.example/a\n18,https://shop.example/b'],
    ['one value in all rows', 'mail,https://shop.example/a\nmail,https://shop.example/b'],
    ['dates', '2026-11-01,https://shop.example/a\n2026-11-02,https://shop.example/b'],
    ['versions', 'v1.2.3,https://shop.example/a\nv1.2.4,https://shop.example/b'],
    [
      'ids of a program',
      '3f2b8c1e-0000-4000-8000-000000000001,https://shop.example/a\n3f2b8c1e-0000-4000-8000-000000000002,https://shop.example/b',
    ],
    ['sentences', 'The first one,https://shop.example/a\nThe second one,https://shop.example/b'],
  ])('are none in a column of %s', (_, text) => {
    const { layout, summary } = open(text);
    expect(layout.fields).toEqual(['', 'url']);
    expect(summary.aliasColumns).toEqual([]);
  });

  it('that are not sure are offered, so that none becomes a random one without a word', () => {
    for (const text of [
      'Newsletter,https://shop.example/a\nFlyer,https://shop.example/b\nPoster,https://shop.example/c',
      'one,https://shop.example/a',
    ]) {
      const { layout, summary } = open(text);
      expect(layout.fields).toEqual(['', 'url']);
      expect(summary.aliasColumns).toEqual([{ column: 0, field: 'custom' }]);
    }
    const twice = open('a1,b1,https://shop.example/a\na2,b2,https://shop.example/b');
    expect(twice.summary.aliasColumns).toHaveLength(2);
  });

  const spoiled = [
    '05.Nov',
    '05. Nov',
    'Nov-05',
    '5-Nov',
    'Mrz-24',
    '05-نوفمبر',
    'TRUE',
    'FALSE',
    'WAHR',
    'FALSCH',
    'VERDADERO',
    'FALSO',
    '1.23E+11',
    '1,23E+11',
    '#NAME?',
    '#N/A',
    'Loading...',
    '#WERT!',
    '####',
    '05.11.2027',
    '5-Nov-27',
  ];
  it.each(spoiled)('%s is what a spreadsheet has made of one: the row says so', (cell) => {
    for (const text of [
      `url;alias\nhttps://shop.example/a;"${cell}"`,
      `keyword;url;timestamp;clicks\n"${cell}";https://shop.example/a;1;2`,
    ]) {
      const { bodies, problems, summary } = open(text);
      expect([problems, summary.warnings, bodies[0]?.custom]).toEqual([['excel'], 1, undefined]);
    }
  });

  it('that a spreadsheet may have written are kept, and said', () => {
    const { bodies, problems } = open('url;alias\nhttps://shop.example/a;nov-24');
    expect([bodies[0]?.custom, problems]).toEqual(['nov-24', ['excelMaybe']]);
  });

  it('are taken from the short link where a spreadsheet has spoiled their column', () => {
    const { bodies, problems } = open(
      'shortCode,shortUrl,longUrl\n05.Nov,http://go.example/5-11,https://n.example/2',
    );
    expect([bodies[0]?.custom, problems]).toEqual(['5-11', []]);
  });

  it.each(['007', '1E5', 'true', 'may', 'novel-24', '2027-11-05', '44505', 'sept'])(
    '%s is one',
    (cell) => {
      const { bodies, problems } = open(`url;alias\nhttps://shop.example/a;${cell}`);
      expect([bodies[0]?.custom, problems]).toEqual([cell, []]);
    },
  );
});

it('Yes, no and who may see a link are read in the languages of Linkdeck', () => {
  const rows = ['öffentlich,ja', 'privado,sí', 'خاص,نعم', 'Private,nein'];
  const { bodies } = open(
    `url,status,openInTheApp\n${rows.map((row) => `https://shop.example/a,${row}`).join('\n')}`,
  );
  expect(bodies.map(({ status, deeplink }) => [status, deeplink?.auto])).toEqual([
    ['public', true],
    ['private', true],
    ['private', true],
    ['private', false],
  ]);
});

it.each([
  ['whether there is one', 'password\nfalse\ntrue'],
  ['that it is hidden', 'password\n****\n••••'],
  ['what it was made to', `password\n$2b$10$${'x'.repeat(53)}\n${'ab'.repeat(20)}`],
  ['what HTTP calls it', 'type\n301\n302'],
  ['what another program calls it', 'type\nurl\nregex'],
  ['what is no date', 'expires\nnever\n0000-00-00 00:00:00'],
  ['nothing', 'channel\nNULL\n–'],
])('A column that says %s makes no part of a link', (_, column) => {
  const [name = '', ...cells] = column.split('\n');
  const rows = cells.map((cell) => `https://shop.example/a,${cell}`);
  const { bodies } = open(`url,${name}\n${rows.join('\n')}`);
  expect(bodies).toEqual(cells.map(() => ({ url: 'https://shop.example/a' })));
});

it.each([
  'url,alias\nhttps://shop.example/a,caf\u00e9\nhttps://shop.example/b,cafe\u0301',
  'url,alias,domain\nhttps://shop.example/a,x,go.example\nhttps://shop.example/b,x,HTTPS://Go.example/',
])('One alias is one, however it and its domain are written: %j', (text) => {
  const { summary, problems } = open(text);
  expect([summary.errors, problems]).toEqual([1, ['alias']]);
});

it('Aliases that the account has are errors at their cells, until they are changed', () => {
  const { table } = open('url,alias\nhttps://shop.example/a,home\nhttps://shop.example/b,free');
  expect(table.aliases()).toEqual([
    { domain: '', alias: 'home' },
    { domain: '', alias: 'free' },
  ]);
  expect(table.setTaken([{ domain: '', alias: 'home' }])).toMatchObject({ errors: 1, ready: 1 });
  expect(table.view('problems', 0, 9).rows[0]?.problems).toMatchObject([
    { kind: 'error', column: 1, problem: { key: 'taken', name: 'home' } },
  ]);
  expect(table.editCell(0, 1, 'home-2')).toMatchObject({ errors: 0, ready: 2 });
  expect(table.setTaken([{ domain: 'https://go.example', alias: 'free' }]).errors).toBe(0);
});

const languages = { en, de, es, ar };

/** The field of a label, by its key in the texts. */
const keys: Readonly<Record<string, string>> = {
  auto: 'deeplink.auto',
  appstoreA: 'deeplink.appstore_a',
  appstoreB: 'deeplink.appstore_b',
};

describe('Headers', () => {
  it.each(Object.entries(languages))('are all labels of Linkdeck in %s', (_, { fields, old }) => {
    for (const [key, label] of Object.entries(fields))
      expect([label, fieldOfHeader(label)]).toEqual([label, keys[key] ?? key]);
    for (const [key, label] of Object.entries(old)) {
      const wanted = label === fields.domain ? 'domain' : `old.${key}`;
      expect([label, fieldOfHeader(label)]).toEqual([label, wanted]);
    }
  });

  it.each([
    ['Zieladresse;Kürzel;Gültig bis;Titel', ['url', 'custom', 'expiry', 'metatitle']],
    ['ZIEL;KUERZEL;ABLAUFDATUM;TITEL', ['url', 'custom', 'expiry', 'metatitle']],
    [
      'URL de destino;Código corto;Fecha de caducidad;Titulo',
      ['url', 'custom', 'expiry', 'metatitle'],
    ],
    ['الوجهة;الاسم المستعار;تاريخ الانتهاء;العنوان', ['url', 'custom', 'expiry', 'metatitle']],
    [
      'Ziel (URL)*;Alias (optional);Ablaufdatum (TT.MM.JJJJ);Bezeichnung',
      ['url', 'custom', 'expiry', 'metatitle'],
    ],
    [
      'Destination URL (required);Short link ending;Expires: optional;Title [max 100]',
      ['url', 'custom', 'expiry', 'metatitle'],
    ],
    [
      'Dirección URL;Alias corto;Vence el;Nombre del enlace',
      ['url', 'custom', 'expiry', 'metatitle'],
    ],
    ['Ziel;Kurz;Gültig bis;Linktitel', ['url', 'custom', 'expiry', 'metatitle']],
    ['الوجهـة;الاسم المستعار;ينتهي في;العنوان', ['url', 'custom', 'expiry', 'metatitle']],
    ['URL de destination;Alias;Expire le;Titre', ['url', 'custom', 'expiry', 'metatitle']],
    ['Destination;Alias;Expires;Link title', ['url', 'custom', 'expiry', 'metatitle']],
    ['Ziel;Kürzel;Ablauf;Linktitel', ['url', 'custom', 'expiry', 'metatitle']],
    ['Destino;Código;Caduca;Título del enlace', ['url', 'custom', 'expiry', 'metatitle']],
  ])('%s are known', (headers, fields) => {
    const { layout } = open(`${headers}\nhttps://shop.example/a;a1;31.12.2027;One`);
    expect(layout).toMatchObject({ header: true, fields });
  });
});

/** What stands around the rows of a shuffled file. */
const preambles = [
  '',
  'Link report',
  'Link report\n\n',
  'Bericht: Links\nErstellt am: 28.11.2026\n\n',
  '# Period: 2026-01-01 - 2026-11-28\n# Account: acme',
  'تقرير الروابط\n',
];

const headerRows = [
  { url: 'url', custom: 'alias', link: 'short_url', expiry: 'expiry', title: 'title' },
  {
    url: 'Ziel-URL',
    custom: 'Eigener Alias',
    link: 'Kurzlink',
    expiry: 'Läuft ab',
    title: 'Titel',
  },
  {
    url: 'URL de destino',
    custom: 'Alias personalizado',
    link: 'Enlace corto',
    expiry: 'Caduca',
    title: 'Título',
  },
  {
    url: 'عنوان URL للوجهة',
    custom: 'اسم مستعار مخصص',
    link: 'الرابط القصير',
    expiry: 'تنتهي الصلاحية',
    title: 'العنوان',
  },
  { url: 'Where', custom: 'Printed', link: 'Before', expiry: 'Ende', title: 'What' },
  undefined,
] as const;

type Column =
  | 'url'
  | 'custom'
  | 'link'
  | 'expiry'
  | 'title'
  | 'version'
  | 'price'
  | 'number'
  | 'password'
  | 'picture'
  | 'home'
  | 'nothing';

const aliases = [
  'a1b2',
  'caf%C3%A9',
  '%D8%B5%D9%8A%D9%81',
  'summer-24',
  'x_9',
  '05.Nov',
  'WAHR',
  'qr7',
];
const pages = [
  'https://shop.example/sale/summer?utm_source=mail',
  'https://stars.example/iota-b',
  'https://stars.example/gamma',
  'http://maps.example/@52.5,13.4;z=3',
  'https://shop.example/?a=1|2',
  'https://shop.example/%C3%BC/x',
];

const shuffledFile = fc
  .record({
    separator: fc.constantFrom(',', ';', '\t', '|'),
    mark: fc.constantFrom('', '\uFEFF'),
    told: fc.constantFrom('', 'sep=*\n', '"sep=*"\n'),
    preamble: fc.constantFrom(...preambles),
    header: fc.constantFrom(...headerRows),
    old: fc.constantFrom<Column[]>(['custom'], ['link'], ['custom', 'link']),
    others: fc.subarray<Column>([
      'expiry',
      'title',
      'version',
      'price',
      'number',
      'password',
      'picture',
      'home',
      'nothing',
    ]),
    order: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
    rows: fc.uniqueArray(fc.nat(aliases.length - 1), { minLength: 2, maxLength: 6 }),
    pages: fc.array(fc.constantFrom(...pages), { minLength: 8, maxLength: 8 }),
    host: fc.constantFrom('bit.ly', 'j.mp', 'go.acme.example'),
    ending: fc.constantFrom('', '\n', '\nTotal', '\n# rows: 6\n', '\n17\nPage 1 of 1'),
    lineEnds: fc.constantFrom(['\n'], ['\r\n'], ['\r'], ['\r\n', '\n'], ['\n', '\r\n', '\r']),
    quoting: fc.constantFrom('needed', 'all', 'blank before', 'rows'),
  })
  .map((given) => {
    const columns = (['url', ...given.old, ...given.others] satisfies Column[])
      .map((name, index) => ({ name, place: given.order[index] ?? 0 }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ name }) => name);
    const cellOf = (column: Column, row: number): string => {
      const alias = aliases[row] ?? '';
      const cells: Record<Column, string> = {
        url: given.pages[row] ?? '',
        custom: alias,
        // The old service still knows what a spreadsheet has spoiled elsewhere.
        link: `https://${given.host}/${alias.replace(/^(05\.Nov|WAHR)$/, `k${row}`)}`,
        expiry: `${row + 10}.12.2027`,
        title: `Title of ${row}`,
        version: `1.2.${row}`,
        price: `${row}.50`,
        number: String(row * 100),
        password: String(row % 2 === 0),
        picture: `https://qr.example/codes/${row}.png`,
        home: 'https://stars.example',
        nothing: row % 2 === 0 ? 'NULL' : '',
      };
      return cells[column];
    };
    const inQuotes = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const quoted = (cell: string, index: number) => {
      if (given.quoting === 'blank before' && index > 0) return ` ${inQuotes(cell)}`;
      return given.quoting === 'all' || /[,;\t|"]/.test(cell) ? inQuotes(cell) : cell;
    };
    const { header } = given;
    const lines = [
      ...(header === undefined
        ? []
        : [columns.map((name) => (name in header ? header[name as keyof typeof header] : name))]),
      ...given.rows.map((row) => columns.map((column) => cellOf(column, row))),
    ].map((cells) => {
      const line = cells.map(quoted).join(given.separator);
      // Without names, addresses with commas may be meant.
      const isTold = header !== undefined || given.separator !== ',';
      return given.quoting === 'rows' && isTold ? inQuotes(line) : line;
    });
    const above = given.preamble === '' ? '' : `${given.preamble}\n`;
    const whole =
      given.mark +
      given.told.replace('*', given.separator) +
      above +
      lines.join('\n') +
      given.ending;
    let end = 0;
    const text = whole.replaceAll('\n', () => given.lineEnds[end++ % given.lineEnds.length] ?? '');
    const wanted = given.rows.map((row) => ({
      url: given.pages[row] ?? '',
      cells: columns.map((column) => cellOf(column, row)),
    }));
    return { text, wanted };
  });

it('In thousands of shuffled files no link leads elsewhere, and no old alias is lost without a word', () => {
  fc.assert(
    fc.property(shuffledFile, ({ text, wanted }) => {
      const { table, layout, summary, bodies } = open(text);
      // Where the user has to choose, nothing is made.
      if (!layout.fields.includes('url')) return;
      const urls = new Set(wanted.map(({ url }) => url));
      for (const { url } of bodies) {
        expect(urls).toContain(url);
        expect(isSharedShortener(new URL(url).host)).toBe(false);
      }
      expect(bodies).toHaveLength(wanted.length);
      const said = summary.aliasColumns.length > 0;
      const rows = table.view('all', 0, 100).rows;
      for (const [index, body] of bodies.entries()) {
        const isWarned =
          (rows.find(
            ({ cells }) =>
              cells.includes(body.url) &&
              wanted[index]?.cells.every((cell) => cells.includes(cell)),
          )?.problems.length ?? 0) > 0;
        expect([text, body.custom !== undefined || said || isWarned]).toEqual([text, true]);
        if (body.custom !== undefined) {
          const own = wanted.filter(({ url }) => url === body.url).flatMap(({ cells }) => cells);
          expect(own.some((cell) => decodeURIComponent(cell).endsWith(body.custom ?? ''))).toBe(
            true,
          );
        }
      }
    }),
    propertyRuns(200),
  );
});

it('Addresses are told from dates, versions, numbers and names of files', () => {
  for (const cell of [
    'shop.example',
    'shop.example/a',
    'https://10.0.0.1/x',
    'пример.рф',
    'xn--bcher-kva.example',
    'a.b-c.example:8080/x',
  ])
    expect([cell, isUrl(cell)]).toEqual([cell, true]);
  for (const cell of [
    '31.12.2027',
    '1.2.3',
    'v1.2.3',
    '10.0.0.1',
    '10.0.0.0/8',
    '12.50',
    '1.234,56',
    '05.Nov',
    '31.Dez',
    'a.pdf',
    '3.14',
    'x',
  ])
    expect([cell, isUrl(cell)]).toEqual([cell, false]);
});
