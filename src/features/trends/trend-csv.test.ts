import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { csvRows } from '#features/files/csv.ts';
import type { LinkTrend } from '#queries/trends.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import type { Mark } from './notes/marks.ts';
import { trendFile } from './trend-csv.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'trends' });
const at = (day: number) => Date.UTC(2026, 4, day, 9, 10);
const interval = { clicks: 5, before: 1, after: 6, wasReset: false, isGap: false };

const trend: LinkTrend = {
  id: 7,
  from: at(1),
  to: at(4),
  total: 2,
  intervals: [
    { ...interval, from: at(1), to: at(2) },
    { ...interval, from: at(2), to: at(3), isGap: true },
    { ...interval, from: at(3), to: at(4), clicks: 0, before: 11, after: 2, wasReset: true },
  ],
};

/** Notes of the second interval. */
function marksWith(...texts: readonly string[]): readonly Mark[] {
  return texts.map((text, index) => ({
    id: text,
    day: '2026-05-03',
    text,
    number: index + 1,
    at: at(3),
    isDim: false,
  }));
}

test('A file of trends has a row for each interval, with times in UTC', () => {
  const text = trendFile(
    [{ trend, shorturl: 'https://go.example/sale', marks: marksWith('Newsletter 46', 'Radio') }],
    t,
  );
  expect(csvRows(text.slice(1), ',')).toEqual([
    ['id', 'shorturl', 'from', 'to', 'clicks_observed', 'total', 'note', 'notes'],
    [
      '7',
      'https://go.example/sale',
      '2026-05-01T09:10:00.000Z',
      '2026-05-02T09:10:00.000Z',
      '5',
      '6',
      '',
      '',
    ],
    [
      '7',
      'https://go.example/sale',
      '2026-05-02T09:10:00.000Z',
      '2026-05-03T09:10:00.000Z',
      '5',
      '6',
      'no checks in between',
      'Newsletter 46; Radio',
    ],
    [
      '7',
      'https://go.example/sale',
      '2026-05-03T09:10:00.000Z',
      '2026-05-04T09:10:00.000Z',
      '0',
      '2',
      'counter began again',
      '',
    ],
  ]);
});

test('What a service sends as a short URL runs as no formula in a spreadsheet', () => {
  expect(
    trendFile([{ trend, shorturl: '=HYPERLINK("https://bad.example")', marks: [] }], t),
  ).toContain(`'=HYPERLINK`);
});

test('What the user wrote runs as no formula in a spreadsheet, neither the first note nor the next', () => {
  const marks = marksWith('=HYPERLINK("https://bad.example")', '=1+1');
  const text = trendFile([{ trend, shorturl: null, marks }], t);
  expect(text).toContain(`"'=HYPERLINK(""https://bad.example"");' =1+1"`);
});
