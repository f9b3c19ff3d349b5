/** What the command palette does with the channel that is open. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openPalette, titlesIn } from '#testing/setups/open-palette.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

type Page = Awaited<ReturnType<typeof renderPage>>;

async function openNews(
  through?: NonNullable<Parameters<typeof renderPage>[1]>['through'],
): Promise<Page> {
  const service = await createTestService();
  await service.post('/api/channel/add', { name: 'News' });
  const page = await renderPage('/channels/1', { service, ...(through && { through }) });
  await screen.findByRole('heading', { level: 1, name: /News/ });
  return page;
}

describe('The palette on a channel', () => {
  it('Stars it and takes the star off, and says so', async () => {
    const page = await openNews();
    const { user } = page;
    const dialog = await openPalette(page);
    await user.keyboard('star{Enter}');
    expect((await dialog.findByText('Starred.')).getAttribute('role')).toBe('status');
    await user.keyboard('{Escape}');
    await screen.findByRole('img', { name: 'Starred' });
    const again = await openPalette(page);
    await user.keyboard('star{Enter}');
    expect(await again.findByText('Not starred any more.')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Starred' })).toBeNull());
  });

  it('Says why a star was refused', async () => {
    const page = await openNews((send) =>
      withFault(send, faults.badGateway, { only: 'channels.update' }),
    );
    const dialog = await openPalette(page);
    await page.user.keyboard('star{Enter}');
    expect(await dialog.findByText(/^The star wasn’t changed: .+/)).toBeDefined();
  });

  it('Offers no star where it could not be read whether there is one', async () => {
    const page = await openNews((send) =>
      withChangedRows(send, 'channels.list', [{ starred: 'often' }]),
    );
    expect(titlesIn(await openPalette(page), 'On this screen')).toEqual([
      'Add items…',
      'Edit channel…',
      'Report…',
      'Delete channel…',
    ]);
  });

  it('Offers nothing for a channel that is missing', async () => {
    const page = await renderPage('/channels/9', { service: await createTestService() });
    await screen.findByRole('heading', { name: 'Not found' });
    expect(titlesIn(await openPalette(page), 'On this screen')).toEqual([]);
  });
});
