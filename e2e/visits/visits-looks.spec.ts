/** Layout of interstitial pages: long texts on a phone, and overlays that can always be closed. */
import { expect, test } from '#e2e/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';
import { openMaker, visitorWith } from './visits.ts';

test.afterAll(closeWebServers);

const phone = { width: 390, height: 844 };
const longText = 'Everything that floats, sinks, burns or folds. '.repeat(21).trim();

function openShop(): Promise<string> {
  return serveWeb((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><html lang="en"><title>The shop</title><h1>The shop</h1></html>');
  });
}

test('However long its text is, a page that leads on by itself shows on a phone that it does, and how to stop it', async ({
  browser,
  serverWith,
}) => {
  const { link, item } = await openMaker(await serverWith('--rate-limit', '0'));
  const splash = await item('add-splash', 'Long', '--message', longText, '--seconds', '60');
  const page = await (await visitorWith(browser)).newPage();
  await page.setViewportSize(phone);
  // Nobody knows how long it takes to look at it: it never leads on here.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await page.goto(await link({ url: `${await openShop()}/sale`, type: String(splash) }));
  await expect(page.getByRole('link', { name: 'Go on' })).not.toBeInViewport();
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^Stopped/);
  await page.context().close();
});

for (const position of ['bottom', 'bottom-left'] as const) {
  test(`A long overlay (${position}) can be closed wherever its text is scrolled to`, async ({
    browser,
    serverWith,
  }) => {
    const { link, item } = await openMaker(await serverWith('--rate-limit', '0'));
    const id = await item('add-overlay', 'Long', '--message', longText, '--position', position);
    const page = await (await visitorWith(browser)).newPage();
    await page.setViewportSize(phone);
    await page.goto(await link({ url: `${await openShop()}/sale`, type: `overlay-${id}` }));
    const overlay = page.getByRole('complementary', { name: 'Long' });
    const close = overlay.getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await overlay.evaluate((box) => {
      box.scrollTop = box.scrollHeight;
    });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(overlay).toBeHidden();
    await page.context().close();
  });
}
