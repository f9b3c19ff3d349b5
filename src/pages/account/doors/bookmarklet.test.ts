import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bookmarkletFor } from './bookmarklet.ts';

it('The bookmarklet opens the form with address and title of the page', () => {
  const opened: unknown[][] = [];
  const code = bookmarkletFor('https://deck.example/deck').replace(/^javascript:/, '');
  const page = { href: 'https://shop.example/?a=1&b=2#c' };
  runInNewContext(code, {
    open: (...args: unknown[]) => opened.push(args),
    location: page,
    document: { title: 'Sale & more' },
  });
  expect(opened).toHaveLength(1);
  const [[address, target, features] = []] = opened;
  expect([target, features]).toEqual(['_blank', 'noopener']);
  const { searchParams } = new URL(String(address));
  expect(searchParams.get('url')).toBe(page.href);
  expect(searchParams.get('metatitle')).toBe('Sale & more');
});
