/** One channel: its name, its items, and what can go wrong with them. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { withQuirks } from '#testing/replies/quirks.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** The channel News, with so many links in it. */
async function withNews(
  links: number,
  channel: Record<string, unknown> = {},
): Promise<TestService> {
  const service = await createTestService();
  await service.addLinks(links);
  await service.post('/api/channel/add', { name: 'News', ...channel });
  for (let id = 1; id <= links; id += 1) await service.post(`/api/channel/1/assign/links/${id}`);
  return service;
}

const items = () => screen.findByRole('table', { name: 'Items' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A reply with one item as the service would never send it. */
function oneItem(item: Record<string, unknown>) {
  return () => {
    const paging = { result: 1, perpage: 25, currentpage: 1, nextpage: 1, maxpage: 1 };
    const whole = {
      type: 'links',
      id: 1,
      title: '',
      preview: '',
      link: 'http://go.test/x',
      date: '2026-03-01',
      ...item,
    };
    return Promise.resolve(
      new Response(JSON.stringify({ error: '0', data: { ...paging, items: [whole] } })),
    );
  };
}

describe('A channel', () => {
  it('Has no accessibility fault', async () => {
    await renderPage('/channels/1', {
      service: await withNews(2, { description: 'Weekly', starred: true }),
    });
    await items();
    await expectAccessible();
  });

  it('Says so in a line where its figures could not be made, and tries again', async () => {
    const { user, session } = await renderPage('/channels', { service: await withNews(2) });
    const news = await screen.findByRole('link', { name: /News/ });
    const { engine } = session.state;
    if (engine === undefined) throw new Error('Nobody is signed in');
    const report = vi.spyOn(engine.library, 'report').mockRejectedValue(new Error('odd data'));
    await user.click(news);
    await items();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('These figures couldn’t be loaded. Try again');
    report.mockRestore();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Per link')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('Has no accessibility fault in its dialogs', async () => {
    const { user } = await renderPage('/channels/1', { service: await withNews(1) });
    await items();
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add to News' });
    await within(dialog).findByRole('list', { name: 'Links' });
    await expectAccessible(dialog);
    await user.click(screen.getByText('Bio page or QR item'));
    await screen.findByRole('textbox', { name: /^Id/ });
    await expectAccessible(dialog);
  });

  it('Takes links at the key A, which the button has too', async () => {
    const { user } = await renderPage('/channels/1', { service: await withNews(1) });
    await items();
    const button = screen.getByRole('button', { name: 'Add items…' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('A');
    await user.keyboard('a');
    await screen.findByRole('dialog', { name: 'Add to News' });
  });

  it('A dialog that is opened before the name is known gets it when it comes', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = await renderPage('/channels/1', {
      service: await withNews(1),
      through: (send) => async (request) => {
        if (new URL(request.url).pathname === '/api/channels') await answered;
        return send(request);
      },
    });
    await items();
    await user.click(screen.getByRole('button', { name: 'Add items…' }));
    await screen.findByRole('dialog', { name: 'Add to Channel 1' });
    answer();
    await screen.findByRole('dialog', { name: 'Add to News' });
  });

  it('Shows its name and items for two requests, one where a list was read before', async () => {
    const { user, service } = await renderPage('/channels/1', {
      service: await withNews(2, { description: 'Weekly' }),
    });
    await heading('News');
    expect(
      within(await items())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Link 2', 'Link 1']);
    expect(screen.getByText('Weekly')).toBeDefined();
    expect(document.title).toBe('News · Linkdeck');
    expect(service.asked.sort()).toEqual([
      'GET /api/channel/1?limit=100&page=1',
      'GET /api/channels?limit=100&page=1',
    ]);
    await user.click(screen.getByRole('link', { name: 'Channels', current: false }));
    await screen.findByRole('table', { name: 'Channels' });
    service.asked.length = 0;
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'News' }));
    await items();
    expect(service.asked).toEqual([]);
  });

  it('Opens a link on its own screen, and says what the service cannot do', async () => {
    const { user, location } = await renderPage('/channels/1', { service: await withNews(1) });
    expect(await screen.findByText(/^1 item\. Items can’t be removed one by one/)).toBeDefined();
    // Anywhere in its row.
    await user.click(within(await items()).getByText('link-1'));
    expect(location()).toBe('/links/1');
  });

  it('Turns pages in the address', async () => {
    const { user, location } = await renderPage('/channels/1', { service: await withNews(102) });
    // By selector: the roles of a hundred rows take jsdom a second.
    const rows = async () => (await items()).querySelectorAll('tbody tr').length;
    expect(await rows()).toBe(100);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await rows()).toBe(2));
    expect(location()).toBe('/channels/1?page=2');
  });

  it('An empty channel says how to fill it', async () => {
    const { user } = await renderPage('/channels/1', { service: await withNews(0) });
    await screen.findByRole('heading', { name: 'Nothing is in this channel yet' });
    await user.click(screen.getByRole('button', { name: 'Add items' }));
    expect(await screen.findByRole('dialog', { name: 'Add to News' })).toBeDefined();
  });
});

describe('Changing and deleting', () => {
  it('A new name shows at once where it stands', async () => {
    const { user } = await renderPage('/channels/1', { service: await withNews(1) });
    await heading('News');
    await user.click(screen.getByRole('button', { name: 'Actions for News' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit channel…' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Journal');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await heading('Journal')).toBeDefined();
  });

  it('Deleting says how many items are taken out, and leads back to the list', async () => {
    const { user, location, service } = await renderPage('/channels/1', {
      service: await withNews(2),
    });
    await items();
    await user.click(await screen.findByRole('button', { name: 'Actions for News' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete channel…' }));
    expect(await screen.findByText(/All 2 items are removed from it\./)).toBeDefined();
    service.asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Delete channel' }));
    await screen.findByRole('heading', { name: 'Make your first channel' });
    expect(location()).toBe('/channels');
    // Nothing is asked of what is gone.
    expect(service.asked).toEqual([
      'DELETE /api/channel/1/delete',
      'GET /api/channels?limit=100&page=1',
    ]);
  });
});

describe('When it goes wrong', () => {
  it('A first load that fails says why; a refresh that fails keeps the items', async () => {
    const service = await withNews(1);
    let broken = true;
    const { user } = await renderPage('/channels/1', {
      service,
      through: (send) => (request) =>
        broken && request.url.includes('/api/channel/1')
          ? faults.htmlPage(request, send)
          : send(request),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load Items');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await items();
    broken = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Could not refresh');
    expect(await items()).toBeDefined();
  });

  it('Quirks of hosts and an item that is no record are survived', async () => {
    await renderPage('/channels/1', {
      service: await withNews(3),
      through: (send) =>
        withChangedRows(withQuirks(send, ['numbersAsText', 'titlesNull']), 'channels.get', [
          'no item',
        ]),
    });
    expect(within(await items()).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('1 entry from the service couldn’t be read.')).toBeDefined();
    expect(screen.getAllByText('No title')).toHaveLength(2);
  });

  it.each([
    ['a type that nobody knows', { type: 'poster', title: 'Wall' }, 'poster'],
    ['a title full of markup', { title: '<script>alert(1)</script>' }, '<script>alert(1)</script>'],
    ['a date that is none', { date: 'soon' }, 'soon'],
    ['no date', { date: '0000-00-00' }, '–'],
  ])('An item with %s is shown as it came', async (_, item, shown) => {
    const { container } = await renderPage('/channels/1', {
      service: await withNews(0),
      through: (send) => withFault(send, oneItem(item), { only: 'channels.get' }),
    });
    expect(within(await items()).getByText(shown)).toBeDefined();
    expect(container.querySelector('script')).toBeNull();
  });

  it('An item that leads nowhere on the web is text', async () => {
    const evil = 'javascript:alert(document.domain)';
    await renderPage('/channels/1', {
      service: await withNews(0),
      through: (send) =>
        withFault(send, oneItem({ type: 'bio', title: 'Me', preview: evil, link: evil }), {
          only: 'channels.get',
        }),
    });
    expect(
      within(await items())
        .getByText('Me')
        .closest('a'),
    ).toBeNull();
  });
});
