import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows } from '#features/files/csv.ts';
import { nastyText } from '#testing/nasty-text.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type ExportRow, exportFile } from './export-file.ts';

const text = nastyText();
const link = fc.record({
  id: fc.integer({ min: 1 }),
  alias: text,
  shorturl: fc.webUrl(),
  longurl: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  clicks: fc.nat(),
  title: text,
  description: text,
  date: fc.constantFrom('2026-03-01 12:00:00', null),
});

const one: ExportRow = {
  id: 7,
  alias: 'summer',
  shorturl: 'https://s.example/summer',
  longurl: 'https://shop.example/sale',
  clicks: 12,
  title: 'Sale',
  description: '',
  date: '2026-03-01 12:00:00',
};

describe('exportFile', () => {
  it('Whatever links hold comes back from a CSV as it was', () => {
    fc.assert(
      fc.property(fc.array(link, { maxLength: 5 }), (links) => {
        const [, ...rows] = csvRows(exportFile(links, 'csv').text, ',');
        expect(rows).toEqual(
          links.map((each) => [
            String(each.id),
            each.alias,
            each.shorturl,
            each.longurl,
            String(each.clicks),
            each.title,
            each.description,
            each.date ?? '',
          ]),
        );
      }),
      propertyRuns(100),
    );
  });

  it('Whatever links hold comes back from JSON as it was', () => {
    fc.assert(
      fc.property(fc.array(link, { maxLength: 5 }), (links) => {
        expect(JSON.parse(exportFile(links, 'json').text)).toEqual(links);
      }),
      propertyRuns(),
    );
  });

  it('Has the fields of the list under their own names, and nothing else', () => {
    const more = { ...one, secret: 'x' };
    expect(exportFile([more], 'csv').text).toBe(
      '\uFEFFid,alias,shorturl,longurl,clicks,title,description,date\r\n' +
        '7,summer,https://s.example/summer,https://shop.example/sale,12,Sale,,2026-03-01 12:00:00\r\n',
    );
    expect(exportFile([more], 'json').text).not.toContain('secret');
  });

  it('Leaves values that could not be read empty, and counts them', () => {
    const row = {
      ...one,
      id: null,
      clicks: null,
      title: null,
      date: null,
      unparsed: { id: '"x"', clicks: null, title: '5' },
    };
    expect(exportFile([row], 'csv').text).toMatch(/\r\n,summer,[^,]*,[^,]*,,,,\r\n$/);
    expect(JSON.parse(exportFile([row], 'json').text)).toMatchObject([
      { id: null, clicks: null, title: null, date: null },
    ]);
    expect(exportFile([row, one], 'csv').unparsed).toBe(3);
  });

  it('Counts the cells that were changed, in CSV alone', () => {
    const links = [{ ...one, title: '=1+1', description: '@all' }, one];
    expect(exportFile(links, 'csv').guarded).toBe(2);
    expect(exportFile(links, 'json')).toMatchObject({
      guarded: 0,
      text: expect.stringContaining('"=1+1"'),
    });
  });
});
