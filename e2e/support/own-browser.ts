/** Browser with its own profile: can be killed as a crash would, and started again on the same profile. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium, findLightChromium } from '#e2e/setup/browser.ts';

export interface Profile {
  /** Starts the browser. */
  open(): Promise<BrowserContext>;
  /** Ends every process of the browser at once, without a word to any of them. */
  kill(): Promise<void>;
  /** Ends the browser and removes the profile. */
  remove(): Promise<void>;
}

/** How a browser is set up before it starts. */
interface Setup {
  /** Further arguments. */
  readonly args?: readonly string[];
  /** The languages that it asks for, workers included: `fr-FR,fr`. */
  readonly languages?: string;
}

export function newProfile({ args = [], languages }: Setup = {}): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'linkdeck-profile-'));
  if (languages !== undefined) chooseLanguages(folder, languages);
  let context: BrowserContext | undefined;
  return {
    open: async () => {
      // The light one knows no languages of a user.
      const executablePath = languages === undefined ? findLightChromium() : findChromium();
      context = await chromium.launchPersistentContext(folder, {
        executablePath,
        // Else a browser that was killed would ask whether it should open its pages again.
        // The runner gives pages a language of its own, and workers none.
        locale: languages?.split(',')[0] ?? 'en-US',
        args: ['--hide-crash-restore-bubble', ...args],
      });
      return context;
    },
    kill: async () => {
      const gone = new Promise((resolve) => context?.once('close', resolve));
      for (const pid of processesOf(folder)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It went together with one before.
        }
      }
      await gone;
    },
    remove: async () => {
      await context?.close().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function chooseLanguages(folder: string, languages: string): void {
  const intl = { selected_languages: languages, accept_languages: languages };
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ intl }));
}

/** The processes that name the profile's folder, which no other browser does. */
function processesOf(folder: string): number[] {
  const lines = execFileSync('ps', ['-ax', '-o', 'pid=,args='], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  return lines.filter((line) => line.includes(folder)).map((line) => Number.parseInt(line, 10));
}
