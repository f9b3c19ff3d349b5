/** Tests of target names: what a rule can name, and what is refused. */
import { describe, expect, it } from 'vitest';
import { deviceNames } from '#contract/targeting/targeting.ts';
import { countryProblem, deviceProblem, languageOf, languageProblem } from './target-names.ts';

describe('A country', () => {
  it.each(['Germany', 'de', 'U.S.A.', 'Côte d’Ivoire', ' holland '])('%s is known', (name) => {
    expect(countryProblem(name)).toBeUndefined();
  });

  it.each([
    ['Germny', 'There is no country "Germny". Use an English name'],
    ['Atlantis', 'There is no country "Atlantis". Use an English name'],
    ['', 'There is no country ""'],
  ])('%s is refused: %s', (name, words) => {
    expect(countryProblem(name)).toContain(words);
  });
});

describe('A device', () => {
  it.each([...deviceNames, 'macOS', ' IPHONE ', 'smartphone'])('%s is known', (name) => {
    expect(deviceProblem(name)).toBeUndefined();
  });

  it.each(['toaster', '', 'constructor'])('%s is refused with all that there are', (name) => {
    expect(deviceProblem(name)).toContain(deviceNames.join(', '));
  });
});

describe('A language', () => {
  it.each([
    ['fr', 'fr'],
    ['fr_CA', 'fr_CA'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
    ['French', 'fr'],
    [' german ', 'de'],
  ])('%s is %s', (text, code) => {
    expect(languageOf(text)).toBe(code);
    expect(languageProblem(text)).toBeUndefined();
  });

  it.each([
    ['xx', 'There is no language "xx"'],
    ['Frensh', 'There is no language "Frensh". Use a code'],
    ['fr-', 'There is no language "fr-"'],
    ['', 'There is no language ""'],
  ])('%s is refused: %s', (text, words) => {
    expect(languageProblem(text)).toContain(words);
  });
});
