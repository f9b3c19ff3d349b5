/** Chromium for the browser tests: finds or gets one, and removes what earlier runs have left. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { canInstall, installPackages, run, updateLists } from './apt.ts';

const minute = 60_000;

/** Where distributions put theirs. */
const onTheSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The same engine without windows, for which it needs a third less of a processor. */
const shells = ['/usr/bin/chromium-headless-shell'];

/** With the letters of links in many scripts, which a bare system cannot draw. */
const packages = ['chromium', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-color-emoji'];

/** Older distributions do not have it, and nothing needs it. */
const wished = ['chromium-headless-shell'];

/**
 * The path of a Chromium that starts: the one that CHROMIUM_PATH names, else Playwright's own, else the system's;
 * `undefined` where there is none.
 *
 * @throws Error where CHROMIUM_PATH is set and names no browser that starts, as another one was not asked for
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen === undefined || chosen === '')
    return [chromium.executablePath(), ...onTheSystem].find(starts);
  if (starts(chosen)) return chosen;
  throw new Error(
    `CHROMIUM_PATH is ${chosen}, where no Chromium starts: correct it, or unset it to use another one.`,
  );
}

/**
 * The path of a Chromium that is enough for one page at a time: it puts frames of other origins into no process of their
 * own, and keeps no page for the Back button. Else what `findChromium` finds.
 */
export function findLightChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'] ?? '';
  return (chosen === '' ? shells.find(starts) : undefined) ?? findChromium();
}

/** Whether it is there and has all its libraries, which on a fresh system a downloaded browser often has not. */
function starts(path: string): boolean {
  return (
    existsSync(path) &&
    spawnSync(path, ['--version'], { stdio: 'ignore', timeout: minute / 2 }).status === 0
  );
}

/** Downloads Playwright's own Chromium. */
function download(): void {
  console.log('No Chromium here: downloading the one of Playwright …');
  run('npx', ['--no-install', 'playwright', 'install', 'chromium'], 4 * minute);
}

/** Installs the system's Chromium, where that needs no permission. */
function installPackage(): void {
  if (!canInstall() || !updateLists()) return;
  installPackages(packages);
  installPackages(wished, 4 * minute);
}

/** A Chromium that starts: one that is here, Playwright's own, or the system's. */
export function ensureChromium(): string | undefined {
  for (const attempt of [() => undefined, download, installPackage]) {
    attempt();
    const path = findChromium();
    if (path !== undefined) return path;
  }
  return undefined;
}

function main(): void {
  rmSync('test-results', { recursive: true, force: true });
  try {
    const path = ensureChromium();
    if (path !== undefined) return console.log(`Chromium for the browser tests: ${path}`);
    console.error(
      'No Chromium could be found or got: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
