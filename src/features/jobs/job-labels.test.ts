import { expect, it } from 'vitest';
import { durationLabel } from './job-labels.ts';

it.each([
  [1, 24, 'less than a minute'],
  [24, 24, 'less than a minute'],
  [240, 24, 'about 10 minutes; you can keep working'],
  [5000, 20, 'about 4 hours; you can keep working'],
  [5, 0, 'about 5 minutes; you can keep working'],
])('%i requests at %i a minute take %s', (requests, rate, words) => expect(durationLabel(requests, rate)).toBe(words));
