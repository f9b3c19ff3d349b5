import { expect, it } from 'vitest';
import { storedKinds } from './stored-data-labels.ts';

it('Data of several accounts is reported once, with how much it is together', () => {
  const parts = [
    { place: 'database', name: 'linkdeck.jobs.ada', bytes: undefined },
    { place: 'browser', name: 'linkdeck.overview.ada', bytes: 100 },
    { place: 'database', name: 'linkdeck.jobs.bob', bytes: 10 },
    { place: 'browser', name: 'linkdeck.overview.bob', bytes: 20 },
    { place: 'tab', name: 'linkdeck.account', bytes: 3 },
  ] as const;
  expect(storedKinds(parts)).toEqual([
    { place: 'database', kind: 'jobs', name: 'linkdeck.jobs.ada', count: 2, bytes: undefined },
    { place: 'browser', kind: 'overview', name: 'linkdeck.overview.ada', count: 2, bytes: 120 },
    { place: 'tab', kind: 'account', name: 'linkdeck.account', count: 1, bytes: 3 },
  ]);
});
