/** Embed trial: installs the packed file into copies of the examples, checks and builds each, and mounts the dashboard. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '#e2e/setup/browser.ts';
import { isInstalled, otherBackends, startBackend } from '#e2e/support/example-backend.ts';
import { closeWebServers, serveFolder } from '#e2e/support/local-web.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { check, install, lintPacked, packedFile, run } from './packed.ts';

/** Examples whose build is a page. */
const pages = ['vite-react', 'vue', 'svelte'];
/** The module of which there may be one alone: hooks of a second one fail. */
const react = 'node_modules/react/cjs/react.production.js';

const root = await mkdtemp(join(tmpdir(), 'linkdeck-embed-'));
try {
  const packed = await packedFile('linkdeck-embed', 'build');
  await lintPacked(packed, root);
  const chosen = process.argv.slice(2);
  const all = [...Object.keys(otherBackends), 'node', ...pages, 'next'];
  const examples = chosen.length > 0 ? chosen : all;
  for (const name of examples) if (otherBackends[name] === undefined) await build(name, packed);
  await use(examples);
} finally {
  closeWebServers();
  await rm(root, { recursive: true, force: true });
}

async function build(name: string, packed: string): Promise<void> {
  const folder = join(root, name);
  await cp(join(projectRoot, 'docs', 'examples', name), folder, { recursive: true });
  const began = performance.now();
  await install(folder, packed);
  const installed = performance.now();
  await run(folder, 'npm', 'run', 'build');
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0);
  const times = `${seconds(began, installed)} s and ${seconds(installed, performance.now())} s`;
  check(true, `${name} installs and builds, in ${times}`);
  if (name !== 'vite-react') return;
  check((await copiesOfReact(folder)) === 1, 'it holds React once');
  await checkWithOlderReact(folder);
}

/** Components and elements have types in both versions, which differ in where those of JSX are. */
async function checkWithOlderReact(folder: string): Promise<void> {
  const older = `${folder}-18`;
  await cp(folder, older, { recursive: true });
  const packages = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  await install(older, ...packages.map((name) => `${name}@18`));
  await run(older, 'npx', 'tsc');
  check(true, 'its types hold with React 18, too');
}

/** How many modules of React are in the script, as its source map tells. */
async function copiesOfReact(folder: string): Promise<number> {
  const assets = join(folder, 'dist', 'assets');
  const name = (await readdir(assets)).find((each) => each.endsWith('.js.map'));
  if (name === undefined) throw new Error('The build has no source map');
  const { sources } = JSON.parse(await readFile(join(assets, name), 'utf8')) as {
    sources: string[];
  }; // the format of source maps
  return sources.filter((source) => source.endsWith(react)).length;
}

/** Starts Linkdeck for the pages that were built, and the backend, and uses them. */
async function use(examples: readonly string[]): Promise<void> {
  const built: { readonly name: string; readonly origin: string }[] = [];
  for (const name of pages.filter((each) => examples.includes(each))) {
    const url = await serveFolder(join(root, name, 'dist'));
    // Another site than Linkdeck's, as far as a browser is concerned.
    built.push({ name, origin: url.replace('127.0.0.1', 'localhost') });
  }
  const origins = built.map(({ origin }) => origin).join();
  const embedding = origins === '' ? [] : ['--embed-origins', origins];
  const server = await startServer(['--demo', ...embedding]);
  try {
    if (examples.includes('node'))
      await askBackend('node', [process.execPath, 'dist/backend.js'], server, join(root, 'node'));
    for (const [name, command] of Object.entries(otherBackends)) {
      if (!examples.includes(name)) continue;
      if (isInstalled(command[0])) await askBackend(name, command, server);
      else console.log(`– ${name} is not on this machine`);
    }
    if (built.length === 0) return;
    const browser = await chromium.launch({ executablePath: (await ensureChromium()) ?? '' });
    try {
      for (const { name, origin } of built)
        await mount(browser, name, `${origin}/?linkdeck=${server.dashboard}`);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Opens a page and waits until its frames are connected and ask for a key. */
async function mount(browser: Browser, name: string, url: string): Promise<void> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  await page.locator('output', { hasText: /^auth$/ }).waitFor();
  for (const part of await page.locator('.part iframe').all())
    await part.contentFrame().getByLabel('API key').first().waitFor();
  // The engine of the parts is not to be seen.
  const dashboards = page.locator('iframe:visible').and(page.locator(':not(.part) > iframe'));
  for (const frame of await dashboards.all()) {
    await frame.contentFrame().getByLabel('API key').first().waitFor();
    const box = await frame.boundingBox();
    check((box?.height ?? 0) > 400, `${name} shows the dashboard ${box?.height} px high`);
  }
  check(errors.join() === '', `${name} has no error`);
  await page.close();
}

/** Starts the backend of an example, and asks it for links as a page would. */
async function askBackend(
  name: string,
  command: readonly [string, ...string[]],
  server: RunningServer,
  folder?: string,
): Promise<void> {
  const { key } = server;
  const backend = await startBackend(name, command, server, folder);
  try {
    const ask = async (endpoint: string, path: string, method = 'GET') => {
      const response = await fetch(`${backend.url}/linkdeck/request`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ endpoint, method, path }),
      });
      return response.text();
    };
    const list = await ask('links.list', '/api/urls?page=1&limit=1');
    const listed = /"status": ?200/.test(list) && list.includes('shorturl');
    check(listed && list.includes('x-ratelimit-remaining'), `${name} lists a link`);
    check(/"linkdeck-allow": ?"account\.get /.test(list), `${name} says what it allows`);
    check(!list.includes(key), `${name} keeps the key`);
    const refused = await Promise.all([
      ask('links.list', '/api/urls?sh\tort=a'),
      ask('links.list', '/api/urls?page=1&short=a'),
      ask('links.get', '/api/url/1\n'),
      ask('links.get', '/api/url/1', 'DELETE'),
      ask('account.update', '/api/account/update', 'PUT'),
    ]);
    const all = refused.every((reply) => /"status": ?400/.test(reply));
    check(all, `${name} refuses what is not allowed`);
  } finally {
    await backend.stop();
  }
}
