/** Other hosts: the dashboard in front of services with other names, other spellings and values that nobody foresaw. */
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { account, type RunningServer } from '#e2e/support/server.ts';
import { createNow, moreOptions, openSection } from '#e2e/support/wizard.ts';
import { type ChangeReply, startOtherHost } from './other-host.ts';

type Json = Record<string, unknown>;

/** As hosts of this family answer: integer zeros, no next page, 403 for keys, and failures with the status of a success. */
const asOthers: ChangeReply = ({ status, body }) => {
  const data = body['data'];
  const isPage = typeof data === 'object' && data !== null && 'maxpage' in data;
  const spelled = body['error'] === '0' ? { ...body, error: 0 } : body;
  const paged = isPage ? { ...spelled, data: { ...data, nextpage: null } } : spelled;
  if (status === 401) return { status: 403, body: paged };
  return { status: status >= 400 ? 200 : status, body: paged };
};

type ServerWith = (...options: string[]) => Promise<RunningServer>;

async function startVendor(serverWith: ServerWith, change: ChangeReply, ...names: string[]) {
  const service = await serverWith('--rate-limit', '0', ...names);
  const { key } = (await account(
    service.data,
    'add',
    '--email',
    `host-${Date.now()}@shop.example`,
  )) as { key: string };
  const host = await startOtherHost(service.dashboard, change);
  const post = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const reply = await fetch(service.dashboard + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(200);
    return (await reply.json()) as Json;
  };
  return { service, key, host, post };
}

test('In the names of vendors a link is charted, and a pixel and stores are sent, after the first reply that shows them', async ({
  page,
  serverWith,
  ownServer,
}) => {
  const { service, key, host, post } = await startVendor(serverWith, asOthers, '--names', 'common');
  const alias = `seen-${Date.now()}`;
  await post('/api/url/add', { url: 'https://shop.example/', custom: alias, metatitle: 'Seen' });
  const relay = await ownServer(['--upstream', host.url]);
  await connect(page, relay.dashboard, key);
  for (const referer of ['https://www.facebook.com/', 'https://t.co/', 'https://www.google.com/']) {
    const headers = {
      referer,
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    };
    expect((await fetch(`${service.links}/${alias}`, { headers, redirect: 'manual' })).status).toBe(
      302,
    );
  }
  await page.getByRole('table', { name: 'Links' }).getByRole('link').first().click();
  await page.getByText('Networks', { exact: true }).click();
  for (const network of ['Facebook', 'X (Twitter)', 'Google'])
    await expect(page.getByText(network, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Network 1')).toHaveCount(0);

  await page.getByRole('link', { name: 'Pixels', exact: true }).click();
  await page.getByRole('button', { name: 'Add pixel' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add pixel' });
  await form.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: /^Google Analytics/ }).click();
  await form.getByLabel('Name').fill('Shop');
  await form.getByLabel('Tag', { exact: true }).fill('G-1');
  await form.getByRole('button', { name: 'Add pixel' }).click();
  await expect(page.getByRole('table', { name: 'Pixels' })).toContainText('Google Analytics');
  expect(host.got.at(-1)).toEqual({
    path: '/api/pixel/add',
    body: { type: 'gapixel', name: 'Shop', tag: 'G-1' },
  });

  await page.getByRole('button', { name: 'New link' }).first().click();
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/app');
  await moreOptions(page);
  await openSection(page, 'App links');
  await page.getByLabel('App Store (iPhone and iPad)').fill('https://apps.example/a');
  await page.getByLabel('Google Play (Android)').fill('https://play.example/b');
  await expect(await createNow(page)).toBeVisible();
  expect(host.got.at(-1)?.body['deeplink']).toEqual({
    apple: 'https://apps.example/a',
    google: 'https://play.example/b',
  });
});
