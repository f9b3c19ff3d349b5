/** What stands around every screen, as users meet it. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function atLinks() {
  const page = await renderPage('/links');
  await screen.findByText('Make your first short link');
  return page;
}

describe('Shell', () => {
  it('Has no accessibility fault, with its menus open too', async () => {
    const { user } = await atLinks();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await screen.findByRole('menuitem', { name: 'Lock now' });
    await expectAccessible();
  });

  it('The navigation leads to each screen by its word, and says where one is @core', async () => {
    const { user, location } = await atLinks();
    const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Overview',
      'Links',
      'Channels',
      'Campaigns',
      'Domains',
      'Pixels',
      'Overlays',
      'Splash pages',
      'Activity',
      'Account',
    ]);
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    const heading = await screen.findByRole('heading', { name: 'Overview', level: 1 });
    expect(location()).toBe('/overview');
    expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Overview · Linkdeck');
  });

  it('An address that no screen has says so', async () => {
    await renderPage('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found', level: 1 })).toBeDefined();
  });

  it('The meter says nothing while all goes well', async () => {
    await atLinks();
    expect(screen.getByRole('status', { name: 'Requests' }).textContent).toBe('');
    expect(within(screen.getByRole('banner')).queryByText(/request/i)).toBeNull();
  });

  it('The meter says how many requests are left when they are few', async () => {
    const { session } = await renderPage('/links', {
      service: await createTestService({ rateLimit: 30 }),
    });
    await screen.findByText('Make your first short link');
    for (let each = 0; each < 22; each += 1)
      await session.state.engine?.call('account.get', {}, { lane: 'read' });
    expect(await screen.findByText(/^\d requests left this minute$/)).toBeDefined();
    expect(screen.getByRole('status', { name: 'Requests' }).textContent).toBe(
      'Few requests are left this minute.',
    );
  });

  it('The meter says that the service is away, Linkdeck asks again by itself, and the screen fills @core', async () => {
    let isAway = true;
    const service = await createTestService();
    await service.addLinks(1);
    const { windUntil } = await renderPage('/links', {
      service,
      through: (send) => (request) =>
        isAway && !request.url.includes('/api/account')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(request),
    });
    expect(await screen.findByText(/^Not responding, next try in \d s$/)).toBeDefined();
    expect(screen.getByRole('status', { name: 'Requests' }).textContent).toBe(
      'The service isn’t responding',
    );
    isAway = false;
    await windUntil(() =>
      expect(screen.getByRole('checkbox', { name: 'Select go.test/link-1' })).toBeDefined(),
    );
    expect(screen.queryByText(/^Not responding/)).toBeNull();
  });

  it('C begins a new link, and is a letter while a user types @core', async () => {
    const { user, location } = await atLinks();
    await user.type(screen.getByRole('searchbox'), 'c?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(location()).toBe('/links?q=c%3F%2F'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'c?/');
    await user.tab();
    await user.tab();
    await user.keyboard('c');
    expect(await screen.findByLabelText('Destination')).toHaveProperty('value', '');
  });

  it('C begins a new link from the box of a row too, where nobody types', async () => {
    const service = await createTestService();
    await service.addLinks(1);
    const { user } = await renderPage('/links', { service });
    await user.click(await screen.findByRole('checkbox', { name: 'Select go.test/link-1' }));
    await user.keyboard('c');
    expect(await screen.findByLabelText('Destination')).toBeDefined();
  });

  it('G and a letter lead to a screen, and C after G creates nothing', async () => {
    const { user, location } = await atLinks();
    await user.click(screen.getByRole('heading', { name: 'Links', level: 1 }));
    await user.keyboard('gc');
    await screen.findByRole('heading', { name: 'Channels', level: 1 });
    expect(location()).toBe('/channels');
    await user.keyboard('go');
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('With Control, C is the browser’s own', async () => {
    const { user, location } = await atLinks();
    await user.keyboard('{Control>}c{/Control}');
    expect(location()).toBe('/links');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('? shows the shortcuts', async () => {
    const { user } = await atLinks();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  });

  it('/ focuses the search, from another screen too', async () => {
    const { user, location } = await renderPage('/overview');
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    await user.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
    expect(location()).toBe('/links');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('/ leads to the search of links where another list can be searched too', async () => {
    localStorage.setItem('linkdeck.dock', 'true');
    const service = await createTestService();
    await service.post('/api/channel/add', { name: 'News' });
    const { user, location } = await renderPage('/channels/1', { service });
    expect(
      await screen.findByRole('searchbox', { name: 'Filter channels and campaigns' }),
    ).toBeDefined();
    await user.keyboard('/');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search links' })),
    );
    expect(location()).toBe('/links');
  });

  it('The focus goes to the heading of another screen, and stays where it is when a page is turned', async () => {
    const service = await createTestService();
    await service.addLinks(30);
    const { user, location } = await renderPage('/links', { service });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(location()).toBe('/links?page=2'));
    await screen.findByText('Page 2 of 2');
    expect(document.activeElement).not.toBe(
      screen.getByRole('heading', { name: 'Links', level: 1 }),
    );
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    const heading = await screen.findByRole('heading', { name: 'Overview', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('Pasting an address outside of fields offers to shorten it; other text does nothing @core', async () => {
    const { user, location } = await atLinks();
    await user.click(screen.getByRole('heading', { name: 'Links', level: 1 }));
    await user.paste('just words');
    expect(location()).toBe('/links');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.paste('https://shop.example/pasted');
    expect(await screen.findByLabelText('Destination')).toHaveProperty(
      'value',
      'https://shop.example/pasted',
    );
    expect(location()).toBe('/links');
  });

  it('Pasting several addresses begins their import', async () => {
    const { user, location } = await atLinks();
    await user.click(screen.getByRole('heading', { name: 'Links', level: 1 }));
    await user.paste('- https://shop.example/one\n- <https://shop.example/two>');
    expect(await screen.findByText('2 links ready')).toBeDefined();
    expect(location()).toBe('/links/import');
    expect(await screen.findByText('https://shop.example/two')).toBeDefined();
  });

  it('Locking drops the key and what is on the screen, and the next sign-in leads back @core', async () => {
    const { user, location, session, stored, service } = await renderPage('/overview');
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    expect((await screen.findByRole('menu')).textContent).toContain(service.email);
    await user.click(await screen.findByRole('menuitem', { name: 'Lock now' }));
    const field = await screen.findByLabelText('API key');
    expect(screen.getByRole('status').textContent).toMatch(
      /Locked, in all tabs\. Paste the API key of .+ again\./,
    );
    expect(location()).toBe('/connect');
    expect(session.state.status).toBe('signed-out');
    await waitFor(() => expect(stored()).toBe('[]'));
    await user.type(field, `${service.key}{Enter}`);
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
  });

  it('Ctrl+Shift+L locks from within a field too', async () => {
    const { user, session } = await atLinks();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Control>}{Shift>}L{/Shift}{/Control}');
    await screen.findByLabelText('API key');
    expect(session.state.status).toBe('signed-out');
  });

  it('Forgetting an account asks first, and the next sign-in begins at Overview', async () => {
    const { user, session, service, stored } = await renderPage('/overview');
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Forget this account…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forget this account?' });
    expect(dialog.textContent).toContain(service.email);
    await user.click(screen.getByRole('button', { name: 'Forget account' }));
    const field = await screen.findByLabelText('API key');
    expect(session.state.accounts).toEqual([]);
    await waitFor(() => expect(stored()).toBe('[]'));
    await user.type(field, `${service.key}{Enter}`);
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
  });

  it('The way past the navigation moves the focus without changing the address', async () => {
    const { user, location } = await atLinks();
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(location()).toBe('/links');
  });
});
