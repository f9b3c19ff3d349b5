/** Screens of a frame: what is shown follows from the page and from its backend, and each disagreement is named. */
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSections } from '#app/routing/sections.ts';
import { type DocumentedRequest, defaultRequests } from '#embed/protocol/allow-list.ts';
import { isHidden, resolveScreens } from './resolve-screens.ts';

/** All sections of the dashboard, each with the patterns of its screens. */
const { result } = renderHook(() => useSections());
const sections = result.current.map(({ name, screens }) => ({
  name,
  patterns: screens.map(({ pattern }) => pattern),
}));
const patterns = sections.flatMap((section) => section.patterns);
const shown = (...args: Parameters<typeof resolveScreens>) => {
  const { hidden } = resolveScreens(...args);
  return patterns.filter((pattern) => !hidden.has(pattern));
};
const reading: DocumentedRequest[] = ['account.get', 'links.list', 'links.get'];

it.each(sections)(
  'The dashboard has these screens by the name that a page gives: $name',
  (section) => {
    const { hidden, first, problems } = resolveScreens([section.name], null);
    expect(problems).toEqual([]);
    expect(first).toBe(section.patterns[0]);
    expect([...hidden].sort()).toEqual(
      patterns.filter((pattern) => !section.patterns.includes(pattern)).sort(),
    );
  },
);

describe('All screens are shown', () => {
  it.each([
    ['where nothing is known', undefined, null],
    ['where the backend allows what it does by itself', undefined, defaultRequests],
  ])('%s', (_, wanted, allowed) => {
    expect(resolveScreens(wanted, allowed)).toEqual({
      hidden: new Set(),
      first: '/overview',
      problems: [],
    });
  });
});

describe('A screen is not shown', () => {
  it('that the page does not name', () => {
    expect(shown(['links', 'domains'], null)).toEqual([
      '/links',
      '/links/new',
      '/links/import',
      '/links/:id',
      '/domains',
    ]);
    expect(resolveScreens(['domains'], null)).toMatchObject({ first: '/domains', problems: [] });
  });

  it('whose requests the backend refuses, without a word where the page has named none', () => {
    expect(shown(undefined, reading)).toEqual([
      '/overview',
      '/report',
      '/links',
      '/links/:id',
      '/activity',
      '/account',
    ]);
    expect(resolveScreens(undefined, reading).problems).toEqual([]);
  });

  it('that plans a campaign, where the backend lists none', () => {
    const four = ['account.get', 'links.list', 'links.get', 'links.create'];
    expect(shown(undefined, four)).toEqual([
      '/overview',
      '/report',
      '/links',
      '/links/new',
      '/links/import',
      '/links/:id',
      '/activity',
      '/account',
    ]);
  });

  it('that leads on from a list which is not', () => {
    const { hidden } = resolveScreens(undefined, ['account.get', 'channels.get', 'links.create']);
    expect(hidden.has('/channels/:id')).toBe(true);
    expect(hidden.has('/links/new')).toBe(false);
  });
});

describe('The page hears', () => {
  it('which screen the backend refuses, by which request, and what to do', () => {
    const { problems, first } = resolveScreens(['pixels', 'links'], reading);
    expect(problems).toEqual([
      'screens: "pixels" is not shown, because the backend of this page does not allow pixels.list. ' +
        'Add pixels.list to "allow" of createBackend, or leave "pixels" out of "screens"',
    ]);
    expect(first).toBe('/links');
  });

  it('nothing of links that can only be read', () => {
    expect(resolveScreens(['links'], reading).problems).toEqual([]);
  });

  it('which name is none, and that an empty list shows everything', () => {
    const { problems, hidden } = resolveScreens(['links', 'link', 'toString'], null);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/there is no "link"\. They are overview, links, /);
    expect(hidden.has('/links')).toBe(false);
    expect(hidden.has('/pixels')).toBe(true);
    expect(resolveScreens([], null)).toMatchObject({
      hidden: new Set(),
      problems: ['screens: name at least one, or leave it out'],
    });
  });
});

it('A path is hidden by the pattern of its own screen alone', () => {
  const { hidden } = resolveScreens(undefined, ['account.get', 'links.list', 'links.create']);
  expect(isHidden('/links/7', hidden)).toBe(true);
  expect(isHidden('/links/new', hidden)).toBe(false);
  expect(isHidden('/pixels', hidden)).toBe(true);
  expect(isHidden('/nothing', hidden)).toBe(false);
});
