/** New link in a browser: all fields, undo, keyboard, errors, reload, lost replies, hostile texts and both widths. */
import type { Page } from '@playwright/test';
import { newLink } from '#contract/resources/links.ts';
import { connect, expect, expectAccessible, lengthenHolds, test } from '#e2e/support/fixtures.ts';
import { enter, tabTo, type } from '#e2e/support/keyboard.ts';
import { add } from '#e2e/support/records.ts';
import { account } from '#e2e/support/server.ts';
import {
  countLinksTo,
  createdLink,
  createNow,
  creationsIn,
  openSection,
  openWizard,
  pick,
  storedLink,
  visitAs,
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

/** A text unique to one test, for aliases and hosts, which all accounts share. */
const unique = () => `w${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

test('A link with every field set is created as the summary says, and its duplicate differs in alias and password alone', {
  tag: '@core',
}, async ({ page, server, owner, direct, traffic }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = unique();
  const host = `go-${name}.example`;
  await add(direct, '/api/domain/add', { domain: `https://${host}` });
  const pixels = [
    await add(direct, '/api/pixel/add', { type: 'forum', name: 'All visitors', tag: 'T-1' }),
    await add(direct, '/api/pixel/add', { type: 'qapixel', name: 'Buyers', tag: 'T-2' }),
  ];
  const channel = await add(direct, '/api/channel/add', { name: 'News' });
  const campaign = await add(direct, '/api/campaign/add', { name: 'Spring' });
  await account(server.data, 'add-overlay', '--email', owner.email, '--name', 'Subscribe');
  await connect(page, server.dashboard, owner.key);
  await openWizard(page, server);

  await page
    .getByLabel('Destination', { exact: true })
    .fill('https://shop.example/sale?size=m#top');
  await pick(page, 'Domain', host);
  await page.getByLabel('Alias', { exact: true }).fill(name);
  await openSection(page, 'Description');
  await page.getByLabel('Description', { exact: true }).fill('For the spring newsletter');

  await openSection(page, 'Redirect type');
  await page.getByRole('radio', { name: 'Overlay' }).check();
  await pick(page, 'Overlay', 'Subscribe');

  await openSection(page, 'Targeting');
  await page.getByRole('button', { name: 'Add device rule' }).click();
  await pick(page, 'Device of rule 1', 'iPhone');
  await page
    .getByRole('group', { name: 'Devices' })
    .getByLabel('Destination of rule 1')
    .fill('https://shop.example/iphone');
  for (const [index, country] of ['Germany', 'Côte d’Ivoire'].entries()) {
    await page.getByRole('button', { name: 'Add country rule' }).click();
    await pick(page, `Country of rule ${index + 1}`, country);
    await page
      .getByRole('group', { name: 'Countries' })
      .getByLabel(`Destination of rule ${index + 1}`)
      .fill(`shop.example/c${index}`);
  }
  await page.getByRole('button', { name: 'Add language rule' }).click();
  await pick(page, 'Language of rule 1', 'French (Canada) – fr-CA', 'fr-ca');
  await page
    .getByRole('group', { name: 'Languages' })
    .getByLabel('Destination of rule 1')
    .fill('https://shop.example/fr');
  await pick(page, 'Visitor’s country', 'Germany');
  await pick(page, 'Visitor’s device', 'Mac');
  await expect(
    page.getByText(/This visitor goes to https:\/\/shop\.example\/c0\s*Country rule 1/),
  ).toBeVisible();

  await openSection(page, 'App links');
  await page.getByRole('switch', { name: 'Open in the app' }).check({ force: true });
  await page.getByLabel('Android store').fill('https://store.example/a');
  await page.getByLabel('iPhone and iPad store').fill('https://apps.example/b');
  await page.getByRole('button', { name: 'Add a rule for Android' }).click();

  await openSection(page, 'Social card');
  await page.getByLabel('Card title').fill('Spring sale');
  await page.getByLabel('Card description').fill('Everything half the price.\nOnly this week.');
  await page.getByLabel('Card image').fill('https://pictures.example/spring.png');

  await openSection(page, 'Protection');
  await page.getByLabel('Password', { exact: true }).fill('sesame & "more"');
  await page.getByLabel('Date and time').fill('2099-01-31T18:30');
  await page.getByRole('radio', { name: 'Public' }).check();

  await openSection(page, 'Pixels');
  await page.getByRole('button', { name: 'Choose pixels' }).click();
  for (const pixel of ['All visitors', 'Buyers'])
    await page.getByRole('checkbox', { name: pixel }).check();
  await page.getByRole('combobox', { name: 'Source' }).fill('newsletter');
  await page.getByRole('button', { name: 'Term, content, other parameters' }).click();
  await page.getByRole('button', { name: 'Add parameter' }).click();
  await page.getByLabel('Name of parameter 1').fill('ref');
  await page.getByLabel('Value of parameter 1').fill('a b&c=d');
  await pick(page, 'Channel', 'News');
  await pick(page, 'Campaign', 'Spring');

  await page.getByRole('button', { name: 'Request for developers' }).click();
  const shown = page.getByRole('group', { name: 'Request as JSON' });
  await expect(shown).toBeVisible();
  expect(await shown.textContent()).not.toContain('sesame');
  await page.getByRole('button', { name: 'Show password' }).click();
  const summary: unknown = JSON.parse((await shown.textContent()) ?? '');
  await expect(await createNow(page)).toContainText(`${host}/${name}`);

  const bodies = creationsIn(traffic);
  expect(bodies).toHaveLength(1);
  const body = newLink.parse(JSON.parse(bodies[0] ?? ''));
  expect(summary).toEqual(body);
  expect(Object.keys(body).sort()).toEqual(Object.keys(newLink.shape).sort());
  expect(body).toMatchObject({
    url: 'https://shop.example/sale?size=m&utm_source=newsletter#top',
    geotarget: [
      { location: 'Germany', link: 'https://shop.example/c0?utm_source=newsletter' },
      { location: "Côte d'Ivoire", link: 'https://shop.example/c1?utm_source=newsletter' },
    ],
    devicetarget: [
      { device: 'iPhone', link: 'https://shop.example/iphone?utm_source=newsletter' },
      {
        device: 'Android',
        link: 'https://shop.example/sale?size=m&utm_source=newsletter#top',
      },
    ],
    languagetarget: [{ language: 'fr-CA', link: 'https://shop.example/fr?utm_source=newsletter' }],
    pixels,
    channel,
    campaign,
    parameters: [{ name: 'ref', value: 'a b&c=d' }],
  });

  const { row, channels } = await storedLink(server, name);
  const { password, ...kept } = row;
  expect(kept).toMatchObject({
    host,
    domain: body.domain,
    alias: body.custom,
    url: body.url,
    type: body.type,
    expiry: body.expiry,
    metatitle: body.metatitle,
    metadescription: body.metadescription,
    metaimage: body.metaimage,
    description: body.description,
    status: body.status,
    geotarget: JSON.stringify(body.geotarget),
    devicetarget: JSON.stringify(body.devicetarget),
    languagetarget: JSON.stringify(body.languagetarget),
    pixels: JSON.stringify(body.pixels),
    parameters: JSON.stringify(body.parameters),
    deeplink: JSON.stringify(body.deeplink),
    campaign: body.campaign,
  });
  expect(channels).toEqual([body.channel]);
  expect(password).not.toBe(null);
  expect(password).not.toContain('sesame');

  const asked = await visitAs(server, host, `/${name}`);
  expect([asked.status, asked.text.includes('type="password"')]).toEqual([200, true]);
  const wrong = await visitAs(server, host, `/${name}`, { password: 'sesame' });
  expect(wrong.status).toBe(403);
  const right = await visitAs(server, host, `/${name}`, { password: 'sesame & "more"' });
  expect(right.status).toBeLessThan(400);
  expect(right.text).not.toContain('type="password"');
  expect(right.location + right.text).toContain('shop.example/sale');

  // The engine that reads what was sent is not the one that kept it.
  await page.goto(`${server.dashboard}/links/${row.id}`);
  const sent = page.getByRole('region', { name: 'As sent from this browser' });
  await expect(sent).toContainText('Under overlay');
  await expect(sent).toContainText('https://store.example/a');
  await expect(page.getByRole('region', { name: 'Where it leads' })).toContainText(
    'French (Canada)',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Make a changed copy' }).click();
  await expect(page.getByText(/which you created in this browser/)).toBeVisible();
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(
    'https://shop.example/sale?size=m#top',
  );
  await expect(page.getByLabel('Alias', { exact: true })).toHaveValue('');
  await page.getByLabel('Alias', { exact: true }).fill(`${name}-copy`);
  await expect(await createNow(page)).toBeVisible();
  const [first, copy, ...more] = creationsIn(traffic).map((text) =>
    newLink.parse(JSON.parse(text)),
  );
  expect(more).toEqual([]);
  const { password: _secret, ...duplicated } = first ?? {};
  expect(copy).toEqual({ ...duplicated, custom: `${name}-copy` });
});

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
  const asked = await traffic.drain();
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
  const next = (title: string) =>
    enter(page.getByRole('button', { name: new RegExp(`^${title}`) }));
  await page.keyboard.press('c');
  await expect(page.getByLabel('Destination', { exact: true })).toBeFocused();
  await page.keyboard.type('shop.example/keys');
  await enter(page.getByRole('button', { name: 'All options' }));
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(
    'https://shop.example/keys',
  );

  await tabTo(page.getByRole('combobox', { name: 'Channel' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'News' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('News');
  await type(page.getByRole('combobox', { name: 'Source' }), 'keys');

  await next('Targeting');
  for (const country of ['Germany', 'France']) {
    await enter(page.getByRole('button', { name: 'Add country rule' }));
    await expect(page.getByRole('combobox', { name: /^Country of rule/ }).last()).toBeFocused();
    await page.keyboard.type(country);
    await expect(page.getByRole('option', { name: country, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`shop.example/${country}`);
  }
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('combobox', { name: 'Country of rule 1' })).toHaveValue('France');

  await next('Social card');
  await type(page.getByLabel('Card title'), 'By keyboard');

  await next('Protection');
  await type(page.getByLabel('Password', { exact: true }), 'sesame');
  await enter(page.getByRole('button', { name: '7 days' }));
  await tabTo(page.getByRole('radio', { name: 'Default' }));
  await page.keyboard.press('ArrowUp');

  await next('Pixels');
  await enter(page.getByRole('button', { name: 'Choose pixels' }));
  await expect(page.getByRole('checkbox', { name: 'All visitors' })).toBeVisible();
  await tabTo(page.getByRole('checkbox', { name: 'All visitors' }));
  await page.keyboard.press('Space');

  await next('App links');
  await tabTo(page.getByRole('switch', { name: 'Open in the app' }));
  await page.keyboard.press('Space');
  await enter(page.getByRole('button', { name: 'Add rules for iOS and Android' }));

  await next('Redirect type');
  await tabTo(page.getByRole('radio', { name: 'Default' }).last());
  await page.keyboard.press('ArrowDown');

  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(createdLink(page)).toBeVisible();
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Destination', { exact: true })).toBeFocused();
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

test('The focus goes to the first problem, whose section opens, and to the field that the service refuses', async ({
  signedIn: page,
  server,
  direct,
  traffic,
}) => {
  const alias = unique();
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
  const link = page.getByRole('group', { name: 'Countries' }).getByLabel('Destination of rule 1');
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
  await page
    .getByRole('group', { name: 'Countries' })
    .getByLabel('Destination of rule 1')
    .fill('https://shop.example/de');
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
  const url = `https://shop.example/${unique()}`;
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
  const url = `https://shop.example/${unique()}`;
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
    await page
      .getByRole('group', { name: 'Countries' })
      .getByLabel('Destination of rule 1')
      .fill('https://shop.example/de');
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
