import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Link } from '#contract/resources/links.ts';
import { csvRows } from '#features/files/csv.ts';
import { nastyText } from '#testing/nasty-text.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type ExportFacts, type ExportFormat, exportFile } from './export-file.ts';

const now = Date.UTC(2026, 2, 11, 12);
const noFacts: ExportFacts = { channel: '', campaign: '', gained: null };
const written = (rows: readonly Link[], format: ExportFormat, facts = noFacts) =>
  exportFile(rows, format, { now, factsOf: () => facts });

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

const one: Link = {
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
        const [columns = [], ...rows] = csvRows(written(links, 'csv').text, ',');
        const read = rows.map((row) =>
          Object.fromEntries(columns.map((name, at) => [name, row[at]])),
        );
        expect(read).toMatchObject(
          links.map(({ id, clicks, date, ...texts }) => ({
            ...texts,
            id: String(id),
            clicks: String(clicks),
            date: date ?? '',
          })),
        );
      }),
      propertyRuns(100),
    );
  });

  it('Whatever links hold comes back from JSON as it was', () => {
    fc.assert(
      fc.property(fc.array(link, { maxLength: 5 }), (links) => {
        expect(JSON.parse(written(links, 'json').text)).toEqual(links);
      }),
      propertyRuns(),
    );
  });

  it('Has what the table shows, in its order, and nothing else', () => {
    const longurl = 'https://shop.example/sale?utm_source=mail&utm_campaign=spring';
    const more = { ...one, longurl, secret: 'x' };
    const facts = { channel: 'News, Shop', campaign: 'Spring', gained: 3 };
    expect(written([more], 'csv', facts).text).toBe(
      '\uFEFFtitle,shorturl,longurl,channel,campaign,utm_source,utm_medium,utm_campaign,' +
        'clicks,clicks_per_day,new_clicks,date,description,alias,id\r\n' +
        `Sale,https://s.example/summer,${longurl},"News, Shop",Spring,mail,,spring,` +
        '12,1.2,3,2026-03-01 12:00:00,,summer,7\r\n',
    );
    expect(written([more], 'json').text).not.toContain('secret');
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
    expect(written([row], 'csv').text).toMatch(
      /\r\n,https:[^,]*,https:[^,]*,,,,,,,,,,,summer,\r\n$/,
    );
    expect(JSON.parse(written([row], 'json').text)).toMatchObject([
      { id: null, clicks: null, title: null, date: null },
    ]);
    expect(written([row, one], 'csv').unparsed).toBe(3);
  });

  it('Counts the cells that were changed, in CSV alone', () => {
    const links = [{ ...one, title: '=1+1', description: '@all' }, one];
    expect(written(links, 'csv').guarded).toBe(2);
    expect(written(links, 'json')).toMatchObject({
      guarded: 0,
      text: expect.stringContaining('"=1+1"'),
    });
  });
});
