/** Connect in a browser: failures that CORS and dead ports make, code that cannot be loaded, and no blank frame. */
import { expectAccessible } from '#e2e/support/accessible.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';

test.afterAll(closeWebServers);

test('Each way in which Connect can fail has its own explanation', async ({
  page,
  server: withoutCors,
  ownServer,
}) => {
  const html = await serveWeb((request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Headers': 'authorization, content-type',
    });
    response.end('<!doctype html><title>Checking your browser</title>');
  });
  const dead = 'http://127.0.0.1:9';
  const server = await ownServer(['--api-origins', [html, dead, withoutCors.dashboard].join(',')]);
  await page.goto(server.dashboard);

  const choose = (url: string) => page.getByRole('combobox', { name: 'Service' }).selectOption(url);
  /** The alert of an attempt before it stays until the service has answered: it has to be this one's. */
  const attempt = async (words: RegExp) => {
    await page.getByLabel('API key').fill('ld_not-a-key-of-anybody');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    return (await alert.textContent()) ?? '';
  };

  const wrongKey = await attempt(/key/i);
  await expectAccessible(page);
  await choose(html);
  const notThisApi = await attempt(/not .*(API|interface|service)|web page/i);
  await choose(dead);
  const nothingThere = await attempt(/nothing answer|no answer|not answer/i);
  await choose(withoutCors.dashboard);
  const noCors = await attempt(/CORS|browser/i);

  expect(new Set([wrongKey, notThisApi, nothingThere, noCors]).size).toBe(4);
});

test('What cannot be loaded after the first screen costs nothing that was typed', async ({
  context,
  server,
  key,
}) => {
  // Not the page of the fixture, on which a failed load would count as noise.
  const page = await context.newPage();
  await page.goto(server.dashboard);
  await page.route(/\/assets\/(ReasonText|ForgetDialog)/, (route) => route.abort());
  const field = page.getByLabel('API key');
  await field.fill('ld_not-a-key-of-anybody');
  await page.getByRole('radio', { name: /On this device/ }).check();
  for (const label of ['Passphrase', 'Passphrase again'])
    await page.getByLabel(label, { exact: true }).fill('four quiet words');
  const alert = page.getByRole('alert');
  const attempt = page.getByRole('button', { name: 'Sign in' });
  await attempt.click();
  await expect(alert).toContainText('This key didn’t work');
  await expect(alert).toContainText('keyRefused (status: 401)');

  await field.fill(key);
  for (const label of ['Passphrase', 'Passphrase again'])
    await page.getByLabel(label, { exact: true }).fill('four quiet words');
  await attempt.click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Shift+L');
  await page.getByRole('button', { name: /^Forgot/ }).click();
  await expect(alert).toContainText('could not be loaded');
  await page.getByLabel('Passphrase').fill('four quiet words');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('No frame is blank from Connect to the first screen', async ({ page, server, key }) => {
  await page.goto(server.dashboard);
  await page.getByLabel('API key').fill(key);
  await page.evaluate(countBlankFrames);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const heading = page.getByRole('heading', { name: 'Overview', level: 1 });
  await expect(heading).toBeVisible();
  const { frames, blankFrames } = await page.evaluate(() => document.documentElement.dataset);
  expect(Number(frames)).toBeGreaterThan(0);
  expect(Number(blankFrames)).toBe(0);
});

/** Runs in the page: counts its frames, and those in which no heading can be seen. */
function countBlankFrames(): void {
  const { dataset } = document.documentElement;
  dataset['frames'] = '0';
  dataset['blankFrames'] = '0';
  const countFrame = () => {
    const heading = document.querySelector('main h1');
    const isBlank = heading?.checkVisibility({ opacityProperty: true }) !== true;
    dataset['frames'] = String(Number(dataset['frames']) + 1);
    if (isBlank) dataset['blankFrames'] = String(Number(dataset['blankFrames']) + 1);
    requestAnimationFrame(countFrame);
  };
  requestAnimationFrame(countFrame);
}
