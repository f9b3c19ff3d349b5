import { afterEach, expect, it } from 'vitest';
import { systemClock } from '#client/time/clock.ts';
import { createFrameSession } from '#embed/frame/session/session.ts';
import { openParentPage } from './parent-page.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** The frame's end, and the other end of its port, which hears and says whatever a test wants. */
function open() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const heard: { t: string; i: number; d: Record<string, unknown> }[] = [];
  port1.onmessage = ({ data }: MessageEvent<(typeof heard)[number]>) => void heard.push(data);
  const page = openParentPage({ port: port2, version: 1, nonce: 'n-1-2-3-4' });
  const say = (t: string, d: unknown, re?: number) => port1.postMessage({ x: 'linkdeck', v: 1, i: 1, re, t, d });
  const until = async (type: string) => {
    for (;;) {
      const found = heard.find(({ t }) => t === type);
      if (found !== undefined) return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { page, say, until };
}

const { signal } = new AbortController();

it.each([
  ['a key that is none', { token: 7 }],
  ['a moment that is no number', { token: 'the-key', expiresAt: '2026-03-01' }],
  ['nothing at all', null],
])('A page that answers with %s has answered: the frame waits no longer', async (_, answer) => {
  const { page, say, until } = open();
  const asking = page.requestKey({ reason: 'initial', attempt: 1 }, signal);
  const { i } = await until('auth.request');
  say('auth.provide', answer, i);
  expect(await asking).toBeUndefined();
  expect(JSON.stringify((await until('error')).d)).not.toContain('the-key');
});

it('The same holds for a reply that is none', async () => {
  const { page, say, until } = open();
  const asking = page.requestApi({ endpoint: 'links.list', method: 'GET', path: '/api/urls' }, signal);
  const { i } = await until('api.request');
  say('api.response', { status: 'fine', headers: {}, body: '{}' }, i);
  expect(await asking).toBeUndefined();
});

it.each([0, 601, NaN, '20', {}])(
  'Work begins where a page asks for %j requests a minute, and it hears that this is not followed',
  async (maxRpm) => {
    const { page, say, until } = open();
    say('init', { credentials: 'transport', maxRpm });
    const init = await page.initialized;
    createFrameSession(init, page, { origin: 'https://deck.example', serviceAddress: '', clock: systemClock });
    expect((await until('error')).d).toMatchObject({ code: 'refused', message: expect.stringContaining('maxRpm') });
  },
);
