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
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Destination')));
  return dialog;
}

/** The words of the label of what has the focus. */
function labelOf(): string {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement
    ? (activeElement.labels?.[0]?.textContent ?? '')
    : '';
}

const posts = ({ service }: Page) => service.asked.filter((line) => line.startsWith('POST'));
const links = ({ service }: Page) => service.store.db.selectFrom('link').selectAll().execute();
/** Held, and known to be of the panel: the engine tells of a link before the tab knows the link for its own. */
const held = () =>
  waitFor(() => {
    for (const notice of screen.getAllByRole('group', { name: /^Creating / }))
      within(notice).getByRole('button', { name: 'Undo' });
  });

async function begin(page: Page, keys: string) {
  await openPanel(page);
  await page.user.keyboard(keys);
  // The notice of an earlier link tells nothing of this one.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await held();
}

async function createNow(page: Page) {
  await page.user.click(await screen.findByRole('button', { name: 'Create now' }));
  return screen.findByRole('group', { name: 'Created and copied' });
}

describe('A new link in place', () => {
  it('is gone through by Tab as it is read, and says that a capital letter counts', async () => {
    const page = await atChannels();
    const dialog = await openPanel(page);
    const order: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      await page.user.tab();
      order.push(document.activeElement?.getAttribute('aria-label') ?? labelOf());
    }
    expect(order).toEqual(['Domain', 'Alias', 'Channel', 'Title']);
    const alias = dialog.getByRole('textbox', { name: 'Alias' });
    await page.user.type(alias, 'promo');
    expect(dialog.queryByText(/Capital and small letters/)).toBeNull();
    await page.user.type(alias, 'X');
    expect(dialog.getByText('Capital and small letters are different here.')).toBeDefined();
  });

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
    await page.windUntil(() =>
      expect(screen.getByRole('group', { name: 'Created and copied' })).toBeDefined(),
    );
    expect(screen.getByRole('link', { name: 'Details' })).toBeDefined();
    const [link] = await links(page);
    expect(link).toMatchObject({ url: 'https://shop.example/sale' });
    expect(await navigator.clipboard.readText()).toBe(`http://go.test/${link?.alias}`);
    expect(posts(page)).toEqual(['POST /api/url/add']);
    expect(page.location()).toBe('/channels');
  });

  it('Undo sends nothing, and brings back what was typed', async () => {
    const page = await atChannels();
    await begin(page, 'shop.example/sale{Tab}{Tab}summer{Enter}');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Destination')).toHaveProperty(
      'value',
      'https://shop.example/sale',
    );
    expect(screen.getByLabelText('Alias')).toHaveProperty('value', 'summer');
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Creating / })).toBeNull());
    await page.user.keyboard('{Enter}');
    await held();
    // In the field of a dialog that is still closing, these keys undo what was typed.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByLabelText('Alias')).toHaveProperty('value', 'summer');
    expect(posts(page)).toEqual([]);
  });

  it('has a title, which comes back with Undo and names the link', async () => {
    const page = await atChannels();
    const dialog = await openPanel(page);
    await page.user.keyboard('shop.example/sale');
    await page.user.type(dialog.getByLabelText('Title'), 'Winter gifts{Enter}');
    await held();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Winter gifts');
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Creating / })).toBeNull());
    await page.user.keyboard('{Enter}');
    await held();
    await createNow(page);
    expect(posts(page)).toEqual(['POST /api/url/add']);
    const [link] = await links(page);
    expect(link).toMatchObject({ metatitle: 'Winter gifts' });
  });

  it('More options carries destination and alias into the wizard', async () => {
    const page = await atChannels();
    const dialog = await openPanel(page);
    await page.user.keyboard('shop.example/sale{Tab}{Tab}summer');
    await page.user.click(dialog.getByRole('button', { name: 'All options' }));
    await screen.findByText('Redirect type', { selector: 'h2 span' });
    expect(page.location()).toBe('/links/new?url=https%3A%2F%2Fshop.example%2Fsale&custom=summer');
    expect(screen.getByLabelText('Destination')).toHaveProperty(
      'value',
      'https://shop.example/sale',
    );
    expect(screen.getByLabelText('Alias')).toHaveProperty('value', 'summer');
  });

  it('shows what short links begin with, and knows their aliases, where the service has a folder for them', async () => {
    const service = await createTestService({ linksUrl: 'http://host.test/some/go' });
    await service.addLink({ url: 'https://shop.example/sale', custom: 'old' });
    const page = await renderPage('/links', { service });
    const title = await screen.findByRole('link', { name: 'Old' });
    expect(title.closest('[data-row]')?.textContent).toContain('old');
    const dialog = await openPanel(page);
    const domain = dialog.getByRole('combobox', { name: 'Domain' });
    await waitFor(() => expect(domain.getAttribute('title')).toBe('host.test/some/go'));
    await page.user.keyboard('shop.example/other{Tab}{Tab}old');
    expect(await dialog.findByText('You already use old.')).toBeDefined();
  });

  it('has the domain and the channel too, which All options carries over', async () => {
    const service = await createTestService();
    await service.post('/api/domain/add', { domain: 'https://brand.example' });
    await service.post('/api/channel/add', { name: 'Newsletter' });
    await service.addLink({ url: 'https://shop.example/sale', custom: 'old' });
    const page = await renderPage('/links', { service });
    await screen.findByRole('link', { name: 'Old' });
    const dialog = await openPanel(page);
    const domain = dialog.getByRole('combobox', { name: 'Domain' });
    await waitFor(() => expect(domain.getAttribute('placeholder')).toContain('go.test'));
    await page.user.keyboard('shop.example/sale{Tab}{Tab}summer');
    await page.user.click(domain);
    await page.user.click(await dialog.findByRole('option', { name: 'brand.example' }));
    await page.user.click(dialog.getByRole('combobox', { name: 'Channel' }));
    await page.user.click(await dialog.findByRole('option', { name: 'Newsletter' }));
    await page.user.click(dialog.getByRole('button', { name: 'All options' }));
    await screen.findByText('Redirect type', { selector: 'h2 span' });
    const query = new URLSearchParams(page.location().split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      url: 'https://shop.example/sale',
      custom: 'summer',
      domain: 'https://brand.example',
      channel: '1',
    });
    expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveProperty('value', 'Newsletter');
  });

  it('takes over source and medium of the links of its channel, unless the destination has tags or the user leaves them out', async () => {
    const service = await createTestService();
    await service.post('/api/channel/add', { name: 'News' });
    for (const path of ['a', 'b'])
      await service.post('/api/url/add', {
        url: `https://shop.example/${path}?utm_source=newsletter&utm_medium=email`,
        channel: 1,
      });
    const page = await atChannels(service);
    const begun = async (url: string, leavesOut = false) => {
      const before = (await links(page)).length;
      const dialog = await openPanel(page);
      await page.user.keyboard(`${url}{Tab}{Tab}{Tab}News`);
      await screen.findByRole('option', { name: 'News' });
      await page.user.keyboard('{Enter}');
      if (leavesOut) await page.user.click(await dialog.findByRole('button', { name: 'Clear' }));
      await page.user.click(dialog.getByRole('button', { name: /^Create link/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await held();
      await page.user.click(await screen.findByRole('button', { name: 'Create now' }));
      return waitFor(async () => {
        const made = (await links(page)).slice(before);
        expect(made).toHaveLength(1);
        return made[0]?.url;
      });
    };
    const { library } = page.session.state.engine!;
    await library.begin();
    await page.windUntil(() => expect(service.asked.join()).toContain('GET /api/channel/1'));
    await waitFor(async () => expect(await library.channelTags()).toHaveLength(1));
    expect(await begun('shop.example/c')).toBe(
      'https://shop.example/c?utm_source=newsletter&utm_medium=email',
    );
    expect(await begun('shop.example/d?utm_source=poster')).toBe(
      'https://shop.example/d?utm_source=poster',
    );
    expect(await begun('shop.example/e', true)).toBe('https://shop.example/e');
  });

  it('creates the link in the channel that is picked', async () => {
    const service = await createTestService();
    await service.post('/api/channel/add', { name: 'Newsletter' });
    const page = await atChannels(service);
    const dialog = await openPanel(page);
    await page.user.keyboard('shop.example/sale');
    await page.user.click(dialog.getByRole('combobox', { name: 'Channel' }));
    await page.user.click(await dialog.findByRole('option', { name: 'Newsletter' }));
    await page.user.click(dialog.getByRole('button', { name: 'Create link' }));
    await createNow(page);
    const items = service.store.db.selectFrom('channelItem').selectAll();
    expect(await items.execute()).toMatchObject([{ channelId: 1, itemId: 1 }]);
  });

  it('takes the channel whose name was begun by Enter, and then creates the link in it @core', async () => {
    const service = await createTestService();
    await service.post('/api/channel/add', { name: 'Newsletter' });
    const page = await atChannels(service);
    const dialog = await openPanel(page);
    await page.user.keyboard('shop.example/sale{Tab}{Tab}{Tab}News{Enter}');
    const channel = dialog.getByRole('combobox', { name: 'Channel' });
    await waitFor(() => expect(channel).toHaveProperty('value', 'Newsletter'));
    expect(screen.queryByRole('group', { name: /^Creating / })).toBeNull();
    await page.user.keyboard('{Enter}');
    await createNow(page);
    const items = service.store.db.selectFrom('channelItem').selectAll();
    expect(await items.execute()).toMatchObject([{ channelId: 1, itemId: 1 }]);
  });

  it('says at the field what is wrong before anything is sent', async () => {
    const page = await atChannels();
    const dialog = await openPanel(page);
    await page.user.keyboard('{Enter}');
    expect(await dialog.findByText('Enter the address your link should lead to')).toBeDefined();
    await page.user.keyboard('shop.example/sale{Tab}{Tab}.hidden{Enter}');
    expect(await dialog.findByText('Can’t begin with a dot')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Alias')));
    expect(screen.queryByRole('group', { name: /^Creating / })).toBeNull();
  });

  it('takes no address that leads nowhere, and says why', async () => {
    const refusals = [
      ['notaurl', 'Must be a complete web address, such as https://example.com/page'],
      [
        'https:///fast.example.com/one',
        'Must have two slashes and a host after the scheme, as in https://example.com',
      ],
      ['https://0x7f.1/', 'Browsers would open 127.0.0.1 instead. Enter that host if you mean it'],
    ] as const;
    const page = await atChannels();
    const dialog = await openPanel(page);
    const destination = dialog.getByLabelText('Destination');
    for (const [typed, reason] of refusals) {
      await page.user.clear(destination);
      await page.user.keyboard(`${typed}{Enter}`);
      expect(await dialog.findByText(reason)).toBeDefined();
      expect(screen.queryByRole('group', { name: /^Creating / })).toBeNull();
    }
    await page.user.clear(destination);
    await page.user.keyboard('http://intranet/x{Enter}');
    await held();
  });

  it('tells where a short link of the account leads that is typed as a destination', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/sale', custom: 'old' });
    const page = await renderPage('/links', { service });
    await screen.findByText('old');
    const dialog = await openPanel(page);
    await page.user.keyboard('go.test/old');
    const use = await dialog.findByRole('button', { name: 'shop.example/sale' });
    // While more links come, the offer stays under the pointer.
    const { library, call } = page.session.state.engine!;
    await service.addLink({ url: 'https://shop.example/other' });
    await call('links.list', { page: 1, limit: 25, order: 'date' });
    await page.windUntil(() => expect(library.get().loaded).toBe(2));
    expect(use.isConnected).toBe(true);
    await page.user.click(use);
    expect(dialog.getByLabelText('Destination')).toHaveProperty(
      'value',
      'https://shop.example/sale',
    );
  });

  it('tells of a link to the same destination, which lists have shown', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/sale', custom: 'old' });
    const page = await renderPage('/links', { service });
    await screen.findByText('old');
    const dialog = await openPanel(page);
    await page.user.keyboard('shop.example/sale');
    expect((await dialog.findByText(/You already have this link/)).textContent).toBe(
      'You already have this link: old, 0 clicks. Copy it',
    );
    await page.user.click(dialog.getByRole('button', { name: 'Copy it' }));
    expect(await navigator.clipboard.readText()).toBe('http://go.test/old');
    await page.user.click(dialog.getByLabelText('Destination'));
    await page.user.keyboard('?utm_source=poster');
    expect((await dialog.findByText(/You have a link to this page/)).textContent).toBe(
      'You have a link to this page: old. Its UTM tags differ.',
    );
  });

  it('says that an alias is used while it is typed, and has others one press away', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/sale', custom: 'old' });
    await service.addLink({ url: 'https://shop.example/b', custom: 'old-2' });
    const page = await renderPage('/links', { service });
    await screen.findByRole('link', { name: 'Old' });
    const dialog = await openPanel(page);
    await page.user.keyboard('http://shop.example/new{Tab}{Tab}old');
    expect(await dialog.findByText('You already use old.')).toBeDefined();
    const month = new Intl.DateTimeFormat('en', { month: 'short' }).format(page.clock.now());
    const other = `old-${month.toLowerCase()}`;
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'old-2' })).toBeNull());
    await page.user.click(await dialog.findByRole('button', { name: other }));
    expect(dialog.getByLabelText('Alias')).toHaveProperty('value', other);
    expect(dialog.queryByText('You already use old.')).toBeNull();
    await page.user.click(await dialog.findByRole('button', { name: 'Use https' }));
    expect(dialog.getByLabelText('Destination')).toHaveProperty(
      'value',
      'https://shop.example/new',
    );
  });

  it('A refused alias leads back to its field, and a new one makes the link @core', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/first', custom: 'summer' });
    const page = await atChannels(service);
    await begin(page, 'shop.example/second{Tab}{Tab}summer{Enter}');
    await page.user.click(screen.getByRole('button', { name: 'Create now' }));
    const notice = await screen.findByRole('group', { name: 'summer wasn’t created' });
    expect(notice.textContent).toContain('alias is taken');
    await page.user.click(within(notice).getByRole('button', { name: 'Change alias' }));
    const alias = await screen.findByLabelText('Alias');
    expect(within(screen.getByRole('dialog')).getByText(/alias is taken/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(alias));
    await page.user.clear(alias);
    await page.user.keyboard('autumn{Enter}');
    await createNow(page);
    expect((await links(page)).map(({ alias: made }) => made)).toEqual(['summer', 'autumn']);
  });

  it('Three in a row are held and created, and share one notice that copies all of them', async () => {
    const page = await atChannels();
    for (const number of [1, 2, 3])
      await begin(page, `shop.example/${number}{Tab}{Tab}${number}{Enter}`);
    await waitFor(() =>
      expect(screen.getAllByRole('group', { name: /^Creating / })).toHaveLength(3),
    );
    await page.windUntil(() =>
      expect(screen.getByRole('group', { name: '3 links created' })).toBeDefined(),
    );
    expect(await screen.findByText('The last one is copied.')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await navigator.clipboard.readText()).toBe(
      [1, 2, 3].map((number) => `http://go.test/${number}`).join('\n'),
    );
    await page.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('group', { name: '3 links created' })).toBeNull();
    expect((await links(page)).map(({ url }) => url)).toEqual(
      [1, 2, 3].map((number) => `https://shop.example/${number}`),
    );
  });

  it('leaves the wizard and its draft alone', async () => {
    const page = await atChannels();
    await begin(page, 'shop.example/quick{Enter}');
    await openPanel(page);
    await page.user.keyboard('shop.example/slow');
    await page.user.click(screen.getByRole('button', { name: 'All options' }));
    await screen.findByText('Redirect type', { selector: 'h2 span' });
    await page.user.click(screen.getByText('Description', { selector: 'h2 span' }));
    await page.user.type(screen.getByLabelText('Description'), 'A note');
    expect(screen.getByLabelText('Destination')).toHaveProperty(
      'value',
      'https://shop.example/slow',
    );
    await createNow(page);
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'A note');
    await page.user.click(screen.getByRole('link', { name: 'Channels' }));
    await screen.findByRole('heading', { name: 'Channels', level: 1 });
    const dialog = await openPanel(page);
    await page.user.click(dialog.getByRole('button', { name: 'All options' }));
    expect(await screen.findByText(/draft/i)).toBeDefined();
    expect((await links(page)).map(({ url }) => url)).toEqual(['https://shop.example/quick']);
  });
});
