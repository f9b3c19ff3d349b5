import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { openMessageChannel } from './message-channel.ts';
import {
  type FromFrame,
  fromFrame,
  isConnect,
  isEnvelope,
  isHello,
  isSendable,
  makeNonce,
  type ToFrame,
  toFrame,
} from './messages.ts';

/** A port that hands over at once what it receives. */
function port() {
  const sent: unknown[] = [];
  const made = {
    onmessage: null,
    postMessage: (data: unknown) => void sent.push(data),
    close: () => undefined,
  };
  // A stand-in: the channel uses these three members of a port, and no other.
  const real = made as unknown as MessagePort;
  const hear = (data: unknown): void =>
    void real.onmessage?.(new MessageEvent('message', { data }));
  return { real, sent, hear };
}

const wrapped = (t: string, d: unknown) => ({ x: 'linkdeck' as const, v: 1, i: 1, t, d });

describe('Random messages in both directions throw nothing and change no state', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
  });

  it('of whatever is no message', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect([isEnvelope(value), isHello(value), isConnect(value)]).toEqual([
          false,
          false,
          false,
        ]);
        for (const check of [...Object.values(toFrame), ...Object.values(fromFrame)])
          expect(typeof check(value)).toBe('boolean');
      }),
      propertyRuns(200),
    );
  });

  it.each([
    ['the page', fromFrame],
    ['the frame', toFrame],
  ])('of well-wrapped messages with any content, heard by %s', (_, checks) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(checks), 'unheard.of', '__proto__', 'constructor'),
        anything,
        (type, payload) => {
          const end = port();
          let acted = 0;
          const handlers = new Proxy({}, { get: () => () => (acted += 1) });
          openMessageChannel<ToFrame & FromFrame, Record<string, unknown>>(
            end.real,
            1,
            checks,
            handlers,
          );
          end.hear(wrapped(type, payload));
          const check = Object.entries(checks).find(([name]) => name === type)?.[1];
          // Only what fits exactly is acted on: an empty object fits the messages without content.
          expect(acted).toBe(
            check?.(payload) === true && isSendable(wrapped(type, payload)) ? 1 : 0,
          );
        },
      ),
      propertyRuns(200),
    );
  });
});

describe('A channel', () => {
  function listening() {
    const end = port();
    const messages: unknown[] = [];
    const refused: string[] = [];
    const channel = openMessageChannel<FromFrame, ToFrame>(
      end.real,
      1,
      toFrame,
      { 'route.set': (route) => messages.push(route), ping: () => messages.push('ping') },
      (type, why) => void refused.push(why === 'invalid' ? type : `${type} ${why}`),
    );
    return { ...end, messages, refused, channel };
  }

  it('ignores a message of an unknown type', () => {
    const { hear, messages, refused } = listening();
    hear(wrapped('route.explode', { path: '/links' }));
    hear(wrapped('toString', {}));
    expect([messages, refused]).toEqual([[], []]);
  });

  it('hears a message of a later version that says more than this one knows', () => {
    const { hear, messages } = listening();
    hear({ ...wrapped('route.set', { path: '/links', smooth: true }), later: 1 });
    expect(messages).toEqual([{ path: '/links', smooth: true }]);
  });

  it('hears nothing of another version of the protocol, nor after it was closed', () => {
    const { hear, messages, channel } = listening();
    hear({ ...wrapped('ping', {}), v: 2 });
    channel.close();
    hear(wrapped('ping', {}));
    expect(messages).toEqual([]);
  });

  it.each([
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    'links',
    '/links#x',
    '/a b',
    '/<script>',
    `/${'a'.repeat(512)}`,
    '',
  ])('20 route injection (`//evil`, `javascript:`) rejected: %s', (path) => {
    const { hear, messages, refused } = listening();
    hear(wrapped('route.set', { path }));
    expect(messages).toEqual([]);
    expect(refused).toEqual(['route.set']);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/links\n',
  ])('A page gets no path that a browser reads as another host: %j', (path) => {
    expect(fromFrame['route.changed']({ path, title: '' })).toBe(false);
    expect(fromFrame['route.changed']({ path: '/links?q=%C3%A9+*&page=2', title: '' })).toBe(true);
  });

  it('takes the addresses that the dashboard has', () => {
    const { hear, messages } = listening();
    for (const path of [
      '/',
      '/links',
      '/links/7',
      '/links?q=summer+sale&page=2&sort=-clicks',
      '/links?q=%C3%A9t%C3%A9',
    ]) {
      hear(wrapped('route.set', { path }));
    }
    expect(messages).toHaveLength(5);
  });

  it('refuses what is larger than messages may be, and lets replies be larger', () => {
    const many = 'x'.repeat(70_000);
    const { hear, messages, refused } = listening();
    hear(wrapped('route.set', { path: '/links', more: many }));
    hear(wrapped('ping', {}));
    expect([messages, refused]).toEqual([['ping'], ['route.set too_large']]);
    const reply = (body: string) => wrapped('api.response', { status: 200, headers: {}, body });
    expect([many, 'x'.repeat(2_200_000)].map((body) => !isSendable(reply(body)))).toEqual([
      false,
      true,
    ]);
  });

  it('counts what it says, and names what it answers', () => {
    const { sent, channel } = listening();
    expect([channel.send('pong', {}), channel.send('cancel', {}, 7)]).toEqual([1, 2]);
    expect(sent).toMatchObject([
      { x: 'linkdeck', v: 1, i: 1, t: 'pong' },
      { i: 2, re: 7, t: 'cancel' },
    ]);
  });
});

it('A new link is heard with any word for its source, and without one, as frames of before tell it', () => {
  const check = fromFrame['link.created'];
  const link = { id: 7, shortUrl: 'https://go.example/a' };
  for (const source of [undefined, 'form', 'import', 'found', 'a word of later'])
    expect(check({ ...link, source })).toBe(true);
  expect(check(link)).toBe(true);
  for (const source of [7, null, ['import'], 'x'.repeat(201)])
    expect(check({ ...link, source })).toBe(false);
});

it('An assigned link is heard with and without the name of where it is, and with nothing else in its place', () => {
  const check = fromFrame.assigned;
  const link = { id: 7, name: 'go.example/a', kind: 'channel', targetId: 3 };
  expect([check(link), check({ ...link, kind: 'campaign', targetName: 'Launch' })]).toEqual([
    true,
    true,
  ]);
  const odd = [{ kind: 'pixel' }, { targetId: '3' }, { id: -1 }, { name: null }, { targetName: 7 }];
  for (const field of odd) expect(check({ ...link, ...field })).toBe(false);
});

it('A nonce is one that both ends take, and never the same', () => {
  const many = Array.from({ length: 200 }, makeNonce);
  expect(new Set(many).size).toBe(200);
  expect(many.every((nonce) => isHello({ x: 'linkdeck', t: 'hello', versions: [1], nonce }))).toBe(
    true,
  );
});
