/** Screens that are left out: nothing on the screens of links leads to them, in the page, its menus and the palette. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { isHidden, resolveScreens } from './resolve-screens.ts';

const reading = ['account.get', 'links.list', 'links.get'];

/** Screens of links alone, by a backend that reads, or all screens. */
async function open(route: string, isWhole = false) {
  const service = await createTestService();
  await service.addLink({ url: 'https://shop.example/sale', custom: 'sale', metatitle: 'Sale' });
  const { hidden } = isWhole ? resolveScreens(undefined, null) : resolveScreens(['links'], reading);
  const leadsTo = (path: string) => !isHidden(path, hidden);
  const page = await renderPage(route, { service, hostOptions: { embedded: true, leadsTo } });
  return { ...page, leadsTo };
}

/** The paths that links of the app lead to. */
function waysOut(): string[] {
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return links.filter((href) => href.startsWith('/')).map((href) => href.split('?')[0] ?? '');
}

const button = (name: string) =>
  screen.queryByRole(/^(Import|Report…)$/.test(name) ? 'link' : 'button', { name });

async function openRowMenu({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: /^Actions for/ }));
  const menu = within(await screen.findByRole('menu'));
  await menu.findByRole('menuitem', { name: 'Copy short link' });
  return menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

async function select({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('checkbox', { name: /^Select .*sale/ }));
  return within(await screen.findByRole('region', { name: 'Selection' }));
}

describe('The screen of links', () => {
  it('leads to no screen that is left out', async () => {
    const page = await open('/links');
    await screen.findByRole('link', { name: 'Sale' });
    expect(waysOut()).toContain('/links/1');
    expect(waysOut().filter((path) => !page.leadsTo(path))).toEqual([]);
    for (const name of ['Import', 'Report…', 'New link']) expect(button(name)).toBeNull();
    expect(await openRowMenu(page)).not.toContain('Duplicate');
    await page.user.keyboard('{Escape}');
    const bar = await select(page);
    expect(bar.queryByRole('button', { name: 'Report…' })).toBeNull();
  });

  it('leads to all of them where none is left out', async () => {
    const page = await open('/links', true);
    await screen.findByRole('link', { name: 'Sale' });
    for (const name of ['Import', 'Report…', 'New link']) expect(button(name)).not.toBeNull();
    expect(await openRowMenu(page)).toContain('Duplicate');
    await page.user.keyboard('{Escape}');
    const bar = await select(page);
    expect(bar.getByRole('link', { name: 'Report…' })).toBeDefined();
  });

  it('has text in place of the ways to links where single ones cannot be read', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/sale', metatitle: 'Sale' });
    const { hidden } = resolveScreens(['links'], ['account.get', 'links.list']);
    const leadsTo = (path: string) => !isHidden(path, hidden);
    await renderPage('/links', { service, hostOptions: { embedded: true, leadsTo } });
    await screen.findByText('Sale');
    expect(screen.queryByRole('link', { name: 'Sale' })).toBeNull();
  });
});

describe('The screen of a link', () => {
  it('leads to no screen that is left out', async () => {
    const { leadsTo } = await open('/links/1');
    await screen.findByRole('heading', { name: /Sale/, level: 1 });
    await screen.findByRole('button', { name: 'QR code…' });
    expect(screen.queryByRole('link', { name: 'Duplicate' })).toBeNull();
    expect(waysOut().filter((path) => !leadsTo(path))).toEqual([]);
  });

  it('leads to a changed copy where links can be created', async () => {
    await open('/links/1', true);
    expect(await screen.findByRole('link', { name: 'Duplicate' })).toBeDefined();
  });
});

it('The palette offers no screen and no act that is left out', async () => {
  const page = await open('/links');
  await screen.findByRole('link', { name: 'Sale' });
  await select(page);
  await page.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Search/ });
  const titles = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(titles().length).toBeGreaterThan(0));
  const text = titles().join('\n');
  for (const name of ['New link', 'Import', 'Overview', 'requests', 'Report'])
    expect(text).not.toContain(name);
});
