/** Browser engines for the smoke suite: finds Chromium, Firefox and WebKitGTK, and installs those that the system lacks. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureTools } from '#testing/load-tool.ts';
import { canInstall, installPackages, updateLists } from './apt.ts';
import { ensureChromium, findChromium } from './browser.ts';

export const engineNames = ['Chromium', 'Firefox', 'WebKitGTK'] as const;
export type EngineName = (typeof engineNames)[number];

/** What starts an engine; `driver` and `display` are programs that WebKitGTK needs besides its browser. */
export interface FoundEngine {
  readonly browser: string;
  readonly driver?: string;
  readonly display?: string;
}

/** The packages of Debian, as words for a user who has to install one. */
export const enginePackages: Readonly<Record<EngineName, readonly string[]>> = {
  Chromium: ['chromium'],
  Firefox: ['firefox-esr'],
  WebKitGTK: ['webkit2gtk-driver', 'xvfb'],
};

/** The engine on this machine, or undefined where a part of it is missing. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  if (name === 'WebKitGTK') return findWebKit();
  const browser =
    name === 'Chromium'
      ? findChromium()
      : ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
  return browser === undefined ? undefined : { browser };
}

/** Debian puts the browser beside WebKit's own processes, in a folder with the machine's name in it. */
function findWebKit(): FoundEngine | undefined {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/Xvfb';
  const browser = librariesOf('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '6.0', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find(existsSync);
  return browser !== undefined && existsSync(driver) && existsSync(display)
    ? { browser, driver, display }
    : undefined;
}

function librariesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    name.endsWith('-linux-gnu') ? [`${folder}/${name}`] : [],
  );
}

/** Installs what is missing. An engine that cannot be had is left out, and the suite says so. */
async function ensureEngines(): Promise<void> {
  ensureTools();
  await ensureChromium();
  const missing = engineNames.filter((name) => findEngine(name) === undefined);
  if (missing.length === 0 || !canInstall() || !updateLists()) return;
  for (const name of missing) installPackages(enginePackages[name]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureEngines();
