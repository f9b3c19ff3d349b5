/**
 * Settled pages: before and after each act of a test its pages are quiet, by the sign that the dashboard shows itself. Wrapped
 * here once for all, around the classes of Playwright, so that no test waits for work that it does not name.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

const acts = {
  page: ['goto', 'reload', 'goBack', 'goForward'],
  locator: ['click', 'fill', 'press', 'check', 'uncheck', 'tap', 'selectOption', 'setInputFiles'],
  keyboard: ['press', 'type', 'insertText'],
} as const;

/** For how long a page is waited for, in milliseconds. It decides nothing: a page that is never quiet is used as it is. */
const maxWait = 3000;

/** Acts wait where it is on: a test of what is done to a busy page turns it off. */
export const settling = { isOn: true };

const wrapped = new WeakSet<object>();

/** Wraps the classes of pages and locators, where that is not done yet, and the keyboard of a page. */
export function settleActs(page: Page): void {
  wrap(classOf(page), acts.page, (target) => target as Page);
  wrap(classOf(page.locator('html')), acts.locator, (target) => (target as Locator).page());
  // A keyboard does not know its page.
  wrap(page.keyboard, acts.keyboard, () => page);
}

function classOf(instance: object): object {
  // A sound cast: it is no object without a class.
  return Object.getPrototypeOf(instance) as object;
}

function wrap(place: object, names: readonly string[], pageOf: (target: object) => Page): void {
  if (wrapped.has(place)) return;
  wrapped.add(place);
  for (const name of names) {
    const act = Reflect.get(place, name) as (...args: unknown[]) => Promise<unknown>;
    Reflect.set(place, name, async function (this: object, ...args: unknown[]) {
      const page = pageOf(this);
      await settle(page);
      const result = await act.apply(this, args);
      await settle(page);
      return result;
    });
  }
}

/** Waits until all documents of the dashboard in a page are quiet, for a while. */
async function settle(page: Page): Promise<void> {
  if (!settling.isOn || page.isClosed()) return;
  const end = pause(maxWait, undefined, { ref: false });
  // A frame that is gone, or that a dialog of the browser holds, has nothing to wait for.
  for (const frame of page.frames())
    await Promise.race([frame.evaluate(becomesQuiet).catch(() => undefined), end]);
}

/** Runs in a document. Its clock may be the test's, so that it waits for turns of the event loop and for the sign alone. */
async function becomesQuiet(): Promise<void> {
  // Another document than one of the dashboard has no sign.
  if (document.getElementById('root') === null) return;
  const { scheduler } = globalThis as unknown as {
    scheduler: { postTask(task: () => void, options: object): Promise<void> };
  };
  const page = document.documentElement;
  const isQuiet = async (): Promise<boolean> => {
    // After all that the page has begun by itself.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    return page.dataset['quiet'] !== undefined;
  };
  while (!(await isQuiet())) {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(page, { attributeFilter: ['data-quiet'] });
      if (page.dataset['quiet'] !== undefined) resolve();
    });
  }
}
