/** Tests of short URLs: formatted and parsed again. */
import { describe, expect, test } from 'vitest';
import { createShortUrls } from './short-url.ts';

const urls = createShortUrls('https://go.example');

describe('short URLs', () => {
  test.each([
    [{ host: '', domain: '', alias: 'sale' }, 'https://go.example/sale'],
    [
      { host: '', domain: '', alias: 'تخفيضات' },
      'https://go.example/%D8%AA%D8%AE%D9%81%D9%8A%D8%B6%D8%A7%D8%AA',
    ],
    [{ host: '', domain: '', alias: 'a-b_c.d~e' }, 'https://go.example/a-b_c.d~e'],
    [
      { host: 'brand.example', domain: 'HTTP://Brand.example', alias: 'x' },
      'http://brand.example/x',
    ],
    [
      { host: 'brand.example:8443', domain: 'brand.example:8443', alias: 'x' },
      'https://brand.example:8443/x',
    ],
  ])('%o is written as %s and read back', (link, text) => {
    expect(urls.of(link)).toBe(text);
    expect(urls.parse(text)).toEqual({ host: link.host, alias: link.alias });
  });

  test.each([
    'https://go.example/sale',
    'http://go.example/sale',
    'go.example/sale',
    ' GO.example/sale/ ',
    'https://go.example/sale?utm_source=x#top',
    'go.example:443/sale',
  ])('All of these are the same: %s', (text) => {
    expect(urls.parse(text)).toEqual({ host: '', alias: 'sale' });
  });

  test.each([
    '',
    'sale',
    'https://',
    'https://go.example',
    'https://go.example/',
    'ftp://go.example/sale',
    'http://go example/x',
    '/',
    '%',
    'go.example/%',
    'go.example/a/b',
  ])('This is no short URL: "%s"', (text) => {
    expect(urls.parse(text)).toBeUndefined();
  });
});

describe('domains', () => {
  test.each([
    ['brand.example', { host: 'brand.example', domain: 'brand.example' }],
    ['https://Brand.Example/', { host: 'brand.example', domain: 'https://Brand.Example' }],
    [
      'http://brand.example:8080',
      { host: 'brand.example:8080', domain: 'http://brand.example:8080' },
    ],
    ['https://bücher.example', { host: 'xn--bcher-kva.example', domain: 'https://bücher.example' }],
    ['https://go.example', { host: '', domain: '' }],
  ])('%s is a domain', (text, domain) => {
    expect(urls.parseDomain(text)).toEqual(domain);
  });

  test.each([
    '',
    'https://',
    'ftp://brand.example',
    'brand.example/path',
    'brand.example?x',
    'user@brand.example',
    'two words.example',
    '-brand.example',
    'brand..example',
    '[::1]',
    `${'a'.repeat(64)}.example`,
    'javascript:alert(1)',
  ])('This is no domain: "%s"', (text) => {
    expect(urls.parseDomain(text)).toBeUndefined();
  });
});

describe('short URLs below a path', () => {
  const below = createShortUrls('https://static.example/demo/go', 'https://static.example/demo');

  test('have that path, and are read below it alone', () => {
    const link = { host: '', domain: '', alias: 'sale' };
    expect(below.of(link)).toBe('https://static.example/demo/go/sale');
    expect(below.parse('static.example/demo/go/sale')).toEqual({ host: '', alias: 'sale' });
    expect(below.special({ kind: 'rotator', slug: 'spring' })).toBe(
      'https://static.example/demo/go/r/spring',
    );
    for (const elsewhere of ['static.example/sale', 'static.example/demo/gone/sale'])
      expect(below.parse(elsewhere)).toBeUndefined();
  });

  test('leave branded domains at their root', () => {
    const link = { host: 'brand.example', domain: 'brand.example', alias: 'x' };
    expect(below.of(link)).toBe('https://brand.example/x');
    expect(below.parse('https://brand.example/x')).toEqual({ host: 'brand.example', alias: 'x' });
  });
});
