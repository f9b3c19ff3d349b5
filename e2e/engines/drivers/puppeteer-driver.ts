/** Puppeteer driver: Chromium by its own protocol, and Firefox by WebDriver BiDi, each with a new profile. */
import { loadTool } from '#testing/load-tool.ts';
import type { Driver, DriverElement } from './driver.ts';

/** What is used of the package puppeteer-core. */
interface PuppeteerModule {
  readonly default: {
    launch(options: {
      browser: 'chrome' | 'firefox';
      executablePath: string;
      headless: boolean;
      defaultViewport: { width: number; height: number };
      args: readonly string[];
    }): Promise<Browser>;
  };
}

interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface Frame {
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): ElementHandle | null }>;
}

interface Page extends Frame {
  readonly keyboard: {
    type(text: string): Promise<void>;
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
  };
  on(event: 'pageerror', listen: (error: unknown) => void): void;
  on(event: 'console', listen: (message: { type(): string; text(): string }) => void): void;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  mainFrame(): Frame;
  waitForSelector(selector: string): Promise<ElementHandle | null>;
}

interface ElementHandle {
  click(): Promise<void>;
  contentFrame(): Promise<Frame | null>;
}

/** What the browser itself logs of a reply that is no success; the steps look at the screen. */
const browserOwn = 'Failed to load resource';

/** @param browser the path of its program */
export async function openPuppeteer(name: 'chrome' | 'firefox', browser: string): Promise<Driver> {
  const { default: puppeteer } = (await loadTool('puppeteer-core')) as PuppeteerModule; // its own types are there only where it is installed
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
      const element = handle.asElement();
      return element === null ? null : { click: () => element.click() };
    },
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
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
