import { describe, expect, it } from 'vitest';
import { holdsEveryWord } from './search.ts';

describe('A search by name', () => {
  it.each([
    ['Été à Montréal', 'MONTREAL ete', true],
    ['Été à Montréal', 'montreal winter', false],
    ['Channel 229', ' 229 ', true],
    ['Channel 229', '  ', true],
    ['', 'a', false],
    ['Ｓｕｍｍｅｒ', 'summer', true],
  ])('in "%s" for "%s": %s', (name, search, isFound) => {
    expect(holdsEveryWord(name, search)).toBe(isFound);
  });
});
