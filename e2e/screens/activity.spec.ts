/** Activity in a browser: bulk work that goes on after a reload, and the requests that were made. */
import { expectAccessible } from '#e2e/support/accessible.ts';
import { connect, expect, lengthenHolds, test } from '#e2e/support/fixtures.ts';
import { add, addLinks, itemsOf } from '#e2e/support/records.ts';

test.use({ rateLimit: 600 });

test('An assignment goes on after a reload within its hold, and after one in its middle', async ({
  page,
  server,
  key,
  direct,
  traffic,
}) => {
  const links = await addLinks(direct, 'act', 12);
  const news = await add(direct, '/api/channel/add', { name: 'News' });
  await connect(page, server.dashboard, key);
  await lengthenHolds(page);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Add to channel…' }).click();
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
  await batch.getByRole('button', { name: 'Add now' }).click();
  await expect(batch).toContainText('4 of 12');
  await page.reload();
  answerAgain();
  await page.getByRole('link', { name: /^Activity/ }).click();
  await expect(page.getByRole('list', { name: 'Work' })).toContainText('12 of 12 added');
  expect(await itemsOf(direct, news)).toEqual(links.map((id) => `links ${id}`).sort());
  await expectAccessible(page);
});
