/** Vitest configuration: unit tests in Node.js, page tests in Chromium, and what each of them shares. */
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findLightChromium } from './e2e/setup/browser.ts';
import { RepeatedTests } from './src/testing/reporters/repeated-tests.ts';

/** Tests that start the program or a builder, or wait for what a slow caller does to it. `npm run unit:program` runs them. */
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

const onCi = (process.env['CI'] ?? '') !== '';

const pageStore = fileURLToPath(new URL('src/testing/service/page-store.ts', import.meta.url));

/** Milliseconds. Bounds what hangs: how fast anything is on a busy machine is no matter of tests. */
const longest = 240_000;

/** One or two files of each screen: all page tests that run where PAGES is `core`, as in `npm test`. CI runs all of them. */
const core = [
  'app/palette/CommandPalette',
  'app/quick-create/QuickCreate',
  'app/shell/Shell',
  'embed/frame/session',
  'features/assign/drag/DropDock',
  'pages/account/AccountPage',
  'pages/activity/ActivityPage',
  'pages/campaigns/CampaignsPage',
  'pages/channels/ChannelsPage',
  'pages/connect/ConnectPage',
  'pages/domains/DomainsPage',
  'pages/link/LinkPage',
  'pages/links/LinksPage',
  'pages/links/selection/Assigning',
  'pages/links/toolbar/Filters',
  'pages/links-import/ImportPage',
  'pages/links-new/NewLinkPage',
  'pages/overlays/OverlaysPage',
  'pages/overview/OverviewPage',
  'pages/pixels/PixelsPage',
  'pages/plan/PlanPage',
  'pages/report/ReportPage',
  'pages/splash/SplashPage',
  'ui/notices/NoticeStack',
].map((name) => `src/${name}.test.tsx`);

export default defineConfig({
  test: {
    // Many tests wait for timers, so that two cores carry three of them; by itself it would leave one of two idle.
    maxWorkers: 3,
    // Much is made and thrown away all the time: with V8's own 16 MB, collecting it takes a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // No module keeps anything of a test, so that files share them: loading them again for each takes as long as the tests.
    isolate: false,
    testTimeout: longest,
    hookTimeout: longest,
    // A machine that starves a browser is told from a fault by the second attempt, and its tests are named.
    retry: onCi ? 1 : 0,
    reporters: ['default', new RepeatedTests()],
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
        // SQLite in the page takes the place of the drivers of Node.js.
        resolve: { alias: [{ find: /^\.\/test-store\.ts$/, replacement: pageStore }] },
        optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
        test: {
          name: 'pages',
          include: process.env['PAGES'] === 'core' ? core : ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
          maxWorkers: 2,
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
