/** The command palette: found by keys, searched without a request, run by Enter. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openPalette, titlesIn } from '#testing/setups/open-palette.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

const palette = () => screen.findByRole('dialog', { name: 'Command palette' });

async function withLinks(count: number) {
  const service = await createTestService();
  await service.addLink({ url: 'https://shop.example/sale', custom: 'summer' });
  await service.addLinks(count);
  const page = await renderPage('/links', { service });
  await screen.findByRole('checkbox', { name: 'Select go.test/summer' });
  return page;
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('The command palette', () => {
  it('opens by Ctrl+K with all screens, has no accessibility fault, and gives the focus back @core', async () => {
    const page = await withLinks(1);
    const { user, service } = page;
    const before = service.asked.length;
    const field = screen.getByRole('searchbox');
    await user.click(field);
    const dialog = await openPalette(page);
    expect(titlesIn(dialog, 'Screens')).toEqual([
      'Overview',
      'Links',
      'Channels',
      'Campaigns',
      'Domains',
      'Pixels',
      'Overlays',
      'Splash pages',
      'Activity',
      'Account',
    ]);
    expect(titlesIn(dialog, 'Settings')).toContain('Lock now');
    await expectAccessible();
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await openPalette(page);
    await user.keyboard('{Control>}k{/Control}');
    await gone();
    expect(service.asked).toHaveLength(before);
  });

  it('The button in the bar opens it too', async () => {
    const { user } = await withLinks(1);
    await user.click(screen.getByRole('button', { name: 'Search or jump to…' }));
    await palette();
  });

  it('goes to a screen by a few letters and Enter, and names the active option', async () => {
    const page = await withLinks(1);
    const dialog = await openPalette(page);
    await page.user.keyboard('chan');
    const box = dialog.getByRole('combobox');
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('ChannelsG then C');
    expect(dialog.getByRole('status').textContent).toMatch(/result/);
    await page.user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Channels', level: 1 });
    expect(page.location()).toBe('/channels');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('finds links by alias and destination without a request, and opens one @core', async () => {
    const page = await withLinks(3);
    const { user, service } = page;
    const before = service.asked.length;
    const dialog = await openPalette(page);
    await user.keyboard('shop sum');
    await dialog.findByRole('option', { name: /go\.test\/ ?summer/ });
    expect(service.asked).toHaveLength(before);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(page.location()).toBe('/links/1'));
  });

  it('leads to the search of all links for what is not here', async () => {
    const page = await withLinks(1);
    await openPalette(page);
    await page.user.keyboard('nothing like it');
    expect(
      await screen.findByRole('option', { name: 'Search links for “nothing like it”' }),
    ).toBeDefined();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.location()).toBe('/links?q=nothing+like+it'));
  });

  it('acts on the selected links, and the picker gives the focus back', async () => {
    const page = await withLinks(1);
    const { user } = page;
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    const before = document.activeElement;
    const dialog = await openPalette(page);
    expect(titlesIn(dialog, 'On this screen')[0]).toBe('Add to channel…');
    await user.keyboard('copy{Enter}');
    expect((await dialog.findByText('Copied')).getAttribute('role')).toBe('status');
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(2);
    await user.clear(dialog.getByRole('combobox'));
    await user.keyboard('add camp{Enter}');
    await screen.findByRole('dialog', { name: 'Add 2 links to campaign' });
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(before));
  });

  it('acts on the link that is open', async () => {
    const page = await withLinks(1);
    await page.user.click(screen.getByText('summer'));
    await screen.findByRole('heading', { name: 'Summer', level: 1 });
    await screen.findByRole('link', { name: 'Duplicate' });
    const dialog = await openPalette(page);
    expect(titlesIn(dialog, 'On this screen')).toContain('QR code…');
    await page.user.keyboard('dupl{Enter}');
    await waitFor(() => expect(page.location()).toBe('/links/new?from=1'));
  });

  it('lists what was used last first, and channels once a list has shown them', async () => {
    const page = await withLinks(1);
    const { user, service } = page;
    const headers = { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'Newsletter' });
    await service.fetch(
      new Request(`${service.address}/api/channel/add`, { method: 'POST', headers, body }),
    );
    await openPalette(page);
    await user.keyboard('newsl');
    expect(screen.queryByRole('option', { name: /Newsletter/ })).toBeNull();
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('channels{Enter}');
    await screen.findByText('Newsletter');
    const again = await openPalette(page);
    expect(titlesIn(again, 'Recent')).toEqual(['Channels']);
    await user.keyboard('newsl{Enter}');
    await waitFor(() => expect(page.location()).toMatch(/^\/channels\/\d+$/));
    expect(titlesIn(await openPalette(page), 'Recent')).toEqual(['Newsletter', 'Channels']);
  });

  it('changes colours and locks, and keeps no link in storage but by its number', async () => {
    const page = await withLinks(1);
    await openPalette(page);
    await page.user.keyboard('summer{Enter}');
    await waitFor(() => expect(page.location()).toBe('/links/1'));
    await openPalette(page);
    await page.user.keyboard('dark{Enter}');
    await waitFor(() =>
      expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'),
    );
    const stored = Array.from({ length: localStorage.length }, (_, at) =>
      localStorage.getItem(localStorage.key(at) ?? ''),
    ).join();
    expect(stored).toContain('link:1');
    expect(stored).not.toContain('summer');
    await openPalette(page);
    await page.user.keyboard('lock{Enter}');
    await screen.findByLabelText('API key');
    expect(page.session.state.status).toBe('signed-out');
  });

  it('does not open above another dialog', async () => {
    const page = await withLinks(1);
    await page.user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull();
  });
});
