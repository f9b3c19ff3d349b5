/** Views of a copy: nothing is lost to one of the same name, and nothing is there twice. */
import { expect, test } from 'vitest';
import { missingViews } from './missing-views.ts';

const view = (name: string, query: string) => ({ name, query });

test('One that is here is not added, and one that differs gets a number', () => {
  const here = [view('New', 'made=7d'), view('Best', 'sort=clicks')];
  const given = [view('New', 'made=30d'), view('Best', 'sort=clicks'), view('Old', 'made=')];
  const added = missingViews(here, given);
  expect(added).toEqual([view('New (2)', 'made=30d'), view('Old', 'made=')]);
  expect(missingViews([...here, ...added], given)).toEqual([]);
});
