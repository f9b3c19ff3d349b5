/** What channels and campaigns have in common: their lists, their pages, their dialogs, and what the command palette offers. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openPalette, titlesIn } from '#testing/setups/open-palette.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

type Page = Awaited<ReturnType<typeof renderPage>>;
type Through = NonNullable<Parameters<typeof renderPage>[1]>['through'];

const resources = [
  {
    kind: 'channel',
    kinds: 'channels',
    title: 'Channels',
    brokenReply: faults.htmlPage,
    consequence: /All its items are removed from it/,
    assign: 'Add items…',
    others: ['Star this channel'],
    linkPath: 'links/1',
    /** Its items have a request of their own. */
    expectWithoutName: async () => {
      await screen.findByRole('table', { name: 'Items' });
    },
  },
  {
    kind: 'campaign',
    kinds: 'campaigns',
    title: 'Campaigns',
    brokenReply: faults.truncated,
    consequence: /Its links stay, without a campaign/,
    assign: 'Add links…',
    others: ['Copy list page address', 'Open list page', 'Plan links'],
    linkPath: '1',
    expectWithoutName: () => {
      expect(screen.queryByRole('region', { name: 'Addresses' })).toBeNull();
    },
  },
] as const;

describe.each(resources)('A $kind', (resource) => {
  const { kind, kinds, title, brokenReply, consequence } = resource;

  /** An account with a record of each name and a link in the first one, at the list or a page. */
  async function open(path: string, names: readonly string[], through?: Through) {
    const service = await createTestService();
    for (const name of names) await service.post(`/api/${kind}/add`, { name });
    if (names.length > 0) {
      await service.addLinks(1);
      await service.post(`/api/${kind}/1/assign/${resource.linkPath}`);
    }
    return renderPage(`/${kinds}${path}`, { service, ...(through && { through }) });
  }

  const table = () => screen.findByRole('table', { name: title });
  const names = async () =>
    within(await table())
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td a bdi, td a')?.textContent);
  const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

  async function choose({ user }: Page, name: string, item: string) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }

  describe('in the list', () => {
    it('Has no accessibility fault, with rows and in the dialogs', async () => {
      const page = await open('', ['News']);
      await table();
      await expectAccessible();
      await page.user.click(screen.getByRole('button', { name: `New ${kind}` }));
      await screen.findByRole('dialog', { name: `New ${kind}` });
      await expectAccessible();
      await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
      await choose(page, 'News', `Delete ${kind}…`);
      await screen.findByRole('dialog', { name: `Delete this ${kind}?` });
      await expectAccessible();
    });

    it('Is saved without a request where nothing was changed', async () => {
      const page = await open('', ['News']);
      await choose(page, 'News', `Edit ${kind}…`);
      await page.user.click(await screen.findByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(page.service.asked).toHaveLength(1);
    });

    it('Is deleted after a question that says what follows, in which Cancel has the focus', async () => {
      const page = await open('', ['News', 'Spring']);
      const { user, service } = page;
      await choose(page, 'News', `Delete ${kind}…`);
      const question = await screen.findByRole('dialog', { name: `Delete this ${kind}?` });
      const dialog = within(question);
      expect(dialog.getByText(consequence).textContent).toContain('News will be deleted');
      await waitFor(() =>
        expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' })),
      );
      expect(await service.store.db.selectFrom(kind).select('id').execute()).toHaveLength(2);
      await user.click(dialog.getByRole('button', { name: `Delete ${kind}` }));
      await waitFor(async () => expect(await names()).toEqual(['Spring']));
      expect(service.asked.filter((each) => each.startsWith('DELETE'))).toEqual([
        `DELETE /api/${kind}/1/delete`,
      ]);
    });

    it('Appears after Retry where a first load failed, which says why', async () => {
      const { user } = await open('', ['News'], (send) =>
        withFault(send, brokenReply, { only: `${kinds}.list`, times: 1 }),
      );
      expect((await screen.findByRole('alert')).textContent).toContain(`Could not load ${title}`);
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await names()).toEqual(['News']);
    });

    it('Costs only itself where its row is no record', async () => {
      await open('', ['News', 'Spring', 'Summer'], (send) =>
        withChangedRows(send, `${kinds}.list`, [`no ${kind}`]),
      );
      expect(await screen.findByText('1 entry from the service couldn’t be read.')).toBeDefined();
      expect(await names()).toHaveLength(2);
    });
  });

  describe('on its page', () => {
    it('Is not found where it does not exist, with a way back', async () => {
      const { user, location } = await open('/999', ['News']);
      await screen.findByRole('heading', { name: 'Not found' });
      expect(screen.queryByRole('button', { name: /Add |Delete/ })).toBeNull();
      await user.click(screen.getByRole('link', { name: `Back to ${title}` }));
      await waitFor(() => expect(location()).toBe(`/${kinds}`));
    });

    it.each(['abc', '0'])('Is not found by the id %s, without a request', async (id) => {
      const { service } = await open(`/${id}`, []);
      await screen.findByRole('heading', { name: 'Not found' });
      expect(service.asked).toEqual([]);
    });

    it('Goes by its number where the first page of the list does not have it', async () => {
      const others = Array.from({ length: 100 }, (_, index) => `Other ${index + 1}`);
      const { user } = await open('/1', ['News', ...others]);
      const name = `${kind === 'channel' ? 'Channel' : 'Campaign'} 1`;
      await heading(name);
      expect(screen.getByText(/isn’t loaded yet/)).toBeDefined();
      await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
      await screen.findByRole('menuitem', { name: `Delete ${kind}…` });
      expect(screen.queryByRole('menuitem', { name: `Edit ${kind}…` })).toBeNull();
      await user.keyboard('{Escape}');
      await resource.expectWithoutName();
    });

    it('Gets its name by Retry where that could not be loaded', async () => {
      const { user } = await open('/1', ['News'], (send) =>
        withFault(send, faults.badGateway, { only: `${kinds}.list`, times: 1 }),
      );
      expect((await screen.findByRole('alert')).textContent).toMatch(
        new RegExp(`^Could not load the name of this ${kind}: `),
      );
      await resource.expectWithoutName();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await heading(/News/)).toBeDefined();
    });
  });

  describe('in the command palette', () => {
    it('Has what its page offers, which opens the same dialogs', async () => {
      const page = await open('/1', ['News']);
      await heading(/News/);
      const { user } = page;
      const dialog = await openPalette(page);
      expect(titlesIn(dialog, 'On this screen')).toEqual([
        resource.assign,
        `Edit ${kind}…`,
        'Report…',
        ...resource.others,
        `Delete ${kind}…`,
      ]);
      await user.keyboard(`${resource.assign.replace('…', '')}{Enter}`);
      await screen.findByRole('dialog', { name: 'Add to News' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await openPalette(page);
      await user.keyboard(`edit ${kind.slice(0, 2)}{Enter}`);
      expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'News');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await openPalette(page);
      await user.keyboard('delete{Enter}');
      await screen.findByRole('dialog', { name: `Delete this ${kind}?` });
    });
  });
});
