/** Channels and their items of which the service sent values that could not be read. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderScreen } from '#testing/setups/render-page.tsx';
import { dashFor } from '#testing/unreadable.ts';

async function withChannels(...channels: ({ name: string } & Record<string, unknown>)[]) {
  const service = await createTestService();
  for (const channel of channels) await service.post('/api/channel/add', channel);
  return service;
}

async function rowsOf(role: 'list' | 'table', name: string) {
  const list = within(await screen.findByRole(role, { name }));
  const rows = role === 'list' ? list.getAllByRole('listitem') : list.getAllByRole('row').slice(1);
  return rows.map((row) => within(row));
}

describe('The rows', () => {
  it('Show a dash that tells what came, and no actions for a channel without an id', async () => {
    const errors = vi.spyOn(console, 'error');
    const changes = [
      { id: 'twelve', name: 'Lost', starred: true },
      { id: ['?'], name: 5 },
      { id: 9, name: null, description: { a: 1 }, color: 7, starred: 'often' },
      { id: 10, name: 6 },
    ];
    const { user } = await renderScreen('/channels?sort=newest', {
      service: await withChannels(...['A', 'B', 'C', 'D', 'News'].map((name) => ({ name }))),
      through: (send) => withChangedRows(send, 'channels.list', changes),
    });
    const [lost, nameless, odd, numbered, good] = await rowsOf('table', 'Channels');
    expect(screen.getByText('7 values couldn’t be read.')).toBeDefined();
    expect(lost?.getByText('Lost')).toBeDefined();
    expect(lost?.getByRole('img', { name: 'Starred' })).toBeDefined();
    expect(nameless?.getByRole('img', dashFor('5'))).toBeDefined();
    for (const card of [lost, nameless]) {
      expect(card?.queryAllByRole('button')).toEqual([]);
      expect(card?.queryByRole('link')).toBeNull();
    }
    expect(odd?.getByRole('link', { name: 'Channel 9' })).toBeDefined();
    expect(odd?.getByRole('img', dashFor('"often"'))).toBeDefined();
    expect(odd?.getByRole('img', dashFor('{"a":1}'))).toBeDefined();
    expect(odd?.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Actions for Channel 9',
    ]);
    expect(numbered?.getByRole('link', { name: 'Channel 10' })).toBeDefined();
    expect(numbered?.getByRole('img', dashFor('6'))).toBeDefined();
    expect(good?.getAllByRole('button')).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
    await user.hover(odd?.getByRole('img', dashFor('"often"')) ?? document.body);
    expect(await screen.findByRole('tooltip')).toBeDefined();
  });

  it('Leave out of a change what could not be read, unless it is filled in', async () => {
    const service = await withChannels({ name: 'News', description: 'Weekly', starred: true });
    const { user } = await renderScreen('/channels', {
      service,
      through: (send) =>
        withChangedRows(send, 'channels.list', [{ name: 5, description: 5, color: 5, starred: 5 }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Channel 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit channel…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit channel' }));
    expect(dialog.getAllByText(/could not be read. It stays as it is/)).toHaveLength(4);
    await user.type(dialog.getByLabelText('Description'), 'Daily');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const stored = service.store.db
      .selectFrom('channel')
      .select(['name', 'description', 'starred']);
    expect(await stored.execute()).toEqual([{ name: 'News', description: 'Daily', starred: 1 }]);
  });
});

/** The channel News, with so many links in it; its first items are changed. */
async function openItems(links: number, changes: readonly unknown[]) {
  const service = await withChannels({ name: 'News' });
  await service.addLinks(links);
  for (let id = 1; id <= links; id += 1) await service.post(`/api/channel/1/assign/links/${id}`);
  await renderScreen('/channels/1', {
    service,
    through: (send) => withChangedRows(send, 'channels.get', changes),
  });
  return rowsOf('table', 'Items');
}

describe('The page of a channel', () => {
  it('Shows a dash that tells what came, and no actions for an item without type or id', async () => {
    const errors = vi.spyOn(console, 'error');
    const [lost, lostToo, untyped, named, numbered, good] = await openItems(6, [
      { id: 'x', title: 'Lost' },
      { id: 'y', title: 'Lost too', link: 5, date: 5 },
      { type: 5, title: 'Untyped' },
      { id: 13, title: 5, link: 'https://s.test/three' },
      { id: 14, title: 5, link: 5 },
    ]);
    for (const row of [lost, lostToo, untyped]) {
      expect(row?.queryByRole('link')).toBeNull();
      expect(row?.queryByRole('button', { name: /^Actions/ })).toBeNull();
    }
    expect(lost?.getByText('Lost')).toBeDefined();
    expect(lostToo?.getAllByRole('img', dashFor('5'))).toHaveLength(2);
    expect(untyped?.getByRole('img', dashFor('5'))).toBeDefined();
    expect(named?.getByRole('link', { name: 's.test/three' })).toBeDefined();
    expect(numbered?.getByRole('link', { name: 'Link 14' })).toBeDefined();
    expect(numbered?.getByRole('button', { name: 'Actions for Link 14' })).toBeDefined();
    expect(good?.getByRole('link', { name: 'Link 1' })).toBeDefined();
    expect(errors).not.toHaveBeenCalled();
  });

  it('Has dashes for a name, star and description that could not be read', async () => {
    await renderScreen('/channels/1', {
      service: await withChannels({ name: 'News' }),
      through: (send) =>
        withChangedRows(send, 'channels.list', [{ name: 5, description: 6, starred: 7 }]),
    });
    await screen.findByRole('heading', { level: 1, name: /^Channel 1/ });
    for (const raw of ['5', '6', '7']) expect(screen.getByRole('img', dashFor(raw))).toBeDefined();
  });
});
