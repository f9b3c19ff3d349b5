/** Figures of a report: which of them are known well enough to be shown. */
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LinkReport } from '#queries/library.ts';
import { languages } from '#texts/languages.ts';
import { TextsProvider } from '#texts/TextsProvider.tsx';
import { ReportFigures } from './ReportFigures.tsx';

const morning = Date.UTC(2020, 10, 26, 9, 10);
const nextDay = Date.UTC(2020, 10, 27, 8, 0);

const sum = {
  links: 2,
  clickedLinks: 1,
  clicks: 8,
  gained: 3,
  week: null,
  gainedLinks: 1,
  taggedLinks: 0,
  firstMade: null,
  unreadClicks: 0,
  oldestRead: morning,
  newestRead: nextDay,
};

const noSplits = {
  countries: null,
  referrers: null,
  browsers: null,
  systems: null,
  networks: null,
};

/** Labels and notes of figures, where the read links have so many of 100 clicks, or were observed. */
async function figuresOf(
  readClicks: number,
  observedLinks: number,
  part: Partial<NonNullable<LinkReport['observed']>> = {},
) {
  const { load } = languages.en;
  const unique = { uniqueClicks: 2, links: 1, clicks: readClicks };
  const details = {
    links: 1,
    clicks: readClicks,
    unique,
    oldestRead: morning,
    newestRead: morning,
    splits: noSplits,
    missing: [],
  };
  const observed = {
    from: morning,
    to: nextDay,
    clicks: 3,
    links: observedLinks,
    movers: [],
    bars: [],
    week: null,
    ...part,
  };
  const all = { ...sum, links: 40, clicks: 100 };
  const { container } = render(
    <TextsProvider catalog={await load()} locale="en">
      <ReportFigures report={{ sum: all, observed, details }} newLabel="New this week" />
    </TextsProvider>,
  );
  const figures = [...container.querySelectorAll('dl > div')];
  return new Map(
    figures.map((figure) => [
      figure.querySelector('dt')?.textContent,
      figure.querySelector('.report-note')?.textContent,
    ]),
  );
}

test('Of a week that was observed in part it shows the new clicks, and from when on; or nothing where there are none', async () => {
  const week = {
    clicks: 3,
    certain: 3,
    links: 1,
    unclear: 0,
    since: nextDay,
    late: 0,
    begin: morning,
  };
  const figures = await figuresOf(100, 40, { week });
  expect(figures.get('New this week')).toBe('older links counted from Nov 27, 2020 on');
  const quiet = await figuresOf(100, 40, { clicks: 0, week: { ...week, clicks: 0 } });
  expect(quiet.has('New this week')).toBe(false);
});

test('None in a whole week is a number, and none in some days is nothing to say', async () => {
  const week = {
    clicks: 0,
    certain: 0,
    links: 0,
    unclear: 0,
    since: morning,
    late: 0,
    begin: morning,
  };
  expect((await figuresOf(100, 40, { clicks: 0, week })).has('New this week')).toBe(true);
  expect((await figuresOf(100, 40, { clicks: 0 })).has('New this week')).toBe(false);
});

test('Unique clicks stand beside the clicks only where the read links have nearly all of them', async () => {
  expect((await figuresOf(94, 40)).has('Unique clicks')).toBe(false);
  expect((await figuresOf(95, 40)).has('Unique clicks')).toBe(true);
});

test('New clicks say of which links they are where many were not observed', async () => {
  expect((await figuresOf(100, 37)).get('New this week')).toBe('of 37 of 40 links');
  expect((await figuresOf(100, 38)).get('New this week')).toBeUndefined();
});
