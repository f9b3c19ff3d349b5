/** Tests of map shades: more is never paler, and the smallest count is still seen. */
import { expect, it } from 'vitest';
import { shadeCount, shadeOf } from './shades.ts';

it('Nothing has no shade, one click has one, and the most clicks have the strongest', () => {
  expect([null, 0, 1, 12, 400, 5000, 9000].map((count) => shadeOf(count, 9000))).toEqual([
    0, 0, 1, 2, 4, 5, 5,
  ]);
  expect(shadeOf(1, 1)).toBe(shadeCount);
});

it('More clicks are never paler', () => {
  for (const most of [1, 2, 7, 100, 12_345]) {
    const shades = Array.from({ length: most }, (_, at) => shadeOf(at + 1, most));
    expect(shades).toEqual([...shades].sort((a, b) => a - b));
    expect(Math.min(...shades)).toBeGreaterThanOrEqual(1);
    expect(shades.at(-1)).toBe(shadeCount);
  }
});
