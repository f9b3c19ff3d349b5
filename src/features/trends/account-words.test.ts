import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { dashboard } from '#texts/en/dashboard.ts';
import { formatLook } from '#ui/format/format.ts';
import { accountWords, coverageWords, sinceWords } from './account-words.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'trends' });
const from = Date.UTC(2026, 4, 1, 9, 10);
const to = from + 7 * 86_400_000;
const coverage = { links: 20, linksLooked: 18, clicks: 1000, clicksLooked: 980 };
const trend = { ...{ from, to, clicks: 1204, reachingIn: 0, beganAgain: 0, coverage, band: [] }, movers: [] };
const begin = formatLook(from, to);

describe('The words of an account trend', () => {
  it('tell the sum, and apart from it what began before', () => {
    expect(accountWords(trend, t)).toBe(`1,204 clicks observed since ${begin}.`);
    expect(accountWords({ ...trend, clicks: 1, reachingIn: 310 }, t)).toBe(
      `1 click observed since ${begin}, and 310 more that began before.`,
    );
    expect(accountWords({ ...trend, clicks: 0, beganAgain: 1 }, t)).toBe(
      `No clicks observed since ${begin}. 1 counter began again; what came before that is not counted.`,
    );
    expect(accountWords({ ...trend, clicks: null }, t)).toBe('');
  });

  it('tell what the sum covers, and no share of nothing', () => {
    expect(coverageWords(trend, t)).toBe('Covers 18 of 20 links, with 98% of the clicks known');
    const none = { links: 1, linksLooked: 1, clicks: 0, clicksLooked: 0 };
    expect(coverageWords({ ...trend, coverage: none }, t)).toBe('Covers 1 of 1 link');
  });

  it.each([
    [{ newLinks: 2, compared: 20, clicks: 14, setBack: 0 }, '2 new links; 14 more clicks on the 20 links that were known then'],
    [{ newLinks: 0, compared: 1, clicks: 1, setBack: 0 }, 'no new links; 1 more click on the one link that was known then'],
    [{ newLinks: 1, compared: 0, clicks: 0, setBack: 0 }, '1 new link'],
    [
      { newLinks: 0, compared: 3, clicks: 0, setBack: 1 },
      'no new links; no more clicks on the 3 links that were known then; the total of 1 of them was set back',
    ],
  ])('tell what has changed since the last visit: %o', (since, words) => {
    expect(sinceWords({ since: 0, ...since }, t)).toBe(words);
  });
});
