/** `npm run soak`: three tabs, a bulk job and a user who opens everything, against the real service for four minutes. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '#e2e/setup/browser.ts';
import { account, startServer } from '#e2e/support/server.ts';
import { type Counter, startCounter } from './counter.ts';
import { importLinks, jobIsOver } from './import-job.ts';
import { soakStrictly } from './strict-soak.ts';
import { openScreens, signIn } from './user.ts';

const limit = 30;
const links = 60;
const minute = 60_000;
const maxTime = 4 * minute;

/** What has to hold; a share is of what the service allows. */
const bounds = { refused: 0, all: 0.75, job: 0.5 };

async function openTabs(
  context: BrowserContext,
  url: string,
  key: string,
): Promise<[Page, Page, Page]> {
  const first = await context.newPage();
  await signIn(first, url, key);
  const others = [await context.newPage(), await context.newPage()] as const;
  for (const page of others) {
    await page.goto(`${url}/links`);
    await page.getByRole('heading', { name: 'Links', level: 1 }).waitFor();
  }
  return [first, ...others];
}

async function soak(browser: Browser, counter: Counter, key: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [working, ...looking] = await openTabs(context, counter.url, key);

  const started = Date.now();
  counter.reset();
  await importLinks(working, links);
  const viewing = openScreens(looking, () => working.isClosed() || Date.now() - started > maxTime);
  const over = await jobIsOver(working, links, maxTime - (Date.now() - started));
  const elapsed = Date.now() - started;
  const { all, created, refused } = counter.counted();
  await working.close();
  const views = await viewing;

  const allowed = (limit * elapsed) / minute;
  const rows = [
    [
      'Job of links created',
      `${created} of ${links} in ${(elapsed / 1000).toFixed(0)} s`,
      over && created === links,
    ],
    ['Screens looked at', String(views), views > 0],
    ['Replies of 429', String(refused), refused === bounds.refused],
    ['All traffic of the limit', percent(all / allowed), all / allowed >= bounds.all],
    ['The job of the limit', percent(created / allowed), created / allowed >= bounds.job],
  ] as const;
  for (const [what, figure, holds] of rows)
    console.log(`${holds ? 'holds' : 'FAILS'}  ${what.padEnd(26)} ${figure}`);
  return rows.every(([, , holds]) => holds);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

async function soakOnce(): Promise<boolean> {
  const server = await startServer(['--rate-limit', String(limit)]);
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const counter = await startCounter(server.dashboard);
  try {
    const { key } = await account(server.data, 'add', '--email', 'soak@shop.example');
    return await soak(browser, counter, String(key));
  } finally {
    await browser.close();
    await counter.stop();
    await server.stop();
  }
}

const holds = process.argv[2] === 'strict' ? await soakStrictly() : await soakOnce();
process.exitCode = holds ? 0 : 1;
