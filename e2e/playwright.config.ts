/** Playwright settings of the browser tests: screens and flows, embedding, and the endpoint check after both. */
import { defineConfig } from '@playwright/test';
import { findChromium, findLightChromium } from './setup/browser.ts';

const startedFrom = (executablePath: string | undefined) =>
  executablePath === undefined ? {} : { launchOptions: { executablePath } };

export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'screens',
      testMatch: '**/*.spec.ts',
      testIgnore: ['flows/endpoints.spec.ts', 'embed/**', 'demo/**', 'engines/**'],
      // In each new context a service worker would fetch every file of the dashboard: a fifth of the processor time of these
      // tests. Those of the shell without a network, and of what caches hold, allow it.
      use: { ...startedFrom(findLightChromium()), serviceWorkers: 'block' },
    },
    { name: 'embed', testMatch: 'embed/*.spec.ts', use: startedFrom(findChromium()) },
    // Each test has a browser of its own, whose user agent and language its workers have too.
    { name: 'demo', testMatch: 'demo/*.spec.ts' },
    // Reads what all others have called, also those of an earlier run, so that it is run after them.
    {
      name: 'endpoints',
      testMatch: 'flows/endpoints.spec.ts',
      use: startedFrom(findLightChromium()),
    },
  ],
  outputDir: '../test-results/files',
  globalSetup: './setup/build-once.ts',
  // Each worker runs its own service. Many tests wait for time to pass, so that two cores carry three of them.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Bounds what hangs. How fast anything is on a busy machine is no matter of tests, except where one measures it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./setup/without-snapshots.ts']],
  use: {
    // Traces hold requests with their headers, and so the key: none are kept.
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    // What fades or slides would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // A headless browser's own user agent counts as a bot, here as in the field.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
});
