import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from './channel.ts';
import { mountLinkdeck } from './linkdeck.ts';
import { type FromFrame, type ToFrame, toFrame } from './messages.ts';
import type { LinkdeckOptions, MountedLinkdeck } from './options.ts';
import { Linkdeck } from './ReactLinkdeck.tsx';

const origin = 'https://deck.example';
const nonceOf = (number: number) => `n-${number}-2-3-4`;
const listeners = { added: 0, removed: 0 };
const mounted: MountedLinkdeck[] = [];
const ports: MessagePort[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  document.body.replaceChildren();
});
afterEach(() => {
  for (const each of mounted.splice(0)) each.destroy();
  for (const port of ports.splice(0)) port.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Lets messages arrive, which ports hand over in a later turn. */
const arrived = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

function frameElement(): HTMLIFrameElement {
  const frame = document.querySelector('iframe');
  if (frame === null) throw new Error('There is no frame');
  return frame;
}

/** Speaks as the frame does, from where the browser says it comes. */
function greet(changes: { data?: object; from?: string; source?: unknown; nonce?: number } = {}) {
  const { contentWindow } = frameElement();
  const sent: { message: { nonceC: string; nonceP: string; v: number }; targetOrigin: string; port: MessagePort }[] = [];
  const post = (message: never, { targetOrigin, transfer: [port] }: { targetOrigin: string; transfer: [MessagePort] }) => {
    ports.push(port);
    sent.push({ message, targetOrigin, port });
  };
  vi.spyOn(Object(contentWindow), 'postMessage').mockImplementation(post as never);
  const data = { x: 'linkdeck', t: 'hello', versions: [1], nonce: nonceOf(changes.nonce ?? 1), ...changes.data };
  const event = new MessageEvent('message', { data, origin: changes.from ?? origin });
  Object.defineProperty(event, 'source', { value: 'source' in changes ? changes.source : contentWindow });
  window.dispatchEvent(event);
  return sent;
}

function mount(options: Partial<LinkdeckOptions> = {}) {
  const heard: [string, object][] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const note = (event: string) => (detail: object) => void heard.push([event, detail]);
  const on = { state: note('state'), error: note('error'), route: note('route'), size: note('size') };
  const handle = mountLinkdeck(place, { address: origin, on, ...options });
  mounted.push(handle);
  return { handle, heard, place, codes: () => heard.flatMap(([event, detail]) => (event === 'error' && 'code' in detail ? [detail.code] : [])) };
}

/** The frame's end, once it has been answered. */
function frameEnd(sent: ReturnType<typeof greet>) {
  const said: [string, object][] = [];
  const [first] = sent;
  if (first === undefined) throw new Error('The frame was not answered');
  const note = (name: string) => (payload: object) => void said.push([name, payload]);
  const handlers = Object.fromEntries(Object.keys(toFrame).map((name) => [name, note(name)]));
  const channel = openChannel<FromFrame, ToFrame>(first.port, 1, toFrame, handlers);
  return { channel, said, nonce: first.message.nonceP };
}

async function ready(options: Partial<LinkdeckOptions> = {}) {
  const page = mount(options);
  const end = frameEnd(greet());
  end.channel.send('ready', { nonce: end.nonce });
  await arrived();
  return { ...page, ...end };
}

describe('The handshake', () => {
  it('answers the frame at its exact origin, and says what the page wants once the frame has proved itself', async () => {
    const { said, handle } = await ready({ route: '/links?q=a', locale: { language: 'de-CH' }, credentials: 'user' });
    expect(said).toEqual([
      ['locale.set', { language: 'de-CH' }],
      ['route.set', { path: '/links?q=a' }],
      ['init', { credentials: 'user', maxRpm: 20 }],
    ]);
    expect(handle.state).toBe('auth');
  });

  it.each([
    ['1 wrong-origin hello ignored', { from: 'https://evil.example' }],
    ['1 a look-alike origin ignored', { from: 'https://deck.example.evil' }],
    ['1 the same with another port', { from: 'https://deck.example:444' }],
    ['2 right origin, wrong `source` (sibling frame) ignored', { source: window }],
    ['2 no source ignored', { source: null }],
    ['13 something that is no greeting ignored', { data: { versions: 'all' } }],
  ])('%s', (_, changes) => {
    const { handle } = mount();
    expect(greet(changes)).toEqual([]);
    expect(handle.state).toBe('loading');
  });

  it('3 `null` origin refused', () => {
    const { handle, codes } = mount();
    expect(greet({ from: 'null' })).toEqual([]);
    expect(handle.state).toBe('failed');
    expect(codes()).toEqual(['opaque_origin']);
  });

  it('15 version mismatch message', () => {
    const { codes, heard, place } = mount();
    expect(greet({ data: { versions: [2, 3] } })).toEqual([]);
    expect(codes()).toEqual(['version']);
    expect(heard).toContainEqual(['state', { state: 'failed', code: 'version' }]);
    expect(place.textContent).toContain('1 here, 2,3 there');
  });

  it('a frame that says another number than it was told is not believed', async () => {
    const { handle, codes } = mount();
    const end = frameEnd(greet());
    end.channel.send('ready', { nonce: nonceOf(7) });
    await arrived();
    expect(end.said).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(handle.state).toBe('failed');
    expect(codes()).toEqual(['handshake']);
  });

  it('a greeting that is repeated is answered once', () => {
    mount();
    expect(greet()).toHaveLength(1);
    expect(greet()).toHaveLength(0);
  });

  it('10 frame reload reconnects: another document is greeted anew, and the old port is dead', async () => {
    const { handle, channel, heard } = await ready();
    channel.send('auth.state', { state: 'ok' });
    await arrived();
    expect(handle.state).toBe('ready');
    const next = frameEnd(greet({ nonce: 2 }));
    next.channel.send('ready', { nonce: next.nonce });
    await arrived();
    channel.send('route.changed', { path: '/old', title: '' });
    await arrived();
    expect(handle.state).toBe('auth');
    expect(heard.filter(([event]) => event === 'route')).toEqual([]);
  });

  it('16 blocked frame fallback within 15 s, and a frame that comes late is taken all the same', async () => {
    const { handle, codes, place } = mount();
    vi.advanceTimersByTime(15_000);
    expect(codes()).toEqual(['blocked']);
    expect(place.querySelector('a')?.href).toBe(`${origin}/`);
    const end = frameEnd(greet());
    end.channel.send('ready', { nonce: end.nonce });
    await arrived();
    expect(handle.state).toBe('auth');
    expect(place.querySelector('a')).toBeNull();
  });

  it.each([
    ['same_origin', location.origin],
    ['address', 'javascript:alert(1)'],
    ['address', 'https://'],
  ])('no frame is made where the address is wrong: %s', (code, address) => {
    const { codes } = mount({ address });
    expect(codes()).toEqual([code]);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('The frame as it is made', () => {
  it('may do what it needs and no more', () => {
    mount({ address: `${origin}/tools/deck/?x=1#y`, title: 'Our links' });
    const frame = frameElement();
    expect(frame.src).toBe(`${origin}/tools/deck/embed/v1/`);
    expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect([frame.title, frame.allow, frame.referrerPolicy]).toEqual(['Our links', 'clipboard-write', 'no-referrer']);
  });

  it('17 is as high as its content where that is wanted, and never by the frame alone', async () => {
    const { channel, handle, heard } = await ready({ height: 'auto' });
    channel.send('resize', { height: 777 });
    await arrived();
    expect(frameElement().style.height).toBe('777px');
    handle.update({ height: 'fill' });
    channel.send('resize', { height: 888 });
    channel.send('resize', { height: 1e9 });
    await arrived();
    expect(frameElement().style.height).toBe('100%');
    expect(heard.filter(([event]) => event === 'size')).toEqual([['size', { height: 777 }]]);
  });
});

describe('A key that the page hands over', () => {
  it('goes over the port alone, with what the frame asked', async () => {
    const getCredential = vi.fn(async () => ({ token: 'the-key', account: 'a' }));
    const { channel, said } = await ready({ credentials: { getCredential } });
    channel.send('auth.request', { reason: 'rejected', attempt: 2 });
    await arrived();
    expect(getCredential).toHaveBeenCalledWith({ reason: 'rejected', attempt: 2, signal: expect.any(AbortSignal) });
    expect(said.at(-1)).toEqual(['auth.provide', { token: 'the-key', account: 'a' }]);
    expect(document.documentElement.outerHTML).not.toContain('the-key');
  });

  it('11 what the page throws is no answer, and is repeated nowhere', async () => {
    const { channel, said, heard } = await ready({
      credentials: {
        getCredential: () => {
          throw new Error('the-key is wrong');
        },
      },
    });
    channel.send('auth.request', { reason: 'initial', attempt: 1 });
    await arrived();
    expect(said.at(-1)).toEqual(['auth.deny', {}]);
    expect(JSON.stringify(heard)).not.toContain('the-key');
  });

  it('11 late answer after destroy dropped, and the page is told that nobody waits', async () => {
    let give: (token: string) => void = () => undefined;
    let signal: AbortSignal | undefined;
    const getCredential = (request: { signal: AbortSignal }) => {
      ({ signal } = request);
      return new Promise<string>((resolve) => (give = resolve));
    };
    const { channel, said, handle } = await ready({ credentials: { getCredential } });
    channel.send('auth.request', { reason: 'initial', attempt: 1 });
    await arrived();
    handle.destroy();
    expect(signal?.aborted).toBe(true);
    give('too-late');
    await arrived();
    expect(said.map(([name]) => name)).not.toContain('auth.provide');
  });

  it('28 a request goes to the transport and no further; without one there is no reply', async () => {
    const transport = vi.fn(async () => ({ status: 200, body: '{}' }));
    const asked = { endpoint: 'links.list', method: 'GET', path: '/api/urls' } as const;
    const { channel, said, handle } = await ready({ credentials: { transport } });
    channel.send('api.request', asked);
    await arrived();
    expect(said.at(-1)).toEqual(['api.response', { status: 200, headers: {}, body: '{}' }]);
    handle.update({ credentials: 'user' });
    channel.send('api.request', asked);
    await arrived();
    expect(said.at(-1)).toEqual(['api.response', { status: 0, headers: {}, body: '' }]);
    expect(transport).toHaveBeenCalledTimes(1);
  });
});

describe('9 destroy during each state', () => {
  it.each([
    ['loading', async () => mount()],
    ['handshake', async () => {
      const page = mount();
      greet();
      return page;
    }],
    ['auth', () => ready()],
    ['ready', async () => {
      const page = await ready();
      page.channel.send('auth.state', { state: 'ok' });
      await arrived();
      return page;
    }],
    ['reauth', async () => {
      const page = await ready();
      page.channel.send('auth.state', { state: 'ok' });
      page.channel.send('auth.state', { state: 'locked' });
      await arrived();
      return page;
    }],
    ['failed', async () => {
      const page = mount();
      vi.advanceTimersByTime(15_000);
      return page;
    }],
  ])('%s: nothing is left, and only destroy may be called again', async (state, reach) => {
    const { handle, place } = await reach();
    expect(handle.state).toBe(state);
    handle.destroy();
    handle.destroy();
    expect(place.childNodes).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(handle.state).toBe('destroyed');
    expect(() => handle.update({ route: '/links' })).toThrow('destroyed');
    expect(() => handle.navigate('/links')).toThrow('destroyed');
  });
});

describe('While it runs', () => {
  it('a frame that stops answering is told of, with a way to load it anew', async () => {
    const { codes, place, handle, channel, said } = await ready();
    vi.advanceTimersByTime(30_000);
    await arrived();
    expect(said.at(-1)?.[0]).toBe('ping');
    channel.send('pong', {});
    await arrived();
    vi.advanceTimersByTime(60_000);
    expect(codes()).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(codes()).toEqual(['unresponsive']);
    place.querySelector('button')?.click();
    expect(handle.state).toBe('loading');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('what changes is told, and nothing else', async () => {
    const { said, handle } = await ready({ appearance: { scheme: 'light' } });
    said.length = 0;
    handle.update({ appearance: { scheme: 'light' }, features: { bar: true } });
    handle.navigate('/channels', { replace: true });
    await arrived();
    expect(said).toEqual([
      ['features.set', { bar: true }],
      ['route.set', { path: '/channels', replace: true }],
    ]);
  });

  it('a fault of the page in a listener does not stop the frame', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { channel, handle } = await ready({
      on: {
        route: () => {
          throw new Error('a fault of the page');
        },
      },
    });
    channel.send('route.changed', { path: '/links', title: 'Links' });
    channel.send('auth.state', { state: 'ok' });
    await arrived();
    expect(report).toHaveBeenCalledOnce();
    expect(handle.state).toBe('ready');
    vi.unstubAllGlobals();
  });
});

it('8 StrictMode double mount leaves one frame, zero listeners', () => {
  const add = vi.spyOn(window, 'addEventListener').mockImplementation((name, _, options) => {
    if (name !== 'message' || typeof options !== 'object') return;
    listeners.added += 1;
    options.signal?.addEventListener('abort', () => (listeners.removed += 1));
  });
  const { rerender, unmount } = render(<Linkdeck address={origin} />, { wrapper: StrictMode });
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(listeners.added - listeners.removed).toBe(1);
  act(() => rerender(<Linkdeck address={origin} route="/channels" />));
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  unmount();
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  expect(listeners.added).toBe(listeners.removed);
  add.mockRestore();
});

it('`<link-deck>` mounts where it stands, follows its attributes, dispatches what happens, and goes without a trace', () => {
  const element = document.createElement('link-deck');
  const states: unknown[] = [];
  element.addEventListener('state', (event) => states.push(event instanceof CustomEvent ? event.detail : undefined));
  element.setAttribute('address', origin);
  element.setAttribute('route', '/channels');
  document.body.append(element);
  expect(element.querySelectorAll('iframe')).toHaveLength(1);
  expect(states).toEqual([{ state: 'loading' }]);
  const { linkdeck } = element;
  element.setAttribute('height', 'auto');
  element.options = { credentials: 'user', title: 'Ours' };
  expect(element.linkdeck).toBe(linkdeck);
  element.setAttribute('address', 'https://other.example');
  expect(element.linkdeck).not.toBe(linkdeck);
  expect(frameElement().src).toBe('https://other.example/embed/v1/');
  element.remove();
  expect(element.linkdeck).toBeUndefined();
  expect(document.querySelector('iframe')).toBeNull();
});
