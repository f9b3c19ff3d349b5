/**
 * Evidence of a failed test, without a key: where its pages were and what a screen reader would have met, their consoles, the
 * requests by method, path and status, and how busy the machine was. Playwright's own traces hold headers, and so the key.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, freemem, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { RecordedRequest } from './recorder.ts';

/** Outside the folder that Playwright empties before each run. */
const folder = fileURLToPath(new URL('../../test-results/failed', import.meta.url));

/** How long a page may take to say what it shows, in milliseconds: one that hangs says nothing. */
const maxWait = 5000;

/** What the pages of a context have written to their consoles so far. */
export function listen(context: BrowserContext): readonly string[] {
  const lines: string[] = [];
  context.on('console', (message) => lines.push(`${message.type()} ${message.text()}`));
  context.on('weberror', (error) => lines.push(`error ${error.error().message}`));
  return lines;
}

/** Writes a file about a test that has failed; its lines hold no key, and nothing that was typed into a password field. */
export async function keepEvidence(
  info: TestInfo,
  context: BrowserContext,
  { lines, requests }: { lines: readonly string[]; requests: readonly RecordedRequest[] },
): Promise<void> {
  const pages = await Promise.all(context.pages().map(shown));
  const text = [
    `${info.titlePath.join(' › ')}, attempt ${info.retry + 1}, worker ${info.workerIndex}`,
    `load ${loadavg().map(Math.round).join(' ')} on ${availableParallelism()} cores, ${Math.round(freemem() / 2 ** 20)} MiB free`,
    ...info.errors.map(({ message = '' }) => message),
    ...pages,
    'Console',
    ...lines,
    'Requests',
    ...requests.map(({ method, path, status }) => `${method} ${path} ${status ?? 'open'}`),
  ].join('\n');
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${info.testId}-${info.retry}.txt`, withoutKeys(text));
}

/** Keys of the service and long words that may be a key of another one. */
function withoutKeys(text: string): string {
  return text.replace(/\bld_[\w-]{8,}|[\w-]{40,}/g, '(key)');
}

async function shown(page: Page): Promise<string> {
  const seen = page.locator('body').ariaSnapshot({ timeout: maxWait });
  return `${page.url()}\n${await seen.catch(() => 'says nothing')}`;
}
