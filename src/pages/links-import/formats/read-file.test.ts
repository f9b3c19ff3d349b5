/** Files that are no CSV: their first bytes tell what they are, and spreadsheets, bookmarks and JSON become rows. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportTable } from '#pages/links-import/table/import-table.ts';

function load(bytes: Uint8Array<ArrayBuffer>) {
  const table = new ImportTable();
  const layout = table.load({ bytes });
  const now = Date.UTC(2026, 10, 21, 12);
  table.check({ fields: layout.fields, defaults: {}, zone: 'UTC', now });
  return { layout, bodies: table.drafts().map(({ body }) => body) };
}

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const zip = (parts: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

const sheet = `<worksheet><sheetData>
  <row r="1"><c r="A1" t="inlineStr"><is><t>Link report</t></is></c></row>
  <row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" t="s"><v>2</v></c></row>
  <row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4" t="str"><v>a&amp;b</v></c><c r="D4" s="1"><v>46752</v></c></row>
  <row r="5"><c r="A5" t="inlineStr"><is><r><t>https://shop.example/</t></r><r><t>two</t></r></is></c>
    <c r="B5"><v>7</v></c><c r="C5" t="b"><v>1</v></c><c r="D5" s="2"><v>46752.75</v></c></row>
</sheetData></worksheet>`;

const workbook = {
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Old" r:id="r1" state="hidden"/><sheet name="Cover" r:id="r2"/><sheet name="Links" r:id="r3"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="r3" Target="worksheets/sheet3.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst><si><t>URL</t></si><si><r><t>No</t></r><r><t>te</t></r><rPh><t>x</t></rPh></si><si><t>Expires</t></si><si><t>https://shop.example/one?a=1&amp;b=2</t></si></sst>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml': sheet.replaceAll('shop.example', 'hidden.example'),
  'xl/worksheets/sheet2.xml':
    '<worksheet><sheetData><row><c t="inlineStr"><is><t>Cover</t></is></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet3.xml': sheet,
};

const links = [
  { url: 'https://shop.example/one?a=1&b=2', description: 'a&b', expiry: '2027-12-31 23:59:59' },
  { url: 'https://shop.example/two', description: '7', expiry: '2027-12-31 18:00:00' },
];

describe('A spreadsheet', () => {
  it('of Excel is read: the first sheet with addresses, dates and all', () => {
    expect(load(zip(workbook))).toMatchObject({
      layout: { format: 'excel', rows: 2 },
      bodies: links,
    });
  });

  it('has links behind other texts, by a formula or by hand', () => {
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Alias</t></is></c><c r="B1" t="inlineStr"><is><t>Page</t></is></c></row>
      <row r="2"><c r="A2" t="inlineStr"><is><t>a1</t></is></c><c r="B2" t="str"><f>HYPERLINK("https://shop.example/a?b=1&amp;c","One")</f><v>One</v></c></row>`;
    const byHand = rows.replace(/<f>.*<\/f>/, '');
    const parts = (xml: string) => ({
      ...workbook,
      'xl/worksheets/sheet1.xml': '',
      'xl/worksheets/sheet3.xml': `<worksheet><sheetData>${xml}</sheetData><hyperlinks><hyperlink ref="B2" r:id="h1"/></hyperlinks></worksheet>`,
      'xl/worksheets/_rels/sheet3.xml.rels':
        '<Relationships><Relationship Id="h1" Target="https://shop.example/a?b=1&amp;c"/></Relationships>',
    });
    for (const xml of [rows, byHand])
      expect(load(zip(parts(xml))).bodies).toEqual([
        { url: 'https://shop.example/a?b=1&c', custom: 'a1' },
      ]);
  });

  it('with whole rows in one column is read as their table', () => {
    const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const lines = ['url,alias', 'https://shop.example/a,a1', 'https://shop.example/b,a2'];
    const xml = `<worksheet><sheetData>${lines.map(cell).join('')}</sheetData></worksheet>`;
    expect(load(zip({ ...workbook, 'xl/worksheets/sheet3.xml': xml })).bodies).toEqual([
      { url: 'https://shop.example/a', custom: 'a1' },
      { url: 'https://shop.example/b', custom: 'a2' },
    ]);
  });

  it('whose names have prefixes is read alike', () => {
    const prefixed = Object.fromEntries(
      Object.entries(workbook).map(([name, text]) => [
        name,
        text.replace(/<(\/?)(\w)/g, '<$1x:$2'),
      ]),
    );
    expect(load(zip(prefixed)).bodies).toEqual(links);
  });

  it('of OpenDocument is read', () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const content = `<office:document-content><office:body><office:spreadsheet><table:table>
      <table:table-row>${cell('URL')}${cell('Alias')}${cell('Expires')}</table:table-row>
      <table:table-row>${cell('https://shop.example/one')}${cell('a1')}<table:table-cell office:value-type="date" office:date-value="2027-12-31"><text:p>31.12.27</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
      </table:table></office:spreadsheet></office:body></office:document-content>`;
    expect(
      load(
        zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content }),
      ),
    ).toMatchObject({
      layout: { format: 'openDocument', rows: 1 },
      bodies: [{ url: 'https://shop.example/one', custom: 'a1', expiry: '2027-12-31 23:59:59' }],
    });
  });
});

it('Bookmarks are links with their title and folder', () => {
  const file = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8"><TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p><DT><H3 ADD_DATE="1">Work</H3><DL><p>
<DT><A HREF="https://shop.example/a?b=1&amp;c=2" ADD_DATE="1" TAGS="fair,print">One &amp; two</A>
<DT><A HREF="javascript:alert(1)">Tool</A>
</DL><p></DL>`;
  const { layout, bodies } = load(utf8(file));
  expect(layout).toMatchObject({ format: 'bookmarks', rows: 1 });
  expect(bodies).toMatchObject([
    { url: 'https://shop.example/a?b=1&c=2', description: 'One & two' },
  ]);
});

it.each([
  [
    'a list',
    '[{"longUrl":"https://shop.example/a","slug":"a1"},{"longUrl":"https://shop.example/b","tags":["x","y"]}]',
  ],
  [
    'a reply',
    '{"error":0,"data":{"links":[{"longUrl":"https://shop.example/a","slug":"a1"},{"longUrl":"https://shop.example/b"}]}}',
  ],
  [
    'a record on each line',
    '{"longUrl":"https://shop.example/a","slug":"a1"}\n{"longUrl":"https://shop.example/b"}',
  ],
])('JSON is read: %s', (_, text) => {
  const { layout, bodies } = load(utf8(text));
  expect(layout.format).toBe('json');
  expect(bodies).toEqual([
    { url: 'https://shop.example/a', custom: 'a1' },
    { url: 'https://shop.example/b' },
  ]);
});

it.each([
  ['rows', '[["url","alias"],["https://shop.example/a","a-1"],["https://shop.example/b","b-2"]]'],
  ['addresses by name', '{"a-1":"https://shop.example/a","b-2":"https://shop.example/b"}'],
  [
    'records by name',
    '{"a-1":{"target":"https://shop.example/a"},"b-2":{"target":"https://shop.example/b"}}',
  ],
  [
    'what has its address in an object',
    '[{"alias":"a-1","goal":{"id":1,"url":"https://shop.example/a"}},{"alias":"b-2","goal":{"url":"https://shop.example/b"}}]',
  ],
])('JSON may have %s', (_, text) => {
  expect(load(utf8(text)).bodies).toEqual([
    { url: 'https://shop.example/a', custom: 'a-1' },
    { url: 'https://shop.example/b', custom: 'b-2' },
  ]);
});

it('One record of JSON with two addresses is no list of them', () => {
  const text = '{"short":"https://bit.ly/x","long":"https://shop.example/a"}';
  expect(load(utf8(text)).bodies).toEqual([{ url: 'https://shop.example/a', custom: 'x' }]);
});

it.each([
  ['oldExcel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['document', utf8('%PDF-1.7\n')],
  ['document', zip({ 'word/document.xml': '<w/>' })],
  ['archive', zip({ 'links.csv': 'url' })],
  ['archive', new Uint8Array([0x1f, 0x8b, 8, 0])],
  ['binary', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
  ['binary', new Uint8Array(Array.from({ length: 90 }, (_, at) => at % 3))],
  ['webPage', utf8('<!doctype html><html><body>x</body></html>')],
  ['broken', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
])('A file that is none says so: %s', (unreadable, bytes) => {
  expect(load(bytes).layout).toMatchObject({ unreadable, rows: 0 });
});

it.each(['utf-16le', 'utf-16be'])('%s without its mark is known by its zero bytes', (encoding) => {
  const text = 'url;description\nhttps://a.example/;صيف 2027\nhttps://b.example/;é';
  const bytes = new Uint8Array(
    Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      const unit = [code & 0xff, code >> 8];
      return encoding === 'utf-16le' ? unit : unit.reverse();
    }),
  );
  const { layout, bodies } = load(bytes);
  expect(layout.encoding).toBe('UTF-16');
  expect(bodies[0]).toEqual({ url: 'https://a.example/', description: 'صيف 2027' });
});
