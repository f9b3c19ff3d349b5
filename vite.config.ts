/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embedding } from './src/service/node/build/embed-plugin.ts';
import { Licences } from './src/service/node/build/licences-plugin.ts';
import { offline } from './src/service/node/build/offline-plugin.ts';
import { productionRouter } from './src/service/node/build/production-router-plugin.ts';
import { compiledTexts } from './src/service/node/build/texts-plugin.ts';
import { referenceService } from './src/service/node/dev-plugin.ts';

/** Tests that start the program or a builder, or wait for what a slow caller does to it. `npm run unit:long` runs them. */
const ofRunningProgram = [
  'account-cli/account-program',
  'api-worker/start-worker',
  'build/embed-plugin',
  'build/real-builds',
  'doctor/doctor',
  'main',
  'observability',
  'process/folder-lock',
  'program',
  'rolling-restart',
  'servers/body-reader',
  'servers/connection-limits',
  'unhandled-errors',
].map((name) => `src/service/node/${name}.test.ts`);

const licences = new Licences();

/** What the first screen loads by itself before the dashboard, each in a file of its own. */
const beforeDashboard = /\/(early-shortcuts|tab-updates|sections)\.tsx?$/;
/** What dialogs and errors of the first screen share with the dashboard. */
const withTexts = /\/(TextsProvider|use-message|ForgetAccountDialog)\.tsx?$/;

export default defineConfig({
  // Relative addresses: the built dashboard runs from any folder of any host, without a rebuild.
  base: './',
  plugins: [
    react(),
    referenceService(),
    embedding(),
    offline(),
    compiledTexts(),
    productionRouter(),
    licences.written(),
  ],
  // Workers load their parts when they need them, as pages do.
  worker: { format: 'es', plugins: () => [licences.ofWorkers()] },
  build: {
    outDir: 'dist/dashboard',
    target: 'es2023',
    sourcemap: false,
    // The dashboard is a few files instead of a hundred: compressed together they are smaller, and the first screen need not
    // name each of them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-screen', tags: ['$initial'], priority: 3 },
            {
              name: (path) => beforeDashboard.exec(path)?.[1] ?? null,
              debugName: 'before-dashboard',
              priority: 2,
            },
            { name: 'texts', test: withTexts, priority: 2 },
            { name: 'Dashboard', test: /\/src\/app\/Dashboard\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // Many tests wait for timers, so that two cores carry three of them; by itself it would leave one of two idle.
    maxWorkers: 3,
    // Pages are made and thrown away all the time: with V8's own 16 MB, collecting them takes a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // No module keeps anything of a test, so that files share them: loading them again for each takes as long as the tests.
    isolate: false,
    // Bounds what hangs. How fast anything is on a busy machine is no matter of tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'values',
          environment: 'node',
          include: ['src/**/*.test.ts', 'site/**/*.test.ts'],
          exclude: ofRunningProgram,
        },
      },
      {
        extends: true,
        test: { name: 'program', environment: 'node', include: ofRunningProgram },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
});
