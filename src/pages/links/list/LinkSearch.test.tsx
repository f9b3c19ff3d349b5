/** Typing in the search field with all links at hand. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderAllLinks } from '#testing/setups/render-all-links.ts';

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

describe('A key in the search field', () => {
  test('searches at once where all links are here', async () => {
    const { location, service } = await renderAllLinks('/links', 60);
    type('a');
    expect(location()).toBe('/links?q=a');
    // Keys in quick succession are searched together, the last one always.
    for (const text of ['ab', 'abc', 'abcd']) type(text);
    await waitFor(() => expect(location()).toBe('/links?q=abcd'));
    expect(service.asked).toEqual([]);
  });

  test('asks for its rows once, before the screen is rendered for it', async () => {
    const { session, location } = await renderAllLinks('/links', 60);
    const library = session.state.engine?.library;
    if (library === undefined) throw new Error('No account is open');
    const addresses: string[] = [];
    const unspied = library.query;
    const query = vi.spyOn(library, 'query').mockImplementation((...asked) => {
      addresses.push(location());
      return unspied(...asked);
    });
    type('link-7');
    await waitFor(() => expect(screen.getByText('link-7', { selector: 'q' })).toBeDefined());
    expect(query.mock.calls.map(([, view]) => view.q)).toEqual(['link-7']);
    expect(addresses).toEqual(['/links']);
  });

  test('is not held back by a blank before it', async () => {
    const { location } = await renderAllLinks('/links', 60);
    type('a');
    // Longer than the least time between two searches.
    await new Promise((resolve) => setTimeout(resolve, 150));
    type('a ');
    type('a b');
    expect(location()).toBe('/links?q=a+b');
  });
});
