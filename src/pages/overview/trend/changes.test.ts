import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { dashboard } from '#texts/en/dashboard.ts';
import { changesSince, changeText } from './changes.ts';

const before = { at: 1000, links: 10, clicks: { 1: 5, 2: 7, 3: 9 } };

describe('What changed between two looks', () => {
  it('counts clicks only on links that were seen both times', () => {
    const now = { at: 2000, links: 12, clicks: { 1: 8, 2: 7, 4: 100 } };
    expect(changesSince(before, now)).toEqual({ since: 1000, links: 2, compared: 2, clicks: 3, setBack: 0 });
  });

  it('takes a total that fell as set back, not as clicks that were undone', () => {
    expect(changesSince(before, { at: 2000, links: 9, clicks: { 1: 6, 2: 0 } })).toMatchObject({
      links: -1,
      clicks: 1,
      setBack: 1,
    });
  });

  it('does not take a link called like a member of every object for one that was seen', () => {
    expect(changesSince(before, { at: 2000, links: 10, clicks: { constructor: 3 } }).compared).toBe(0);
  });

  it.each([
    [{ links: 2, compared: 20, clicks: 14, setBack: 0 }, '2 new links. 14 new clicks on the 20 links shown in both visits.'],
    [{ links: 0, compared: 1, clicks: 1, setBack: 0 }, 'No new links. 1 new click on the 1 link shown in both visits.'],
    [{ links: -1, compared: 0, clicks: 0, setBack: 0 }, '1 link fewer.'],
    [
      { links: 1, compared: 3, clicks: 0, setBack: 2 },
      '1 new link. No new clicks on the 3 links shown in both visits. The clicks of 2 links started again at 0.',
    ],
  ])('is shown in words: %o', (change, words) => {
    const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'overview.since' });
    expect(changeText({ since: 0, ...change }, t)).toBe(words);
  });
});
