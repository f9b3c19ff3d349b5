/** Keyboard use of a page: moves the focus, chooses and types without a mouse. */
import { expect, type Locator } from '@playwright/test';

/** More stops than any screen has. */
const maxStops = 150;

/** More entries than any menu has. */
const maxEntries = 20;

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Runs in the page. */
function isReady(node: Element): boolean {
  return node.closest('[role="dialog"]')?.contains(document.activeElement) ?? true;
}

/** Presses Tab until an element has the focus, and shows that it does; fails where Tab never comes to it. */
export async function tabTo(element: Locator): Promise<void> {
  const { keyboard } = element.page();
  // Not visible: what takes the focus of a styled switch or choice has no size.
  await expect(element).toBeAttached();
  // A dialog takes the focus a moment after it shows itself, and would take it from the element.
  await expect.poll(() => element.evaluate(isReady)).toBe(true);
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await hasFocus(element)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(element)}`);
}

/** Goes to an element by Tab and presses Enter on it. */
export async function enter(element: Locator): Promise<void> {
  await tabTo(element);
  await element.page().keyboard.press('Enter');
}

/** Goes to an entry of the open menu by arrow keys and presses Enter on it. */
export async function choose(entry: Locator): Promise<void> {
  const page = entry.page();
  // The menu takes the focus a moment after it shows itself.
  await expect(
    page.getByRole('menu').locator(':focus').or(page.locator('[role="menu"]:focus')),
  ).toHaveCount(1);
  for (let stop = 0; stop < maxEntries; stop += 1) {
    if (await hasFocus(entry)) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not come to ${String(entry)}`);
}

/** Goes to a field by Tab and types what it is to hold, in place of what it holds. */
export async function type(element: Locator, text: string): Promise<void> {
  await tabTo(element);
  const { keyboard } = element.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text);
}
