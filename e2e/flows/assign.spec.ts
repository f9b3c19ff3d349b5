/** Assigning by drag, keys and touch: pointer events, drop targets and Tab order as only a browser has them. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/filled-account.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { carryTo, longPress, pickUp, releaseLock, swipeUp } from '#e2e/support/pointer.ts';
import { itemsOf } from '#e2e/support/records.ts';

/** The row of a link on Links, by the number in its alias. */
function row(page: Page, number: number): Locator {
  return page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByText(new RegExp(`-${number}$`)) })
    .first();
}

function dockTarget(page: Page, name: string): Locator {
  return page
    .getByRole('complementary', { name: 'Add to' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

test('By mouse: a link dragged onto a channel of the dock', { tag: '@core' }, async ({
  filled,
}) => {
  const { page, links, news, sent } = filled;
  await filled.keepHold();
  await pickUp(row(page, 27));
  const target = dockTarget(page, 'News');
  await carryTo(target);
  await expect(target).toHaveAttribute('data-over', 'true');
  await releaseLock(page);
  await expect(page.getByRole('status', { name: 'Adding' })).toHaveText(
    'Adding 1 link to channel News. You can undo this for 8 seconds.',
  );
  await expect(page.getByRole('complementary', { name: 'Add to' })).toBeHidden();
  expect(sent()).toEqual([]);
  await filled.endHold();
  await filled.expectLinksIn(news, links.slice(-1));
  expect(sent()).toHaveLength(1);
});

test('By keyboard alone, with its announcements and its focus', { tag: '@core' }, async ({
  filled,
}) => {
  const { page, links, archive } = filled;
  await filled.keepHold();
  const opens = row(page, 26).getByRole('link').first();
  await tabTo(opens);
  await page.keyboard.press('a');
  await expect(page.getByRole('combobox', { name: 'Search channels' })).toBeFocused();
  await page.keyboard.type('arch');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opens).toBeFocused();
  const said = page.getByRole('status', { name: 'Adding' });
  await expect(said).toHaveText(
    'Adding 1 link to channel Archive. You can undo this for 8 seconds.',
  );
  await page.getByRole('button', { name: 'Add now' }).press('Enter');
  await expect(said).toHaveText('1 link added to channel Archive');
  await filled.expectLinksIn(archive, links.slice(25, 26));
});

test.describe('By touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('A link is selected by a long press, then assigned by the picker', async ({ filled }) => {
    const { page, links, news } = filled;
    await filled.keepHold();
    await longPress(row(page, 27), 600);
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('1 selected');
    await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
    await bar.getByRole('button', { name: 'Add to channel…' }).tap();
    await page.getByRole('dialog').getByRole('option', { name: 'News' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await filled.endHold();
    await filled.expectLinksIn(news, links.slice(-1));
  });

  test('A finger that scrolls selects nothing, however long it stays', async ({
    filled: { page },
  }) => {
    await swipeUp(row(page, 25), 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.clock.runFor(2000);
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
  });
});

test('Dropping outside and Escape change nothing', async ({ filled }) => {
  const { page, sent } = filled;
  const dock = page.getByRole('complementary', { name: 'Add to' });
  await pickUp(row(page, 27));
  await expect(dock).toBeVisible();
  await carryTo(page.getByRole('heading', { name: 'Links', level: 1 }));
  await releaseLock(page);
  await expect(dock).toBeHidden();

  await pickUp(row(page, 26));
  await carryTo(dockTarget(page, 'News'));
  await expect(dockTarget(page, 'News')).toHaveAttribute('data-over', 'true');
  await page.keyboard.press('Escape');
  await expect(dock).toBeHidden();
  await releaseLock(page);

  await row(page, 25)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Add to channel…' }).click();
  await expect(page.getByRole('dialog').getByRole('option', { name: 'News' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await page.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is in this channel yet' })).toBeVisible();
  expect(sent()).toEqual([]);
});

test('Links are dragged onto a campaign, whose page then shows exactly those', async ({
  filled,
  direct,
}) => {
  const { page, prefix, spring, sent } = filled;
  await filled.keepHold();
  for (const number of [27, 20]) await row(page, number).getByRole('checkbox').click();
  await pickUp(row(page, 20));
  await carryTo(dockTarget(page, 'Spring'));
  await releaseLock(page);
  await filled.endHold();
  await expect(page.getByRole('status', { name: 'Adding' })).toHaveText(
    '2 links added to campaign Spring',
  );
  expect(sent()).toHaveLength(2);
  expect(sent().every((path) => path.startsWith(`/api/campaign/${spring}/assign/`))).toBe(true);
  const { data } = (await direct.get('/api/campaigns')) as {
    data: { campaigns: { list: string }[] };
  };
  const listed = await (await fetch(data.campaigns[0]?.list ?? '')).text();
  const shown = new Set(listed.match(new RegExp(`${prefix}-\\d+`, 'g')));
  expect([...shown].sort()).toEqual([`${prefix}-20`, `${prefix}-27`]);
});

test('An item of one channel is dragged onto another', async ({ filled, direct }) => {
  const { page, links, news, archive } = filled;
  await filled.keepHold();
  await direct.post(`/api/channel/${news}/assign/links/${links.at(-1)}`);
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await page.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  await pickUp(page.getByRole('table', { name: 'Items' }).getByRole('row').nth(1));
  await carryTo(dockTarget(page, 'News'));
  // It is in News already, so News does not take it once more.
  await expect(dockTarget(page, 'News')).not.toHaveAttribute('data-over');
  await carryTo(dockTarget(page, 'Archive'));
  await expect(dockTarget(page, 'Archive')).toHaveAttribute('data-over', 'true');
  await releaseLock(page);
  await filled.endHold();
  await expect.poll(() => itemsOf(direct, archive)).toEqual([`links ${links.at(-1) ?? 0}`]);
  expect(await itemsOf(direct, news)).toHaveLength(1);
});
