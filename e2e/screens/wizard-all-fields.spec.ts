/** New link with every field set, in a browser: what is created is what the summary says, and a copy differs in alias and password alone. */
import type { Page } from '@playwright/test';
import { type NewLink, newLink } from '#contract/resources/links.ts';
import { connect, type Direct, expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { add } from '#e2e/support/records.ts';
import { account, type RunningServer } from '#e2e/support/server.ts';
import type { Traffic } from '#e2e/support/traffic.ts';
import {
  createNow,
  creationsIn,
  openSection,
  openWizard,
  pick,
  ruleDestination,
  storedLink,
  uniqueAlias,
  visitAs,
} from '#e2e/support/wizard.ts';

test.use({ rateLimit: 600 });

const password = 'sesame & "more"';

test('A link with every field set is created as the summary says, and its duplicate differs in alias and password alone', async ({
  page,
  server,
  owner,
  direct,
  traffic,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const alias = uniqueAlias();
  const host = `go-${alias}.example`;

  const records =
    await test.step('The account has a record of each kind that a link can name', async () => {
      await account(server.data, 'add-overlay', '--email', owner.email, '--name', 'Subscribe');
      return addRecords(direct, host);
    });
  await test.step('A user opens the wizard', async () => {
    await connect(page, server.dashboard, owner.key);
    await openWizard(page, server);
  });
  await test.step('Names destination, domain, alias and description', () =>
    fillMainFields(page, host, alias));
  await test.step('Chooses an overlay', () => chooseOverlay(page));
  await test.step('Targets a device, two countries and a language', () => addTargeting(page));
  await test.step('Sees where a German visitor goes', () => expectGermanDestination(page));
  await test.step('Opens apps', () => openApps(page));
  await test.step('Writes a social card', () => writeCard(page));
  await test.step('Protects the link', () => protect(page));
  await test.step('Adds pixels, a UTM tag, a parameter, a channel and a campaign', () =>
    addTracking(page));

  const summary = await test.step('The request for developers hides the password until asked', () =>
    readRequest(page));
  await test.step('The link is created', async () => {
    await expect(await createNow(page)).toContainText(`${host}/${alias}`);
  });
  const body = await test.step('One request was sent, as the summary said it', () =>
    expectRequest(traffic, summary, records));
  const id = await test.step('The service stores each field, and no password in words', () =>
    expectStored(server, host, alias, body));
  await test.step('A visitor needs the password', () => expectPassword(server, host, alias));

  await test.step('The page of the link shows what was sent', async () => {
    // The engine that reads what was sent is not the one that stored it.
    await page.goto(`${server.dashboard}/links/${id}`);
    await expectDetails(page);
  });
  await test.step('A copy differs in alias and password alone', async () => {
    await createCopy(page, `${alias}-copy`);
    expectCopy(traffic, `${alias}-copy`);
  });
});

interface Records {
  readonly pixels: readonly number[];
  readonly channel: number;
  readonly campaign: number;
}

async function addRecords(direct: Direct, host: string): Promise<Records> {
  await add(direct, '/api/domain/add', { domain: `https://${host}` });
  const visitors = { type: 'forum', name: 'All visitors', tag: 'T-1' };
  const buyers = { type: 'qapixel', name: 'Buyers', tag: 'T-2' };
  return {
    pixels: [
      await add(direct, '/api/pixel/add', visitors),
      await add(direct, '/api/pixel/add', buyers),
    ],
    channel: await add(direct, '/api/channel/add', { name: 'News' }),
    campaign: await add(direct, '/api/campaign/add', { name: 'Spring' }),
  };
}

async function fillMainFields(page: Page, host: string, alias: string): Promise<void> {
  await page
    .getByLabel('Destination', { exact: true })
    .fill('https://shop.example/sale?size=m#top');
  await pick(page, 'Domain', host);
  await page.getByLabel('Alias', { exact: true }).fill(alias);
  await openSection(page, 'Description');
  await page.getByLabel('Description', { exact: true }).fill('For the spring newsletter');
}

async function chooseOverlay(page: Page): Promise<void> {
  await openSection(page, 'Redirect type');
  await page.getByRole('radio', { name: 'Overlay' }).check();
  await pick(page, 'Overlay', 'Subscribe');
}

async function addTargeting(page: Page): Promise<void> {
  await openSection(page, 'Targeting');
  await page.getByRole('button', { name: 'Add device rule' }).click();
  await pick(page, 'Device of rule 1', 'iPhone');
  await ruleDestination(page, 'Devices', 1).fill('https://shop.example/iphone');
  for (const [index, country] of ['Germany', 'Côte d’Ivoire'].entries()) {
    await page.getByRole('button', { name: 'Add country rule' }).click();
    await pick(page, `Country of rule ${index + 1}`, country);
    await ruleDestination(page, 'Countries', index + 1).fill(`shop.example/c${index}`);
  }
  await page.getByRole('button', { name: 'Add language rule' }).click();
  await pick(page, 'Language of rule 1', 'French (Canada) – fr-CA', 'fr-ca');
  await ruleDestination(page, 'Languages', 1).fill('https://shop.example/fr');
}

async function expectGermanDestination(page: Page): Promise<void> {
  await pick(page, 'Visitor’s country', 'Germany');
  await pick(page, 'Visitor’s device', 'Mac');
  await expect(
    page.getByText(/This visitor goes to https:\/\/shop\.example\/c0\s*Country rule 1/),
  ).toBeVisible();
}

async function openApps(page: Page): Promise<void> {
  await openSection(page, 'App links');
  await page.getByRole('switch', { name: 'Open in the app' }).check({ force: true });
  await page.getByLabel('Android store').fill('https://store.example/a');
  await page.getByLabel('iPhone and iPad store').fill('https://apps.example/b');
  await page.getByRole('button', { name: 'Add a rule for Android' }).click();
}

async function writeCard(page: Page): Promise<void> {
  await openSection(page, 'Social card');
  await page.getByLabel('Card title').fill('Spring sale');
  await page.getByLabel('Card description').fill('Everything half the price.\nOnly this week.');
  await page.getByLabel('Card image').fill('https://pictures.example/spring.png');
}

async function protect(page: Page): Promise<void> {
  await openSection(page, 'Protection');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Date and time').fill('2099-01-31T18:30');
  await page.getByRole('radio', { name: 'Public' }).check();
}

async function addTracking(page: Page): Promise<void> {
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
}

/** The request as the wizard shows it, at first without the password and then with it. */
async function readRequest(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: 'Request for developers' }).click();
  const request = page.getByRole('group', { name: 'Request as JSON' });
  await expect(request).toBeVisible();
  expect(await request.textContent()).not.toContain('sesame');
  await page.getByRole('button', { name: 'Show password' }).click();
  return JSON.parse((await request.textContent()) ?? '');
}

function expectRequest(traffic: Traffic, summary: unknown, records: Records): NewLink {
  const bodies = creationsIn(traffic);
  expect(bodies).toHaveLength(1);
  const body = newLink.parse(JSON.parse(bodies[0] ?? ''));
  expect(summary).toEqual(body);
  expect(Object.keys(body).sort()).toEqual(Object.keys(newLink.shape).sort());
  const main = 'https://shop.example/sale?size=m&utm_source=newsletter#top';
  expect(body).toMatchObject({
    ...records,
    url: main,
    geotarget: [
      { location: 'Germany', link: 'https://shop.example/c0?utm_source=newsletter' },
      { location: "Côte d'Ivoire", link: 'https://shop.example/c1?utm_source=newsletter' },
    ],
    devicetarget: [
      { device: 'iPhone', link: 'https://shop.example/iphone?utm_source=newsletter' },
      { device: 'Android', link: main },
    ],
    languagetarget: [{ language: 'fr-CA', link: 'https://shop.example/fr?utm_source=newsletter' }],
    parameters: [{ name: 'ref', value: 'a b&c=d' }],
  });
  return body;
}

/** Compares the row of the service with the request, and returns the id of the link. */
async function expectStored(
  server: RunningServer,
  host: string,
  alias: string,
  body: NewLink,
): Promise<number> {
  const { row, channels } = await storedLink(server, alias);
  const { password: hash, ...stored } = row;
  expect(stored).toMatchObject({
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
  expect(hash).not.toBe(null);
  expect(hash).not.toContain('sesame');
  return row.id;
}

async function expectPassword(server: RunningServer, host: string, alias: string): Promise<void> {
  const asked = await visitAs(server, host, `/${alias}`);
  expect([asked.status, asked.text.includes('type="password"')]).toEqual([200, true]);
  const wrong = await visitAs(server, host, `/${alias}`, { password: 'sesame' });
  expect(wrong.status).toBe(403);
  const right = await visitAs(server, host, `/${alias}`, { password });
  expect(right.status).toBeLessThan(400);
  expect(right.text).not.toContain('type="password"');
  expect(right.location + right.text).toContain('shop.example/sale');
}

async function expectDetails(page: Page): Promise<void> {
  const sent = page.getByRole('region', { name: 'As sent from this browser' });
  await expect(sent).toContainText('Under overlay');
  await expect(sent).toContainText('https://store.example/a');
  await expect(page.getByRole('region', { name: 'Where it leads' })).toContainText(
    'French (Canada)',
  );
  await expectAccessible(page);
}

async function createCopy(page: Page, alias: string): Promise<void> {
  await page.getByRole('link', { name: 'Make a changed copy' }).click();
  await expect(page.getByText(/which you created in this browser/)).toBeVisible();
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue(
    'https://shop.example/sale?size=m#top',
  );
  await expect(page.getByLabel('Alias', { exact: true })).toHaveValue('');
  await page.getByLabel('Alias', { exact: true }).fill(alias);
  await expect(await createNow(page)).toBeVisible();
}

function expectCopy(traffic: Traffic, alias: string): void {
  const [first, copy, ...more] = creationsIn(traffic).map((text) =>
    newLink.parse(JSON.parse(text)),
  );
  expect(more).toEqual([]);
  const { password: _secret, ...duplicated } = first ?? {};
  expect(copy).toEqual({ ...duplicated, custom: alias });
}
