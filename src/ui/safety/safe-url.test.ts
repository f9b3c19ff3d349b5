import { describe, expect, test } from 'vitest';
import { displayUrl, splitShortUrl, splitUrl, toSafeHref } from './safe-url.ts';

describe('toSafeHref', () => {
  test.each(['https://shop.example/a?b=c#d', 'http://127.0.0.1:8081/x', 'HTTPS://shop.example/'])(
    '%s may be followed',
    (text) => {
      expect(toSafeHref(text)).toBe(new URL(text).href);
    },
  );

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://shop.example/1',
    '//shop.example/',
    '/links',
    'shop.example',
    '',
    'https://',
  ])('%j may not be followed', (text) => {
    expect(toSafeHref(text)).toBeUndefined();
  });

  test('An address that carries a user name may not be followed, as it poses as another host', () => {
    expect(toSafeHref('https://bank.example@evil.example/')).toBeUndefined();
    expect(toSafeHref('https://:secret@evil.example/')).toBeUndefined();
  });

  test.each(['\u202e', '\u2066', '\u200f', '\u200b', '\u0000', '\n', '\u0085', '\ufeff'])(
    'An address with the invisible character %j may not be followed',
    (character) => {
      expect(toSafeHref(`https://shop.example/${character}x`)).toBeUndefined();
    },
  );
});

test('Characters that hide or reorder others are spelled out where an address is shown', () => {
  expect(displayUrl('https://shop.example/\u202egpj.exe')).toBe(
    'https://shop.example/%E2%80%AEgpj.exe',
  );
  expect(displayUrl('https://münchen.example/straße')).toBe('https://münchen.example/straße');
  expect(displayUrl('https://аррӏе.com/\u202ex')).toBe('https://xn--80ak6aa92e.com/%E2%80%AEx');
});

describe('splitShortUrl', () => {
  test.each([
    ['https://s.link/summer', 's.link/', 'summer'],
    ['http://host.example:8080/some/go/summer?a=/b', 'host.example:8080/some/go/', 'summer?a=/b'],
    ['https://s.link/summer/', 's.link/', 'summer/'],
    ['https://s.link/', 's.link/', ''],
    ['s.link', 's.link', ''],
  ])('What comes before the alias of %s is set apart from it', (url, before, alias) => {
    expect(splitShortUrl(url)).toEqual({ before, alias });
  });
});

describe('splitUrl', () => {
  test('The host is set apart from the alias, and the scheme is left out', () => {
    expect(splitUrl('https://s.link/summer')).toEqual({ host: 's.link/', rest: 'summer' });
    expect(splitUrl('http://go.example:8081/a/b?c')).toEqual({
      host: 'go.example:8081/',
      rest: 'a/b?c',
    });
  });

  test.each([
    ['caf%C3%A9', 'café'],
    ['%D0%BB%D0%B5%D1%82%D0%BE', 'лето'],
    ['%F0%9F%8C%B4-2026', '🌴-2026'],
    ['%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', 'مرحبا'],
  ])('The letters of the alias %s are shown as %s', (encoded, shown) => {
    expect(splitUrl(`https://s.link/${encoded}`).rest).toBe(shown);
  });

  test.each([
    ['a control character', '%C2%85x'],
    ['a bidi override', '%E2%80%AEgpj'],
    ['a space without width', '%E2%80%8Bx'],
    ['a joiner', '%E2%80%8Dx'],
    ['a no-break space', '%C2%A0x'],
    ['a line separator', '%E2%80%A8x'],
    ['a slash of another script', '%E2%88%95x'],
    ['a fraction slash', '%E2%81%84x'],
    ['a blank letter', '%E3%85%A4x'],
    ['ASCII', '%2F%3F%23%25%20%41'],
    ['bytes that are no text', '%FF%C3'],
  ])('%s stays encoded', (_, encoded) => {
    expect(splitUrl(`https://s.link/${encoded}`).rest).toBe(encoded);
  });

  test('The query of a short URL stays as it is', () => {
    expect(splitUrl('https://s.link/%C3%A9?q=%C3%A9#%C3%A9').rest).toBe('é?q=%C3%A9#%C3%A9');
  });

  test('Text that is no address is kept whole', () => {
    expect(splitUrl('summer')).toEqual({ host: 'summer', rest: '' });
    expect(splitUrl('')).toEqual({ host: '', rest: '' });
  });
});
