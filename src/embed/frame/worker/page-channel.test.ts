import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#testing/time/eventually.ts';
import { openPageChannel } from './page-channel.ts';

interface Received {
  readonly t: string;
  readonly i: number;
  readonly re?: number;
  readonly d: Record<string, unknown>;
}

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A worker between a page and a frame that hear and say whatever a test wants. */
function open() {
  const toPage = new MessageChannel();
  const toFrame = new MessageChannel();
  ports.push(toPage.port1, toPage.port2, toFrame.port1, toFrame.port2);
  const channel = openPageChannel({ page: toPage.port2, frame: toFrame.port2, version: 1 });
  const end = (port: MessagePort) => {
    const received: Received[] = [];
    port.onmessage = ({ data }: MessageEvent<Received>) => void received.push(data);
    const say = (t: string, d: unknown, re?: number) =>
      port.postMessage({ x: 'linkdeck', v: 1, i: 1, re, t, d });
    const until = (type: string) =>
      eventually(() => {
        const found = received.find(({ t }) => t === type);
        if (found === undefined) throw new Error(`${type} was not heard`);
        return found;
      });
    return { received, say, until };
  };
  return { channel, page: end(toPage.port1), frame: end(toFrame.port1) };
}

const { signal } = new AbortController();

describe('The worker between page and frame', () => {
  it.each([
    ['a key that is none', { token: 7 }],
    ['a moment that is no number', { token: 'the-key', expiresAt: '2026-03-01' }],
    ['nothing at all', null],
  ])('has its answer where a page answers with %s: it waits no longer', async (_, answer) => {
    const { channel, page } = open();
    const asking = channel.requestKey({ reason: 'initial', attempt: 1 }, signal);
    const { i } = await page.until('auth.request');
    page.say('auth.provide', answer, i);
    expect(await asking).toBeUndefined();
    expect(JSON.stringify((await page.until('error')).d)).not.toContain('the-key');
  });

  it('has its answer where a reply is none', async () => {
    const { channel, page } = open();
    const asking = channel.requestApi(
      { endpoint: 'links.list', method: 'GET', path: '/api/urls' },
      signal,
    );
    const { i } = await page.until('api.request');
    page.say('api.response', { status: 'fine', headers: {}, body: '{}' }, i);
    expect(await asking).toBeUndefined();
  });

  it('has its answer where a reply is larger than a message may be, and the page learns so', async () => {
    const { channel, page } = open();
    const asking = channel.requestApi(
      { endpoint: 'links.list', method: 'GET', path: '/api/urls' },
      signal,
    );
    const { i } = await page.until('api.request');
    page.say('api.response', { status: 200, headers: {}, body: 'x'.repeat(2_200_000) }, i);
    expect(await asking).toBe('too_large');
    expect((await page.until('error')).d).toEqual({
      code: 'too_large',
      message: '"api.response" was refused: it is no JSON, or larger than 2112 KB.',
      recoverable: true,
    });
  });

  it('tells the page when nobody waits for an answer any more', async () => {
    const { channel, page } = open();
    const giving = new AbortController();
    const asking = channel.requestKey({ reason: 'initial', attempt: 1 }, giving.signal);
    const { i } = await page.until('auth.request');
    giving.abort();
    expect(await asking).toBeUndefined();
    expect(await page.until('cancel')).toMatchObject({ re: i });
  });

  it('passes everything on to the frame but keys and replies, asked for or not, well-formed or not', async () => {
    const { channel, page, frame } = open();
    page.say('init', { credentials: 'callback' });
    const asking = channel.requestKey({ reason: 'initial', attempt: 1 }, signal);
    const { i } = await page.until('auth.request');
    page.say('auth.provide', { token: 'secret-key' }, i);
    page.say('auth.provide', { token: 'secret-key', expiresAt: 'never' });
    page.say('auth.provide', { token: 'secret-key' }, 99);
    page.say('api.response', { status: 200, headers: {}, body: 'secret-key' }, 99);
    page.say('auth.provided', { token: 'secret-key' });
    page.say('auth.deny', {}, 99);
    page.say('ping', {});
    expect(await asking).toEqual({ token: 'secret-key' });
    await frame.until('ping');
    expect(frame.received.map(({ t }) => t)).toEqual(['init', 'ping']);
    expect(JSON.stringify(frame.received)).not.toContain('secret-key');
  });

  it('passes everything on to the page but questions, so that code in the frame asks for no key over it', async () => {
    const { page, frame } = open();
    for (const type of ['auth.request', 'api.request', 'cancel'])
      frame.say(type, { reason: 'initial', attempt: 1 });
    frame.say('auth.state', { state: 'ok' });
    await page.until('auth.state');
    expect(page.received.map(({ t }) => t)).toEqual(['auth.state']);
  });
});
