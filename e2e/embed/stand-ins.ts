/** Stand-ins for both ends of an embedding: real windows of any origin that send and receive what a test wants. */
import type { Frame, Page } from '@playwright/test';
import type { RunningPortal } from '#e2e/portal/portal.ts';
import { expect, type Mounting, mount } from './embedding.ts';

/** Either end: a page, or a frame in it. */
type End = Page | Frame;

interface WindowMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: MessageEventSource | null;
  readonly ports: readonly MessagePort[];
}

declare global {
  /** In every window of a test that has called `watchWindows`. */
  var standIn: {
    /** The messages to the window, before any other listener has them. */
    readonly received: WindowMessage[];
    /** The ends of ports that the window holds, each with what came over it. */
    readonly lines: { readonly port: MessagePort; readonly received: unknown[] }[];
    /** Listens at a port. Returns its place among the lines. */
    hold(port: MessagePort): number;
    /** Posts a message with as many new ports. Returns the place of the first one's other end. */
    post(to: Window | undefined, message: unknown, ports?: number): number;
  };
}

/** A first message as the frame sends it. */
export const hello = (changes: object = {}) => ({
  x: 'linkdeck',
  t: 'hello',
  versions: [1],
  nonce: 'n-1-2-3-4',
  ...changes,
});

/** The answer to it as the loader sends it. */
export const connect = (nonceC: string, changes: object = {}) => ({
  x: 'linkdeck',
  t: 'connect',
  v: 1,
  nonceC,
  nonceP: 'n-5-6-7-8',
  ...changes,
});

/** Origins that differ from an http origin on loopback by one thing: scheme, host name, port, or something after it. */
export function lookalikes(url: string): string[] {
  const { protocol, hostname, port, origin } = new URL(url);
  const hosts = ['127.0.0.1', '127.0.0.2', 'localhost', 'app.localhost', `${hostname}.localhost`];
  const others = hosts.map((host) => `${protocol}//${host}:${port}`);
  return [
    ...others,
    `${protocol}//${hostname}:${port.slice(0, -1)}`,
    `https://${hostname}:${port}`,
  ].filter((each) => each !== origin);
}

/** Gives every window of the page, frames included, ears and a voice. To be called before the page goes anywhere. */
export async function watchWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.standIn = {
      received: [],
      lines: [],
      hold: (port) => {
        const line = { port, received: new Array<unknown>() };
        port.onmessage = ({ data }: MessageEvent<unknown>) => void line.received.push(data);
        return standIn.lines.push(line) - 1;
      },
      post: (to, message, ports = 1) => {
        const channels = Array.from({ length: ports }, () => new MessageChannel());
        const [first] = channels.map(({ port1 }) => standIn.hold(port1));
        to?.postMessage(message, {
          targetOrigin: '*',
          transfer: channels.map(({ port2 }) => port2),
        });
        return first ?? -1;
      },
    };
    addEventListener('message', (event: MessageEvent<unknown>) => {
      const { data, origin, source, ports } = event;
      standIn.received.push({ data, origin, source, ports });
      // A page that is called so answers every greeting at once, as the loader would.
      const isGreeting =
        typeof data === 'object' &&
        data !== null &&
        't' in data &&
        data.t === 'hello' &&
        'nonce' in data;
      if (!isGreeting || !location.href.includes('answering')) return;
      const answer = { x: 'linkdeck', t: 'connect', v: 1, nonceC: data.nonce, nonceP: 'n-5-6-7-8' };
      standIn.post(window.frames[0], answer);
    });
  });
}

/** The first frame below an end. */
export async function frameIn(end: End): Promise<Frame> {
  const own = 'mainFrame' in end ? end.mainFrame() : end;
  await expect.poll(() => own.childFrames().length).toBeGreaterThan(0);
  const [frame] = own.childFrames();
  if (frame === undefined) throw new Error('There is no frame');
  await frame.waitForLoadState();
  return frame;
}

/** The real loader in a page of a portal that may frame anything, with a stand-in for the frame. The page’s clock is paused. */
export async function mountStandIn(
  page: Page,
  portal: RunningPortal,
  mounting: Mounting = {},
  headers: Record<string, string> = {},
): Promise<Frame> {
  await watchWindows(page);
  await page.route(
    ({ pathname }) => /^\/(embed\/v1|stand-in)\/$/.test(pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers,
        body: '<!doctype html><title>A stand-in</title>',
      }),
  );
  // The loader gives a frame 2.5 s to greet; a busy machine may take longer to play one.
  await page.clock.install();
  await page.goto(`${portal.url}/bare`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await mount(page, mounting);
  return frameIn(page);
}

/** The real frame in a page of the portal that has no loader: the test says what the page says. */
export async function frameStandIn(
  page: Page,
  portal: RunningPortal,
  linkdeck: string,
): Promise<Frame> {
  await watchWindows(page);
  await page.goto(`${portal.url}/bare`);
  await page.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = `${url}/embed/v1/`;
    document.body.append(frame);
  }, linkdeck);
  return frameIn(page);
}

/** Says something to the window around, and waits until that has received it. */
export async function sayToParent(frame: Frame, message: unknown): Promise<void> {
  const around = frame.parentFrame();
  const before = await around?.evaluate(() => standIn.received.length);
  await frame.evaluate((said) => parent.postMessage(said, '*'), message);
  await expect
    .poll(() => around?.evaluate(() => standIn.received.length), quickly)
    .toBeGreaterThan(before ?? 0);
}

/** Says something to the frame in the page, with as many ports, and waits until it has received it. Returns the first line. */
export async function sayToFrame(page: Page, message: unknown, ports = 1): Promise<number> {
  const frame = await frameIn(page);
  const before = await frame.evaluate(() => standIn.received.length);
  const line = await page.evaluate(([said, many]) => standIn.post(window.frames[0], said, many), [
    message,
    ports,
  ] as const);
  await expect
    .poll(() => frame.evaluate(() => standIn.received.length), quickly)
    .toBeGreaterThan(before);
  return line;
}

/** The number that the document in the frame greets the page with, once that is another than before. */
export async function greetingOf(page: Page, before = ''): Promise<string> {
  const latest = () =>
    page.evaluate(() => {
      const greetings = standIn.received.map(({ data }) =>
        typeof data === 'object' && data !== null && 'nonce' in data ? data.nonce : '',
      );
      return greetings.findLast((nonce) => typeof nonce === 'string' && nonce !== '') as
        | string
        | undefined;
    });
  await expect.poll(async () => ['', before].includes((await latest()) ?? ''), quickly).toBe(false);
  return (await latest()) ?? '';
}

/** What came over a line of an end. */
export async function receivedOn(
  end: End,
  line: number,
): Promise<{ t?: string; d?: unknown; re?: number; i?: number }[]> {
  return end.evaluate((at) => (standIn.lines[at]?.received ?? []) as object[], line);
}

/** An idle browser has it at once, so that it is asked for often. */
const quickly = { intervals: [5, 10, 20, 50] };
