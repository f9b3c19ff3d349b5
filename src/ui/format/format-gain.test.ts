import { expect, test } from 'vitest';
import { formatGain } from './format-gain.ts';

test.each([
  ['en', 1204, '+1,204'],
  ['de', 1204, '+1.204'],
  ['en', 0, '0'],
  // The mark before the sign keeps both in reading order, whatever the number stands in.
  ['ar-EG', 62, '\u061c+٦٢'],
])('In %s a gain of %d is written with its sign', (locale, value, text) => {
  expect(formatGain(value, { locale })).toBe(text);
});
