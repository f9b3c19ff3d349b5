/** Putting more into a channel on its own page, without dragging. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** The channel News, with one link in it. */
async function withNews() {
  const service = await createTestService();
  await service.addLinks(1);
  await service.post('/api/channel/add', { name: 'News' });
  await service.post('/api/channel/1/assign/links/1');
  return service;
}

const items = () => screen.findByRole('table', { name: 'Items' });

describe('Assigning to a channel without dragging', () => {
  it('Links are found by search, chosen across searches, and those in it already cannot be', async () => {
    const service = await withNews();
    await service.addLink({ url: 'https://shop.example/', metatitle: 'Summer', custom: 'summer' });
    await service.addLink({ url: 'https://shop.example/', metatitle: 'Winter', custom: 'winter' });
    const { user } = await renderPage('/channels/1', { service });
    await items();
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to News' }));
    await dialog.findByRole('list', { name: 'Links' });
    expect(dialog.getByRole('checkbox', { name: /link-1/ })).toHaveProperty('disabled', true);
    expect(dialog.getByRole('button', { name: 'Add links' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('checkbox', { name: /summer/ }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search links' }), 'winter');
    expect(await dialog.findByText('1 link found')).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: /winter/ }));
    await user.click(dialog.getByRole('button', { name: 'Add 2 links' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findAllByText(/2 links/)).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    expect(service.asked.filter((each) => each.startsWith('POST'))).toEqual([]);
  });

  it('A click beside the dialog closes it only while nothing is chosen', async () => {
    const service = await withNews();
    await service.addLink({ url: 'https://shop.example/', custom: 'summer' });
    const { user } = await renderPage('/channels/1', { service });
    await items();
    const beside = () => document.querySelector('.mantine-Modal-overlay') ?? document.body;
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    await screen.findByRole('dialog');
    await user.click(beside());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    await user.click(await screen.findByRole('checkbox', { name: /summer/ }));
    await user.click(beside());
    expect(await screen.findByRole('button', { name: 'Add 1 link' })).toBeDefined();
  });

  it('A search without a match says so', async () => {
    const { user } = await renderPage('/channels/1', { service: await withNews() });
    await items();
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search links' }), 'nowhere');
    expect(await screen.findByText('No link matches. Try fewer or other words.')).toBeDefined();
  });

  it('A link that another program has just made is found, though all links were here', async () => {
    const { user, service, session, windUntil } = await renderPage('/channels/1', {
      service: await withNews(),
    });
    await items();
    await session.state.engine?.library.readAllLinks();
    await windUntil(() => expect(session.state.engine?.library.get().phase).toBe('whole'));
    await service.addLink({ url: 'https://shop.example/', custom: 'autumn' });
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search links' }), 'autumn');
    expect(await screen.findByRole('checkbox', { name: /autumn/ })).toBeDefined();
  });

  it('A QR item is named by its type and id; what is no id is shown at the field', async () => {
    const { user } = await renderPage('/channels/1', { service: await withNews() });
    await items();
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    await user.click(await screen.findByText('Bio page or QR item'));
    await user.click(screen.getByRole('radio', { name: 'QR item' }));
    const field = screen.getByRole('textbox', { name: /^Id/ });
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Enter the id of the item')).toBeDefined();
    await user.type(field, '1.5{Enter}');
    expect(await screen.findByText('Must be a whole number, 1 or more')).toBeDefined();
    await user.clear(field);
    await user.type(field, '7{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findAllByText(/1 item/)).length).toBeGreaterThan(0);
  });

  it('A link without an id is shown, and cannot be added', async () => {
    const errors = vi.spyOn(console, 'error');
    const changes = [
      { id: 'x', title: 'Lost' },
      { id: 'y', shorturl: 5 },
      { title: 6, shorturl: 7 },
    ];
    const service = await withNews();
    for (const custom of ['second', 'third', 'fourth'])
      await service.addLink({ url: 'https://shop.example/', custom });
    const { user, session, windUntil } = await renderPage('/channels/1', {
      service,
      through: (send) => withChangedRows(send, 'links.list', changes),
    });
    await items();
    await session.state.engine?.call('links.list', { limit: 25, page: 1, order: 'date' });
    // The links that are here are now all that have an id.
    const library = session.state.engine?.library;
    await windUntil(() => expect(library?.get()).toMatchObject({ phase: 'whole', loaded: 2 }));
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    const links = within(await screen.findByRole('list', { name: 'Links' }));
    expect(links.getByText('Lost')).toBeDefined();
    expect(links.getAllByRole('listitem')).toHaveLength(4);
    expect(links.getAllByRole('checkbox')).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
  });
});
