/** Import in a browser: a worker beside the page, and where the focus is. */
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { enter } from '#e2e/support/keyboard.ts';
import { csvText } from '#features/files/csv.ts';

// An import with a trial has fifty links.
test.use({ rateLimit: 600 });

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

test('5,000 rows are checked beside the page, which shows 25 of them and loses no key meanwhile', async ({
  signedIn: page,
  server,
  direct,
}) => {
  await page.goto(`${server.dashboard}/links/import`);
  const summary = '4,900 of 5,000 links ready · 100 with an error';
  const file = { name: 'many.csv', mimeType: 'text/csv', buffer: manyRows(5000) };
  const workers = page.workers().length;
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText(summary)).toBeVisible();
  expect(page.workers().length).toBeGreaterThan(workers);

  // Every key asks for a check of all rows.
  await page.getByText('Options for all rows').click();
  await page.getByRole('textbox', { name: 'Parameters' }).focus();
  await page.keyboard.type('ref=mail; utm_source=news');
  await expect(page.getByRole('textbox', { name: 'Parameters' })).toHaveValue(
    'ref=mail; utm_source=news',
  );
  await expect(page.getByText(summary)).toBeVisible();
  expect(await direct.get('/api/urls')).toMatchObject({ data: { result: 0 } });

  // Errors first, each at its cell.
  const rows = page.getByRole('list', { name: 'Rows' }).getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText('Row 2');
  await expect(
    rows.first().getByRole('textbox', { name: 'Destination URL' }),
  ).toHaveAccessibleDescription(/Must start with http/);
});

test('Three pasted lines are three links after two presses, each with its destination and its title', {
  tag: '@core',
}, async ({ signedIn: page, server, direct }) => {
  await page.goto(`${server.dashboard}/links/import`);
  await page
    .getByRole('textbox', { name: /Web addresses/ })
    .fill(
      'Titel;Ziel\nEins;https://shop.example/1\nZwei;https://shop.example/2\nDrei;https://shop.example/3',
    );
  await page.getByRole('button', { name: 'Check these lines' }).click();
  await page.getByRole('button', { name: 'Create 3 links' }).click();
  await expect(page.getByText(/Finished\. 3 of 3 created/)).toBeVisible();
  const { data } = (await direct.get('/api/urls')) as {
    data: { urls: { longurl: string; title: string }[] };
  };
  expect(data.urls.map(({ longurl, title }) => `${title} ${longurl}`).sort()).toEqual([
    'Drei https://shop.example/3',
    'Eins https://shop.example/1',
    'Zwei https://shop.example/2',
  ]);
});

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
  const lines = Array.from({ length: 50 }, (_, at) => `https://shop.example/trial-${at}`);
  await page.getByRole('textbox', { name: /Web addresses/ }).fill(lines.join('\n'));
  await enter(page.getByRole('button', { name: 'Check these lines' }));
  await enter(page.getByRole('button', { name: 'Create the first 3' }));
  await expect(page.getByText(/The first 3 are created/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import links', level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/The first 3 are created/)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'missed') as unknown)).toBe(false);
});
