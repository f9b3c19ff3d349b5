/** Playwright settings of the smoke suite: the same steps in three browser engines, and a table of them at the end. */
import { defineConfig } from '@playwright/test';
import { engineNames } from '#e2e/setup/engines.ts';
import type { EngineOptions } from './support/fixtures.ts';

/** When a test is given up, in milliseconds. */
const end = 400_000;

export default defineConfig<object, EngineOptions>({
  testDir: 'smoke',
  testMatch: '*.spec.ts',
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
  outputDir: '../../test-results/engines',
  globalSetup: '../setup/build-once.ts',
  // Each has a service and a browser at a time: one worker for each of two cores.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // One end for what hangs, and no other bound: three engines share a machine.
  timeout: end,
  expect: { timeout: end },
  reporter: [['list'], ['./table-reporter.ts'], ['../setup/without-snapshots.ts']],
});
