/** Tests of Accept-Language. */
import { describe, expect, it } from 'vitest';
import { acceptedLanguages } from './languages.ts';

describe('acceptedLanguages', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['fr-CA,fr;q=0.9,en;q=0.8', ['fr-CA', 'fr', 'en']],
    ['en;q=0.5, de', ['de', 'en']],
    ['en;q=0.5,fr;q=0.5', ['en', 'fr']],
    ['*', []],
    ['*;q=0.5, de;q=0.1', ['de']],
    ['de;q=0, en', ['en']],
    ['de;q=x, en;q=-1, fr;q=2, it; q = 0.3', ['it']],
    ['zh-Hant-TW', ['zh-Hant-TW']],
    [',,;q=1,<script>,de', ['de']],
  ])('reads %s as %j', (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });

  it('looks at no more than the beginning of a header without end', () => {
    expect(acceptedLanguages('de,'.repeat(1_000_000)).length).toBeLessThan(400);
  });
});
