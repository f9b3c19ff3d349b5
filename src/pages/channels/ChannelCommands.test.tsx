/** What the command palette does with the channel that is open. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
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

async function palette({ user }: Page) {
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox')));
  return dialog;
}

function onThisScreen(dialog: Awaited<ReturnType<typeof palette>>) {
  const group = dialog.queryByRole('group', { name: 'On this screen' });
  if (group === null) return [];
  return within(group)
    .getAllByRole('option')
    .map((option) => option.querySelector('bdi')?.textContent);
}

describe('The palette on a channel', () => {
  it('Stars it and takes the star off, and says so', async () => {
    const page = await openNews();
    const { user } = page;
    const dialog = await palette(page);
    await user.keyboard('star{Enter}');
    expect((await dialog.findByText('Starred.')).getAttribute('role')).toBe('status');
    await user.keyboard('{Escape}');
    await screen.findByRole('img', { name: 'Starred' });
    const again = await palette(page);
    await user.keyboard('star{Enter}');
    expect(await again.findByText('Not starred any more.')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Starred' })).toBeNull());
  });

  it('Says why a star was refused', async () => {
    const page = await openNews((send) =>
      withFault(send, faults.badGateway, { only: 'channels.update' }),
    );
    const dialog = await palette(page);
    await page.user.keyboard('star{Enter}');
    expect(await dialog.findByText(/^The star wasn’t changed: .+/)).toBeDefined();
  });

  it('Offers no star where it could not be read whether there is one', async () => {
    const page = await openNews((send) =>
      withChangedRows(send, 'channels.list', [{ starred: 'often' }]),
    );
    expect(onThisScreen(await palette(page))).toEqual([
      'Assign items…',
      'Edit channel…',
      'Delete channel…',
    ]);
  });

  it('Offers nothing for a channel that is missing', async () => {
    const page = await renderPage('/channels/9', { service: await createTestService() });
    await screen.findByRole('heading', { name: 'Not found' });
    expect(onThisScreen(await palette(page))).toEqual([]);
  });
});
