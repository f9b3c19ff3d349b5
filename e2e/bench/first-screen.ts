/** Measures the first screen: the compressed script that a browser loads until "Connect" can be used. */
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#e2e/setup/browser.ts';
import { startServer } from '#e2e/support/server.ts';
import { languages } from '#texts/languages.ts';
import { loadStart } from '#texts/start-texts.ts';

/** In KB of 1024 bytes, gzip at level 9. */
const limit = 130;

interface FirstScreenFigures {
  /** Of the language that takes the most. */
  readonly kilobytes: number;
  /** Whether it is within the limit in each language. */
  readonly good: boolean;
}

interface Script {
  name: string;
  kilobytes: number;
}

/** Opens the built dashboard in a browser that has seen nothing, in each language; prints each script and the totals. */
export async function benchFirstScreen(): Promise<FirstScreenFigures> {
  const server = await startServer([]);
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  let kilobytes = 0;
  let good = true;
  try {
    console.log('Script until "Connect" can be used, gzip at level 9, KB of 1024 bytes');
    for (const tag of Object.keys(languages)) {
      const { texts } = await loadStart([tag]);
      const page = await browser.newPage({ locale: tag });
      const scripts = await scriptsUntilUsable(
        page,
        `${server.dashboard}/connect`,
        texts.connect.submit,
      );
      await page.close();
      const sum = scripts.reduce((total, script) => total + script.kilobytes, 0);
      for (const script of scripts)
        console.log(`${tag}  ${script.kilobytes.toFixed(1).padStart(8)}  ${script.name}`);
      console.log(`${tag}  ${sum.toFixed(1).padStart(8)}  in all, of at most ${limit}`);
      kilobytes = Math.max(kilobytes, sum);
      // No script at all would mean that something else than the dashboard was measured.
      good &&= scripts.length > 0 && sum <= limit;
    }
    return { kilobytes, good };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function scriptsUntilUsable(page: Page, baseUrl: string, submit: string): Promise<Script[]> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript') === true)
      bodies.set(response.url(), response.body());
  });
  await page.addInitScript(noteWhenUsable, submit);
  await page.goto(baseUrl);
  await page.getByRole('button', { name: submit, exact: true }).waitFor({ timeout: 30_000 });
  await page.waitForFunction(() => document.documentElement.dataset['usableAt'] !== undefined);
  const begun = await page.evaluate(scriptsBegunUntilUsable);
  const scripts = [...bodies].filter(([url]) => begun.includes(url));
  return Promise.all(
    scripts.map(async ([url, body]) => ({
      name: new URL(url).pathname,
      kilobytes: compressed(await body),
    })),
  );
}

function compressed(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length / 1024;
}

/** Runs in the page, ahead of its scripts: notes the moment at which the button is there. */
function noteWhenUsable(submit: string): void {
  const observer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('button')];
    if (!buttons.some((button) => button.textContent.trim() === submit)) return;
    document.documentElement.dataset['usableAt'] = String(performance.now());
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: the scripts whose loading began by then. What is fetched ahead afterwards keeps nobody waiting. */
function scriptsBegunUntilUsable(): string[] {
  const usableAt = Number(document.documentElement.dataset['usableAt']);
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime <= usableAt)
    .map((entry) => entry.name);
}
