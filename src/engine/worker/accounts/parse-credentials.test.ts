import { describe, expect, it } from 'vitest';
import { cleanBaseUrl, cleanKey } from './parse-credentials.ts';

describe('A pasted key', () => {
  it.each([
    ['ld_abc', 'as it is'],
    ['  ld_abc\n', 'with blanks around it'],
    ['ld_\n  abc', 'broken over two lines'],
    ['Bearer ld_abc', 'with the word before it'],
    ['\u200bbearer\u00a0ld_abc\ufeff', 'with marks that nobody sees'],
    ['Authorization: Bearer ld_abc', 'as a whole header'],
    ['ld_\u200dabc\u202e', 'with marks inside'],
    ['ld_\u0000abc', 'with a control character'],
  ])('is cleaned: %j, %s', (pasted) => {
    expect(cleanKey(pasted)).toBe('ld_abc');
  });

  it('may hold the word that is stripped where it is no prefix', () => {
    expect(cleanKey('bearerOfNews')).toBe('bearerOfNews');
  });

  it.each(['', '  ', 'Bearer', 'Bearer \u200b'])('with nothing in it is reported: %j', (pasted) => {
    expect(() => cleanKey(pasted)).toThrow(
      expect.objectContaining({ kind: 'invalid', message: 'keyEmpty' }),
    );
  });

  it.each(['ld_abc…', 'ключ', 'ld_ab😀'])(
    'that no header can carry is an error that does not repeat it: %j',
    (pasted) => {
      expect(() => cleanKey(pasted)).toThrow(
        expect.objectContaining({ kind: 'invalid', message: expect.not.stringContaining(pasted) }),
      );
    },
  );
});

describe('A service address', () => {
  it.each([
    ['https://sho.example/', 'https://sho.example'],
    ['https://sho.example/base//', 'https://sho.example/base'],
    [' HTTP://Sho.Example:8080 ', 'http://sho.example:8080'],
  ])('%j is %s', (given, expected) => {
    expect(cleanBaseUrl(given)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'sho.example',
    'ftp://sho.example',
    'javascript:alert(1)',
    'https://',
    'https://me:pw@sho.example',
    'https://sho.example/?a=1',
    'https://sho.example/#x',
  ])('%j is refused, and the field is named', (given) => {
    expect(() => cleanBaseUrl(given)).toThrow(
      expect.objectContaining({ kind: 'invalid', field: 'serviceAddress' }),
    );
  });
});
