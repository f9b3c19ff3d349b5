/** Typing in the search field with all links loaded. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import { renderAllLinks } from '#testing/setups/render-all-links.ts';
import { holdPause } from '#testing/time/hold-pause.ts';

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

/** How many links match, as the screen says it. */
const found = () => screen.queryByText(/ links? match/)?.textContent;

function libraryOf({ state: { engine } }: Awaited<ReturnType<typeof renderAllLinks>>['session']) {
  if (engine === undefined) throw new Error('No account is open');
  return engine.library;
}

describe('A key in the search field', () => {
  test('shows its rows at once where all links are here, and is in the address after a pause', async () => {
    const { session, location, service } = await renderAllLinks('/links', 60);
    const library = libraryOf(session);
    const first = vi.spyOn(library, 'first');
    const query = vi.spyOn(library, 'query');
    for (const text of ['l', 'link', 'link-', 'link-7']) type(text);
    await waitFor(() => expect(found()).toBe('1 link matches.'));
    // Each is asked for once.
    expect(first.mock.calls.map(([view]) => view.q)).toEqual(['l', 'link', 'link-', 'link-7']);
    await waitFor(() => expect(location()).toBe('/links?q=link-7'));
    expect(service.asked).toEqual([]);
    // The first rows were all that match.
    expect(query).not.toHaveBeenCalled();
  });

  test('shows its first rows before all that match are counted', async () => {
    const { session, service } = await renderAllLinks('/links', 100);
    const library = libraryOf(session);
    const { query } = library;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    vi.spyOn(library, 'query').mockImplementation(async (...args) => {
      await held;
      return query(...args);
    });
    type('link');
    const shown = () =>
      screen.getByRole('table', { name: 'Links' }).closest<HTMLElement>('[data-list]')?.dataset[
        'list'
      ];
    await waitFor(() => expect(shown()).toContain('"q":"link"'));
    expect(found()).toBeUndefined();
    release();
    await waitFor(() => expect(found()).toBe('100 links match.'));
    expect(service.asked).toEqual([]);
  });

  test('before another is counted ends the count of that one, and counts again when it is typed again', async () => {
    const { session, service } = await renderAllLinks('/links', 100);
    const library = libraryOf(session);
    const { query } = library;
    const asked: string[] = [];
    vi.spyOn(library, 'query').mockImplementation((viewer, view, ...rest) => {
      asked.push(view.q);
      // The first count is ended by the next question of the same viewer, as the engine does.
      if (asked.length === 1)
        return Promise.reject(new ApiError('cancelled', [sentence('cancelled')]));
      return query(viewer, view, ...rest);
    });
    // Where a pause ends, the address has the search, and the screen asks for it once more.
    holdPause();
    type('link');
    await waitFor(() => expect(asked).toEqual(['link']));
    type('link-9');
    await waitFor(() => expect(found()).toBe('11 links match.'));
    type('link');
    await waitFor(() => expect(found()).toBe('100 links match.'));
    expect(service.asked).toEqual([]);
  });

  test('that is taken back before the pause leaves the list of the address', async () => {
    const { user, location } = await renderAllLinks('/links', 60);
    holdPause();
    type('link-7');
    await waitFor(() => expect(found()).toBe('1 link matches.'));
    screen.getByRole('searchbox').focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(found()).toBeUndefined());
    expect(location()).toBe('/links');
  });

  test('that is taken back in the moment in which the pause ends leaves no search behind', async () => {
    const { location } = await renderAllLinks('/links', 60);
    const endPause = holdPause();
    type('link-7');
    // Both before React renders anything.
    act(() => {
      endPause();
      screen
        .getByRole('searchbox')
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await waitFor(() => expect(found()).toBeUndefined());
    expect(location()).toBe('/links');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  test('that is left by a link in the moment in which the pause ends leaves no search behind', async () => {
    const { location } = await renderAllLinks('/links', 60);
    const endPause = holdPause();
    type('link-7');
    // Both before React renders anything, so that no address with the search is ever seen.
    act(() => {
      endPause();
      screen.getByRole('link', { name: 'Links' }).click();
    });
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
    await waitFor(() => expect(found()).toBeUndefined());
    expect(location()).toBe('/links');
  });

  test('goes into the address with another filter or order before the pause', async () => {
    const { user, location } = await renderAllLinks('/links', 60);
    holdPause();
    type('link-1');
    // So few rows are another table, with headings of its own.
    await waitFor(() => expect(found()).toBe('11 links match.'));
    await user.click(await screen.findByRole('button', { name: 'Link' }));
    await waitFor(() => expect(location()).toBe('/links?q=link-1&sort=title'));
  });
});
