/** Presets and views of a copy: nothing is lost to one of the same name, and nothing is there twice. */
import { expect, test } from 'vitest';
import { missingOf } from './named-texts.ts';

const view = (name: string, query: string) => ({ name, query });
const contentOf = ({ query }: { query: string }) => query;

test('One that is here is not added, and one that differs gets a number', () => {
  const here = [view('New', 'made=7d'), view('Best', 'sort=clicks')];
  const given = [view('New', 'made=30d'), view('Best', 'sort=clicks'), view('Old', 'made=')];
  const added = missingOf(here, given, contentOf);
  expect(added).toEqual([view('New (2)', 'made=30d'), view('Old', 'made=')]);
  expect(missingOf([...here, ...added], given, contentOf)).toEqual([]);
});

test('The order of fields makes no difference', () => {
  const here = [{ name: 'a', values: { one: 1, two: [{ x: 1, y: 2 }] } }];
  const given = [{ name: 'a', values: { two: [{ y: 2, x: 1 }], one: 1 } }];
  expect(missingOf(here, given, ({ values }) => values)).toEqual([]);
});
