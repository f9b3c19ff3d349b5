/** Chromium for the browser tests: finds one, or gets it from Playwright or from the system. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** Where Playwright has its browsers, and how long that may take to answer, in milliseconds. */
const host = process.env['PLAYWRIGHT_DOWNLOAD_HOST'] ?? 'https://cdn.playwright.dev';
const answerTime = 2000;

/** Downloads Playwright's own Chromium, unless its host does not answer: it would be tried three times, which takes long. */
async function download(): Promise<void> {
  const reply = fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(answerTime) });
  const isThere = await reply.then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  console.log('No Chromium here: downloading the one of Playwright …');
  run('npx', ['--no-install', 'playwright', 'install', 'chromium'], 4 * minute);
}

/** Installs the system's Chromium, where that needs no permission. */
function installPackage(): void {
  if (!canInstall() || !updateLists()) return;
  // One run for both, as each reads the lists again.
  if (installPackages([...packages, ...wished])) return;
  installPackages(packages);
}

/** A Chromium that starts: one that is here, Playwright's own, or the system's. */
export async function ensureChromium(): Promise<string | undefined> {
  const here = findChromium();
  if (here !== undefined) return here;
  await download();
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  installPackage();
  return findChromium();
}

async function main(): Promise<void> {
  try {
    const path = await ensureChromium();
    if (path !== undefined) {
      console.log(`Chromium for the browser tests: ${path}`);
      return;
    }
    console.error(
      'No Chromium could be found or got: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
