/** Screens in a language: signs in without a word, goes through every screen, and finds texts of another language or cut ones. */
import type { Page } from '@playwright/test';
import { directly, expect } from '#e2e/support/fixtures.ts';
import type { RunningServer } from '#e2e/support/server.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Every text of a catalog. */
export function textsOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text] : textsOf(text),
  );
}

/** Signs in by the kinds of the fields, whatever they are called. */
export async function signIn(page: Page, { dashboard, key }: RunningServer): Promise<void> {
  await page.goto(dashboard);
  await page.locator('input[type=password]').first().fill(key);
  await page.locator('button[type=submit]').first().click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** The paths of all screens, with a link, a channel and a campaign of the account. */
export async function allScreens(server: RunningServer): Promise<string[]> {
  const direct = directly(server, server.key);
  const idOf = async (path: string, list: string): Promise<number> => {
    const { data } = (await direct.get(path)) as { data: Record<string, { id: number }[]> };
    return data[list]?.[0]?.id ?? 0;
  };
  return [
    '/overview',
    '/links',
    `/links/${await idOf('/api/urls?order=click', 'urls')}`,
    '/links/new',
    '/links/import',
    '/channels',
    `/channels/${await idOf('/api/channels', 'channels')}`,
    '/campaigns',
    `/campaigns/${await idOf('/api/campaigns', 'campaigns')}`,
    '/domains',
    '/pixels',
    '/overlays',
    '/splash',
    '/activity',
    '/report',
    '/account',
    '/account?tab=security',
    '/account?tab=device',
    '/account?tab=labels',
    '/nowhere',
  ];
}

/** All texts that the service itself sends for the lists of the account. */
export async function sentTexts(server: RunningServer): Promise<Set<string>> {
  const direct = directly(server, server.key);
  const sent = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') sent.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const path of ['channels', 'campaigns', 'pixels', 'domains', 'overlay', 'splash', 'urls']) {
    for (const number of [1, 2, 3])
      collect(await direct.get(`/api/${path}?limit=100&page=${number}`));
  }
  return sent;
}

/** A number that is no part of a word. */
const latinNumber = /(?<![\p{L}\d])\d[\d.,:%]*(?![\p{L}\d])/u;
/** A host with what follows it, or a path. */
const hostOrPath =
  /(https?:\/\/)?(\d+\.\d+\.\d+\.\d+|(?=[\w.-]*[a-z])[\w-]+(\.[\w-]+)+)(:\d+)?\S*|(?=[\w/.-]*[a-z])[\w-]*\/[\w/.-]+/gi;

/** Texts with a number in Latin digits that is part of no address and of nothing that the service has sent. */
export function latinNumbers(texts: readonly string[], sent: ReadonlySet<string>): string[] {
  const named = [...sent].filter((text) => /\p{L}/u.test(text) && /\d/.test(text));
  const byLength = named.sort((one, other) => other.length - one.length);
  // Examples of what users write into a file are set apart in texts.
  const withoutData = (text: string) =>
    byLength
      .reduce((rest, each) => rest.replaceAll(each, ''), text)
      .replaceAll(/\u2068[^\u2069]*\u2069/g, '')
      .replaceAll(hostOrPath, '');
  // Such as the tag of a pixel, which has no letter.
  const isData = (text: string) => text.length > 3 && sent.has(text);
  return texts.filter((text) => !isData(text) && latinNumber.test(withoutData(text)));
}

/** Opens a screen and waits until it shows what it loads. */
export async function openScreen(
  page: Page,
  { dashboard }: RunningServer,
  path: string,
): Promise<void> {
  await page.goto(dashboard + path);
  await shown(page);
}

/** Goes to another screen or tab as by a link of the page, so that nothing is loaded again, and waits as `openScreen` does. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (page.url().endsWith(path)) return shown(page);
  await page.evaluate((to) => {
    const isTab = new URL(to, location.href).pathname === location.pathname;
    const left = isTab ? 'main [role=tab][aria-selected=true]' : 'main h1';
    document.querySelector(left)?.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1[data-left], [aria-selected=true][data-left]')).toHaveCount(0);
  return shown(page);
}

async function shown(page: Page): Promise<void> {
  // A report has the heading of its document too.
  await expect(page.locator('main:not(.starting) h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** What the page says: its visible texts, and the names and hints that only a screen reader or a pointer meets. */
export async function saidTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement } = walker.currentNode;
      // Code is of no language: a request, a status of HTTP.
      if (parentElement?.closest('script, style, noscript, code') !== null) continue;
      // A URL is one text, although its alias is an element of its own.
      const url = parentElement.closest('bdi[dir="ltr"]');
      said.push((url ?? walker.currentNode).textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]:not(code)`))
        said.push(element.getAttribute(name) ?? '');
    return [...new Set(said.map((text) => text.trim()))].filter((text) => text !== '');
  });
}

/** Texts whose end, marked by a sign, nobody can see: beyond the window, clipped by what is around them, or under something. */
export async function cutTexts(page: Page, end: string): Promise<string[]> {
  return page.evaluate((sign) => {
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // What only screen readers meet is a pixel in size.
      return (
        width <= 1 ||
        height <= 1 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element !== document.body;
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      const text = node.textContent ?? '';
      const at = text.lastIndexOf(sign);
      let parent = node.parentElement;
      if (at < 0 || parent === null || isHidden(parent)) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sign.length);
      parent.scrollIntoView({ block: 'center', inline: 'nearest' });
      const place = range.getBoundingClientRect();
      let problem = '';
      if (place.right > innerWidth + 1 || place.left < -1) problem = 'beyond the window';
      for (; parent !== null && problem !== 'in a scroller'; parent = parent.parentElement) {
        const around = parent.getBoundingClientRect();
        const isOutside = place.right > around.right + 1 || place.left < around.left - 1;
        if (isHidden(parent)) problem = 'in a scroller';
        else if (isOutside && scrolls(parent)) problem = 'in a scroller';
        else if (isOutside && clips(parent)) problem = 'clipped';
      }
      if (problem !== '' && problem !== 'in a scroller') cut.push(`${problem}: ${text}`);
    }
    return cut;
  }, end);
}
