/** Fixtures of the smoke suite: one browser of each engine per test, a service with a demonstration account, and a portal. */
import { test as base } from '@playwright/test';
import type { Driver } from '#e2e/engines/drivers/driver.ts';
import { openPuppeteer } from '#e2e/engines/drivers/puppeteer-driver.ts';
import { openWebKit } from '#e2e/engines/drivers/webkit-driver.ts';
import { type RunningPortal, startPortal } from '#e2e/portal/portal.ts';
import {
  type EngineName,
  enginePackages,
  type FoundEngine,
  findEngine,
} from '#e2e/setup/engines.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';
import { bundleFinder } from './bundle-finder.ts';
import { createEnginePage, type EnginePage } from './engine-page.ts';

export { expect } from '@playwright/test';

export interface EngineOptions {
  engine: EngineName;
}

interface PerTest {
  /** An empty page of a browser with a new profile. Errors of page and console fail the test at its end. */
  tab: EnginePage;
}

interface PerWorker extends EngineOptions {
  service: { server: RunningServer; portal: RunningPortal };
  finder: string;
}

export const test = base.extend<PerTest, PerWorker>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const running: { server?: RunningServer } = {};
      const portal = await startPortal({
        linkdeck: () => running.server?.dashboard ?? '',
        key: () => running.server?.key ?? '',
      });
      const server = await startServer([
        '--demo',
        '--rate-limit',
        '600',
        '--embed-origins',
        portal.url,
      ]);
      running.server = server;
      await use({ server, portal });
      await portal.stop();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  finder: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => use(await bundleFinder()),
    { scope: 'worker' },
  ],
  tab: async ({ engine, finder }, use, info) => {
    const found = findEngine(engine);
    info.skip(
      found === undefined,
      `${engine} is not installed here: apt-get install ${enginePackages[engine].join(' ')}`,
    );
    if (found === undefined) return;
    const driver = await open(engine, found);
    try {
      await use(createEnginePage(driver, finder));
      // What fields hold is no text of the page, and so the key is not in it.
      if (info.errors.length > 0)
        console.log(await driver.evaluate('document.body.innerText.slice(0, 3000)'));
      base.expect(driver.errors()).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

function open(engine: EngineName, found: FoundEngine): Promise<Driver> {
  if (engine === 'WebKitGTK') return openWebKit(found);
  return openPuppeteer(engine === 'Firefox' ? 'firefox' : 'chrome', found.browser);
}

export const linksHeading = { role: 'heading', name: 'Links', level: 1 } as const;

/** Opens Links, pastes the key on Connect and waits for Links. */
export async function signIn(tab: EnginePage, { dashboard, key }: RunningServer): Promise<void> {
  await tab.goto(`${dashboard}/links`);
  await tab.fill({ label: 'API key' }, key);
  await tab.click({ role: 'button', name: 'Sign in' });
  await tab.shows(linksHeading);
}
