import { describe, expect, it } from 'vitest';
import { hasUtmField, utmIndex, withUtm } from './utm.ts';

const rows = [
  { name: 'ref', value: 'a' },
  { name: 'utm_source', value: 'news' },
  { name: 'utm_source', value: 'twice' },
];

describe('UTM parameters', () => {
  it('are the first row of their name, which alone has a field, if it has a value', () => {
    expect(utmIndex(rows, 'utm_source')).toBe(1);
    expect(utmIndex(rows, 'utm_term')).toBe(-1);
    expect(rows.map((_, index) => hasUtmField(rows, index))).toEqual([false, true, false]);
    expect(hasUtmField([{ name: 'utm_source', value: ' ' }], 0)).toBe(false);
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
