/** The panel of kept links, as users meet it. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { everyLink } from '#queries/library.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedReply } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function openPanel(links: number) {
  const service = await createTestService();
  await service.addLinks(links);
  const page = await renderPage('/account?tab=device', { service });
  const library = page.session.state.engine?.library;
  await page.session.state.engine?.call('links.list', { limit: 25, page: 1, order: 'date' });
  const panel = within(await screen.findByRole('region', { name: 'Kept here' }));
  service.asked.length = 0;
  return { ...page, service, panel, library };
}

describe('The panel of kept links', () => {
  it('gets all links, keeps them by default, and says where they are and what that took', async () => {
    const { user, panel, windUntil } = await openPanel(30);
    await expectAccessible();
    await user.click(panel.getByRole('button', { name: 'Load all links' }));
    await windUntil(() => panel.getByText(/^All 30 links are here/));
    expect(panel.getByRole<HTMLInputElement>('switch', { name: 'My links' }).checked).toBe(true);
    await windUntil(() =>
      panel.getByText(
        /encrypted in this browser, until you lock Linkdeck.*They take \d.*took \d request/,
      ),
    );
    expect(panel.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('gets all links after a double click too, whose second click meets "Pause"', async () => {
    const { user, panel, windUntil } = await openPanel(430);
    await user.click(panel.getByRole('button', { name: 'Load all links' }));
    // While time stands still, no link comes.
    fireEvent.click(await panel.findByRole('button', { name: 'Pause' }), { detail: 2 });
    await windUntil(() => panel.getByText(/^All 430 links are here/));
  });

  it('removes them after asking, without a request', async () => {
    const { user, panel, windUntil, service, library } = await openPanel(30);
    await library?.keep(true);
    await library?.readAllLinks();
    await windUntil(() => panel.getByText(/^All 30 links are here/));
    service.asked.length = 0;
    await user.click(panel.getByRole('button', { name: 'Remove links…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/^30 links are removed from memory and from this browser/),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Remove links' }));
    await panel.findByText('No links loaded yet.');
    expect(panel.getByRole<HTMLInputElement>('switch', { name: 'My links' }).checked).toBe(true);
    expect(service.asked).toEqual([]);
    await user.click(panel.getByRole('switch', { name: 'My links' }));
    await panel.findByText(/in memory only/);
  });

  it('says what many links take before it gets them', async () => {
    const service = await createTestService();
    await service.addLinks(150);
    const large = (send: SendRequest) =>
      withChangedReply(send, 'links.list', (body) => ({
        ...body,
        data: { ...(body['data'] as object), result: 100_000 },
      }));
    const { user, session } = await renderPage('/account?tab=device', { service, through: large });
    await session.state.engine?.library.query('test', everyLink, 0, 1);
    await session.state.engine?.call('links.list', { limit: 25, page: 1, order: 'date' });
    const panel = within(await screen.findByRole('region', { name: 'Kept here' }));
    service.asked.length = 0;
    await user.click(await panel.findByRole('button', { name: 'Load all links' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^This takes 1,1\d\d requests, about \d+ min/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(service.asked).toEqual([]);
  });

  it('does not offer to keep links where the key is not kept', async () => {
    const service = await createTestService();
    const page = await renderPage('/account?tab=device', { service, signedIn: false });
    await page.session.connect({ serviceAddress: '', key: service.key, keep: 'memory' });
    const panel = within(await screen.findByRole('region', { name: 'Kept here' }));
    expect(panel.queryByRole('switch', { name: 'My links' })).toBeNull();
    expect(panel.getByText(/because your API key isn’t kept in this browser/)).toBeDefined();
  });
});
