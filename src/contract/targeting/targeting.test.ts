/**
 * Tests of who goes where: the order of the rules, what fits what, and what the answer says of
 * itself.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { destinationFor, deviceNames } from './targeting.ts';

const rules = {
  url: 'https://example.com/',
  devicetarget: [
    { device: 'iPhone', link: 'https://example.com/iphone' },
    { device: 'Mobile', link: 'https://example.com/mobile' },
  ],
  geotarget: [
    { location: 'Germany', link: 'https://example.com/de' },
    { location: 'fr', link: 'https://example.com/fr' },
  ],
  languagetarget: [
    { language: 'fr-CA', link: 'https://example.com/quebec' },
    { language: 'fr', link: 'https://example.com/french' },
  ],
};
const nobody = { country: null, devices: [], languages: [] };

describe('destinationFor', () => {
  it('asks devices before countries and countries before languages', () => {
    const visitor = { country: 'DE', devices: ['iPhone', 'iOS', 'Mobile'], languages: ['fr'] };
    expect(destinationFor(rules, visitor)).toEqual({
      url: 'https://example.com/iphone',
      because: { kind: 'device', index: 0, matched: 'iPhone' },
    });
    expect(destinationFor(rules, { ...visitor, devices: ['Mac', 'Desktop'] })).toEqual({
      url: 'https://example.com/de',
      because: { kind: 'country', index: 0, matched: 'DE' },
    });
    expect(destinationFor(rules, { ...visitor, devices: [], country: 'US' })).toEqual({
      url: 'https://example.com/french',
      because: { kind: 'language', index: 1, matched: 'fr' },
    });
    expect(destinationFor(rules, nobody)).toEqual({
      url: 'https://example.com/',
      because: { kind: 'default' },
    });
  });

  it('takes the first rule that fits, even where a later one is more specific', () => {
    const turned = { ...rules, devicetarget: rules.devicetarget.toReversed() };
    expect(destinationFor(turned, { ...nobody, devices: ['iPhone', 'Mobile'] })).toEqual({
      url: 'https://example.com/mobile',
      because: { kind: 'device', index: 0, matched: 'Mobile' },
    });
  });

  it.each([
    ['iphone', 'iPhone'],
    [' IPHONE ', 'iPhone'],
    ['macOS', 'Mac'],
    ['Mac OS X', 'Mac'],
    ['Chromebook', 'Chrome OS'],
    ['Smartphone', 'Mobile'],
  ])('lets the device "%s" of a rule fit %s', (device, name) => {
    const one = { ...rules, devicetarget: [{ device, link: 'https://example.com/it' }] };
    expect(destinationFor(one, { ...nobody, devices: [name] }).url).toBe('https://example.com/it');
  });

  it.each(['constructor', '__proto__', 'toString', ''])(
    'lets the device "%s" fit nobody',
    (device) => {
      const one = { ...rules, devicetarget: [{ device, link: 'https://example.com/it' }] };
      expect(destinationFor(one, { ...nobody, devices: [...deviceNames] }).because.kind).toBe(
        'default',
      );
    },
  );

  it.each([
    ['Germany', 'DE', true],
    ['GERMANY', 'de', true],
    ['de', 'DE', true],
    ['Deutschland', 'DE', false],
    ['Atlantis', 'DE', false],
    ['', 'DE', false],
    ['Germany', null, false],
  ])('compares the location %s with the country %s', (location, country, fits) => {
    const one = { ...rules, geotarget: [{ location, link: 'https://example.com/it' }] };
    expect(destinationFor(one, { ...nobody, country }).because.kind).toBe(
      fits ? 'country' : 'default',
    );
  });

  it.each([
    ['fr', 'fr', true],
    ['fr', 'fr-CA', true],
    ['FR', 'Fr-ca', true],
    ['fr-ca', 'fr-CA', true],
    ['fr_CA', 'fr-CA', true],
    ['fr-CA', 'fr', false],
    ['fr-CA', 'fr-FR', false],
    ['fr', 'fry', false],
    ['', 'fr', false],
  ])('compares the language %s of a rule with %s of a visitor', (language, preferred, fits) => {
    const one = { ...rules, languagetarget: [{ language, link: 'https://example.com/it' }] };
    expect(destinationFor(one, { ...nobody, languages: [preferred] }).because.kind).toBe(
      fits ? 'language' : 'default',
    );
  });

  it('looks at the most preferred language alone', () => {
    expect(destinationFor(rules, { ...nobody, languages: ['en', 'fr'] }).because.kind).toBe(
      'default',
    );
  });

  it('always answers with the link that its reason names', () => {
    const link = fc.webUrl();
    fc.assert(
      fc.property(
        fc.record({
          url: link,
          devicetarget: fc.array(
            fc.record({ device: fc.constantFrom('iPhone', 'Mobile', 'x'), link }),
          ),
          geotarget: fc.array(fc.record({ location: fc.constantFrom('DE', 'france', 'x'), link })),
          languagetarget: fc.array(
            fc.record({ language: fc.constantFrom('fr', 'fr-CA', ''), link }),
          ),
        }),
        fc.record({
          country: fc.constantFrom('DE', 'FR', null),
          devices: fc.subarray(['iPhone', 'iOS', 'Mobile']),
          languages: fc.array(fc.constantFrom('fr', 'fr-CA', 'de')),
        }),
        (some, visitor) => {
          const { url, because } = destinationFor(some, visitor);
          const list = {
            device: some.devicetarget,
            country: some.geotarget,
            language: some.languagetarget,
          };
          expect(url).toBe(
            because.kind === 'default' ? some.url : list[because.kind][because.index]?.link,
          );
        },
      ),
      propertyRuns(30),
    );
  });
});
