/** New link in a browser: undo, keyboard, errors, reload, lost replies, hostile texts and both widths. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, lengthenHolds, test } from '#e2e/support/fixtures.ts';
import { enter, tabTo, type } from '#e2e/support/keyboard.ts';
import { add } from '#e2e/support/records.ts';
import { ofUser } from '#e2e/support/traffic.ts';
import {
  countLinksTo,
  createdLink,
  createNow,
  creationsIn,
  openSection,
  openWizard,
  pick,
  ruleDestination,
  uniqueAlias,
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

test('Paste and Enter create a link, without a mouse and without a request for a list', async ({
  signedIn: page,
  server,
  traffic,
}) => {
  await traffic.drain();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Destination', { exact: true })).toBeFocused();
  await page.keyboard.insertText('shop.example/pasted');
  const pressed = Date.now();
  await page.keyboard.press('Enter');
  await expect(createdLink(page)).toBeVisible();
  // Nothing left within the three seconds in which it can be undone.
  const sent = traffic.all().find(({ method }) => method === 'POST');
  expect((sent?.at ?? 0) - pressed).toBeGreaterThanOrEqual(3000);
  expect(creationsIn(traffic)).toEqual(['{"url":"https://shop.example/pasted"}']);
  const asked = ofUser(await traffic.drain());
  expect(asked.filter((line) => !line.startsWith('GET /api/urls'))).toEqual(['POST /api/url/add']);
  expect(await countLinksTo(server, 'https://shop.example/pasted')).toBe(1);
  await expect(createdLink(page)).toContainText(/copied|didn’t let the page copy/);
});

test('Undo within the hold sends nothing and keeps all values', { tag: '@core' }, async ({
  signedIn: page,
  server,
  traffic,
}) => {
  await openWizard(page, server);
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/undone');
  await page.getByLabel('Alias', { exact: true }).fill('undone-alias');
  await lengthenHolds(page);
  await page.getByRole('button', { name: /^Create link/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Alias', { exact: true })).toHaveValue('undone-alias');
  expect(creationsIn(traffic)).toEqual([]);
  expect(await countLinksTo(server, 'https://shop.example/undone')).toBe(0);
});

test('The whole wizard can be used by keyboard', async ({ signedIn: page, direct, traffic }) => {
  test.setTimeout(180_000);
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
    await expect(page.getByRole('option', { name: 'News' })).toBeVisible();
    await keyboard.press('ArrowDown');
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
    type: 'direct',
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
  await enter(page.getByRole('button', { name: '7 days' }));
  await tabTo(page.getByRole('radio', { name: 'Default' }));
  await keyboard.press('ArrowUp');

  await next('Pixels');
  await enter(page.getByRole('button', { name: 'Choose pixels' }));
  const visitors = page.getByRole('checkbox', { name: 'All visitors' });
  await expect(visitors).toBeVisible();
  await tabTo(visitors);
  await keyboard.press('Space');

  await next('App links');
  await tabTo(page.getByRole('switch', { name: 'Open in the app' }));
  await keyboard.press('Space');
  await enter(page.getByRole('button', { name: 'Add rules for iOS and Android' }));

  await next('Redirect type');
  await tabTo(page.getByRole('radio', { name: 'Default' }).last());
  await keyboard.press('ArrowDown');
}

test('The focus goes to the first problem, whose section opens, and to the field that the service refuses', async ({
  signedIn: page,
  server,
  direct,
  traffic,
}) => {
  const alias = uniqueAlias();
  await direct.post('/api/url/add', { url: 'https://shop.example/first', custom: alias });
  // No list has shown the link, so that the service is the first to know of it.
  traffic.answer(({ path }) => (path.startsWith('/api/urls') ? 'drop' : undefined));
  await openWizard(page, server);
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/second');
  await page.getByLabel('Alias', { exact: true }).fill(alias);
  await openSection(page, 'Targeting');
  await page.getByRole('button', { name: 'Add country rule' }).click();
  await pick(page, 'Country of rule 1', 'Germany');
  await openSection(page, 'Protection');
  await page.getByLabel('Date and time').fill('2020-01-01T12:00');
  await page.getByRole('button', { name: /^Create link/ }).click();
  const link = ruleDestination(page, 'Countries', 1);
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(/\S/);
  await expect(page.getByRole('button', { name: /^Protection/ })).toContainText('Has errors');
  await link.fill('https://shop.example/de');
  await page.getByRole('button', { name: /^Create link/ }).click();
  await expect(page.getByLabel('Date and time')).toBeFocused();
  await page.getByRole('button', { name: '1 day' }).click();
  await createNow(page);
  await expect(page.getByLabel('Alias', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Alias', { exact: true })).toHaveAccessibleDescription(/taken/i);
  await expect(page.getByLabel('Alias', { exact: true })).toHaveValue(alias);
});

test('A reload in the middle loses nothing but the password', async ({
  signedIn: page,
  server,
}) => {
  await openWizard(page, server);
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/draft');
  await openSection(page, 'Targeting');
  await page.getByRole('button', { name: 'Add country rule' }).click();
  await pick(page, 'Country of rule 1', 'Germany');
  await ruleDestination(page, 'Countries', 1).fill('https://shop.example/de');
  await openSection(page, 'Protection');
  await page.getByLabel('Password', { exact: true }).fill('never-kept');
  await page.getByRole('button', { name: '7 days' }).click();
  const expiry = await page.getByLabel('Date and time').inputValue();
  await openSection(page, 'Pixels');
  await page.getByRole('combobox', { name: 'Source' }).fill('newsletter');
  await expect.poll(() => storedText(page)).toContain('newsletter');
  expect(await storedText(page)).not.toContain('never-kept');

  await page.reload();
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(
    'https://shop.example/draft',
  );
  await openSection(page, 'Targeting');
  await expect(page.getByRole('combobox', { name: 'Country of rule 1' })).toHaveValue('Germany');
  await openSection(page, 'Protection');
  await expect(page.getByLabel('Date and time')).toHaveValue(expiry);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await openSection(page, 'Pixels');
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('newsletter');
});

test('A link whose reply is lost is created once, looked up, and found', async ({
  signedIn: page,
  server,
  traffic,
}) => {
  const url = `https://shop.example/${uniqueAlias()}`;
  await openWizard(page, server);
  traffic.answer(({ path }) => (path === '/api/url/add' ? 'lose' : undefined));
  await page.getByLabel('Destination', { exact: true }).fill(url);
  await createNow(page);
  await expect(createdLink(page)).toBeVisible({ timeout: 30_000 });
  expect(creationsIn(traffic)).toHaveLength(1);
  expect(await countLinksTo(server, url)).toBe(1);
});

test('A link whose request was lost is reported as not created, and sent again when the user asks', async ({
  signedIn: page,
  server,
  traffic,
}) => {
  test.setTimeout(90_000);
  const url = `https://shop.example/${uniqueAlias()}`;
  await openWizard(page, server);
  const stop = traffic.answer(({ path }) => (path === '/api/url/add' ? 'drop' : undefined));
  await page.getByLabel('Destination', { exact: true }).fill(url);
  await createNow(page);
  await expect(page.getByRole('group', { name: 'The link wasn’t created' })).toBeVisible({
    timeout: 30_000,
  });
  expect(await countLinksTo(server, url)).toBe(0);
  stop();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(createdLink(page)).toBeVisible();
  expect(await countLinksTo(server, url)).toBe(1);
});

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

test('Hostile texts stay texts in every section, in the summary and after the link is created', async ({
  signedIn: page,
  server,
  direct,
}) => {
  test.setTimeout(120_000);
  const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await add(direct, '/api/channel/add', { name: markup.slice(0, 90) });
  await add(direct, '/api/pixel/add', { type: 'forum', name: markup.slice(0, 90), tag: markup });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWizard(page, server);
  const destination = page.getByLabel('Destination', { exact: true });
  await destination.fill('javascript:window.hacked=1');
  await page.getByRole('button', { name: /^Create link/ }).click();
  await expect(destination).toBeFocused();
  await expect(destination).toHaveAccessibleDescription(/http/);
  await destination.fill(`https://shop.example/?q=${encodeURIComponent(markup)}`);
  await openSection(page, 'Description');
  await page.getByLabel('Description', { exact: true }).fill(`${markup}\n\u202Egnp.exe`);
  await openSection(page, 'Social card');
  await page.getByLabel('Card title').fill(`\u202E${markup}`);
  await page.getByLabel('Card description').fill(markup);
  await openSection(page, 'Pixels');
  await page.getByRole('button', { name: 'Choose pixels' }).click();
  await page.getByRole('checkbox', { name: /^<img/ }).check();
  await pick(page, 'Channel', markup.slice(0, 90), '<img');
  await page.getByRole('button', { name: 'Term, content, other parameters' }).click();
  await page.getByRole('button', { name: 'Add parameter' }).click();
  await page.getByLabel('Name of parameter 1').fill('"><script>');
  await page.getByLabel('Value of parameter 1').fill(markup);
  for (const title of titles) {
    await openSection(page, title);
    await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Request for developers' }).click();
  expect(await page.getByRole('group', { name: 'Request as JSON' }).textContent()).not.toContain(
    '\u202E',
  );
  await expect(await createNow(page)).toBeVisible();
  await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`No section has an accessibility fault in either scheme at ${size.width} pixels, and nothing is wider than the page`, async ({
    signedIn: page,
    server,
    direct,
  }) => {
    test.setTimeout(180_000);
    await add(direct, '/api/pixel/add', { type: 'forum', name: 'All visitors', tag: 'T-1' });
    await page.setViewportSize(size);
    await openWizard(page, server);
    await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/a11y');
    const fill: Partial<Record<(typeof titles)[number], () => Promise<void>>> = {
      'Redirect type': () => page.getByRole('radio', { name: 'Overlay' }).check(),
      Targeting: async () => {
        await page.getByRole('button', { name: 'Add country rule' }).click();
        await pick(page, 'Country of rule 1', 'Germany');
        await page.getByRole('button', { name: 'Add country rule' }).click();
      },
      'App links': () =>
        page.getByRole('switch', { name: 'Open in the app' }).check({ force: true }),
      'Social card': () => page.getByLabel('Card image').fill('https://pictures.example/a.png'),
      Protection: () => page.getByRole('button', { name: '7 days' }).click(),
      Pixels: async () => {
        await page.getByRole('button', { name: 'Choose pixels' }).click();
        await page.getByRole('checkbox', { name: 'All visitors' }).check();
        await page.getByRole('combobox', { name: 'Source' }).fill('newsletter');
      },
    };
    for (const title of titles) {
      await openSection(page, title);
      await fill[title]?.();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, title).toBeLessThanOrEqual(0);
    }
    await openSection(page, 'Targeting');
    await page.getByRole('button', { name: 'Remove rule 2' }).click();
    await ruleDestination(page, 'Countries', 1).fill('https://shop.example/de');
    await expect(await createNow(page)).toBeVisible();
    await expectAccessible(page);
  });
}

/** Everything that the page stores in this browser, as text. */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('not opened'));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(new Error('not read'));
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });
}
