/** Focus of a frame: until a user acts inside it, keys and scroll position stay with the page around; then it has them. */
import type { FrameLocator, Page } from '@playwright/test';
import type { RunningPortal } from '#e2e/portal/portal.ts';
import { call, expect, test } from './embedding.ts';

test.use({ waitsForQuiet: false });

const allRoutes = [
  ['/links', 'Links'],
  ['/links/new', 'New link'],
  ['/overview', 'Overview'],
  ['/channels', 'Channels'],
] as const;

type Way = 'typed' | 'handed' | 'kept';
type Route = (typeof allRoutes)[number];

/** The ways differ before the screen is there, so that the one without a question tries all screens. */
const routesOf: readonly [way: Way, routes: readonly Route[]][] = [
  ['typed', allRoutes.slice(0, 1)],
  ['handed', allRoutes.slice(0, 1)],
  ['kept', allRoutes],
];

/** Each letter that is a shortcut of the dashboard, many times over: 234 characters. */
const typed = 'cakes / pies? coffee & tea, c/o '.repeat(8).slice(0, 234);

/** Opens the page with a field, types into it while the frame loads, and the rest after that. */
async function typeWhileLoading(
  page: Page,
  portal: RunningPortal,
  way: Way,
  [route, heading]: Route,
  more = '',
): Promise<void> {
  await page.goto(`${portal.url}/field?way=${way}&route=${route}${more}`, {
    waitUntil: 'commit',
  });
  await page.locator('#field').focus();
  await page.keyboard.type(typed.slice(0, 150), { delay: 5 });
  const frame = page.frameLocator('#one iframe');
  const shown =
    way === 'typed'
      ? frame.getByLabel('API key')
      : frame.getByRole('heading', { name: heading, level: 1 });
  await expect(shown).toBeVisible();
  await page.keyboard.type(typed.slice(150), { delay: 5 });
  await expectOnPage(page);
}

/** All that was typed is in the field of the page, which has not scrolled; in the frame nothing has opened. */
async function expectOnPage(page: Page, text = typed): Promise<void> {
  await expect(page.locator('#field')).toHaveValue(text);
  await expect(page.locator('#field')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.frameLocator('#one iframe').getByRole('dialog')).toHaveCount(0);
}

/** The frame that has loaded, while the field of the page has the focus. */
async function openPage(page: Page, portal: RunningPortal, more = ''): Promise<FrameLocator> {
  await page.goto(`${portal.url}/field?way=kept${more}`);
  const frame = page.frameLocator('#one iframe');
  await expect(frame.getByRole('row').nth(3)).toBeVisible();
  await expect(page.locator('#field')).toBeFocused();
  return frame;
}

for (const [way, routes] of routesOf) {
  test(`While a frame loads (${way}), every key and the scroll position stay with the page, and with two frames as high as their content`, {
    tag: '@processes',
  }, async ({ page, embedding }) => {
    for (const route of routes) await typeWhileLoading(page, embedding.portal, way, route);
    const [first] = allRoutes;
    await typeWhileLoading(page, embedding.portal, way, first, '&second&height=auto');
  });
}

test('A click in the frame gives it keyboard and shortcuts; once the user is back in the page, it takes nothing again', {
  tag: '@processes',
}, async ({ page, embedding }) => {
  const frame = await openPage(page, embedding.portal);
  // Above the frame no key is a shortcut of it, and screens that the page opens take no focus.
  await page.keyboard.type('c?');
  await call(page, 'navigate', ['/channels']);
  await expect(frame.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  await page.keyboard.type('/');
  await expectOnPage(page, 'c?/');

  await frame.getByRole('heading', { name: 'Channels', level: 1 }).click();
  await page.keyboard.press('c');
  await expect(frame.getByLabel('Destination', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await frame.getByRole('link', { name: 'Campaigns' }).click();
  await expect(frame.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeFocused();
  await expect(page.locator('#field')).toHaveValue('c?/');

  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('#field').click();
  await call(page, 'navigate', ['/links/new']);
  await expect(frame.getByRole('heading', { name: 'New link', level: 1 })).toBeVisible();
  await page.keyboard.type('c');
  await expectOnPage(page, 'c?/c');
});

test('A dialog that opens while the user is in the page has the focus as soon as they come by Tab', {
  tag: '@processes',
}, async ({ page, embedding }) => {
  await openPage(page, embedding.portal);
  const inside = page.frames().find((each) => each !== page.mainFrame());
  await inside?.evaluate(() => {
    const dialog = document.createElement('div');
    dialog.role = 'dialog';
    const [later, now] = ['Later', 'Now'].map((text) => {
      const button = document.createElement('button');
      button.textContent = text;
      return button;
    });
    dialog.append(later ?? '', now ?? '');
    document.body.append(dialog);
    now?.focus();
  });
  await expect(page.locator('#field')).toBeFocused();
  await page.keyboard.press('Tab');
  const frame = page.frameLocator('#one iframe');
  await expect(frame.getByRole('button', { name: 'Now', exact: true })).toBeFocused();
});
