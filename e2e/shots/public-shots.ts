/** Takes a picture of every public page of the service at two widths in both schemes, with a brand and without one. */
import { mkdir } from 'node:fs/promises';
import { test } from '@playwright/test';
import { startServer } from '#e2e/support/server.ts';
import { brandOptions, makePublicPages } from '#e2e/visits/public-pages.ts';

const folder = 'shots';
const widths = { 1440: 900, 390: 844 } as const;

for (const kind of ['branded', 'plain'] as const) {
  test(`Pictures of public pages, ${kind}`, async ({ page }, info) => {
    await mkdir(folder, { recursive: true });
    await mkdir(info.outputDir, { recursive: true });
    const brand = kind === 'branded' ? brandOptions(info.outputDir) : [];
    const server = await startServer(['--rate-limit', '0', ...brand]);
    for (const [name, url] of Object.entries(await makePublicPages(server))) {
      for (const [width, height] of Object.entries(widths)) {
        await page.setViewportSize({ width: Number(width), height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(url);
          await page.screenshot({
            path: `${folder}/public-${name}-${kind}-${width}-${colorScheme}.png`,
          });
        }
      }
    }
    await server.stop();
  });
}
