/** What was exported on Links and is imported here again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { httpUrl } from '#contract/protocol/values.ts';
import { exportFile } from '#pages/links/export/export-file.ts';
import { nastyText } from '#testing/nasty-text.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { ImportTable } from './import-table.ts';

describe('A file that was exported here', () => {
  const text = nastyText(40);
  const url = fc
    .webUrl({ withQueryParameters: true, withFragments: true })
    .filter((each) => httpUrl.safeParse(each).success);
  const factsOf = () => ({ channel: '', campaign: '', gained: null });
  const link = fc.record({ longurl: url, title: text, description: text });

  it('Makes links with the same destinations, aliases and texts, whatever these hold', () => {
    fc.assert(
      fc.property(fc.array(link, { minLength: 1, maxLength: 5 }), (made) => {
        const links = made.map((each, index) => ({
          id: index + 1,
          alias: `alias-${index}`,
          shorturl: `https://s.example/alias-${index}`,
          clicks: 1,
          date: null,
          ...each,
        }));
        const table = new ImportTable();
        // As a file is read: its mark, its letters and all.
        const layout = table.load({
          bytes: new TextEncoder().encode(exportFile(links, 'csv', { factsOf, now: 0 }).text),
        });
        table.check({
          fields: layout.fields,
          defaults: {},
          zone: 'UTC',
          now: Date.UTC(2026, 10, 21, 12),
        });
        const orNothing = (each: string) => (each.trim() === '' ? undefined : each);
        expect(
          table
            .drafts()
            .map(({ body }) => [body.url, body.custom, body.metatitle, body.description]),
        ).toEqual(
          links.map((each) => [
            each.longurl,
            each.alias,
            orNothing(each.title),
            orNothing(each.description),
          ]),
        );
      }),
      {
        ...propertyRuns(100),
        examples: [[[{ longurl: 'https://shop.example/', title: '="x"', description: '=""' }]]],
      },
    );
  });
});
