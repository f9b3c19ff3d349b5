/** Links screen under measurement: from key or click to painted rows, and the frames of a long scroll; in milliseconds. */
import type { Page } from '@playwright/test';

/** Typed letter by letter; each letter is one search. */
const searches = ['kettle winter', 'harbor 4711', '東京', 'm12345', 'summer', 'zzzq'];
/** A quick typist. */
const betweenKeys = 140;
/** For one search or order to be painted. */
const timeout = 20_000;

interface Painted {
  /** Until the first rows were in the document, which the next frame shows. */
  readonly rows: number;
  readonly painted: number;
  /** Until the number of links was there. */
  readonly counted: number;
}

/** The times of each key. */
export async function timeSearches(page: Page): Promise<Painted[]> {
  const times: Painted[] = [];
  const box = page.getByRole('searchbox');
  for (const words of searches) {
    await box.focus();
    for (let length = 1; length <= words.length; length += 1) {
      const typed = words.slice(0, length);
      // A blank at the end searches for the same.
      if (typed.endsWith(' ')) {
        await page.keyboard.insertText(' ');
        continue;
      }
      // It listens before the key is sent.
      const handle = await page.evaluateHandle(searchTimes, { typed, timeout });
      await page.keyboard.insertText(typed.slice(-1));
      times.push(await handle.evaluate(({ time }) => time));
      await page.waitForTimeout(betweenKeys);
    }
    await page.keyboard.press('Escape');
    await page.waitForTimeout(3 * betweenKeys);
  }
  return times;
}

/**
 * Runs in the page, so that it may name no function: from the next input of the search field until what was found for the text
 * is in the document, and until the frame that shows it.
 */
function searchTimes({ typed, timeout }: { typed: string; timeout: number }): {
  time: Promise<Painted>;
} {
  return {
    time: (async () => {
      const began = await new Promise<number>((resolve) => {
        addEventListener('input', ({ timeStamp }) => resolve(timeStamp), {
          once: true,
          capture: true,
        });
      });
      const times = { rows: 0, painted: 0, counted: 0 };
      await new Promise<void>((resolve, reject) => {
        new MutationObserver((_, observer) => {
          const now = performance.now() - began;
          const found = document.querySelector<HTMLElement>('[data-found]')?.dataset['found'] ?? '';
          const isCounted = found.endsWith(` ${typed}`);
          const list = document.querySelector<HTMLElement>('[data-list]')?.dataset['list'] ?? '';
          if (times.rows === 0 && (isCounted || list.includes(`"q":${JSON.stringify(typed)},`))) {
            times.rows = now;
            requestAnimationFrame(() =>
              setTimeout(() => (times.painted = performance.now() - began)),
            );
          }
          if (!isCounted) return;
          times.counted = now;
          observer.disconnect();
          resolve();
        }).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        setTimeout(() => reject(new Error(`Nothing was found for ${typed}`)), timeout);
      });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return times;
    })(),
  };
}

/** The time of each click on a heading until its rows were in the document, by heading; the first click makes the order. */
export async function timeSorts(page: Page): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>();
  for (const heading of ['Link', 'Destination', 'Clicks', 'Created']) {
    const own: number[] = [];
    for (let click = 0; click < 2; click += 1) {
      const handle = await page.evaluateHandle(sortTime, timeout);
      await page
        .getByRole('columnheader', { name: heading, exact: true })
        .getByRole('button')
        .click();
      own.push(await handle.evaluate(({ time }) => time));
    }
    times.set(heading, own);
  }
  return times;
}

/** Runs in the page: from the next click until another link is in the first row. */
function sortTime(timeout: number): { time: Promise<number> } {
  return {
    time: (async () => {
      const before = document.querySelector('main tr[aria-rowindex="2"]')?.textContent;
      const began = await new Promise<number>((resolve) => {
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
          once: true,
          capture: true,
        });
      });
      return new Promise((resolve, reject) => {
        new MutationObserver((_, observer) => {
          const first = document.querySelector('main tr[aria-rowindex="2"]')?.textContent ?? '';
          if (first === '' || first === before) return;
          observer.disconnect();
          resolve(performance.now() - began);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => reject(new Error('No other order was shown')), timeout);
      });
    })(),
  };
}

/**
 * The first and the last row, and a hundred pages between them, by keys.
 *
 * @throws Error where the focus is not in a row further on after a key
 */
export async function walkByKeys(page: Page, links: number): Promise<void> {
  let before = 0;
  const press = async (key: string, least: number) => {
    await page.keyboard.press(key);
    const row = await page.waitForFunction(
      (from) => {
        const at = Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
        return at >= from && at;
      },
      least,
      { timeout },
    );
    before = Number(await row.jsonValue());
  };
  await page.keyboard.press('Escape');
  await press('j', 1);
  await press('Home', 2);
  for (let pages = 0; pages < 100; pages += 1) await press('PageDown', before + 1);
  // The first row is that of the headings.
  await press('End', links + 1);
  await press('Home', 2);
}

/** The lengths of all frames while the list is scrolled for so long, a few rows a frame. */
export async function timeScroll(page: Page, milliseconds: number): Promise<number[]> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
  return page.evaluate(framesOfScroll, milliseconds);
}

/** Runs in the page. */
async function framesOfScroll(milliseconds: number): Promise<number[]> {
  const frames: number[] = [];
  const began = await new Promise<number>(requestAnimationFrame);
  for (let before = began; before - began < milliseconds; ) {
    scrollBy(0, 120);
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - before);
    before = now;
  }
  return frames;
}
