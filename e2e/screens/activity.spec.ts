/** Activity in a browser: bulk work that goes on after a reload, and the requests that were made. */
import { connect, expect, expectAccessible, lengthenHolds, test } from '#e2e/support/fixtures.ts';
import { add, addLinks, itemsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

test('An assignment goes on after a reload within its hold, and after one in its middle', {
  tag: '@core',
}, async ({ page, server, key, direct, traffic }) => {
  const links = await addLinks(direct, 'act', 12);
  const news = await add(direct, '/api/channel/add', { name: 'News' });
  await connect(page, server.dashboard, key);
  await lengthenHolds(page);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Assign to channel…' }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'News' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  // Nobody was asked whether the page may go, and what was begun is still there.
  const batch = page.getByRole('group', { name: '12 links to News' });
  await expect(batch.getByRole('button', { name: 'Undo' })).toBeVisible();
  // The service takes its time after four of them: the page goes in the middle, however fast the machine is.
  let sent = 0;
  const answerAgain = traffic.answer(({ path }) => {
    sent += Number(path.includes('/assign/'));
    return path.includes('/assign/') && sent > 4 ? 'hang' : undefined;
  });
  await batch.getByRole('button', { name: 'Assign now' }).click();
  await expect(batch).toContainText('4 of 12');
  await page.reload();
  answerAgain();
  await page.getByRole('link', { name: /^Activity/ }).click();
  await expect(page.getByRole('list', { name: 'Today' })).toContainText(
    '12 links assigned to News',
    {
      timeout: 30_000,
    },
  );
  expect(await itemsOf(direct, news)).toEqual(links.map((id) => `links ${id}`).sort());
  await expectAccessible(page);
});

test.describe('At one assignment a second', () => {
  // Slow enough that there is something left to pause, however busy the machine is.
  test.use({ rateLimit: 60 });

  test('A job is paused, stays so over a reload, and is cancelled, by keyboard alone', async ({
    page,
    server,
    key,
    direct,
  }) => {
    await addLinks(direct, 'pause', 25);
    const news = await add(direct, '/api/channel/add', { name: 'News' });
    await connect(page, server.dashboard, key);
    await lengthenHolds(page);
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByRole('button', { name: 'Assign to channel…' }).click();
    await page.getByRole('dialog').getByRole('option', { name: 'News' }).click();
    await page.getByRole('button', { name: 'Assign now' }).click();
    await page.getByRole('link', { name: /^Activity/ }).click();
    const job = page.getByRole('group', { name: 'Assign to News' });
    const press = async (name: RegExp) => {
      await job.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await expect(job).toContainText(/[1-9]\d? of 25 assigned/, { timeout: 20_000 });
    await press(/^Pause/);
    await expect(job).toContainText('Paused');
    const held = (await itemsOf(direct, news)).length;
    await page.reload();
    await expect(job).toContainText('Paused');
    expect((await itemsOf(direct, news)).length - held).toBeLessThanOrEqual(1);
    await press(/^Stop…/);
    const dialog = page.getByRole('dialog', { name: 'Stop assigning?' });
    await expect(dialog.getByRole('button', { name: 'Keep going', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const finished = page.getByRole('list', { name: 'Today' });
    await expect(finished).toContainText(/cancelled/);
    expect((await itemsOf(direct, news)).length).toBeLessThan(25);
  });
});

test('The last requests are listed and can be copied as commands without the key, on a phone too', async ({
  signedIn: page,
  key,
}) => {
  await page.getByRole('link', { name: /^Activity/ }).click();
  await page.getByRole('button', { name: 'Show requests' }).click();
  const requests = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(requests.filter({ hasText: 'GET /api/urls' }).first()).toContainText('200 OK');
  await expect(requests.first()).toContainText('200 OK');
  const before = await requests.count();
  await page.reload();
  await page.getByRole('button', { name: 'Show requests' }).click();
  await expect.poll(() => requests.count()).toBeGreaterThanOrEqual(before);
  await expect(requests.last()).toContainText('GET /api/account');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(requests.first()).toContainText('200 OK');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await requests.first().getByRole('button', { name: 'Copy as curl' }).click();
  // The page itself may not read the clipboard, so it is pasted.
  await page.getByRole('link', { name: 'Import links' }).click();
  const field = page.getByRole('textbox', { name: /Web addresses/ });
  // A browser may still be at the copy.
  await expect(async () => {
    await field.fill('');
    await field.press('ControlOrMeta+V');
    await expect(field).toHaveValue(/^curl -X GET 'http:\/\/127\.0\.0\.1.*\$LINKDECK_KEY/s, {
      timeout: 1000,
    });
  }).toPass();
  expect((await field.inputValue()) + (await page.content())).not.toContain(key);
});
