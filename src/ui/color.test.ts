import { expect, it } from 'vitest';
import { contrast, readColor } from './color.ts';

it.each([
  ['#abc', '#aabbcc'],
  ['#0B6C68', '#0b6c68'],
  ['rgb(11, 108, 104)', '#0b6c68'],
  ['RGB(11 108 104)', '#0b6c68'],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['hsl(120deg 100% 25%)', '#008000'],
])('%s is %s', (text, written) => {
  expect(readColor(text)).toBe(written);
});

it('Contrast is counted as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
