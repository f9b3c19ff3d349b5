/** The dock at the side of the screens, without the drag itself, which only a browser can do. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function openLinks() {
  const service = await createTestService();
  await service.addLinks(2);
  const page = await renderPage('/links', { service });
  await screen.findByRole('checkbox', { name: 'Select all shown' });
  return page;
}

const dock = () => screen.findByRole('complementary', { name: 'Add to' });

describe('The dock', () => {
  it('asks for nothing before it is seen', async () => {
    const { service } = await openLinks();
    expect(screen.queryByRole('complementary', { name: 'Add to' })).toBeNull();
    expect(service.asked).toHaveLength(1);
  });

  it('is remembered where it is pinned, and no longer where it is not', async () => {
    const { user } = await openLinks();
    const button = screen.getByRole('button', {
      name: 'Show channels and campaigns',
      pressed: false,
    });
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(await within(await dock()).findByText('No channels yet')).toBeDefined();
    expect(localStorage.getItem('linkdeck.dock')).toBe('true');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Unpin' }));
    expect(screen.queryByRole('complementary', { name: 'Add to' })).toBeNull();
    expect(localStorage.getItem('linkdeck.dock')).toBe('false');
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('assigns what is selected by a click, and moves what was used to the top', async () => {
    localStorage.setItem('linkdeck.dock', 'true');
    const service = await createTestService();
    await service.addLinks(2);
    for (const name of ['News', 'Spring']) {
      await service.fetch(
        new Request(`${service.address}/api/channel/add`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ name }),
        }),
      );
    }
    const { user } = await renderPage('/links', { service });
    const channels = await within(await dock()).findByRole('region', { name: 'Channels' });
    await within(channels).findByText('News');
    expect(within(channels).queryByRole('button', { name: /^Add/ })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    const names = () =>
      within(channels)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('bdi')?.textContent);
    const last = names().at(-1) ?? '';
    await user.click(within(channels).getByRole('button', { name: `Add 2 links to ${last}` }));
    expect(await screen.findByRole('group', { name: `2 links to ${last}` })).toBeDefined();
    await waitFor(() => expect(names()[0]).toBe(last));
    await user.type(
      screen.getByRole('searchbox', { name: 'Filter channels and campaigns' }),
      'NEW',
    );
    expect(names()).toEqual(['News']);
  });
});
