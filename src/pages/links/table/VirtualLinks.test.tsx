/** The one long list of all links, by keyboard and with its selection. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inWindow } from '#testing/setups/on-phone.ts';
import { renderAllLinks } from '#testing/setups/render-all-links.ts';

/** The row that has the focus, as its title and its place. */
function focused(): string {
  const row = document.activeElement?.closest('tr');
  return `${document.activeElement?.textContent ?? ''} ${row?.getAttribute('aria-rowindex') ?? ''}`;
}

const table = () => screen.getByRole('table', { name: 'Links' });

async function openList(number = 52) {
  const page = await renderAllLinks('/links', number);
  await waitFor(() => expect(table().getAttribute('aria-rowcount')).toBe(String(number + 1)));
  return page;
}

describe('The list of all links', () => {
  it('renders the rows in view, says how many there are, and is gone through from the first to the last by keys', async () => {
    const { user, service } = await openList();
    expect(within(table()).getAllByRole('row').length).toBeLessThan(50);
    await user.keyboard('j');
    expect(focused()).toBe('Link 52 2');
    await user.keyboard('j{ArrowDown}k');
    await waitFor(() => expect(focused()).toBe('Link 51 3'));
    await user.keyboard('{End}jj');
    await waitFor(() => expect(focused()).toBe('Link 1 53'));
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(focused()).not.toBe('Link 1 53'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe('Link 1 53'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(focused()).toBe('Link 52 2'));
    expect(service.asked).toEqual([]);
  });

  it('is one list on a phone too, of which the lines in view are rendered', async () => {
    await inWindow(390, 844);
    const { service } = await renderAllLinks('/links', 60);
    const list = () => screen.getByRole('list', { name: 'Links' });
    const lines = () => within(list()).getAllByRole('listitem');
    await waitFor(() => expect(lines()[0]?.getAttribute('aria-setsize')).toBe('60'));
    expect(lines()[1]?.getAttribute('aria-posinset')).toBe('2');
    expect(lines().length).toBeLessThan(60);
    expect(screen.queryByText(/^Page \d/)).toBeNull();
    expect(service.asked).toEqual([]);
  });

  it('has the place and the row again that were left, with Back', async () => {
    const { user } = await openList(120);
    const { documentElement } = document;
    documentElement.scrollTop = 3600;
    await screen.findByRole('link', { name: 'Link 50' });
    await user.click(screen.getByRole('link', { name: 'Link 50' }));
    await screen.findByRole('heading', { name: 'Link 50' });
    const place = 3600;
    expect(documentElement.scrollTop).toBe(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toMatch(/^Link 50 /));
    expect(Math.abs(documentElement.scrollTop - place)).toBeLessThan(2);
  });

  it('keeps the focus where links are made or deleted meanwhile', async () => {
    const { user, service } = await openList();
    await user.keyboard('jjj');
    expect(focused()).toBe('Link 50 4');
    await service.addLink({ url: 'https://shop.example/late', custom: 'late', metatitle: 'Late' });
    const at = document.activeElement;
    // A press on the button by itself, which leaves the focus in the row.
    screen.getByRole('button', { name: 'Refresh' }).click();
    await screen.findByRole('link', { name: 'Late' });
    expect(document.activeElement).toBe(at);
    expect(focused()).toBe('Link 50 5');
    await user.keyboard('j');
    expect(focused()).toBe('Link 49 6');
  });

  it('selects all that match without a request, and by shift more than is in view', async () => {
    const { user, service } = await openList();
    const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select go.test/link-52' }));
    expect(bar().getByText('1 selected')).toBeDefined();
    await user.click(bar().getByRole('button', { name: 'Select all 52' }));
    expect(await bar().findByText('52 selected')).toBeDefined();
    await user.keyboard('{Escape}{Control>}a{/Control}');
    expect(await screen.findByText('52 selected')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Select all 52 links' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());

    await user.click(screen.getByRole('checkbox', { name: 'Select go.test/link-51' }));
    await user.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe('Link 1 53'));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select go.test/link-1' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('51 selected')).toBeDefined();
    expect(service.asked).toEqual([]);
  });
});
