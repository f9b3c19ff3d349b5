/** Playwright settings of the browser tests: screens and flows, visits, embedding, and the demo. */
import { defineConfig } from '@playwright/test';
import { findChromium, findLightChromium } from './setup/browser.ts';

const isCi = process.env['CI'] !== undefined;

/** When a test is given up, in milliseconds: a busy machine may take twenty times as long as a quiet one. */
const end = 240_000;

const startedFrom = (executablePath: string | undefined) =>
  executablePath === undefined ? {} : { launchOptions: { executablePath } };

export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'screens',
      testMatch: '**/*.spec.ts',
      testIgnore: ['visits/**', 'embed/**', 'demo/**', 'engines/**'],
      // In each new context a service worker would fetch every file of the dashboard: a fifth of the processor time of these
      // tests. Those of the shell without a network, and of what caches hold, allow it.
      use: { ...startedFrom(findLightChromium()), serviceWorkers: 'block' },
    },
    {
      name: 'visits',
      testMatch: 'visits/*.spec.ts',
      use: startedFrom(findLightChromium()),
    },
    {
      name: 'embed',
      testMatch: 'embed/*.spec.ts',
      grepInvert: /@processes/,
      use: startedFrom(findLightChromium()),
    },
    {
      // Where a frame of another origin has a process of its own, as in the browsers of users: its heap, and who has the focus.
      name: 'processes',
      testMatch: 'embed/*.spec.ts',
      grep: /@processes/,
      use: startedFrom(findChromium()),
    },
    // Each test has a browser of its own, whose user agent and language its workers have too.
    { name: 'demo', testMatch: 'demo/*.spec.ts' },
  ],
  outputDir: '../test-results/files',
  globalSetup: './setup/build-once.ts',
  // Each worker runs its own service. Many tests wait for time to pass, so that two cores carry three of them.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  // One end for what hangs, and no other bound: how fast anything is on a busy machine is a matter of benchmarks.
  timeout: end,
  expect: { timeout: end },
  reporter: [['list'], ['./setup/without-snapshots.ts'], ['./setup/repeated.ts']],
  use: {
    // Traces hold requests with their headers, and so the key: `support/evidence.ts` keeps what has none.
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
