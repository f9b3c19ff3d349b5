/** Demo site: the built demo below a path of a plain static server, and a shop that its links lead to. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { ensureDemo } from '#service/node/build/build-dashboard.ts';
import { serveFolder, serveWeb } from './local-web.ts';

const folder = '/some/path/';

/** A Chromium without windows says so, and counts as a bot. */
export const browserArgs = [
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

export interface DemoSite {
  /** The URL of the demo, with a slash at its end. */
  readonly url: string;
  readonly origin: string;
  /** The origin of a web server that answers each path by a page with that path as its title. */
  readonly shop: string;
  /** Bytes of all files that were sent so far, each once and compressed. */
  sentBytes(): Promise<number>;
  remove(): Promise<void>;
}

/** Builds the demo where needed, and serves it. `closeWebServers` ends the servers. */
export async function serveDemo(): Promise<DemoSite> {
  const built = await ensureDemo();
  const root = await mkdtemp(join(tmpdir(), 'linkdeck-demo-'));
  await cp(built, join(root, folder), { recursive: true });
  const sent = new Set<string>();
  const origin = await serveFolder(root, (path) => {
    sent.add(path.endsWith('/') ? `${path}index.html` : path);
    return {};
  });
  const shop = await serveWeb((request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<title>Shop ${request.url ?? ''}</title>`),
  );
  return {
    url: origin + folder,
    origin,
    shop,
    sentBytes: async () => {
      const files = await Promise.all([...sent].map((path) => readFile(join(root, path))));
      return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Opens the demo by its one press. */
export async function openDemo(page: Page, { url }: DemoSite): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
}

/** Creates a link as a program would, with a key of its own; returns its short URL. */
export async function addLink(page: Page, body: object): Promise<string> {
  const reply = await page.evaluate(async (link) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const key = await new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve((data as { result: string }).result);
      active?.postMessage({ name: 'issueKey' }, [port2]);
    });
    const answered = await fetch('api/url/add', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(link),
    });
    return (await answered.json()) as { shorturl?: string; message?: string };
  }, body);
  if (reply.shorturl === undefined) throw new Error(reply.message);
  return reply.shorturl;
}
