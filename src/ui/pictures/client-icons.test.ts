/** Tests of client icons: the names that services tell, the more particular ones first, and what has none. */
import { expect, it } from 'vitest';
import { clientIconPath } from './client-icons.ts';

it.each([
  ['Chrome', 'Chromium'],
  ['Firefox', 'Mozilla Firefox'],
  ['iOS', 'macOS'],
  ['Opera', 'Opera Mini'],
  ['Chrome', 'Chrome OS'],
])('%s has the icon of %s', (name, other) => {
  expect(clientIconPath(name)).toMatch(/^[Mm]/);
  expect(clientIconPath(name)).toBe(clientIconPath(other));
});

it('Each of these has its own', () => {
  const names = ['Chrome', 'Opera', 'Brave', 'Android', 'Safari', 'Linux', 'Ubuntu'];
  expect(new Set(names.map(clientIconPath)).size).toBe(names.length);
});

it.each(['', 'Windows', 'Microsoft Edge', 'Netscape', 'Samsung Internet for Android'])(
  '%s has none',
  (name) => {
    expect(clientIconPath(name)).toBeUndefined();
  },
);
