/** Engine page: finds, clicks, types and waits in a page of any engine, by what users see of it. */
import { expect } from '@playwright/test';
import type { Driver, DriverElement } from '#e2e/engines/drivers/driver.ts';
import type { Target } from './finder.ts';

export type EnginePage = ReturnType<typeof createEnginePage>;

/** @param finder the script that defines `findElements` in a page */
export function createEnginePage(driver: Driver, finder: string) {
  /** An expression about what is found; the finder comes into each new document once. */
  const ask = async (target: Target, rest: string): Promise<string> => {
    const isThere = await driver.evaluate('typeof globalThis.findElements === "function"');
    if (isThere !== true) await driver.evaluate(`(() => { ${finder}; return true; })()`);
    return `globalThis.findElements(${JSON.stringify(target)})${rest}`;
  };
  const named = (target: Target) => ({ message: JSON.stringify(target) });
  /** What an expression says; null while the page is on its way to another document. */
  const query = (target: Target, rest: string): Promise<unknown> =>
    ask(target, rest)
      .then(driver.evaluate)
      .catch(() => null);

  const find = async (target: Target): Promise<DriverElement> => {
    const found: DriverElement[] = [];
    const finding = async () => {
      const element = await ask(target, '[0] ?? null')
        .then(driver.element)
        .catch(() => null);
      if (element !== null) found.push(element);
      return found.length > 0;
    };
    await expect.poll(finding, named(target)).toBe(true);
    const [first] = found;
    if (first === undefined) throw new Error('It was there, and is gone');
    return first;
  };

  /** An element that goes between finding and clicking, as where a page has loaded, is found again. */
  const click = async (target: Target): Promise<void> => {
    let isClicked = false;
    while (!isClicked) {
      const element = await find(target);
      isClicked = await element.click().then(
        () => true,
        (error: unknown) => {
          if (!isGone(error)) throw error;
          return false;
        },
      );
    }
  };

  return {
    goto: driver.goto,
    reload: driver.reload,
    press: driver.press,
    type: driver.type,
    enterFrame: driver.enterFrame,
    leaveFrame: driver.leaveFrame,
    errors: driver.errors,
    evaluate: driver.evaluate,
    click,
    /** Types into a field after a click on it. */
    fill: async (target: Target, text: string): Promise<void> => {
      await click(target);
      await driver.type(text);
    },
    shows: async (target: Target): Promise<void> => {
      await expect.poll(() => query(target, '.length'), named(target)).toBeGreaterThan(0);
    },
    hides: async (target: Target): Promise<void> => {
      await expect.poll(() => query(target, '.length'), named(target)).toBe(0);
    },
    /** Waits until it has the focus: what is pressed before that goes to what had it. */
    focuses: async (target: Target): Promise<void> => {
      await expect
        .poll(() => query(target, '.includes(document.activeElement)'), named(target))
        .toBe(true);
    },
    /** Waits until a selector of CSS finds something: drawings have neither role nor text. */
    draws: async (selector: string): Promise<void> => {
      const count = () =>
        driver.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
      await expect.poll(count, { message: selector }).toBeGreaterThan(0);
    },
    /** Waits until its text has the wanted form, and returns that text. */
    reads: async (target: Target, text: RegExp): Promise<string> => {
      const read = () => query(target, '[0]?.textContent ?? null').then(String);
      await expect.poll(read, named(target)).toMatch(text);
      return read();
    },
    /** Waits until Tab, pressed again and again, has brought the focus to it. */
    tabTo: async (target: Target): Promise<void> => {
      await find(target);
      for (let stop = 0; stop < 150; stop += 1) {
        if ((await query(target, '.includes(document.activeElement)')) === true) return;
        await driver.press('Tab');
      }
      throw new Error(`Tab does not come to ${JSON.stringify(target)}`);
    },
    /** Waits until the address has the wanted form. */
    leadsTo: async (url: string): Promise<void> => {
      const read = () => driver.evaluate('location.href').catch(() => null);
      await expect.poll(read).toBe(url);
    },
  };
}

/** In the words of WebDriver, and of Puppeteer. */
function isGone(error: unknown): boolean {
  return /stale element reference|detached/i.test(error instanceof Error ? error.message : '');
}
