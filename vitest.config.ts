/** Vitest configuration: unit tests in Node.js, page tests in Chromium, and what each of them shares. */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findLightChromium } from './e2e/setup/browser.ts';
import { RepeatedTests } from './src/testing/reporters/repeated-tests.ts';

/** Tests that start the program or a builder, or wait for what a slow caller does to it. */
const ofRunningProgram = [
  'account-cli/account-program',
  'api-worker/start-worker',
  'build/embed-plugin',
  'build/real-builds',
  'doctor/doctor',
  'main',
  'move/move',
  'observability',
  'process/folder-lock',
  'program',
  'rolling-restart',
  'servers/body-reader',
  'servers/connection-limits',
  'unhandled-errors',
].map((name) => `src/service/node/${name}.test.ts`);

/** Tests that try everything there is, or simulate hours: seconds each, for what few changes can break. */
const exhaustive = [
  'client/rate-limit/simulation',
  'client/rate-limit/strict-limiter',
  'contract/openapi/openapi',
  'contract/openapi/patterns',
  'demo/worker/demo-host',
  'engine/first-pass',
  'engine/jobs/reading-jobs',
  'engine/library/sync/fill-pace',
  'engine/library/sync/random-walks',
  'engine/trends/fortnight',
  'features/insights/three-weeks',
  'features/qr-code/qr-set',
  'service/api/call-turns',
  'service/api/strangers',
  'service/api/third-party-requests',
  'service/node/build/build-dashboard',
  'service/node/build/licences-plugin',
  'service/node/servers/links-server',
  'service/node/servers/pipelines',
  'service/node/servers/relay',
  'service/node/servers/relay-replies',
  'service/node/servers/served-openapi',
  'service/resources/changes-at-once',
  'service/resources/long-lists',
  'service/store/sqlite/open',
  'service/visits/visits-languages',
  'texts/catalogs',
  'testing/deviations/host-kinds',
  'texts/compiled-catalogs',
].map((name) => `src/${name}.test.ts`);

/** What `npm test` leaves out and `npm run unit:program` runs. */
const ofLongRun = [...ofRunningProgram, ...exhaustive];

const onCi = (process.env['CI'] ?? '') !== '';

const pageStore = fileURLToPath(new URL('src/testing/service/page-store.ts', import.meta.url));

/** Milliseconds. Bounds what hangs: how fast anything is on a busy machine is no matter of tests. */
const longest = 240_000;

const isCore = process.env['PAGES'] === 'core';

/** Of each screen its story and what must not go wrong: page tests with `@core` in their names, which `npm test` runs. CI runs all. */
const coreFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => path.endsWith('.test.tsx') && readFileSync(path, 'utf8').includes('@core'));

export default defineConfig({
  test: {
    // A worker loads what it tests once, and a third one would cost more than it takes off the others.
    maxWorkers: 2,
    // Much is made and thrown away all the time: with V8's own 16 MB, collecting it takes a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // No module keeps anything of a test, so that files share them: loading them again for each takes as long as the tests.
    isolate: false,
    testNamePattern: isCore ? /@core/ : undefined,
    testTimeout: longest,
    hookTimeout: longest,
    // A machine that starves a browser is told from a fault by the second attempt, and its tests are named.
    retry: onCi ? 1 : 0,
    reporters: ['default', new RepeatedTests()],
    provide: {
      caseFactor: Number(process.env['CASES'] ?? 1),
      latestReply: Number(process.env['LATE'] ?? 0),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'values',
          environment: 'node',
          include: ['src/**/*.test.ts', 'site/**/*.test.ts'],
          exclude: ofLongRun,
        },
      },
      {
        extends: true,
        test: { name: 'program', environment: 'node', include: ofLongRun },
      },
      {
        extends: true,
        // SQLite in the page takes the place of the drivers of Node.js.
        resolve: { alias: [{ find: /^\.\/test-store\.ts$/, replacement: pageStore }] },
        // The packages lie elsewhere in a copy of the project that shares them.
        server: { fs: { allow: ['.', realpathSync('node_modules')] } },
        optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
        test: {
          name: 'pages',
          include: isCore ? coreFiles : ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
          // A page is loaded once for each worker: with few tests that takes as long as they do.
          maxWorkers: isCore ? 1 : 2,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: findLightChromium(),
                // No network but the one of this machine.
                args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
