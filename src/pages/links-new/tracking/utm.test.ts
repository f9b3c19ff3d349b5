import { describe, expect, it } from 'vitest';
import { utmValue, withUtm } from './utm.ts';

const rows = [
  { name: 'ref', value: 'a' },
  { name: 'utm_source', value: 'news' },
  { name: 'utm_source', value: 'twice' },
];

describe('Campaign parameters', () => {
  it('are read from the first row of their name', () => {
    expect(utmValue(rows, 'utm_source')).toBe('news');
    expect(utmValue(rows, 'utm_term')).toBe('');
  });

  it('are changed in their place, added at the end, and gone when they are emptied', () => {
    expect(withUtm(rows, 'utm_source', 'mail')[1]).toEqual({ name: 'utm_source', value: 'mail' });
    expect(withUtm(rows, 'utm_term', 'shoes').at(-1)).toEqual({ name: 'utm_term', value: 'shoes' });
    expect(withUtm(rows, 'utm_source', ' ')).toEqual([rows[0], rows[2]]);
    expect(withUtm(rows, 'utm_medium', '')).toEqual(rows);
  });

  it('keep a blank within what is typed', () => {
    expect(withUtm([], 'utm_term', 'running ')).toEqual([{ name: 'utm_term', value: 'running ' }]);
  });
});
