import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { logged } from '#contract/message.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { isTrialOver } from './job-labels.ts';
import { resultsCsv } from './results-csv.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'jobs' });

const job: JobSummary = {
  id: 'a',
  kind: 'create',
  source: 'import',
  title: 'links.csv',
  columns: ['url', 'channel'],
  records: 1,
  createdAt: 0,
  state: 'paused',
  why: '',
  heldUntil: null,
  remainingMs: null,
  isStored: true,
  total: 50,
  done: 3,
  refused: 0,
  unknown: 0,
  dropped: 0,
};

it('The file of results has the rows of the user’s own file alone, and none for the channel that it created', async () => {
  const { name, text } = await resultsCsv(
    job,
    [
      { index: 0, state: 'done', label: 'Press', problem: '', record: 'channel' },
      {
        index: 1,
        state: 'refused',
        label: 'https://a.example/',
        problem: 'url: No',
        cells: ['a.example', 'Press'],
      },
    ],
    t,
    logged,
  );
  expect(name).toBe('links-results.csv');
  expect(text.trim().split(/\r?\n/)).toEqual([
    expect.stringContaining('url,channel,Short URL,Link id,Result,Problem'),
    'a.example,Press,,,Failed,url: No',
  ]);
});

it('The trial is over after three links, whatever else was created before them', () => {
  expect(isTrialOver(job)).toBe(true);
  expect(isTrialOver({ ...job, done: 2 })).toBe(false);
  expect(isTrialOver({ ...job, total: 49 })).toBe(false);
});
