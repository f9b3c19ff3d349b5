/** Moving in: an export of another service becomes links by keyboard alone, and its redirects are read by a real nginx. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, nginxPackages } from '#e2e/setup/nginx.ts';
import { expect, expectAccessible, test } from '#e2e/support/fixtures.ts';
import { enter, tabTo } from '#e2e/support/keyboard.ts';
import { csvRows } from '#features/files/csv.ts';
import { type MovedLink, redirectable } from '#features/jobs/moved/moved-links.ts';
import { nginxRules } from '#features/jobs/moved/redirect-rules.ts';

const exported = [
  'Short link,Destination URL,Clicks,Created at,Tags',
  'go.acme.example/fair,https://acme.example/fairs/autumn,412,2024-10-02,print',
  'go.acme.example/Fair,https://acme.example/fairs/spring,96,2024-10-03,',
  'dub.sh/jobs,https://acme.example/jobs/open,31,2024-11-12,',
].join('\n');

test('By keyboard alone an export becomes links with their old endings, and old to new is saved', async ({
  signedIn: page,
  direct,
}) => {
  await enter(page.getByRole('link', { name: 'Import', exact: true }));
  await tabTo(page.getByRole('textbox', { name: /Web addresses/ }));
  await page.keyboard.insertText(exported);
  await enter(page.getByRole('button', { name: 'Check these lines' }));
  await expect(page.getByRole('heading', { name: 'This looks like a Dub export' })).toBeVisible();
  await tabTo(page.getByRole('checkbox', { name: 'First tag becomes the channel' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('3 of 3 rows are ready')).toBeVisible();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await enter(page.getByRole('button', { name: 'Create 3 links' }));
  await enter(page.getByRole('button', { name: 'Start now' }));
  await expect(page.getByText(/Finished\. 4 of 4 created/)).toBeVisible({ timeout: 30_000 });
  const { data } = (await direct.get('/api/urls')) as {
    data: { urls: { longurl: string; alias: string; shorturl: string }[] };
  };
  const made = data.urls.map(({ longurl, alias }) => [longurl, alias]).sort();
  expect(made).toEqual([
    ['https://acme.example/fairs/autumn', 'fair'],
    ['https://acme.example/fairs/spring', 'Fair'],
    ['https://acme.example/jobs/open', 'jobs'],
  ]);

  const table = page.waitForEvent('download');
  await enter(page.getByRole('button', { name: 'Old to new…' }));
  await expectAccessible(page, { contrastOnly: true });
  await enter(page.getByRole('menuitem', { name: 'Table of old and new links' }));
  const [, ...rows] = csvRows(await readFile(await (await table).path(), 'utf8'), ',');
  const shortOf = (alias: string) => data.urls.find((each) => each.alias === alias)?.shorturl;
  expect(rows).toEqual([
    ['go.acme.example/fair', shortOf('fair')],
    ['go.acme.example/Fair', shortOf('Fair')],
    ['dub.sh/jobs', shortOf('jobs')],
  ]);

  const rules = page.waitForEvent('download');
  await enter(page.getByRole('button', { name: 'Old to new…' }));
  await expect(page.getByRole('menuitem', { name: 'Table of old and new links' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Redirects for nginx' })).toBeFocused();
  await page.keyboard.press('Enter');
  const text = await readFile(await (await rules).path(), 'utf8');
  expect(text.match(/go\\x2eacme/g)).toHaveLength(2);
  expect(text).not.toContain('dub.sh');
  await expectAccessible(page);
});

test('nginx reads the redirects of a thousand links of every spelling', async () => {
  const found = findNginx();
  test.skip(found === undefined, `Install ${nginxPackages.join(' and ')} first`);
  const odd = [
    'a%22b',
    'a%5Cb',
    'a%20b',
    '$x',
    '${x}',
    "it's",
    'a;b',
    '{b}',
    '~a',
    'ü',
    'Ab',
    'aB',
  ];
  const endings = Array.from({ length: 1000 }, (_, at) => `${'long-'.repeat(12)}${at}`);
  const links = [...odd.map(encodeURI), ...endings].map(
    (ending, at): MovedLink => ({
      host: 'go.acme.example',
      path: `/${ending}`,
      to: `https://s.example/new-${at}`,
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-redirects-'));
  await writeFile(join(folder, 'moved.conf'), nginxRules(redirectable(links)));
  await writeFile(
    join(folder, 'nginx.conf'),
    'pid nginx.pid; events {} http { access_log off; include moved.conf; server { listen 127.0.0.1:65000; if ($moved_link) { return 301 $moved_link; } } }',
  );
  const asked = ['-t', '-q', '-p', folder, '-e', 'stderr', '-c', 'nginx.conf'];
  const read = spawnSync(found?.nginx ?? '', asked, { encoding: 'utf8' });
  await rm(folder, { recursive: true, force: true });
  expect(read.stderr).not.toMatch(/emerg|warn/);
  expect(read.status).toBe(0);
});
