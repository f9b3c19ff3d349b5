/** Aliases that come close to one that is taken. */
import { describe, expect, it } from 'vitest';
import { monthAlias, nextAlias } from './alias-suggestions.ts';

describe('An alias that is taken', () => {
  it('is followed by its next number', () => {
    expect(['home', 'home-2', 'home-9', 'a-b', '2026', '-2'].map(nextAlias)).toEqual([
      'home-2',
      'home-3',
      'home-10',
      'a-b-2',
      '2026-2',
      '-2-2',
    ]);
  });

  it('or by the month', () => {
    expect(monthAlias('home', Date.UTC(2026, 10, 15))).toBe('home-nov');
  });
});
