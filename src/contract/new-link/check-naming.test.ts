/** Naming rules: what they say of a link, and that what they offer puts it right. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewLink } from '#contract/resources/links.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { checkNaming, isForbidden, type NamingProblem, withParameter } from './check-naming.ts';
import { type NamingRules, readNamingRules } from './naming-rules.ts';
import { hasShape, isShape } from './shapes.ts';

const rules: NamingRules = {
  version: 1,
  name: 'Studio Nord, links 2026',
  parameters: {
    utm_source: {
      required: true,
      allowed: ['newsletter', 'instagram', 'linkedin', 'partner-sites', 'print'],
    },
    utm_medium: { required: true, allowed: ['email', 'social', 'referral', 'print', 'audio'] },
    utm_campaign: { case: 'lower', blanks: '-', shape: '{word}_{words}-{yy}' },
    utm_content: { case: 'lower', level: 'warn' },
  },
  alias: { case: 'lower', blanks: '-', shape: '{words}', maxLength: 20 },
  hosts: { allowed: ['alpfair.example', '*.alpfair.example'] },
  channel: 'required',
};

const right = {
  url: 'https://alpfair.example/?utm_source=newsletter&utm_medium=email&utm_campaign=hp_autumn-fair-26',
  channel: 1,
};

/** The right link with other query parameters; null removes one. */
function linkWith(tags: Record<string, string | null>, rest: Partial<NewLink> = {}): NewLink {
  const url = new URL(right.url);
  for (const [name, value] of Object.entries(tags)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return { ...right, url: url.href, ...rest };
}

/** The link with a choice in the place of a problem of its alias or its destination. */
function withChoice(body: NewLink, { field, parameter }: NamingProblem, choice: string): NewLink {
  if (field === 'custom') return { ...body, custom: choice };
  const isApart = body.parameters?.some(({ name }) => name === parameter) === true;
  const hasOwn = new URL(body.url).searchParams.has(parameter);
  const url = isApart && !hasOwn ? body.url : withParameter(body.url, parameter, choice);
  const rows = body.parameters?.map((row) =>
    row.name === parameter ? { ...row, value: choice } : row,
  );
  return { ...body, url, parameters: rows };
}

const found = (body: NewLink) =>
  checkNaming(rules, { body }).map(
    ({ key, field, parameter, choices }) => `${key} ${parameter || field}: ${choices.join(' ')}`,
  );

describe('Naming rules', () => {
  it.each([
    ['as it should be', linkWith({}), []],
    [
      'another spelling',
      linkWith({ utm_source: 'News Letter' }),
      ['allowed utm_source: newsletter'],
    ],
    ['a hyphen', linkWith({ utm_medium: 'E-Mail' }), ['allowed utm_medium: email']],
    [
      'no such value',
      linkWith({ utm_source: 'tiktok' }),
      ['allowed utm_source: newsletter instagram linkedin partner-sites print'],
    ],
    [
      'case and blanks',
      linkWith({ utm_campaign: 'HP_Autumn Fair-26' }),
      ['spelling utm_campaign: hp_autumn-fair-26'],
    ],
    ['another shape', linkWith({ utm_campaign: 'autumn' }), ['shape utm_campaign: ']],
    ['both', linkWith({ utm_campaign: 'Autumn' }), ['spelling utm_campaign: ']],
    [
      'a tag that is missing',
      linkWith({ utm_medium: null }),
      ['missing utm_medium: email social referral print audio'],
    ],
    ['a tag that may be missing', linkWith({ utm_campaign: null }), []],
    ['advice', linkWith({ utm_content: 'A' }), ['spelling utm_content: a']],
    ['an alias', linkWith({}, { custom: 'Herbst Messe' }), ['spelling custom: herbst-messe']],
    ['a long alias', linkWith({}, { custom: 'a'.repeat(21) }), ['long custom: ']],
    ['no channel', linkWith({}, { channel: undefined }), ['missing channel: ']],
    [
      'a tag apart from the address',
      linkWith({ utm_medium: null }, { parameters: [{ name: 'utm_medium', value: 'Email' }] }),
      ['allowed utm_medium: email'],
    ],
    [
      'two values of one tag',
      { ...right, url: `${right.url}&utm_medium=telex` },
      ['allowed utm_medium: email social referral print audio'],
    ],
    ['a host below', { ...right, url: right.url.replace('//', '//shop.') }, []],
    [
      'a host that begins alike',
      { ...right, url: right.url.replace('.example', '.example.evil.test') },
      ['host url: '],
    ],
    [
      'a targeted destination',
      linkWith(
        {},
        { geotarget: [{ location: 'DE', link: right.url.replace('alpfair', 'other') }] },
      ),
      ['host geotarget.0.link: '],
    ],
    ['a link to no address, which the contract refuses', { url: 'nonsense', channel: 1 }, []],
  ])('%s', (_, body, problems) => {
    expect(found(body)).toEqual(problems);
  });

  it('An old alias stays as it is, and a channel may be given by its name', () => {
    const body: NewLink = { ...right, custom: 'Herbst~Messe', channel: undefined };
    expect(checkNaming(rules, { body, names: { channel: 'Post' }, keepsAlias: true })).toEqual([]);
  });

  it('What advises forbids nothing', () => {
    expect(isForbidden(rules, { body: linkWith({ utm_content: 'A' }) })).toBe(false);
    expect(isForbidden(rules, { body: linkWith({ utm_source: 'x' }) })).toBe(true);
  });

  it('A choice that is taken has no problem left at its place', () => {
    const value = fc.oneof(
      fc.constantFrom(
        'News Letter',
        'E-Mail',
        'HP_Autumn Fair-26',
        'tiktok',
        '',
        'Print',
        'ß',
        'İ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    const tags = fc.record({ utm_source: value, utm_medium: value, utm_campaign: value });
    const apart = fc.array(fc.record({ name: fc.constantFrom('utm_medium', 'ref'), value }), {
      maxLength: 2,
    });
    fc.assert(
      fc.property(tags, apart, value, (given, parameters, custom) => {
        const body = linkWith(given, { parameters, custom });
        for (const problem of checkNaming(rules, { body })) {
          for (const choice of problem.choices) {
            const fixed = withChoice(body, problem, choice);
            const left = checkNaming(rules, { body: fixed });
            expect(
              left.filter(
                ({ field, parameter }) =>
                  field === problem.field && parameter === problem.parameter,
              ),
            ).toEqual([]);
          }
        }
      }),
      propertyRuns(300),
    );
  });

  it('A parameter takes the place of its own alone, and the rest stays as it is spelled', () => {
    expect(
      withParameter('https://a.example/?x=%7e&utm_source=a&y&utm_source=b#c', 'utm_source', 'n'),
    ).toBe('https://a.example/?x=%7e&y&utm_source=n#c');
  });
});

describe('A file of rules', () => {
  it.each([
    [{ version: 2 }, 'version'],
    [{ version: 1, parameters: { utm_source: { case: 'Lower' } } }, 'parameters.utm_source.case'],
    [{ version: 1, alias: { lenght: 3 } }, 'alias.lenght'],
    [{ version: 1, alias: { shape: '{wrod}' } }, 'alias.shape'],
    [[], ''],
    [undefined, ''],
  ])('%j is wrong at "%s"', (given, wrongAt) => {
    expect(readNamingRules(given)).toEqual({ wrongAt });
  });

  it('is read as it is', () => {
    expect(readNamingRules(rules)).toEqual({ rules });
  });
});

describe('A shape', () => {
  it.each([
    ['{word}_{words}-{yy}', 'hp_autumn-fair-26', true],
    ['{word}_{words}-{yy}', 'hp_autumn--fair-26', false],
    ['{word}_{words}-{yy}', 'hp_autumn-fair', false],
    ['{yyyy}-{mm}-{dd}', '2026-11-26', true],
    ['{yyyy}-{mm}-{dd}', '2026-13-26', false],
    ['q{number}', 'q3', true],
    ['{words}', 'été-à-زيورخ', true],
    ['{words}', '-a', false],
    ['{any}.', 'a.b.', true],
    ['{any}{any}', 'a', false],
    ['', '', true],
  ])('%s fits %s: %s', (shape, text, fits) => {
    expect(hasShape(text, shape)).toBe(fits);
  });

  it.each(['{x}', '{', 'a}', '{{word}}', '{constructor}'])('%s is none', (shape) => {
    expect(isShape(shape)).toBe(false);
    expect(hasShape('x', shape)).toBe(false);
  });

  it('comes to an end where a text was made to be slow', () => {
    const shape = '{any}{any}{words}{any}{words}!';
    // Every way to cut the text, tried in turn, would take days.
    expect(hasShape(`${'a-'.repeat(249)}a`, shape)).toBe(false);
  });
});
