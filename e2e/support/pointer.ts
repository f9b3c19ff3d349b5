/** Pointer use of a page: dragging with the mouse, long presses and swipes. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Picks something up with the mouse, as soon as it can be dragged, and holds it a little way off. */
export async function pickUp(source: Locator): Promise<void> {
  const { mouse } = source.page();
  await source.hover();
  // The code that drags comes after the screen.
  await expect(source).toHaveAttribute('draggable', 'true');
  const { x, y } = await centre(source);
  await mouse.down();
  await mouse.move(x + 12, y + 12, { steps: 4 });
}

/** Moves what was picked up over something, in steps, as a hand does. */
export async function carryTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await centre(target);
  await target.page().mouse.move(x - 8, y, { steps: 8 });
  await target.page().mouse.move(x, y, { steps: 4 });
}

/** Lets go of what was picked up. */
export async function releaseLock(page: Page): Promise<void> {
  await page.mouse.up();
}

/**
 * Rests a finger on something until that means more than a tap. The page's clock has to be an installed one.
 *
 * @param milliseconds how long the finger rests by that clock
 */
export async function longPress(element: Locator, milliseconds: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const page = element.page();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [await centre(element)],
  });
  await page.clock.runFor(milliseconds);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Draws a finger upwards over a page from an element on, as a user does who scrolls; the finger stays on the screen. */
export async function swipeUp(element: Locator, distance: number): Promise<void> {
  const page = element.page();
  const { x, y } = await centre(element);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let moved = 20; moved <= distance; moved += 20) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x, y: y - moved }],
    });
  }
}

async function centre(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
