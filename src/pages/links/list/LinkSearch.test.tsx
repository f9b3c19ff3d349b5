/** Typing in the search field with all links at hand. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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
});
