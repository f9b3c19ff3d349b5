/** Puppeteer driver: Chromium by its own protocol, and Firefox by WebDriver BiDi, each with a new profile. */
import puppeteer, { ElementHandle, type Frame, type KeyInput } from 'puppeteer-core';
import type { Driver, DriverElement } from './driver.ts';

/** What the browser itself logs of a reply that is no success; the steps look at the screen. */
const browserOwn = 'Failed to load resource';

/** @param browser the path of its program */
export async function openPuppeteer(name: 'chrome' | 'firefox', browser: string): Promise<Driver> {
  const started = await puppeteer.launch({
    browser: name,
    executablePath: browser,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    // Chromium refuses its sandbox to the administrator, as whom containers often run.
    args: name === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await started.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) =>
    errors.push(error instanceof Error ? error.message : String(error)),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(browserOwn))
      errors.push(message.text());
  });
  let frame: Frame | undefined;
  const here = () => frame ?? page.mainFrame();

  return {
    goto: async (url) => {
      frame = undefined;
      await page.goto(url);
    },
    reload: async () => {
      frame = undefined;
      await page.reload();
    },
    evaluate: async (expression) => {
      const text: unknown = await here().evaluate(`JSON.stringify(${expression}) ?? 'null'`);
      return JSON.parse(String(text)) as unknown;
    },
    element: async (expression): Promise<DriverElement | null> => {
      const handle = await here().evaluateHandle(expression);
      if (!(handle instanceof ElementHandle)) return null;
      return { click: () => handle.click() };
    },
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      // A sound cast: the names are those of the DOM, and all others are single letters.
      const names = keys as readonly KeyInput[];
      for (const key of names) await page.keyboard.down(key);
      for (const key of names.toReversed()) await page.keyboard.up(key);
    },
    enterFrame: async () => {
      const element = await page.waitForSelector('iframe');
      frame = (await element?.contentFrame()) ?? undefined;
      if (frame === undefined) throw new Error('The page has no frame');
    },
    leaveFrame: async () => {
      frame = undefined;
    },
    errors: () => errors,
    close: () => started.close(),
  };
}
