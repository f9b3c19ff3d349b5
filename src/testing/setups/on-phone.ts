/** On a phone: the page of a test is as narrow as one until the test ends. */
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

export async function onPhone(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(390, 844);
}
