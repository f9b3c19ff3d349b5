/** What keys do on the page of a link, and the campaign that this browser has put it into. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function openLink() {
  const service = await createTestService();
  const { id } = await service.addLink({ url: 'https://shop.example/sale', custom: 'summer' });
  await service.post('/api/campaign/add', { name: 'Launch' });
  const page = await renderPage('/links?sort=clicks', { service });
  await page.user.click(await screen.findByRole('link', { name: 'Summer' }));
  await screen.findByRole('heading', { level: 1, name: 'Summer' });
  await screen.findByRole('button', { name: 'Copy short link' });
  expect(page.location()).toBe(`/links/${id}`);
  return page;
}

test('Ctrl and C copy the short link where no text is selected', async () => {
  const { user } = await openLink();
  await navigator.clipboard.writeText('before');
  document.getSelection()?.selectAllChildren(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('{Control>}c{/Control}');
  expect(await navigator.clipboard.readText()).not.toBe('http://go.test/summer');
  document.getSelection()?.removeAllRanges();
  await user.keyboard('{Control>}c{/Control}');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('http://go.test/summer'),
  );
  expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeTruthy();
});

test('Escape first closes what is open, and then leads back to the list as it was', async () => {
  const { user, location } = await openLink();
  await user.keyboard('a');
  await screen.findByRole('dialog', { name: /to channel$/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toMatch(/^\/links\/\d+$/);
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Links' });
  expect(back.getAttribute('href')).toBe('/links?sort=clicks');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/links?sort=clicks'));
});

test('The menu leads to a report of this link alone', async () => {
  const { user, location } = await openLink();
  await user.click(screen.getByRole('button', { name: 'Actions for Summer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
  expect(location()).toMatch(/^\/report\?links=\d+$/);
});

test('A campaign that was added here is a chip that says so, and leads to it', async () => {
  const { user, windUntil } = await openLink();
  await user.keyboard('{Shift>}A{/Shift}');
  await user.click(await screen.findByRole('option', { name: 'Launch' }));
  await windUntil(() =>
    expect(screen.getByRole('link', { name: 'Launch added here' })).toBeTruthy(),
  );
  const chip = screen.getByRole('link', { name: 'Launch added here' });
  expect(chip.getAttribute('href')).toMatch(/^\/campaigns\/\d+$/);
});
