import { describe, expect, it } from 'vitest';
import { toSafeColor } from './safe-color.ts';

describe('A colour that may be drawn', () => {
  it.each([
    ['#2B9C95', '#2b9c95'],
    [' #2b9c95 ', '#2b9c95'],
    ['2b9c95', '#2b9c95'],
    ['#abc', '#aabbcc'],
    ['#abcd', '#aabbcc'],
    ['#2b9c95cc', '#2b9c95'],
  ])('%j is drawn as %s', (text, drawn) => {
    expect(toSafeColor(text)).toBe(drawn);
  });

  it.each([
    '',
    '#',
    '#ab',
    '#12345',
    '#1234567',
    'red',
    'rgb(1,2,3)',
    '#ggg',
    'url(https://evil.example/x)',
    '#abc;x',
    '#fff\n#000',
  ])('%j is drawn as none', (text) => {
    expect(toSafeColor(text)).toBeUndefined();
  });
});
