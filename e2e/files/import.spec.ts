/** Import in a browser: checking 5,000 rows, trying three, correcting by keyboard, and the file of results. */
import { readFile } from 'node:fs/promises';
import { effortIn, traced } from '#e2e/screens/effort.ts';
import { connect, expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { enter, tabTo } from '#e2e/support/keyboard.ts';
import { csvRows, csvText } from '#features/files/csv.ts';

/** Rows as users and programs write them: quotes, new lines, emoji, a mark, and every fiftieth one bad. */
function manyRows(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, index) => [
    index % 50 === 0 ? 'javascript:alert(1)' : `https://shop.example/${index}?q="a,b"`,
    `many-${index}`,
    `Say "hello",\nline two 🙂 ${index}`,
    'DE=https://shop.example/de; FR=https://shop.example/fr',
  ]);
  return Buffer.from(csvText(['url', 'custom', 'metatitle', 'geotarget'], rows));
}

test('A file of 5,000 rows takes less than two seconds to check, and nobody who types has to wait', async ({
  browser,
  signedIn: page,
  server,
  direct,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${server.dashboard}/links/import`);
  const field = page.getByRole('textbox', { name: /Web addresses/ });
  const summary = '4,900 of 5,000 rows are ready · 100 with an error';
  const file = { name: 'many.csv', mimeType: 'text/csv', buffer: manyRows(5000) };
  const choose = async () => {
    await field.click();
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.keyboard.type('typing on');
    await expect(page.getByText(summary)).toBeVisible();
  };
  const effortOf = async (act: () => Promise<void>) => {
    await browser.startTracing(page, traced);
    await act();
    const effort = effortIn(await browser.stopTracing());
    expect([effort.tasks.page > 10, effort.tasks.worker > 0, effort.maxTask > 0]).toEqual([
      true,
      true,
      true,
    ]);
    return effort;
  };
  await choose(); // loads the code
  // What else runs on the machine only ever adds to a reading, so that the best of several is the page's own.
  await expect(async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    const check = await effortOf(choose);
    expect(check.work).toBeLessThan(2000);
    expect(check.maxTask).toBeLessThan(100);
  }).toPass({ intervals: [0], timeout: 45_000 });

  // Every key asks for a check of all rows; none of them is lost or late.
  const parameters = page.getByRole('textbox', { name: 'Parameters' });
  await expect(async () => {
    await parameters.fill('');
    const typing = await effortOf(async () => {
      await page.keyboard.type('ref=mail; utm_source=news');
      await expect(parameters).toHaveValue('ref=mail; utm_source=news');
      await expect(page.getByText(summary)).toBeVisible();
    });
    expect(typing.maxTask).toBeLessThan(100);
  }).toPass({ intervals: [0], timeout: 45_000 });
  expect(await direct.get('/api/urls')).toMatchObject({ data: { result: 0 } });

  // Errors first, each at its cell.
  const rows = page.getByRole('list', { name: 'Rows' }).getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText('Row 2');
  await expect(
    rows.first().getByRole('textbox', { name: 'Destination URL' }),
  ).toHaveAccessibleDescription(/Must start with http/);
});

test('Eleven pasted lines: three as a trial, then the rest, and the file comes back with its short URLs', {
  tag: '@core',
}, async ({ signedIn: page, server, direct }) => {
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const lines = Array.from({ length: 11 }, (_, at) => `https://shop.example/${at + 10}`);
  await page
    .getByRole('textbox', { name: /Web addresses/ })
    .fill(['url,what', ...lines.map((line, index) => `${line},=${index}`)].join('\n'));
  await page.getByRole('button', { name: 'Check these lines' }).click();
  await expect(page.getByText('11 of 11 rows are ready')).toBeVisible();
  expect(await direct.get('/api/urls')).toMatchObject({ data: { result: 0 } });
  await page.getByRole('button', { name: 'Create the first 3' }).click();
  await expect(page.getByText('The first 3 are created. Check them below.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await direct.get('/api/urls')).toMatchObject({ data: { result: 3 } });

  // The work is stored: a reload changes nothing.
  await page.reload();
  await page.getByRole('button', { name: 'Create the rest (8)' }).click();
  await expect(page.getByText(/Finished\. 11 of 11 created/)).toBeVisible({ timeout: 30_000 });
  const { data } = (await direct.get('/api/urls')) as {
    data: { urls: { longurl: string; shorturl: string }[] };
  };
  expect(data.urls.map(({ longurl }) => longurl).sort()).toEqual(lines);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download results' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [columns, ...rows] = csvRows(file, ',');
  expect(columns).toEqual(['url', 'what', 'Short URL', 'Link id', 'Result', 'Problem']);
  const short = new Map(data.urls.map(({ longurl, shorturl }) => [longurl, shorturl]));
  expect(rows.map(([url, what, shorturl, , result]) => [url, what, shorturl, result])).toEqual(
    lines.map((line, index) => [line, `=${index}`, short.get(line), 'Created']),
  );
  expect(file).toContain('"\'=0"');
  await expectAccessible(page);
  expect(server.output()).not.toContain('Error');
});

test('A file that was exported is imported into another account with the same texts', async ({
  signedIn: page,
  server,
  direct,
}) => {
  const text = '=HYPERLINK("https://evil.example")\n"quoted", 🙂';
  const bytes = csvText(
    ['id', 'alias', 'shorturl', 'longurl', 'clicks', 'title', 'description', 'date'],
    [
      [
        1,
        'round-trip',
        'https://s.example/round-trip',
        'https://shop.example/a',
        5,
        text,
        "'=already",
        '2026-03-01 12:00:00',
      ],
    ],
  );
  await page.goto(`${server.dashboard}/links/import`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  await page.getByRole('button', { name: 'Create 1 link' }).click();
  await expect(page.getByText(/Finished\. 1 of 1 created/)).toBeVisible({ timeout: 30_000 });
  expect(await direct.get('/api/urls')).toMatchObject({
    data: { urls: [{ longurl: 'https://shop.example/a', title: text, description: "'=already" }] },
  });
});

test('By keyboard alone a wrong cell is corrected and another row is skipped', async ({
  signedIn: page,
}) => {
  await enter(page.getByRole('link', { name: 'Import', exact: true }));
  await tabTo(page.getByRole('textbox', { name: /Web addresses/ }));
  await page.keyboard.insertText(
    'url,alias\nhttps://shop.example/1,two words\njavascript:x,three\nhttps://shop.example/3,four',
  );
  await enter(page.getByRole('button', { name: 'Check these lines' }));
  await expect(page.getByText('1 of 3 rows are ready · 2 with an error')).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: 'Custom alias' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('two-words');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 3 rows are ready · 1 with an error')).toBeVisible();
  await enter(page.getByRole('button', { name: 'Skip row 3' }));
  await expect(page.getByText('2 of 3 rows are ready · 1 skipped')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create 2 links' })).toBeEnabled();
});

for (const width of [1440, 390]) {
  test(`Nothing of an import has an accessibility fault at ${width} pixels`, async ({
    signedIn: page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.dashboard}/links/import`);
    await page.getByText('How each column is written').click();
    await expectAccessible(page);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer: manyRows(120) });
    await expect(page.getByText(/rows are ready/)).toBeVisible();
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('The focus is on the heading once a trial has started, and a reload never says that there is no such import', async ({
  page,
  server,
  key,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'missed', false);
    const noteMissing = () => {
      if (document.documentElement.textContent.includes('Not found'))
        Reflect.set(window, 'missed', true);
    };
    new MutationObserver(noteMissing).observe(document, { childList: true, subtree: true });
  });
  await connect(page, server.dashboard, key);
  await page.goto(`${server.dashboard}/links/import`);
  const lines = Array.from({ length: 11 }, (_, at) => `https://shop.example/trial-${at}`);
  await page.getByRole('textbox', { name: /Web addresses/ }).fill(lines.join('\n'));
  await enter(page.getByRole('button', { name: 'Check these lines' }));
  await enter(page.getByRole('button', { name: 'Create the first 3' }));
  await expect(page.getByText(/The first 3 are created/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import links', level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/The first 3 are created/)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'missed') as unknown)).toBe(false);
});
