/** Playwright settings for pictures of all screens. */
import { defineConfig } from '@playwright/test';
import { findChromium } from '#e2e/setup/browser.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['shots.ts', 'public-shots.ts', 'doc-pictures.ts'],
  outputDir: '../../test-results',
  globalSetup: '../setup/build-once.ts',
  workers: 1,
  timeout: 600_000,
  // Other work on the machine must not end a picture.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: executablePath === undefined ? {} : { launchOptions: { executablePath } },
});
