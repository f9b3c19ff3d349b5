/** New link page on the real service, with faults of the network. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { newLink } from '#contract/resources/links.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { onPhone } from '#testing/setups/on-phone.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { fill } from '#testing/setups/render-step.tsx';

type Options = Parameters<typeof renderPage>[1];
type Page = Awaited<ReturnType<typeof renderPage>>;

const url = () => screen.findByLabelText('Destination');

const fillUrl = async (text: string) => fill(await url(), text);

const sectionButton = (title: string) =>
  screen.getByText(title, { selector: 'h2 span' }).closest('button') ?? document.body;

/** Opens a section, or leaves it open. */
async function openSection(user: UserEvent, title: string): Promise<void> {
  const button = sectionButton(title);
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
}

const posts = ({ service }: Page) => service.asked.filter((line) => line.startsWith('POST'));

/** Ends the hold. */
async function createNow({ user }: Page) {
  await user.click(await screen.findByRole('button', { name: 'Create now' }));
}

async function open(route = '/links/new', options: Options = {}) {
  const page = await renderPage(route, options);
  await url();
  const { user } = page;
  return {
    ...page,
    goTo: (title: string) => openSection(user, title),
    createNow: () => createNow(page),
    created: () => screen.findByRole('group', { name: 'Created and copied' }),
    posts: () => posts(page),
    links: () => page.service.store.db.selectFrom('link').selectAll().execute(),
  };
}

const onlyCreate = (fault: Parameters<typeof withFault>[1]) => ({
  through: (send: SendRequest) => withFault(send, fault, { only: 'links.create', times: 1 }),
});

describe('The page', () => {
  it('Makes a link of an address and Enter, with nothing but the address, by one request @core', async () => {
    const { user, createNow, created, posts, links, location } = await open();
    await waitFor(async () => expect(document.activeElement).toBe(await url()));
    await user.keyboard('shop.example/sale{Enter}');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    expect(posts()).toEqual([]);
    await expectAccessible();
    await createNow();
    const notice = within(await created());
    expect(posts()).toEqual(['POST /api/url/add']);
    const [link] = await links();
    expect(await navigator.clipboard.readText()).toBe(`http://go.test/${link?.alias}`);
    expect(notice.getByRole('link', { name: 'Details' })).toBeDefined();
    await waitFor(() => expect(location()).toBe(`/links/${link?.id}`));
    await expectAccessible();
    expect(await links()).toMatchObject([
      { url: 'https://shop.example/sale', type: 'direct', status: 'private' },
    ]);
  });

  it('Sends nothing where the hold is undone, and keeps every field', async () => {
    const { user, posts } = await open();
    await user.type(await fillUrl('https://shop.example/sale'), '{Enter}');
    await screen.findByRole('button', { name: 'Undo' });
    await user.keyboard('{Escape}');
    expect(await url()).toHaveProperty('value', 'https://shop.example/sale');
    await waitFor(async () => expect(document.activeElement).toBe(await url()));
    expect(posts()).toEqual([]);
  });

  it('Opens the section of the first error, and marks the sections that have errors', async () => {
    const { user, goTo, posts } = await open();
    await fillUrl('https://shop.example/sale');
    await goTo('Targeting');
    await user.click(screen.getByRole('button', { name: 'Add country rule' }));
    fill(screen.getByLabelText('Destination of rule 1'), 'shop.example/de');
    await goTo('Protection');
    await user.click(sectionButton('Targeting'));
    expect(sectionButton('Targeting').getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const country = await screen.findByLabelText('Country of rule 1', { selector: 'input' });
    await waitFor(() => expect(document.activeElement).toBe(country));
    expect(await screen.findByText('Choose a country, or remove this rule')).toBeDefined();
    expect(sectionButton('Targeting').textContent).toContain('Has errors');
    expect(sectionButton('Protection').textContent).not.toContain('Has errors');
    expect(posts()).toEqual([]);
  });

  it('Begins another link where the query of its URL changes', async () => {
    const { user, location } = await open('/links/new?url=shop.example%2Ffirst');
    expect(await url()).toHaveProperty('value', 'https://shop.example/first');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('c');
    await waitFor(() => expect(location()).toBe('/links/new'));
    await waitFor(async () => expect(await url()).toHaveProperty('value', ''));
  });

  it('Shows a refusal of the service at its field, and loses nothing @core', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/first', custom: 'summer' });
    const { user, createNow, posts } = await open('/links/new', { service });
    await fillUrl('https://shop.example/second');
    fill(screen.getByLabelText('Alias'), 'summer');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await createNow();
    const alias = await screen.findByLabelText('Alias');
    await waitFor(() => expect(document.activeElement).toBe(alias));
    expect(within(screen.getByRole('main')).getByText(/alias is taken/)).toBeDefined();
    expect(alias).toHaveProperty('value', 'summer');
    expect(await url()).toHaveProperty('value', 'https://shop.example/second');
    expect(posts()).toHaveLength(1);
  });

  it('Offers another alias where one is taken, and lets the user go on meanwhile', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/first', custom: 'summer' });
    const { user, createNow, created, links } = await open('/links/new', { service });
    await fillUrl('https://shop.example/second');
    fill(screen.getByLabelText('Alias'), 'summer');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await createNow();
    const notice = within(await screen.findByRole('group', { name: 'summer wasn’t created' }));
    // Without the name that the interface has for the field.
    expect(notice.getByText(/^This alias is taken/)).toBeDefined();
    await user.click(notice.getByRole('button', { name: 'Use summer-2' }));
    expect(screen.queryByRole('group', { name: 'summer wasn’t created' })).toBeNull();
    const alias = screen.getByLabelText('Alias');
    expect(alias).toHaveProperty('value', 'summer-2');
    await waitFor(() => expect(document.activeElement).toBe(alias));
    await user.keyboard('{Enter}');
    await createNow();
    await created();
    expect((await links()).map(({ alias: made }) => made)).toEqual(['summer', 'summer-2']);
  });

  it('Makes one link of two presses, and leaves what is filled in for the next one', async () => {
    const { user, createNow, created, links } = await open();
    await fillUrl('https://shop.example/one');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await fillUrl('https://shop.example/two');
    await createNow();
    await created();
    expect(await url()).toHaveProperty('value', 'https://shop.example/two');
    expect((await links()).map((link) => link.url)).toEqual(['https://shop.example/one']);
  });

  it('Builds the request once for each keystroke, whatever shows it', async () => {
    const { user, goTo } = await open();
    // Each request that is built is checked once against the contract.
    const built = vi.spyOn(newLink, 'safeParse');
    const typeInto = async (field: HTMLElement) => {
      await user.click(field);
      built.mockClear();
      for (const letter of 'abc') await user.keyboard(letter);
      return built.mock.calls.length;
    };
    expect(await typeInto(await url())).toBe(3);
    await user.tab();
    expect(await typeInto(await url())).toBe(3);
    await goTo('Targeting');
    await user.click(screen.getByRole('button', { name: 'Add country rule' }));
    const country = screen.getByLabelText('Country of rule 1', { selector: 'input' });
    await waitFor(() => expect(document.activeElement).toBe(country));
    expect(await typeInto(screen.getByLabelText('Destination of rule 1'))).toBe(3);
    await goTo('Social card');
    expect(await typeInto(screen.getByLabelText('Card title'))).toBe(3);
    built.mockRestore();
  });

  it('Warns of a destination that has a link, and makes another all the same', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/sale', custom: 'known' });
    const { user, links, createNow, created } = await fromLinks(service);
    await fillUrl('shop.example/sale');
    expect((await screen.findByText(/You already have this link:/)).textContent).toContain('known');
    await user.keyboard('{Enter}');
    await createNow();
    await created();
    expect(await links()).toHaveLength(2);
  });

  it('Creates one link after the other with the same settings, but not the same alias', async () => {
    const page = await open('/links/new?type=frame&custom=one');
    const { user, createNow, location } = page;
    await fillUrl('shop.example/1');
    await user.click(screen.getByRole('button', { name: 'Create and make another' }));
    await createNow();
    await screen.findByRole('group', { name: 'Created and copied' });
    await waitFor(() => expect(screen.getByLabelText('Alias')).toHaveProperty('value', ''));
    // A reload begins with nothing of the link that exists.
    await waitFor(() => expect(location()).toBe('/links/new'));
    await createSecond(page);
  });
});

describe('On a phone', () => {
  it('the summary at the foot creates a link and goes on with another one of the same settings', async () => {
    await onPhone();
    const page = await open('/links/new?type=frame');
    const { user, createNow } = page;
    await fillUrl('https://shop.example/1');
    const handle = screen.getByRole('button', { name: /^Summary/ });
    await user.click(handle);
    await screen.findByRole('dialog', { name: 'Summary' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(handle));
    await user.click(handle);
    await user.click(await screen.findByRole('button', { name: 'Create and make another' }));
    await createNow();
    await screen.findByRole('group', { name: 'Created and copied' });
    await createSecond(page);
  });
});

/** Opens the page from the list of links, whose links are known then. */
async function fromLinks(service: TestService) {
  const page = await renderPage('/links', { service });
  await screen.findByText('known');
  await page.user.click(screen.getByRole('button', { name: 'New link' }));
  await page.user.click(await screen.findByRole('button', { name: 'All options' }));
  await screen.findByRole('heading', { name: 'New link', level: 1 });
  await url();
  return {
    ...page,
    createNow: () => createNow(page),
    created: () => screen.findByRole('group', { name: 'Created and copied' }),
    links: () => service.store.db.selectFrom('link').selectAll().execute(),
  };
}

describe('A request too many', () => {
  it('Is said to wait, and makes one link in the end', async () => {
    const inTwoSeconds = () =>
      Promise.resolve(
        Response.json(
          { error: 1, message: 'Slow down' },
          { status: 429, headers: { 'Retry-After': '2' } },
        ),
      );
    const { user, clock, createNow, created, links } = await open(
      '/links/new',
      onlyCreate(inTwoSeconds),
    );
    await user.type(await fillUrl('shop.example/many'), '{Enter}');
    await createNow();
    expect(await screen.findByText(/allows no more requests right now/)).toBeDefined();
    await act(() => clock.advance(5000));
    await created();
    expect(await links()).toHaveLength(1);
  });
});

describe('A reply that is lost', () => {
  it('Makes one link, not two, and the screen says what is known', async () => {
    const { user, createNow, created, posts, links } = await open(
      '/links/new',
      onlyCreate(faults.droppedReply),
    );
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await user.type(await fillUrl('shop.example/lost'), '{Enter}');
    await createNow();
    expect((await created()).textContent).toContain('go.test/');
    watch.disconnect();
    expect(said.some((text) => text.includes('The reply got lost'))).toBe(true);
    expect([posts().length, (await links()).length]).toEqual([1, 1]);
  });

  it('Is left unknown where looking fails too, and can be looked for again', async () => {
    const { user, createNow, created, posts, links } = await open('/links/new', {
      through: (send) =>
        withFault(
          withFault(send, faults.droppedReply, { only: 'links.create' }),
          faults.badGateway,
          {
            only: 'links.list',
            times: 1,
          },
        ),
    });
    await user.type(await fillUrl('shop.example/lost'), '{Enter}');
    await createNow();
    expect(
      await screen.findByRole('group', { name: 'Checking whether the link was created' }),
    ).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    await created();
    expect([posts().length, (await links()).length]).toEqual([1, 1]);
  });
});

/** After "Create and make another": types a destination at once, and has two links with one setting. */
async function createSecond({ user, createNow, links }: Awaited<ReturnType<typeof open>>) {
  await waitFor(async () => expect(document.activeElement).toBe(await url()));
  await user.keyboard('shop.example/2{Enter}');
  await createNow();
  await screen.findByRole('group', { name: '2 links created' });
  expect((await links()).map(({ url: to, type }) => [to, type])).toEqual([
    ['https://shop.example/1', 'frame'],
    ['https://shop.example/2', 'frame'],
  ]);
}
