import { expect, it } from 'vitest';
import { canParseUrl } from './can-parse-url.ts';

it('Takes letters that are not ASCII however often it is asked', () => {
  const refused = Array.from({ length: 20_000 }, () =>
    canParseUrl('https://bücher.example/größe'),
  ).filter((can) => !can);
  expect(refused).toEqual([]);
});

it('Tells URLs from other text', () => {
  expect(canParseUrl('https://shop.example')).toBe(true);
  expect(canParseUrl('/links', 'https://shop.example')).toBe(true);
  expect(canParseUrl('/links')).toBe(false);
  expect(canParseUrl('https://[')).toBe(false);
});
