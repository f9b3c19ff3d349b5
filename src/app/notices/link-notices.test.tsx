/** A link that is on its way while another screen is shown, among the notices. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** Begins a link, goes on to Channels while nothing is sent yet, and sends it there. */
async function leaveBehind(service: TestService, query = '') {
  const page = await renderPage(`/links/new${query}`, { service });
  await page.user.type(await screen.findByLabelText('Destination'), 'shop.example/sale{Enter}');
  await screen.findByRole('button', { name: 'Undo' });
  await page.user.click(screen.getByRole('link', { name: 'Channels' }));
  await screen.findByRole('heading', { name: 'Channels', level: 1 });
  await page.user.click(await screen.findByRole('button', { name: 'Create now' }));
  return page;
}

describe('A link that cannot be undone, because the storage of the browser does not answer', () => {
  it('says so in its notice, and is announced', async () => {
    const page = await renderPage('/links/new');
    await page.user.type(await screen.findByLabelText('Destination'), 'shop.example/sale{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const jobs = page.session.state.engine?.jobs;
    if (jobs === undefined) throw new Error('There is no engine');
    const refusal = vi
      .spyOn(jobs, 'undo')
      .mockRejectedValue(new Error('The storage of this browser does not answer'));
    await page.user.click(undo);
    const notice = await screen.findByRole('group', { name: 'Creating a short link' });
    await waitFor(() => expect(notice.textContent).toContain('That didn’t work: '));
    expect(screen.getByRole('status', { name: 'Notices' }).textContent).toContain(
      'That didn’t work: ',
    );
    await expectAccessible();
    refusal.mockRestore();
    await page.user.click(undo);
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Creating a short link' })).toBeNull(),
    );
  });
});

describe('A link that is made while another screen is shown', () => {
  it('is shown with its short URL, until a user dismisses it', async () => {
    const { user } = await leaveBehind(await createTestService(), '?custom=sale');
    const notice = within(await screen.findByRole('group', { name: 'Created and copied' }));
    expect(notice.getByText('sale')).toBeDefined();
    expect(notice.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('/links/1');
    expect(screen.getByRole('status', { name: 'Notices' }).textContent).toBe(
      'Created and copied: http://go.test/sale',
    );
    expect(screen.getByRole('heading', { name: 'Channels', level: 1 })).toBeDefined();
    await user.click(notice.getByRole('button', { name: 'QR code' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await user.click(notice.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Created and copied' })).toBeNull(),
    );
  });

  it('is shown for ten seconds, and not on the next page', async () => {
    const { clock, session } = await leaveBehind(await createTestService(), '?custom=sale');
    await screen.findByRole('group', { name: 'Created and copied' });
    await waitFor(() => expect(session.state.engine?.jobs.get()).toEqual([]));
    await act(() => clock.advance(10_000));
    expect(screen.queryByRole('group', { name: 'Created and copied' })).toBeNull();
  });

  it('says why it was not made, and leads back to it', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/first', custom: 'sale' });
    const { user, location } = await leaveBehind(service, '?custom=sale');
    const notice = await screen.findByRole('group', { name: 'sale wasn’t created' });
    expect(notice.textContent).toContain('alias is taken');
    await user.click(within(notice).getByRole('button', { name: 'Change alias' }));
    expect(location()).toBe('/links/new');
    expect(await screen.findByLabelText('Destination')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'sale wasn’t created' })).toBeNull();
  });
});
