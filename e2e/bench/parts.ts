/** Measures parts in a page: script of each, what the page shifts, how long an interaction waits, what mounts leave, and what is asked for. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '#e2e/portal/portal.ts';
import { findChromium } from '#e2e/setup/browser.ts';
import { scriptOf } from '#e2e/support/loaded-script.ts';
import { startServer } from '#e2e/support/server.ts';

/** Script after the first part, each, in KB of 1024 bytes. */
const scriptLimit = 45;
const shiftLimit = 0.02;
/** Until an interaction is painted: 75 % of them, in milliseconds, with a quarter of the processor. */
const delayLimit = 200;
const slowdown = 4;
const rounds = 20;
/** Growth of the page's heap over all rounds that is no leak, in KB: engines grow by what they compile. */
const growthLimit = 1024;

const five = ['list', 'picker', 'create', 'figures:1', 'list'];

interface PartsWindow {
  page: {
    mount(part: string): { destroy(): void };
  };
}

/** What a document has noted of itself. */
interface Watched {
  readonly shifts: { readonly at: number; readonly value: number }[];
  readonly delays: number[];
  /** When the parts had their place. */
  since: number;
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly good: boolean;
}

interface Counts {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly frames: number;
  readonly workers: number;
}

/** All of it twice: with and without storage for frames of other sites. */
export async function benchParts(): Promise<readonly Figure[]> {
  const running: { url: string; key: string } = { url: '', key: '' };
  const portal = await startPortal({ linkdeck: () => running.url, key: () => running.key });
  const server = await startServer([
    '--demo',
    '--rate-limit',
    '600',
    '--embed-origins',
    portal.url,
  ]);
  Object.assign(running, { url: server.dashboard, key: server.key });
  try {
    return [
      ...(await measure(portal, 'Parts', false)),
      ...(await measure(portal, 'Other sites’ data blocked', true)),
    ];
  } finally {
    await portal.stop();
    await server.stop();
  }
}

async function measure(
  portal: RunningPortal,
  label: string,
  blocksOthers: boolean,
): Promise<Figure[]> {
  const steps = [measureScript, measureSpeed, measureLeaks];
  const figures: Figure[] = [];
  for (const step of steps) {
    const profile = await newProfile(blocksOthers);
    const executablePath = findChromium();
    const context = await chromium.launchPersistentContext(
      profile,
      executablePath === undefined ? {} : { executablePath },
    );
    figures.push(...(await step(context, portal)));
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
  return figures.map((figure) => ({ ...figure, name: `${label}: ${figure.name}` }));
}

/** A browser whose user lets frames of other sites store data, or does not. */
async function newProfile(blocksOthers: boolean): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'linkdeck-parts-'));
  await mkdir(join(profile, 'Default'));
  const settings = {
    cookie_controls_mode: blocksOthers ? 1 : 0,
    block_third_party_cookies: blocksOthers,
  };
  const preferences = JSON.stringify({ profile: settings });
  await writeFile(join(profile, 'Default', 'Preferences'), preferences);
  return profile;
}

/** Mounts one part after the other, each when the one before can be used. */
async function measureScript(context: BrowserContext, portal: RunningPortal): Promise<Figure[]> {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  portal.asked.length = 0;
  await open(page, portal, '');
  const loaded = [await scriptOf(page)];
  for (const [at, name] of five.entries()) {
    await page.evaluate((each) => {
      (window as unknown as PartsWindow).page.mount(each);
    }, name);
    await usable(page, at, name);
    loaded.push(await scriptOf(page));
  }
  const workers = page.workers().length;
  const stores = await storesData(page);
  const each = loaded.slice(1).map((sum, at) => sum - (loaded[at] ?? 0));
  const [first = 0, ...others] = each;
  const most = Math.max(...others);
  const keys = portal.asked.filter((line) => line.startsWith('POST /linkdeck/key')).length;
  return [
    {
      name: `script of the first part ${first.toFixed(1)} KB, of each other at most`,
      value: `${most.toFixed(1)} KB of ${scriptLimit}`,
      good: first > 50 && most <= scriptLimit,
    },
    {
      name: `five parts, which ${stores ? 'can' : 'cannot'} store data: questions for the key, requests, workers`,
      value: `${keys}, ${asked.length}, ${workers}`,
      good: keys === 1 && workers === 1,
    },
  ];
}

/** Whether the browser lets the frames of the page store data. */
async function storesData(page: Page): Promise<boolean> {
  const frame = page.frames().at(-1);
  const store = () => localStorage.setItem('tried', '1');
  return (
    (await frame?.evaluate(store).then(
      () => true,
      () => false,
    )) ?? false
  );
}

/** Loads five parts at once on a slow processor, and types, opens and closes in them. */
async function measureSpeed(context: BrowserContext, portal: RunningPortal): Promise<Figure[]> {
  await context.addInitScript(watch);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await slowFrames(page, devtools);
  const began = performance.now();
  await open(page, portal, five.join());
  // That the page makes room for the parts is its own doing.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    (Reflect.get(window, 'seen') as Watched).since = performance.now();
  });
  for (const [at, name] of five.entries()) await usable(page, at, name);
  const ready = performance.now() - began;
  const list = page.locator('#parts > div').nth(1).frameLocator('iframe');
  const form = page.locator('#parts > div').nth(2).frameLocator('iframe');
  const figures = page.locator('#parts > div').nth(3).frameLocator('iframe');
  await list.getByRole('combobox').pressSequentially('boots and shoes', { delay: 120 });
  await form.getByLabel('Destination').pressSequentially('shop.example/sale', { delay: 120 });
  await figures.getByRole('button', { name: 'Where from' }).click();
  await page.locator('#field').pressSequentially('the field of the page', { delay: 120 });
  // Frames of Linkdeck have another origin than the page, and each watches itself.
  const seen = await Promise.all(
    page.frames().map((each) => each.evaluate(() => Reflect.get(window, 'seen') as Watched)),
  );
  const { shifts = [], since = 0 } = seen[0] ?? {};
  const late = shifts.filter(({ at }) => at > since);
  const shift = late.reduce((sum, { value }) => sum + value, 0);
  const delays = seen.flatMap((each) => each.delays);
  const p75 = delays.toSorted((one, other) => one - other)[Math.floor(delays.length * 0.75)] ?? 0;
  return [
    {
      name: `all five usable after ${(ready / 1000).toFixed(1)} s at 1/${slowdown} of the processor; layout shift`,
      value: `${shift.toFixed(3)} of ${shiftLimit}`,
      good: shift <= shiftLimit,
    },
    {
      name: `interaction delay, p75 of ${delays.length}`,
      value: `${p75.toFixed(0)} ms of ${delayLimit}`,
      // None would mean that nothing was measured.
      good: delays.length > 20 && p75 < delayLimit,
    },
  ];
}

/** A frame of another site may have a process of its own, with a processor of its own. */
async function slowFrames(page: Page, devtools: CDPSession): Promise<void> {
  page.on('frameattached', (frame) => {
    void page
      .context()
      .newCDPSession(frame)
      .then((own) => own.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
      .catch(() => undefined);
  });
  await devtools.send('Page.enable');
}

/** Runs in every document: notes its layout shifts, and how long its interactions wait. */
function watch(): void {
  const seen: Watched = { shifts: [], delays: [], since: 0 };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') !== true)
        seen.shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
  }).observe({ type: 'layout-shift', buffered: true });
  const events: object = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.delays.push(entry.duration);
  }).observe(events);
}

/** Mounts and destroys five parts again and again; counts after the garbage is gone. */
async function measureLeaks(context: BrowserContext, portal: RunningPortal): Promise<Figure[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await open(page, portal, 'list');
  await usable(page, 0, 'list');
  const round = async () => {
    await page.evaluate((names) => {
      const { mount } = (window as unknown as PartsWindow).page;
      Reflect.set(window, 'mountedNow', names.map(mount));
    }, five);
    for (const [at, name] of five.entries()) await usable(page, at + 1, name);
    await page.evaluate(() => {
      for (const part of Reflect.get(window, 'mountedNow') as { destroy(): void }[]) part.destroy();
      Reflect.deleteProperty(window, 'mountedNow');
      for (const place of document.querySelectorAll('#parts > div:not(:first-child)'))
        place.remove();
    });
  };
  for (let warm = 0; warm < 3; warm += 1) await round();
  const before = await count(page, devtools);
  for (let each = 0; each < rounds; each += 1) await round();
  const after = await count(page, devtools);
  const grown = (of: keyof Counts) => after[of] - before[of];
  const heap = grown('heap') / 1024;
  return [
    {
      name: `${rounds} mounts and destroys of five parts leave frames, workers, listeners, nodes, KB of heap`,
      value: `${grown('frames')}, ${grown('workers')}, ${grown('listeners')}, ${grown('nodes')}, ${heap.toFixed(0)}`,
      good:
        grown('frames') === 0 &&
        grown('workers') === 0 &&
        grown('listeners') <= 0 &&
        heap < growthLimit,
    },
  ];
}

async function count(page: Page, devtools: CDPSession): Promise<Counts> {
  // What hangs on a document that is gone is let go in a later turn.
  for (let turn = 0; turn < 5; turn += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return {
    heap: usedSize,
    listeners: jsEventListeners,
    nodes,
    frames: page.frames().length,
    workers: page.workers().length,
  };
}

async function open(page: Page, portal: RunningPortal, parts: string): Promise<void> {
  await page.goto(`${portal.url}/parts?way=handed&rpm=600&parts=${parts}`);
  await page.waitForFunction(() => Reflect.get(window, 'page') !== undefined);
}

/** Waits until a part shows what it is for. */
async function usable(page: Page, at: number, name: string): Promise<void> {
  const frame = page.locator('#parts > div').nth(at).frameLocator('iframe');
  const content = {
    list: frame.getByRole('listitem').first(),
    picker: frame.getByRole('option').first(),
    create: frame.getByLabel('Destination'),
    'figures:1': frame.getByText('Unique clicks'),
  }[name];
  await content?.waitFor({ timeout: 60_000 });
}
