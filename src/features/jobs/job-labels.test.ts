import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { dashboard } from '#texts/en/dashboard.ts';
import { durationLabel } from './job-labels.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'jobs' });

it.each([
  [1, 24, 'less than a minute'],
  [24, 24, 'less than a minute'],
  [240, 24, 'about 10 minutes; you can keep working'],
  [5000, 20, 'about 4 hours; you can keep working'],
  [5, 0, 'about 5 minutes; you can keep working'],
])('%i requests at %i a minute take %s', (requests, rate, words) =>
  expect(durationLabel(requests, rate, t)).toBe(words),
);
