import { describe, expect, it } from 'vitest';
import { problemsOf } from './validate.ts';
import { bodyOf, emptyValues } from './wizard-values.ts';

const good = 'https://shop.example/';

describe('What is wrong with a new link', () => {
  it('leaves half rules out of the request that the summary shows', () => {
    const geotarget = [
      { location: 'DE', link: '' },
      { location: 'FR', link: good },
    ];
    expect(bodyOf({ ...emptyValues(), url: good, geotarget }, '').geotarget).toEqual([{ location: 'FR', link: good }]);
  });

  it('is said in the order of the parts, so that the first is the first to be mended', () => {
    const values = { ...emptyValues(), url: 'x y', expiry: 'soon', metaimage: 'x y', custom: 'a b' };
    expect(problemsOf(values, { now: Date.UTC(2026, 2, 1, 12), zone: '' }).map(({ part }) => part)).toEqual([
      'destination',
      'destination',
      'card',
      'protection',
    ]);
  });
});
