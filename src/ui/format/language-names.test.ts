import { describe, expect, it } from 'vitest';
import { languageCode } from '#contract/targeting/language-code.ts';
import { newLinkProblems } from '#service/resources/links/link-rules.ts';
import { languageName, listedLanguages } from './language-names.ts';

describe('Languages', () => {
  it.each([
    ['fr', 'fr'],
    ['FR_ca', 'fr-CA'],
    [' zh-hant-tw ', 'zh-Hant-TW'],
    ['es-419', 'es-419'],
  ])('“%s” is the code %s', (text, code) => {
    expect(languageCode(text)).toBe(code);
  });

  it.each(['', 'f', 'French', 'fr-', 'fr CA', '<b>', 'fr-CA-xx-yy-zz', '123'])(
    '“%s” is no code',
    (text) => {
      expect(languageCode(text)).toBeUndefined();
    },
  );

  it('have names', () => {
    expect(languageName('fr')).toBe('French');
    expect(languageName('en-GB')).toBe('English (United Kingdom)');
    expect(languageName('not a code')).toBe('not a code');
  });

  it('are listed once each, by name, and the service takes every one', () => {
    const listed = listedLanguages();
    expect(listed.length).toBeGreaterThan(120);
    expect(new Set(listed.map(({ value }) => value)).size).toBe(listed.length);
    expect(listed.filter(({ value }) => languageCode(value) !== value)).toEqual([]);
    expect(listed.filter(({ label, value }) => label === `${value} – ${value}`)).toEqual([]);
    const languagetarget = listed.map(({ value }) => ({
      language: value,
      link: 'https://shop.example/',
    }));
    expect(newLinkProblems({ url: 'https://shop.example/', languagetarget }, 0)).toEqual([]);
  });
});
