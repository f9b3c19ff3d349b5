/** Measures what a user waits for: from Sign in to rows, from C to its field, and each press, key and tap of the main jobs. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '#e2e/setup/browser.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';

const rounds = 7;

/** In milliseconds. */
const limits = { rows: 1200, field: 100, delay: 200 } as const;

interface Figure {
  /** Milliseconds. */
  readonly value: number;
  readonly limit: number;
  readonly good: boolean;
}

export interface InteractionFigures {
  /** From the press on Sign in to the first row of Links, median. */
  readonly rows: Figure;
  /** From C to the field that it opens, median. */
  readonly field: Figure;
  /** From a press, key or tap to the next frame, third quartile, with a processor four times slower. */
  readonly delay: Figure;
}

/** Uses the demo account in a browser, as a user would. */
export async function benchInteraction(): Promise<InteractionFigures> {
  const server = await startServer(['--demo', '--rate-limit', '6000']);
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const rows: number[] = [];
    const fields: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { context, page } = await openDashboard(browser, server);
      rows.push(await millisecondsSincePress(page));
      fields.push(await millisecondsToField(page));
      await context.close();
    }
    print('From Sign in to rows', rows);
    print('From C to its field', fields);
    return {
      rows: figure(quantile(rows, 0.5), limits.rows),
      field: figure(quantile(fields, 0.5), limits.field),
      delay: figure(quantile(await delaysOfJobs(browser, server), 0.75), limits.delay),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** In a browser that has seen nothing, until the first row is there. */
async function openDashboard(
  browser: Browser,
  server: RunningServer,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteMoments);
  await page.goto(`${server.dashboard}/links`);
  await page.getByLabel('API key').fill(server.key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => document.documentElement.dataset['rowsAfter'] !== undefined);
  return { context, page };
}

/**
 * Runs in the page, ahead of its scripts: notes when rows and the field of C are in the document, and how long each act
 * took.
 */
function noteMoments(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('form [type="submit"]') === null) return;
      const begun = performance.now();
      new MutationObserver((_, observer) => {
        if (document.querySelector('main tbody a[href*="/links/"]') === null) return;
        document.documentElement.dataset['rowsAfter'] = String(performance.now() - begun);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'c') return;
      const begun = performance.now();
      new MutationObserver((_, observer) => {
        const field = document.querySelector('[role="dialog"] input');
        if (field?.checkVisibility() !== true) return;
        document.documentElement.dataset['fieldAfter'] ??= String(performance.now() - begun);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    },
    { capture: true },
  );
  const acts = new Map<number, number>();
  Reflect.set(window, 'acts', acts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId } = entry;
      const took = Math.max(entry.duration, acts.get(interactionId) ?? 0);
      if (interactionId > 0) acts.set(interactionId, took);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const millisecondsSincePress = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['rowsAfter']));

async function millisecondsToField(page: Page): Promise<number> {
  // What loads ahead is loaded, as for a user who has seen the rows.
  await page.waitForTimeout(3000);
  await page.keyboard.press('c');
  await page.waitForFunction(() => document.documentElement.dataset['fieldAfter'] !== undefined);
  return page.evaluate(() => Number(document.documentElement.dataset['fieldAfter']));
}

/** Each act of the main jobs in milliseconds; those under 16 count as 16, as browsers report no shorter ones. */
async function delaysOfJobs(browser: Browser, server: RunningServer): Promise<number[]> {
  const { context, page } = await openDashboard(browser, server);
  const chrome = await context.newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const all: number[] = [];
  let before = await page.evaluate(takeActs);
  for (const [job, act] of Object.entries(jobs)) {
    await act(page);
    // The browser reports an act after the frame that shows it.
    await page.waitForTimeout(1000);
    const { long, count } = await page.evaluate(takeActs);
    const short = count - before.count - long.length;
    const ofJob = [...long, ...Array.from({ length: Math.max(0, short) }, () => 16)];
    before = { long, count };
    print(job, ofJob);
    all.push(...ofJob);
  }
  await context.close();
  return all;
}

/** Runs in the page: the acts of at least 16 milliseconds since the last time, and how many of any length there were ever. */
function takeActs(): { long: number[]; count: number } {
  const acts = Reflect.get(window, 'acts') as Map<number, number>;
  const long = [...acts.values()];
  acts.clear();
  return { long, count: performance.interactionCount };
}

/** What users do all day, each from where the one before ended. */
const jobs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Search, sort, select': async (page) => {
    await page.getByRole('searchbox').first().click();
    await page.keyboard.type('sale', { delay: 60 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clicks' }).first().click();
    await page.getByRole('checkbox').nth(2).click();
    await page.keyboard.press('Escape');
  },
  'Make a link': async (page) => {
    await page.keyboard.press('c');
    await page.getByRole('dialog').getByLabel('Destination', { exact: true }).waitFor();
    await page.keyboard.type('shop.example/spring', { delay: 60 });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
  'Go by the palette': async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type('channels', { delay: 60 });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Channels', level: 1 }).waitFor();
  },
  'See a link': async (page) => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Links', exact: true }).click();
    await page.locator('main tbody a[href*="/links/"]').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await navigation.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  },
};

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

function figure(value: number, limit: number): Figure {
  return { value, limit, good: value <= limit };
}

function print(name: string, values: readonly number[]): void {
  const [median, third, most] = [0.5, 0.75, 1].map((part) => quantile(values, part).toFixed(0));
  console.log(
    `${name.padEnd(24)} ${String(values.length).padStart(3)} times: median ${median} ms, p75 ${third} ms, most ${most} ms`,
  );
}
