/** Saved views of links, kept in this browser for the account. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function openLinks(route: string) {
  const service = await createTestService();
  await service.addLinks(3);
  const page = await renderPage(route, { service });
  await screen.findByRole('table', { name: 'Links' });
  return page;
}

describe('A saved view', () => {
  it('keeps search, filters and order under a name, is opened from the menu, and can be deleted', async () => {
    const { user, location } = await openLinks('/links?q=link&sort=title&page=1');
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('Enter a name')).toBeDefined();
    await user.type(dialog.getByLabelText('Name'), 'By title{Enter}');
    await waitFor(() => expect(location()).toBe('/links?q=link&sort=title&view=By+title'));
    const button = await screen.findByRole('button', { name: 'Views: By title' });
    await expectAccessible();

    await user.type(screen.getByRole('searchbox'), 'x{Enter}');
    await screen.findByRole('button', { name: 'Views' });
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'By title' }));
    await waitFor(() => expect(location()).toBe('/links?q=link&sort=title&view=By+title'));
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete view By title' }));
    await screen.findByRole('button', { name: 'Views' });
    expect(localStorage.getItem(Object.keys(localStorage).find((name) => name.startsWith('linkdeck.list.')) ?? '')).not.toContain(
      'By title',
    );
  });

  it('is listed under the stored data of Account, and forgotten with the account', async () => {
    localStorage.setItem('linkdeck.list.some', '{"views":[]}');
    await renderPage('/account');
    expect(await screen.findByText('Your saved views of links, and how the list is shown')).toBeDefined();
  });
});
