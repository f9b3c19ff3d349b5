/** Smoke step of the demo without a server: one press, a link with a rule for French, its visit, a reload. */
import { test } from '#e2e/engines/support/fixtures.ts';
import { serveDemo } from '#e2e/support/demo-site.ts';
import { closeWebServers } from '#e2e/support/local-web.ts';

const overview = { role: 'heading', name: 'Overview', level: 1 } as const;
const visitDialog = { role: 'dialog', name: 'Visit as' } as const;

test('The demo without a server: a link opens in French and counts', async ({ tab, engine }) => {
  test.skip(engine === 'WebKitGTK', 'The demo was not tried there.');
  const site = await serveDemo();
  await tab.goto(site.url);
  await tab.click({ role: 'button', name: 'Open the demo' });
  await tab.shows(overview);

  await tab.goto(`${site.url}#/links/new`);
  await tab.fill({ role: 'textbox', name: 'Destination' }, `${site.shop}/sale`);
  await tab.fill({ role: 'textbox', name: 'Alias' }, 'autumn-sale');
  await tab.click({ role: 'button', pattern: '^Targeting' });
  await tab.click({ role: 'button', name: 'Add language rule' });
  await tab.fill({ role: 'combobox', name: 'Language of rule 1' }, 'french');
  await tab.click({ role: 'option', name: 'French – fr' });
  await tab.hides({ role: 'option', name: 'French – fr' });
  await tab.click({ label: 'Destination of rule 1' });
  await tab.focuses({ label: 'Destination of rule 1' });
  await tab.type(`${site.shop}/soldes`);
  await tab.click({ role: 'button', pattern: '^Create link' });
  await tab.shows({ role: 'group', pattern: '^(Created and copied|Link created)$' });

  await tab.click({ role: 'button', name: 'Visit as…' });
  await tab.focuses({ role: 'combobox', name: 'Language', within: visitDialog });
  await tab.type('French');
  await tab.tabTo({ role: 'combobox', name: 'Device', within: visitDialog });
  await tab.type('Windows');
  await tab.click({ role: 'button', name: 'Save', within: visitDialog });
  await tab.hides(visitDialog);
  await tab.goto(`${site.url}go/autumn-sale`);
  await tab.leadsTo(`${site.shop}/soldes`);

  await tab.goto(`${site.url}#/links?q=autumn-sale`);
  await tab.click({ role: 'link', pattern: '.', within: { role: 'table' } });
  await tab.reads({ role: 'group', name: 'Clicks' }, /^Clicks1/);
  await tab.reload();
  await tab.reads({ role: 'group', name: 'Clicks' }, /^Clicks1/);
  await tab.shows({ role: 'listitem', within: { role: 'region', name: 'Systems' } });
  closeWebServers();
  await site.remove();
});
