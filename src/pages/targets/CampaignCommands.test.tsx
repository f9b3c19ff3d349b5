/** What the command palette does with the campaign that is open. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openPalette, titlesIn } from '#testing/setups/open-palette.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

type Page = Awaited<ReturnType<typeof renderPage>>;

async function openLaunch(
  campaign: Record<string, unknown>,
  through?: NonNullable<Parameters<typeof renderPage>[1]>['through'],
): Promise<Page> {
  const service = await createTestService();
  await service.post('/api/campaign/add', { name: 'Launch', ...campaign });
  const page = await renderPage('/campaigns/1', { service, ...(through && { through }) });
  await screen.findByRole('heading', { level: 1, name: /Launch/ });
  return page;
}

const basic = ['Add links…', 'Edit campaign…', 'Report…', 'Plan links', 'Delete campaign…'];

describe('The palette on a campaign', () => {
  it('Copies both addresses, and opens the list page in a new tab', async () => {
    const page = await openLaunch({ slug: 'launch' });
    const { user } = page;
    const dialog = await openPalette(page);
    expect(titlesIn(dialog, 'On this screen')).toEqual([
      'Add links…',
      'Edit campaign…',
      'Report…',
      'Copy rotating link',
      'Copy list page address',
      'Open list page',
      'Plan links',
      'Delete campaign…',
    ]);
    await user.keyboard('copy rot{Enter}');
    expect((await dialog.findByText('Copied')).getAttribute('role')).toBe('status');
    expect(await navigator.clipboard.readText()).toMatch(/\/r\/launch$/);
    await user.clear(dialog.getByRole('combobox'));
    await user.keyboard('copy list{Enter}');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/c\/1$/));
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.clear(dialog.getByRole('combobox'));
    await user.keyboard('open list{Enter}');
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith(
        expect.stringMatching(/\/c\/1$/),
        '_blank',
        'noopener,noreferrer',
      ),
    );
  });

  it('Offers no address that the campaign does not have', async () => {
    const page = await openLaunch({}, (send) =>
      withChangedRows(send, 'campaigns.list', [{ rotator: false, list: '' }]),
    );
    expect(titlesIn(await openPalette(page), 'On this screen')).toEqual(basic);
  });

  it('Opens no address that is not a safe one', async () => {
    const page = await openLaunch({}, (send) =>
      withChangedRows(send, 'campaigns.list', [{ rotator: false, list: 'javascript:alert(1)' }]),
    );
    expect(titlesIn(await openPalette(page), 'On this screen')).not.toContain('Open list page');
  });
});
