/** New link in a browser: all of it by keys in real Tab order, the frame that shows a picture, and each section on a phone. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessible.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { enter, tabTo, type } from '#e2e/support/keyboard.ts';
import { add } from '#e2e/support/records.ts';
import {
  createdLink,
  createNow,
  creationsIn,
  openSection,
  openWizard,
  pick,
  ruleDestination,
} from '#e2e/support/wizard.ts';

test.use({ rateLimit: 600 });

const titles = [
  'Targeting',
  'Social card',
  'Protection',
  'Pixels',
  'App links',
  'Redirect type',
  'Description',
] as const;

test('The whole wizard can be used by keyboard', async ({ signedIn: page, direct, traffic }) => {
  await add(direct, '/api/channel/add', { name: 'News' });
  await add(direct, '/api/pixel/add', { type: 'forum', name: 'All visitors', tag: 'T-1' });
  const { keyboard } = page;
  const destination = page.getByLabel('Destination', { exact: true });
  const next = (title: string) =>
    enter(page.getByRole('button', { name: new RegExp(`^${title}`) }));

  await test.step('C opens the panel, from which all options are one key away', async () => {
    await keyboard.press('c');
    await expect(destination).toBeFocused();
    await keyboard.type('shop.example/keys');
    await enter(page.getByRole('button', { name: 'All options' }));
    await expect(destination).toHaveValue('https://shop.example/keys');
  });

  await test.step('A channel is chosen by arrow keys', async () => {
    const channel = page.getByRole('combobox', { name: 'Channel' });
    await tabTo(channel);
    await keyboard.press('ArrowDown');
    // It is marked already where the list was there when it opened.
    const news = page.getByRole('option', { name: 'News', exact: true });
    const isMarked = async () => (await news.getAttribute('data-combobox-selected')) !== null;
    await expect(async () => {
      if (!(await isMarked())) await keyboard.press('ArrowDown');
      expect(await isMarked()).toBe(true);
    }).toPass();
    await keyboard.press('Enter');
    await expect(channel).toHaveValue('News');
    await type(page.getByRole('combobox', { name: 'Source' }), 'keys');
  });

  await test.step('Two country rules are added, and change places', async () => {
    await next('Targeting');
    for (const country of ['Germany', 'France'])
      await typeCountryRule(page, country, `shop.example/${country}`);
    await keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('combobox', { name: 'Country of rule 1' })).toHaveValue('France');
  });

  await test.step('Card, protection, pixels, app links and redirect type are set', () =>
    typeOtherSections(page, next));

  await test.step('Ctrl+Enter creates the link, and leads to it', async () => {
    await keyboard.press('ControlOrMeta+Enter');
    await expect(createdLink(page)).toBeVisible();
    await expect(page).toHaveURL(/\/links\/\d+$/);
  });

  expect(JSON.parse(creationsIn(traffic)[0] ?? '')).toMatchObject({
    url: 'https://shop.example/keys?utm_source=keys',
    type: 'frame',
    geotarget: [
      { location: 'France', link: 'https://shop.example/France?utm_source=keys' },
      { location: 'Germany', link: 'https://shop.example/Germany?utm_source=keys' },
    ],
    deeplink: { auto: true },
    metatitle: 'By keyboard',
    password: 'sesame',
    status: 'public',
  });
});

/** Adds a country rule by keys alone. */
async function typeCountryRule(page: Page, country: string, destination: string): Promise<void> {
  const { keyboard } = page;
  await enter(page.getByRole('button', { name: 'Add country rule' }));
  await expect(page.getByRole('combobox', { name: /^Country of rule/ }).last()).toBeFocused();
  await keyboard.type(country);
  await expect(page.getByRole('option', { name: country, exact: true })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type(destination);
}

/** Sets something in each section but Targeting, by keys alone. */
async function typeOtherSections(
  page: Page,
  next: (title: string) => Promise<void>,
): Promise<void> {
  const { keyboard } = page;
  await next('Social card');
  await type(page.getByLabel('Card title'), 'By keyboard');

  await next('Protection');
  await type(page.getByLabel('Password', { exact: true }), 'sesame');
  await tabTo(page.getByLabel('Expires'));
  await keyboard.type('7');
  await tabTo(page.getByRole('switch', { name: 'On public lists' }));
  await keyboard.press('Space');

  await next('Pixels');
  const visitors = page.getByRole('checkbox', { name: 'All visitors' });
  await expect(visitors).toBeVisible();
  await tabTo(visitors);
  await keyboard.press('Space');

  await next('App links');
  await tabTo(page.getByRole('switch', { name: 'Open in the app' }));
  await keyboard.press('Space');
  await enter(page.getByRole('button', { name: 'Add rules for iOS and Android' }));

  await next('Redirect type');
  await tabTo(page.getByRole('radio', { name: 'Direct' }));
  await keyboard.press('ArrowDown');
}

test('The picture of a card is requested only after a click, from a frame that tells its host nothing', async ({
  signedIn: page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: { referrer: string | undefined; cookie: string | undefined }[] = [];
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route('https://pictures.example/**', async (route) => {
    const headers = await route.request().allHeaders();
    asked.push({ referrer: headers['referer'], cookie: headers['cookie'] });
    if (route.request().url().endsWith('missing.png'))
      await route.fulfill({ status: 404, body: 'none' });
    else await route.fulfill({ contentType: 'image/png', body: png });
  });
  await openWizard(page, server);
  await openSection(page, 'Social card');
  await page.getByLabel('Card image').fill('https://pictures.example/card.png');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByRole('button', { name: 'Show image' })).toBeVisible();
  expect(asked).toEqual([]);
  await summary.getByRole('button', { name: 'Show image' }).click();
  const picture = page
    .frameLocator('iframe[title="Card image from pictures.example"]')
    .locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  await expect(summary.getByText('Loading image…')).toBeHidden();
  expect(asked).toEqual([{ referrer: undefined, cookie: undefined }]);

  await page.getByLabel('Card image').fill('https://pictures.example/missing.png');
  await summary.getByRole('button', { name: 'Show image' }).click();
  await expect(summary.getByText(/No image came from pictures\.example/)).toBeVisible();
  expect(violations).toEqual([]);

  // Opened as a page of the dashboard's own, it shows no picture.
  const before = asked.length;
  await page.goto(`${server.dashboard}/card-image.html#https%3A%2F%2Fpictures.example%2Fcard.png`);
  await expect(page.locator('img')).toHaveCount(0);
  expect(asked).toHaveLength(before);
});

test('No section has an accessibility fault in either scheme on a phone, and nothing is wider than the page', async ({
  signedIn: page,
  server,
  direct,
}) => {
  await add(direct, '/api/pixel/add', { type: 'forum', name: 'All visitors', tag: 'T-1' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openWizard(page, server);
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/a11y');
  const fill: Partial<Record<(typeof titles)[number], () => Promise<void>>> = {
    'Redirect type': () => page.getByRole('radio', { name: 'Overlay' }).check(),
    Targeting: async () => {
      await page.getByRole('button', { name: 'Add country rule' }).click();
      await pick(page, 'Country of rule 1', 'Germany');
      await page.getByRole('button', { name: 'Add country rule' }).click();
    },
    'App links': () => page.getByRole('switch', { name: 'Open in the app' }).check({ force: true }),
    'Social card': () => page.getByLabel('Card image').fill('https://pictures.example/a.png'),
    Protection: async () => {
      await page.getByLabel('Expires').selectOption('7 days');
    },
    Pixels: async () => {
      await page.getByRole('checkbox', { name: 'All visitors' }).check();
      await page.getByRole('combobox', { name: 'Source' }).fill('newsletter');
    },
  };
  // All are open at the end, so that axe, which takes seconds, looks at them once.
  for (const title of titles) {
    await openSection(page, title);
    await fill[title]?.();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, title).toBeLessThanOrEqual(0);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { expanded: true })).toHaveCount(titles.length);
  await expectAccessible(page);
  await openSection(page, 'Targeting');
  await page.getByRole('button', { name: 'Remove rule 2' }).click();
  await ruleDestination(page, 'Countries', 1).fill('https://shop.example/de');
  await expect(await createNow(page)).toBeVisible();
  await expect(page).toHaveURL(/\/links\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
