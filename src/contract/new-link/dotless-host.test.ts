import { describe, expect, it } from 'vitest';
import { dotlessHost } from './dotless-host.ts';

describe('A host without a dot', () => {
  it.each([
    ['https://om/x', 'om'],
    ['http://intranet:8080/x', 'intranet'],
    ['https://www.', 'www'],
    ['https://om./x', 'om'],
  ])('is found in %s', (url, host) => {
    expect(dotlessHost(url)).toBe(host);
  });

  it.each([
    'https://shop.example/',
    'https://shop.example.',
    'https://shop.example:8080',
    'http://localhost:3000',
    'http://[::1]/',
    'om/x',
    'mailto:om',
  ])('is none in %s', (url) => {
    expect(dotlessHost(url)).toBe('');
  });
});
