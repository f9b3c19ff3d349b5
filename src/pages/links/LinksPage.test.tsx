/** The list of links, as users meet it. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { holdPause } from '#testing/time/hold-pause.ts';

async function withLinks(number: number) {
  const service = await createTestService();
  await service.addLinks(number);
  return service;
}

/** The titles of the rows, from the top. */
function titles(): string[] {
  const table = screen.getByRole('table', { name: 'Links' });
  return [...table.querySelectorAll('[data-opens]')].map(({ textContent }) => textContent);
}

describe('Links', () => {
  it('Has no accessibility fault, with rows and without', async () => {
    const { user } = await renderPage('/links', { service: await withLinks(3) });
    await screen.findByText('Link 3');
    await expectAccessible();
    await user.type(screen.getByRole('searchbox'), 'nowhere{Enter}');
    await screen.findByRole('heading', { name: /Nothing matches/ });
    await expectAccessible();
  });

  it('Shows the newest first, each with what it is, for one request @core', async () => {
    const { service } = await renderPage('/links', { service: await withLinks(2) });
    const row = (await screen.findByText('Link 2')).closest('tr');
    expect(row).not.toBeNull();
    const cells = within(row as HTMLElement);
    expect(cells.getByRole('link', { name: 'Link 2' }).getAttribute('href')).toBe('/links/2');
    expect(cells.getByRole('button', { name: 'Copy short link' })).toBeDefined();
    expect(cells.getByText('link-2')).toBeDefined();
    expect(cells.getByRole('link', { name: '/2' })).toBeDefined();
    expect(titles()).toEqual(['Link 2', 'Link 1']);
    expect(service.asked).toHaveLength(1);
    expect(document.title).toBe('Links · Linkdeck');
  });

  it('A new account sees what links are for, and a button to make the first', async () => {
    const { user, location } = await renderPage('/links');
    await screen.findByText('Make your first short link');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'New link' }));
    expect(await screen.findByLabelText('Destination')).toBeDefined();
    expect(location()).toBe('/links/new');
  });

  it('Searches after a pause in typing, loses no letter, and keeps the search in the address @core', async () => {
    const { user, location, service } = await renderPage('/links', {
      service: await withLinks(12),
    });
    await screen.findByText('Link 12');
    await user.type(screen.getByRole('searchbox'), 'link-12');
    // The rows that are loaded are filtered while one types, the address follows after the pause.
    await waitFor(() => expect(titles()).toEqual(['Link 12']));
    await waitFor(() => expect(location()).toBe('/links?q=link-12'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'link-12');
    expect(screen.getByText(/^1 link matches/)).toBeDefined();
    // The first page, and at most one search, until it is known that the first page has all links.
    expect(service.asked.length).toBeLessThanOrEqual(2);
  });

  it('Searches at once when the field is left, so that nothing follows on another screen', async () => {
    const { user, location } = await renderPage('/links', { service: await withLinks(3) });
    await screen.findByText('Link 3');
    holdPause();
    await user.type(screen.getByRole('searchbox'), 'link-2');
    expect(location()).toBe('/links');
    await user.tab();
    expect(location()).toBe('/links?q=link-2');
  });

  it('Enter searches at once, Escape clears', async () => {
    const { user, location } = await renderPage('/links', { service: await withLinks(2) });
    await user.type(await screen.findByRole('searchbox'), 'link-1{Enter}');
    expect(location()).toBe('/links?q=link-1');
    await user.keyboard('{Escape}');
    expect(location()).toBe('/links');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('A search without a match says so and offers everything', async () => {
    const { user, location } = await renderPage('/links?q=nowhere', {
      service: await withLinks(1),
    });
    await screen.findByRole('heading', { name: /Nothing matches/ });
    await user.click(screen.getByText('Clear search'));
    await screen.findByText('Link 1');
    expect(location()).toBe('/links');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('Sorts by clicks, in the address', async () => {
    const service = await withLinks(2);
    await service.store.db
      .updateTable('linkClicks')
      .set({ clicks: 7 })
      .where('linkId', '=', (build) =>
        build.selectFrom('link').select('id').where('alias', '=', 'link-1'),
      )
      .execute();
    const { user, location } = await renderPage('/links', { service });
    await screen.findByText('Link 2');
    expect(screen.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Clicks' }));
    await waitFor(() => expect(titles()).toEqual(['Link 1', 'Link 2']));
    expect(location()).toBe('/links?sort=clicks');
    expect(screen.getByRole('columnheader', { name: 'Clicks' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('Turns pages in the address, and starts again at the first when the search changes', async () => {
    const { user, location } = await renderPage('/links?page=2', { service: await withLinks(27) });
    await screen.findByText('Page 2 of 2');
    await waitFor(() => expect(titles()).toEqual(['Link 2', 'Link 1']));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(titles()).toHaveLength(25));
    expect(location()).toBe('/links');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(location()).toBe('/links?page=2');
    await user.type(screen.getByRole('searchbox'), 'link-7{Enter}');
    expect(location()).toBe('/links?q=link-7');
  });

  it('A page past the end says so and leads back', async () => {
    const { user, location } = await renderPage('/links?page=9', { service: await withLinks(1) });
    await user.click(await screen.findByRole('button', { name: 'Go to the last page' }));
    await screen.findByText('Link 1');
    expect(location()).toBe('/links');
  });

  it('A pasted short URL is looked up @core', async () => {
    const { user, location, service } = await renderPage('/links', { service: await withLinks(3) });
    await screen.findByText('Link 3');
    service.asked.length = 0;
    await user.click(screen.getByRole('searchbox'));
    await user.paste('http://go.test/link-2');
    await waitFor(() => expect(titles()).toEqual(['Link 2']));
    expect(location()).toBe('/links?short=http%3A%2F%2Fgo.test%2Flink-2');
    expect(service.asked).toEqual(['GET /api/urls?short=http%3A%2F%2Fgo.test%2Flink-2']);
  });

  it('A short URL is found while it is typed, without its scheme and before Enter, and Escape leaves the field', async () => {
    const { user, location, service } = await renderPage('/links', { service: await withLinks(3) });
    await screen.findByText('Link 3');
    const field = screen.getByRole('searchbox');
    await user.click(field);
    for (const letter of 'go.test/link-2') await user.keyboard(letter);
    await waitFor(() => expect(titles()).toEqual(['Link 2']));
    expect(field).toHaveProperty('value', 'go.test/link-2');
    await waitFor(() => expect(location()).toBe('/links?q=go.test%2Flink-2'));
    expect(service.asked.join(' ')).not.toContain('short=');
    await user.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).not.toBe(field);
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(location()).toBe('/links');
  });

  it('A pasted address that is no short URL is searched for instead', async () => {
    const { user } = await renderPage('/links', { service: await withLinks(3) });
    await screen.findByText('Link 3');
    await user.click(screen.getByRole('searchbox'));
    await user.paste('https://shop.example/2');
    await screen.findByText(/No link in this account has this address/);
    expect(titles()).toEqual(['Link 2']);
  });

  it('Says how old the list is and asks again', async () => {
    const { user, service } = await renderPage('/links', { service: await withLinks(1) });
    await screen.findByText(/^Updated/);
    await service.addLink({ url: 'https://shop.example/late', metatitle: 'Made elsewhere' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Made elsewhere')).toBeDefined();
  });

  it('A failed refresh keeps the rows, the bar says why, and Try now helps @core', async () => {
    const service = await withLinks(1);
    let broken = false;
    const { user, windUntil } = await renderPage('/links', {
      service,
      through: (send) => (request) => (broken ? faults.badGateway(request, send) : send(request)),
    });
    await screen.findByText('Link 1');
    broken = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^From \d/)).toBeDefined();
    expect(await screen.findByText(/^Not responding/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toEqual(['Link 1']);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await windUntil(() => expect(screen.getByText(/^Updated \d/)).toBeDefined());
    await waitFor(() => expect(screen.queryByText(/^Not responding/)).toBeNull());
  });

  it('A first load that fails says why and offers Retry', async () => {
    const service = await withLinks(1);
    const { user } = await renderPage('/links', {
      service,
      through: (send) => withFault(send, faults.htmlPage, { only: 'links.list', times: 1 }),
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Could not load your links.*web page/,
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Link 1')).toBeDefined();
  });

  it('The whole row opens the link, but not when text is selected, or a control of its own is used @core', async () => {
    const { user, location } = await renderPage('/links', { service: await withLinks(1) });
    await screen.findByText('Link 1');
    await user.click(screen.getByRole('button', { name: 'Copy short link' }));
    expect(location()).toBe('/links');
    const alias = screen.getByText('link-1');
    getSelection()?.selectAllChildren(alias);
    alias.click();
    expect(location()).toBe('/links');
    getSelection()?.removeAllRanges();
    await user.keyboard('{Control>}');
    await user.click(alias);
    await user.keyboard('{/Control}');
    expect(location()).toBe('/links');
    await user.click(alias);
    expect(location()).toBe('/links/1');
  });

  it('J and K, and the arrows within the list, go from row to row; Enter opens', async () => {
    const { user, location } = await renderPage('/links', { service: await withLinks(3) });
    await screen.findByText('Link 3');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).not.toBe('Link 3');
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Link 3');
    await user.keyboard('{ArrowDown}j');
    expect(document.activeElement?.textContent).toBe('Link 1');
    await user.keyboard('{ArrowDown}k');
    expect(document.activeElement?.textContent).toBe('Link 2');
    await user.keyboard('{Enter}');
    expect(location()).toBe('/links/2');
  });

  it('A title with markup, and none at all, are text', async () => {
    const service = await createTestService();
    await service.addLink({
      url: 'https://shop.example/a',
      metatitle: '<img src=x onerror=alert(1)> & more',
    });
    await renderPage('/links', { service });
    expect(await screen.findByText('<img src=x onerror=alert(1)> & more')).toBeDefined();
    expect(document.querySelector('main img')).toBeNull();
  });
});
