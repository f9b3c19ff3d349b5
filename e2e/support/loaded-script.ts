/** Loaded script: what a page and its frames have loaded of it. */
import type { Page } from '@playwright/test';

/** What all documents of a page have loaded of script from the network, compressed, in KB of 1024 bytes. */
export async function scriptOf(page: Page): Promise<number> {
  const sums = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const scripts = entries.filter(({ name }) => name.endsWith('.js'));
        return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
      }),
    ),
  );
  return sums.reduce((sum, each) => sum + each, 0) / 1024;
}
