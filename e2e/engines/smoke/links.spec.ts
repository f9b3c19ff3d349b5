/** Smoke steps of links: one is created and followed, its charts are drawn, it is assigned by keyboard, five are imported. */
import { expect, signIn, test } from '#e2e/engines/support/fixtures.ts';
import { closeWebServers, serveWeb } from '#e2e/support/local-web.ts';

test.afterAll(closeWebServers);

test('Create a link in place, and follow it', async ({ tab, service: { server } }) => {
  const shop = await serveWeb((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Shop</title>'),
  );
  await signIn(tab, server);
  await tab.click({ role: 'button', name: 'New link' });
  await tab.fill({ role: 'textbox', name: 'Destination' }, `${shop}/summer`);
  await tab.fill({ role: 'textbox', name: 'Alias' }, 'smoke');
  await tab.click({ role: 'button', name: 'Create link' });
  await tab.reads(
    { role: 'group', pattern: '^(Created and copied|Link created)$' },
    /127\.0\.0\.1:\d+\/smoke/,
  );
  await tab.goto(`${server.links}/smoke`);
  await tab.leadsTo(`${shop}/summer`);
});

test('Charts of a link', async ({ tab, service: { server } }) => {
  await signIn(tab, server);
  await tab.goto(`${server.dashboard}/links?order=click`);
  await tab.click({ role: 'link', pattern: '.', within: { role: 'table' } });
  await tab.reads({ role: 'group', name: 'Clicks' }, /[1-9]/);
  for (const name of ['Countries', 'Browsers', 'Systems']) {
    await tab.shows({ role: 'listitem', within: { role: 'region', name } });
  }
  await tab.draws('li span[aria-hidden][style*=width]');
});

test('Assign a link to a channel by keyboard alone', async ({ tab, service: { server } }) => {
  await signIn(tab, server);
  await tab.tabTo({ role: 'link', pattern: '.', within: { role: 'table' } });
  await tab.press('a');
  await tab.shows({ role: 'option', within: { role: 'dialog' } });
  await tab.focuses({ role: 'combobox', within: { role: 'dialog' } });
  await tab.press('Enter');
  await tab.hides({ role: 'dialog' });
  await tab.reads({ role: 'status', name: 'Adding' }, /^Adding 1 link to channel/);
  // The eight seconds in which it can be undone end by themselves: to go to a button by Tab could take longer.
  await tab.reads({ role: 'status', name: 'Adding' }, /^1 link added to channel/);
});

test('Import eleven links', async ({ tab, service: { server } }) => {
  await signIn(tab, server);
  await tab.click({ role: 'link', name: 'Import' });
  const lines = Array.from({ length: 11 }, (_, at) => `https://shop.example/${at}`);
  await tab.fill({ role: 'textbox', pattern: 'Web addresses' }, lines.join('\n'));
  await tab.click({ role: 'button', name: 'Check these lines' });
  await tab.shows({ pattern: '11 links ready' });
  await tab.click({ role: 'button', name: 'Create 11 links' });
  await tab.shows({ pattern: 'Finished\\. 11 of 11 created' });
  expect(await tab.evaluate('document.querySelectorAll("[role=alert]").length')).toBe(0);
});
