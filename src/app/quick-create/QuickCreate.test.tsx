/** A new link in place: typed above a screen, held with Undo in a notice, copied when it exists. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

type Page = Awaited<ReturnType<typeof renderPage>>;

async function atChannels(service?: TestService) {
  const page = await renderPage('/channels', service === undefined ? {} : { service });
  await screen.findByRole('heading', { name: 'Channels', level: 1 });
  return page;
}

async function openPanel({ user }: Page) {
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Destination URL')));
  return dialog;
}

const posts = ({ service }: Page) => service.asked.filter((line) => line.startsWith('POST'));
const links = ({ service }: Page) => service.store.db.selectFrom('link').selectAll().execute();
/** Held, and known to be of the panel: the engine tells of a link before the tab knows the link for its own. */
const held = () =>
  waitFor(() => {
    for (const notice of screen.getAllByRole('status', { name: 'Creating in 3 seconds' }))
      within(notice).getByRole('button', { name: 'Undo' });
  });

async function begin(page: Page, keys: string) {
  await openPanel(page);
  await page.user.keyboard(keys);
  await held();
}

async function createNow(page: Page) {
  await page.user.click(await screen.findByRole('button', { name: 'Create now' }));
  return screen.findByRole('status', { name: 'Link created' });
}

describe('A new link in place', () => {
  it('is an address and Enter: held, made by one request, and copied, while the screen stays', async () => {
    const page = await atChannels();
    const before = document.activeElement;
    await openPanel(page);
    await expectAccessible();
    await page.user.keyboard('shop.example/sale{Enter}');
    await held();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(before));
    expect(posts(page)).toEqual([]);
    await expectAccessible();
    await page.windUntil(() => expect(screen.getByRole('status', { name: 'Link created' })).toBeDefined());
    expect(await screen.findByText('The short link is copied.')).toBeDefined();
    const [link] = await links(page);
    expect(link).toMatchObject({ url: 'https://shop.example/sale' });
    expect(await navigator.clipboard.readText()).toBe(`http://go.test/${link?.alias}`);
    expect(posts(page)).toEqual(['POST /api/url/add']);
    expect(page.location()).toBe('/channels');
    await expectAccessible();
  });

  it('Undo sends nothing, and brings back what was typed', async () => {
    const page = await atChannels();
    await begin(page, 'shop.example/sale{Tab}summer{Enter}');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Destination URL')).toHaveProperty('value', 'https://shop.example/sale');
    expect(screen.getByLabelText('Custom alias')).toHaveProperty('value', 'summer');
    await waitFor(() => expect(screen.queryByText('Creating in 3 seconds')).toBeNull());
    await page.user.keyboard('{Enter}');
    await held();
    await page.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByLabelText('Custom alias')).toHaveProperty('value', 'summer');
    expect(posts(page)).toEqual([]);
  });

  it('More options carries destination and alias into the wizard', async () => {
    const page = await atChannels();
    const dialog = await openPanel(page);
    await page.user.keyboard('shop.example/sale{Tab}summer');
    await page.user.click(dialog.getByRole('button', { name: 'More options' }));
    await screen.findByRole('navigation', { name: 'Steps' });
    expect(page.location()).toBe('/links/new?url=https%3A%2F%2Fshop.example%2Fsale&custom=summer');
    expect(screen.getByLabelText('Destination URL')).toHaveProperty('value', 'https://shop.example/sale');
    expect(screen.getByLabelText('Custom alias')).toHaveProperty('value', 'summer');
  });

  it('says at the field what is wrong before anything is sent', async () => {
    const page = await atChannels();
    const dialog = await openPanel(page);
    await page.user.keyboard('{Enter}');
    expect(await dialog.findByText('Enter the address your link should lead to')).toBeDefined();
    await page.user.keyboard('shop.example/sale{Tab}.hidden{Enter}');
    expect(await dialog.findByText('Can’t begin with a dot')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Custom alias')));
    await expectAccessible();
    expect(screen.queryByText('Creating in 3 seconds')).toBeNull();
  });

  it('tells of a link to the same destination, which lists have shown', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/sale', custom: 'old' });
    const page = await renderPage('/links', { service });
    await screen.findByRole('link', { name: 'go.test/old' });
    const dialog = await openPanel(page);
    await page.user.keyboard('shop.example/sale');
    expect((await dialog.findByText(/You already have a link to this destination/)).textContent).toContain('go.test/old');
  });

  it('A refused alias leads back to its field, and a new one makes the link', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/first', custom: 'summer' });
    const page = await atChannels(service);
    await begin(page, 'shop.example/second{Tab}summer{Enter}');
    await page.user.click(screen.getByRole('button', { name: 'Create now' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/The link wasn’t created.*alias is taken/);
    await page.user.click(within(alert).getByRole('button', { name: 'Change and try again' }));
    const alias = await screen.findByLabelText('Custom alias');
    expect(screen.getByText(/alias is taken/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(alias));
    await page.user.clear(alias);
    await page.user.keyboard('autumn{Enter}');
    await createNow(page);
    expect((await links(page)).map(({ alias: made }) => made)).toEqual(['summer', 'autumn']);
  });

  it('Two in a row are both held, both made, and the older one makes room', async () => {
    const page = await atChannels();
    await begin(page, 'shop.example/1{Enter}');
    await begin(page, 'shop.example/2{Enter}');
    await waitFor(() => expect(screen.getAllByText('Creating in 3 seconds')).toHaveLength(2));
    await page.windUntil(() => expect(screen.getAllByText('Link created')).toHaveLength(2));
    await begin(page, 'shop.example/3{Enter}');
    expect(screen.queryByText('Link created')).toBeNull();
    await createNow(page);
    expect((await links(page)).map(({ url }) => url)).toEqual([1, 2, 3].map((number) => `https://shop.example/${number}`));
  });

  it('begins with the preset that every new link begins with', async () => {
    const page = await renderPage('/links/new?description=From+a+preset');
    await screen.findByLabelText('Destination URL');
    await page.user.click(screen.getByRole('button', { name: 'Presets…' }));
    const presets = within(await screen.findByRole('dialog'));
    await page.user.type(presets.getByLabelText(/^Save these settings/), 'Shop');
    await page.user.click(presets.getByRole('checkbox'));
    await page.user.click(presets.getByRole('button', { name: /^Save/ }));
    await presets.findByText('Shop');
    await page.user.keyboard('{Escape}');
    await page.user.click(screen.getByRole('link', { name: 'Channels' }));
    await screen.findByRole('heading', { name: 'Channels', level: 1 });
    const dialog = await openPanel(page);
    expect(await dialog.findByText(/With your preset/)).toBeDefined();
    await page.user.keyboard('shop.example/sale{Enter}');
    await createNow(page);
    expect(await links(page)).toMatchObject([{ url: 'https://shop.example/sale', description: 'From a preset' }]);
  });

  it('leaves the wizard and its draft alone', async () => {
    const page = await atChannels();
    await begin(page, 'shop.example/quick{Enter}');
    await openPanel(page);
    await page.user.keyboard('shop.example/slow');
    await page.user.click(screen.getByRole('button', { name: 'More options' }));
    await screen.findByRole('navigation', { name: 'Steps' });
    await page.user.type(screen.getByLabelText('Description'), 'A note');
    expect(screen.getByLabelText('Destination URL')).toHaveProperty('value', 'https://shop.example/slow');
    await createNow(page);
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'A note');
    await page.user.click(screen.getByRole('link', { name: 'Channels' }));
    await screen.findByRole('heading', { name: 'Channels', level: 1 });
    const dialog = await openPanel(page);
    await page.user.click(dialog.getByRole('button', { name: 'More options' }));
    expect(await screen.findByText(/draft/i)).toBeDefined();
    expect((await links(page)).map(({ url }) => url)).toEqual(['https://shop.example/quick']);
  });
});
