/** `npm run soak -- strict`: 1,000 requests through a limiter that tells of no limit; three tabs reload, and imports run. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findLightChromium } from '#e2e/setup/browser.ts';
import { closeWebServers } from '#e2e/support/local-web.ts';
import { account, startServer } from '#e2e/support/server.ts';
import { importLinks } from './import-job.ts';
import { type StrictLimiter, startStrictLimiter } from './strict-limiter.ts';
import { signIn } from './user.ts';

const limit = 30;
const wanted = 1000;
const rowsOfJob = 60;

/** How long a user looks at a screen before it is loaded again, in milliseconds. */
const view = 20_000;

/** Imports again and again, each job when the one before is over. */
async function importForEver(page: Page, isOver: () => boolean): Promise<void> {
  for (let round = 1; !isOver(); round += 1) {
    await importLinks(page, rowsOfJob, round);
    const done = page.getByText(`${rowsOfJob} of ${rowsOfJob} created`);
    while (!isOver() && !(await done.isVisible())) await page.waitForTimeout(1000);
  }
}

/** Loads a screen again and again: each time another one, and every third time in the middle of the load before. */
async function reloadForEver(page: Page, url: string, isOver: () => boolean): Promise<void> {
  const paths = ['/overview', '/links', '/channels', '/campaigns', '/links?sort=clicks'];
  for (let load = 0; !isOver(); load += 1) {
    await page.goto(url + (paths[load % paths.length] ?? ''), { waitUntil: 'commit' });
    await page.waitForTimeout(load % 3 === 0 ? 500 : view);
  }
}

async function useTabs(context: BrowserContext, url: string, key: string, limiter: StrictLimiter) {
  const isOver = () => limiter.counted().asked >= wanted;
  const working = await context.newPage();
  working.setDefaultTimeout(600_000);
  await signIn(working, url, key);
  const reloading = [await context.newPage(), await context.newPage(), await context.newPage()];
  await Promise.all([
    importForEver(working, isOver),
    ...reloading.map((page) => reloadForEver(page, url, isOver)),
  ]);
}

/** Returns whether nothing was refused. */
export async function soakStrictly(): Promise<boolean> {
  const service = await startServer(['--rate-limit', '0']);
  const limiter = await startStrictLimiter(service.dashboard, limit);
  const relay = await startServer(['--upstream', limiter.url]);
  const executablePath = findLightChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const began = Date.now();
  try {
    const { key } = await account(service.data, 'add', '--email', 'soak@shop.example');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await useTabs(context, relay.dashboard, String(key), limiter);
    const { asked, refused, closed } = limiter.counted();
    const minutes = ((Date.now() - began) / 60_000).toFixed(0);
    console.log(
      `${refused === 0 ? 'holds' : 'FAILS'}  ${asked} requests in ${minutes} minutes, ${closed} sockets closed, ${refused} refused`,
    );
    return refused === 0;
  } finally {
    await browser.close();
    await relay.stop();
    closeWebServers();
    await service.stop();
  }
}
