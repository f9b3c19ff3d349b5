/** Figures of a report: the time of observed clicks, in each language. */
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LinkReport } from '#queries/library.ts';
import { languages } from '#texts/languages.ts';
import { TextsProvider } from '#texts/TextsProvider.tsx';
import { setLocale } from '#ui/format/locale.ts';
import { ReportFigures } from './ReportFigures.tsx';

afterEach(() => {
  document.documentElement.lang = '';
});

const morning = Date.UTC(2020, 10, 26, 9, 10);
const afternoon = Date.UTC(2020, 10, 26, 14, 2);
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

async function noteOf(tag: keyof typeof languages, to: number): Promise<string> {
  document.documentElement.lang = tag;
  setLocale({ locale: '', timeZone: 'UTC' });
  const observed = { from: morning, to, clicks: 3, links: 2, movers: [], bars: [], week: null };
  const { container } = render(
    <TextsProvider catalog={await languages[tag].load()} locale={tag}>
      <ReportFigures report={{ sum, observed, details: null }} />
    </TextsProvider>,
  );
  const note = [...container.querySelectorAll('.report-note')].at(-1)?.textContent ?? '';
  // Some versions of Intl write narrow blanks before AM and PM.
  return note.replaceAll(/\s/g, ' ');
}

test.each([
  ['en', 'Nov 26, 2020 9:10 AM – 2:02 PM', 'Nov 26, 2020 – Nov 27, 2020'],
  ['de', '26. Nov. 2020 9:10 – 14:02', '26. Nov. 2020 – 27. Nov. 2020'],
  ['es', '26 nov 2020 9:10 – 14:02', '26 nov 2020 – 27 nov 2020'],
  ['ar', '٢٦ نوفمبر ٢٠٢٠ ٩:١٠ ص – ٢:٠٢ م', '٢٦ نوفمبر ٢٠٢٠ – ٢٧ نوفمبر ٢٠٢٠'],
] as const)(
  'Clicks of one day have its times, those of several their days, in %s',
  async (tag, oneDay, twoDays) => {
    expect(await noteOf(tag, afternoon)).toBe(oneDay);
    expect(await noteOf(tag, nextDay)).toBe(twoDays);
    expect(screen.getAllByText('+', { exact: false })).toHaveLength(2);
  },
);

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
      <ReportFigures report={{ sum: all, observed, details }} />
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

test.each([
  ['+3', 3],
  ['–', 0],
])('Of a week that was observed in part it shows %s, and from when on', async (shown, clicks) => {
  const week = { clicks, links: 1, unclear: 0, since: nextDay, late: 0, begin: morning };
  const figures = await figuresOf(100, 40, { clicks, week });
  expect(figures.get('New this week')).toBe('older links counted from Nov 27, 2020 on');
  expect(screen.getByText(shown)).toBeDefined();
});

test('Unique clicks stand beside the clicks only where the read links have nearly all of them', async () => {
  expect((await figuresOf(94, 40)).has('Unique clicks')).toBe(false);
  expect((await figuresOf(95, 40)).get('Unique clicks')).toBe('added up over 1 of 40 links');
});

test('Observed clicks say of which links they are where many were not observed', async () => {
  expect((await figuresOf(100, 37)).get('Observed')).toBe('of 37 of 40 links');
  expect((await figuresOf(100, 38)).get('Observed')).toMatch(/2020/);
});
