import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NamingRules, readNamingRules } from '#contract/new-link/naming-rules.ts';
import { utmNames } from '#contract/new-link/utm-tags.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  hasLowerAliases,
  holdsMore,
  noRules,
  saysNothing,
  tagRule,
  withLowerAliases,
  withPresence,
  withTagRule,
} from './naming-form.ts';

/** Rules that have a part without a field in each place. */
const fromFile: NamingRules = {
  version: 1,
  parameters: {
    utm_source: { required: true, case: 'lower', blanks: '-', maxLength: 20 },
    ref: { required: true },
  },
  alias: { case: 'upper', shape: '{word}' },
  hosts: { allowed: ['shop.example'] },
};

test('What has no field stays, and what is taken out leaves nothing behind', () => {
  const opened = withTagRule(fromFile, 'utm_source', { required: false, lower: false });
  expect(opened.parameters).toEqual({
    utm_source: { blanks: '-', maxLength: 20 },
    ref: { required: true },
  });
  expect(withLowerAliases(withLowerAliases(fromFile, true), false)).toMatchObject({
    alias: { shape: '{word}' },
    hosts: { allowed: ['shop.example'] },
  });
  const set = withTagRule(noRules, 'utm_medium', { allowed: ['email'] });
  expect(saysNothing(set)).toBe(false);
  expect(withTagRule(set, 'utm_medium', { allowed: [] })).toEqual(noRules);
  expect(saysNothing(withPresence(withPresence(noRules, 'channel', true), 'channel', false))).toBe(
    true,
  );
});

test('Rules of a file hold more than the form where they have a part without a field', () => {
  expect(holdsMore(fromFile)).toBe(true);
  expect(holdsMore({ version: 1, parameters: { ref: { required: true } } })).toBe(true);
  expect(holdsMore({ version: 1, channel: 'required', alias: { case: 'lower' } })).toBe(false);
});

test('Whatever is filled in is read back, and is what a file may hold', () => {
  const change = fc.record({
    name: fc.constantFrom(...utmNames),
    required: fc.boolean(),
    allowed: fc.uniqueArray(fc.constantFrom('email', 'social', 'Print'), { maxLength: 3 }),
    lower: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change), fc.boolean(), (changes, lower) => {
      const rules = changes.reduce(
        (before, { name, ...rule }) => withTagRule(before, name, rule),
        withLowerAliases(fromFile, lower),
      );
      expect(readNamingRules(rules)).toEqual({ rules });
      expect(hasLowerAliases(rules)).toBe(lower);
      for (const { name, ...rule } of new Map(changes.map((each) => [each.name, each])).values())
        expect(tagRule(rules, name)).toEqual(rule);
    }),
    propertyRuns(),
  );
});
