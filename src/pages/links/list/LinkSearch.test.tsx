/** Typing in the search field with all links at hand. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderAllLinks } from '#testing/setups/render-all-links.ts';

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

describe('A key in the search field', () => {
  test('shows its rows at once where all links are here, and is in the address after a pause', async () => {
    const { session, location, service } = await renderAllLinks('/links', 60);
    const library = session.state.engine?.library;
    if (library === undefined) throw new Error('No account is open');
    const query = vi.spyOn(library, 'query');
    for (const text of ['l', 'link', 'link-', 'link-7']) type(text);
    await waitFor(() => expect(screen.getByText('link-7', { selector: 'q' })).toBeDefined());
    // Each is asked for once.
    expect(query.mock.calls.map(([, view]) => view.q)).toEqual(['l', 'link', 'link-', 'link-7']);
    await waitFor(() => expect(location()).toBe('/links?q=link-7'));
    expect(service.asked).toEqual([]);
    expect(query).toHaveBeenCalledTimes(4);
  });

  test('that is taken back before the pause leaves the list of the address', async () => {
    const { user, location } = await renderAllLinks('/links', 60);
    type('link-7');
    await waitFor(() => expect(screen.getByText('link-7', { selector: 'q' })).toBeDefined());
    screen.getByRole('searchbox').focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('link-7', { selector: 'q' })).toBeNull());
    expect(location()).toBe('/links');
  });

  test('that is taken back in the moment in which the pause ends leaves no search behind', async () => {
    const { location } = await renderAllLinks('/links', 60);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    type('link-7');
    const [endPause] = timers.mock.calls.find(([, delay]) => delay === 300) ?? [];
    timers.mockRestore();
    // Both before React renders anything.
    act(() => {
      endPause?.();
      screen.getByRole('searchbox').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await waitFor(() => expect(screen.queryByText('link-7', { selector: 'q' })).toBeNull());
    expect(location()).toBe('/links');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  test('goes into the address with another filter or order before the pause', async () => {
    const { user, location } = await renderAllLinks('/links', 60);
    type('link-1');
    await user.click(screen.getByRole('button', { name: /^Title/ }));
    expect(location()).toBe('/links?q=link-1&sort=title');
  });
});
