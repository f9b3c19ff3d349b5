/** Plan clicks: each link once, and none that was not read. */
import { describe, expect, it, test } from 'vitest';
import type { LinkReport } from '#queries/library.ts';
import { clicksByLink, sumOfCells } from './plan-clicks.ts';

test('A link whose clicks were not read has none that could be shown', () => {
  const links = [
    { link: { id: 1, clicks: 0 }, clicks: 0 },
    { link: { id: 2, clicks: null }, clicks: 0 },
  ];
  // As much of a report as is read here.
  const report = { links } as unknown as LinkReport;
  expect([...clicksByLink(report)]).toEqual([[1, 0]]);
});

describe('A sum of cells', () => {
  const clicks = new Map([
    [1, 5],
    [2, 0],
  ]);
  it('counts a link once', () => expect(sumOfCells([1, 2, 1, null], clicks)).toBe(5));
  it('is zero only where a link has none', () => expect(sumOfCells([2, null], clicks)).toBe(0));
  it('is unknown without a link', () => expect(sumOfCells([null, 3], clicks)).toBeNull());
});
