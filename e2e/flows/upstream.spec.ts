/** Relay: the dashboard in front of another service, and of one that does not answer. */
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { createNow, toLinks } from '#e2e/support/wizard.ts';

test('The relay in front of another service carries the whole job, with its rate headers', async ({
  page,
  server,
  key,
  direct,
  ownServer,
}) => {
  await direct.post('/api/url/add', {
    url: 'https://shop.example/there',
    custom: `up-${Date.now()}`,
    metatitle: 'Already there',
  });
  const relay = await ownServer(['--upstream', server.dashboard]);
  await connect(page, relay.dashboard, key);
  await expect(page.getByText('Already there').first()).toBeVisible();

  const alias = `relayed-${Date.now()}`;
  await page.getByRole('button', { name: 'New link' }).first().click();
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/here');
  await page.getByLabel('Alias', { exact: true }).fill(alias);
  await expect(await createNow(page)).toContainText(alias);
  await toLinks(page);
  await page.getByRole('row', { name: new RegExp(alias) }).click();
  await expect(page.getByText('No clicks yet')).toBeVisible();

  const held = await direct.get(`/api/urls?q=${alias}`);
  expect(held['data']).toMatchObject({ result: 1, urls: [{ alias }] });

  const reply = await fetch(`${relay.dashboard}/api/account`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(reply.headers.get('x-ratelimit-limit')).toBe('30');
  expect(relay.output()).not.toContain(key);
  expect(relay.output()).not.toContain('Links ');
});
