/** Saved views of links, kept in this browser for the account. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { inWindow } from '#testing/setups/on-phone.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** In a window that has room for a tab of each view. */
async function openLinks(route: string) {
  await inWindow(1920, 900);
  const service = await createTestService();
  await service.addLinks(3);
  const page = await renderPage(route, { service });
  await screen.findByRole('table', { name: 'Links' });
  return page;
}

function styledHeight(element: Element): string[] {
  const height = element instanceof HTMLElement ? element.style.height : '';
  return height === '' ? [] : [height];
}

describe('A saved view', () => {
  it('keeps search, filters and order under a name, has a tab that opens it, and can be deleted', async () => {
    const { user, location } = await openLinks('/links?q=link&sort=title&page=1');
    await user.click(screen.getByRole('button', { name: 'More views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('Enter a name')).toBeDefined();
    await user.type(dialog.getByLabelText('Name'), 'By title{Enter}');
    await waitFor(() => expect(location()).toBe('/links?q=link&sort=title&view=By+title'));
    const tab = await screen.findByRole('button', { name: 'By title', pressed: true });
    await expectAccessible();

    await user.type(screen.getByRole('searchbox'), 'x{Enter}');
    await waitFor(() => expect(tab.getAttribute('aria-pressed')).toBe('false'));
    await user.click(tab);
    await waitFor(() => expect(location()).toBe('/links?q=link&sort=title&view=By+title'));
    await user.click(screen.getByRole('button', { name: 'More views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete view By title' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'By title' })).toBeNull());
    expect(
      localStorage.getItem(
        Object.keys(localStorage).find((name) => name.startsWith('linkdeck.list.')) ?? '',
      ),
    ).not.toContain('By title');
  });

  it('beyond the third is in the menu', async () => {
    const { user, location } = await openLinks('/links');
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await user.click(screen.getByRole('button', { name: 'More views' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
      await user.type(await screen.findByLabelText('Name'), `${name}{Enter}`);
      await screen.findByRole('button', { name, pressed: true });
    }
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Two' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'More views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Two' }));
    await waitFor(() => expect(location()).toBe('/links?view=Two'));
  });

  it('stands beside the choice of compact rows, which this browser remembers', async () => {
    const { user } = await openLinks('/links');
    const table = () => screen.getByRole('table', { name: 'Links' });
    const heights = () => [
      ...new Set([...table().querySelectorAll('tbody tr, tbody td')].flatMap(styledHeight)),
    ];
    expect(heights()).toEqual(['52px']);
    await user.click(screen.getByRole('button', { name: 'More views' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Compact rows' }));
    await waitFor(() => expect(heights()).toEqual(['44px']));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const entry = Object.keys(localStorage).find((name) => name.startsWith('linkdeck.list.'));
    expect(localStorage.getItem(entry ?? '')).toContain('"compact":true');
  });
});
