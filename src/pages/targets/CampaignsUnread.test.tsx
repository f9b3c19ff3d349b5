/** Campaigns of which the service sent values that could not be read. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChangedReply, withChangedRows } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderScreen } from '#testing/setups/render-page.tsx';
import { dashFor } from '#testing/unreadable.ts';

async function open(route: string, number: number, changes: readonly unknown[]) {
  const service = await createTestService();
  await service.addLinks(1);
  for (let index = 1; index <= number; index += 1) {
    await service.post('/api/campaign/add', {
      name: `Launch ${index}`,
      slug: `launch-${index}`,
      public: true,
    });
  }
  const page = await renderScreen(route, {
    service,
    through: (send) => withChangedRows(send, 'campaigns.list', changes),
  });
  return { ...page, service };
}

describe('Values of campaigns that could not be read', () => {
  it('Are dashes that tell what came in the list, and a campaign without an id has no actions', async () => {
    const errors = vi.spyOn(console, 'error');
    await open('/campaigns', 4, [
      { id: 'x', name: 'Lost' },
      { id: 'y', name: 5, public: 'perhaps' },
      { id: 9, name: null, public: 6, rotator: 7, list: 8 },
    ]);
    const [lost, nameless, odd, good] = within(
      await screen.findByRole('table', { name: 'Campaigns' }),
    )
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row));
    expect(lost?.getByText('Lost')).toBeDefined();
    for (const raw of ['5', '"perhaps"'])
      expect(nameless?.getByRole('img', dashFor(raw))).toBeDefined();
    for (const row of [lost, nameless]) {
      expect(row?.queryByRole('button', { name: /^Actions/ })).toBeNull();
      expect(row?.queryByRole('link')).toBeNull();
    }
    expect(odd?.getByRole('link', { name: 'Campaign 9' })).toBeDefined();
    expect(odd?.getByRole('img', dashFor('6'))).toBeDefined();
    expect(odd?.queryByText(/public/i)).toBeNull();
    expect(good?.getByRole('button', { name: 'Actions for Launch 1' })).toBeDefined();
    expect(errors).not.toHaveBeenCalled();
  });

  it('Are dashes on the page of a campaign', async () => {
    await open('/campaigns/1', 1, [{ name: 5, public: 6, rotator: 7, list: 8 }]);
    await screen.findByRole('heading', { level: 1, name: /^Campaign 1/ });
    for (const raw of ['5', '6', '7', '8'])
      expect(screen.getByRole('img', dashFor(raw))).toBeDefined();
  });

  it('Are left out of a change, but the name is required', async () => {
    const { user, service } = await open('/campaigns', 1, [{ name: 5, public: 6, rotator: 7 }]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Campaign 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit campaign…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Start');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const stored = service.store.db.selectFrom('campaign').select(['name', 'slug', 'public']);
    expect(await stored.execute()).toEqual([{ name: 'Start', slug: 'launch-1', public: 1 }]);
  });
});

it('A campaign that is created without an id has to be chosen from the list', async () => {
  const service = await createTestService();
  await service.addLinks(1);
  const { user } = await renderScreen('/links/1', {
    service,
    through: (send) => withChangedReply(send, 'campaigns.create', (body) => ({ ...body, id: 'x' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Add to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add to campaign…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('combobox'), 'Spring');
  await user.click(await dialog.findByRole('option', { name: /^Create campaign/ }));
  expect(
    await dialog.findByText('Campaign created. Choose it from the list to use it.'),
  ).toBeDefined();
  await user.click(await dialog.findByRole('option', { name: 'Spring' }));
  expect(await screen.findByRole('group', { name: '1 link to Spring' })).toBeDefined();
});
