/** Tests of destinations: targeting, parameters, and nothing that could break a header. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { visitedLink } from '#testing/service/test-visits.ts';
import { destinationUrl } from './destination.ts';

const someone = { country: 'DE', devices: ['iPhone', 'iOS', 'Mobile'], languages: ['fr-CA'] };
const parameters = (...rows: [string, string][]) =>
  JSON.stringify(rows.map(([name, value]) => ({ name, value })));

describe('destinationUrl', () => {
  it('leads a link without rules to its address, and asks nothing of the visitor', () => {
    const visitorOf = vi.fn(() => someone);
    expect(destinationUrl(visitedLink({ url: 'https://example.com/a?b=c#d' }), visitorOf)).toBe(
      'https://example.com/a?b=c#d',
    );
    expect(visitorOf).not.toHaveBeenCalled();
  });

  it('keeps each letter of a destination as it is stored, also of a rule', () => {
    const url = 'https://Example.com/Spring/A-b?Code=XyZ%2f#Top';
    const geotarget = JSON.stringify([{ location: 'Germany', link: url }]);
    const kept = 'https://example.com/Spring/A-b?Code=XyZ%2f#Top';
    for (const link of [{ url }, { geotarget }])
      expect(destinationUrl(visitedLink(link), () => someone)).toBe(kept);
  });

  it('applies the rules for devices, countries and languages as they are stored', () => {
    const geotarget = JSON.stringify([{ location: 'Germany', link: 'https://example.de/' }]);
    const devicetarget = JSON.stringify([{ device: 'iphone', link: 'https://apps.example/' }]);
    const languagetarget = JSON.stringify([{ language: 'fr', link: 'https://example.fr/' }]);
    const lead = (parts: object) => destinationUrl(visitedLink(parts), () => someone);
    expect(lead({ geotarget, devicetarget, languagetarget })).toBe('https://apps.example/');
    expect(lead({ geotarget, languagetarget })).toBe('https://example.de/');
    expect(lead({ languagetarget })).toBe('https://example.fr/');
  });

  it.each([
    ['https://example.com', [['a', '1']], 'https://example.com/?a=1'],
    ['https://example.com/x?b=2', [['a', '1']], 'https://example.com/x?b=2&a=1'],
    ['https://example.com/x?b=2#part', [['a', '1']], 'https://example.com/x?b=2&a=1#part'],
    ['https://example.com/x#part?no', [['a', '1']], 'https://example.com/x?a=1#part?no'],
    ['https://example.com/x?', [['a', '1']], 'https://example.com/x?a=1'],
    ['https://example.com/x?b&', [['a', '1']], 'https://example.com/x?b&a=1'],
    [
      'https://example.com/x?sig=a%20b+c/d',
      [['a', '1']],
      'https://example.com/x?sig=a%20b+c/d&a=1',
    ],
    [
      'https://example.com/',
      [['a b', 'c&d=e#f?é']],
      'https://example.com/?a+b=c%26d%3De%23f%3F%C3%A9',
    ],
    [
      'https://example.com/?a=0',
      [
        ['a', '1'],
        ['a', '2'],
      ],
      'https://example.com/?a=0&a=1&a=2',
    ],
  ] as [string, [string, string][], string][])(
    'appends to %s the parameters %j',
    (url, rows, expected) => {
      expect(
        destinationUrl(visitedLink({ url, parameters: parameters(...rows) }), () => someone),
      ).toBe(expected);
    },
  );

  it('appends the parameters to the destinations of rules too', () => {
    const link = visitedLink({
      geotarget: '[{"location":"DE","link":"https://example.de/"}]',
      parameters: parameters(['a', '1']),
    });
    expect(destinationUrl(link, () => someone)).toBe('https://example.de/?a=1');
  });

  it.each([
    '',
    'nonsense',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com/',
    '//example.com',
    'https://',
  ])('leads nowhere where "%s" is stored', (url) => {
    expect(destinationUrl(visitedLink({ url }), () => someone)).toBeUndefined();
  });

  it.each([
    '',
    'null',
    '{}',
    '[',
    '"text"',
    '[null, 1, "x", {}, {"location":"DE"}, {"location":1,"link":2}]',
  ])('takes damaged rules (%s) for none', (geotarget) => {
    expect(destinationUrl(visitedLink({ geotarget, parameters: geotarget }), () => someone)).toBe(
      'https://example.com/',
    );
  });

  it('never lets a control character through, whatever is stored', () => {
    const text = fc.string({ unit: anyCharacter });
    const injected = fc.constantFrom('\r\nSet-Cookie: a=b', '\n', '\u0000', '\u2028', '\ud800');
    fc.assert(
      fc.property(text, injected, text, (before, bad, after) => {
        const link = visitedLink({
          url: `https://example.com/${before}${bad}${after}`,
          parameters: parameters([`a${bad}`, `${before}${bad}`]),
        });
        expect(destinationUrl(link, () => someone) ?? '').toMatch(/^[\x21-\x7e]*$/);
      }),
      propertyRuns(),
    );
  });
});
