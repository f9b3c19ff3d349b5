/** On a phone: the window of a test is as large as a phone's, or as another device's, until it ends. */
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

export function onPhone(): Promise<void> {
  return inWindow(390, 844);
}

export async function inWindow(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
}
