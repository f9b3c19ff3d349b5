/** A link that is on its way while another screen is shown, as people hear of it. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** Begins a link, and goes on to Channels while nothing is sent yet. */
async function leaveBehind(service: TestService, query = '') {
  const page = await renderPage(`/links/new${query}`, { service });
  await page.user.type(await screen.findByLabelText('Destination URL'), 'shop.example/sale{Enter}');
  await screen.findByText(/About to create your link/);
  await page.user.click(screen.getByRole('link', { name: 'Channels' }));
  await screen.findByRole('heading', { name: 'Channels', level: 1 });
  return page;
}

describe('A link that is made while another screen is shown', () => {
  it('is told of with its short URL, until somebody puts that away', async () => {
    const { user } = await leaveBehind(await createTestService(), '?custom=sale');
    const title = await screen.findByText('Link created');
    expect(screen.getByRole('link', { name: 'go.test/sale' }).getAttribute('href')).toBe('/links/1');
    expect(screen.getByRole('heading', { name: 'Channels', level: 1 })).toBeDefined();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(title.isConnected).toBe(false));
  });

  it('says why it was not made, and leads back to it', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/first', custom: 'sale' });
    const { user, location } = await leaveBehind(service, '?custom=sale');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/The link wasn’t created.*alias is taken/);
    await expectAccessible();
    await user.click(within(alert).getByRole('link', { name: 'Go to the new link' }));
    expect(location()).toBe('/links/new');
    expect(await screen.findByLabelText('Destination URL')).toBeDefined();
    expect(screen.queryByText('Go to the new link')).toBeNull();
  });
});
