import { describe, expect, it, vi } from 'vitest';
import {
  arrived,
  frameElement,
  frameEnd,
  greet,
  mount,
  origin,
  ready,
  watchPage,
} from '#testing/loader-page.ts';

watchPage();

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
    expect([frame.title, frame.allow, frame.referrerPolicy]).toEqual([
      'Our links',
      'clipboard-write',
      'no-referrer',
    ]);
  });

  it('is as high as its content where that is wanted, and never by the frame alone', async () => {
    const { channel, handle, events } = await ready({ height: 'auto' });
    channel.send('resize', { height: 777 });
    await arrived();
    expect(frameElement().style.height).toBe('777px');
    handle.update({ height: 'fill' });
    channel.send('resize', { height: 888 });
    channel.send('resize', { height: 1e9 });
    await arrived();
    expect(frameElement().style.height).toBe('100%');
    expect(events.filter(([event]) => event === 'size')).toEqual([['size', { height: 777 }]]);
  });
});

describe('The element around a frame that is as high as its content', () => {
  it.each(['', '720px'])('grows with it, and has its own height again later: %j', async (own) => {
    const place = document.createElement('div');
    place.style.height = own;
    const { channel, handle } = await ready({ height: 'auto' }, place);
    channel.send('resize', { height: 777 });
    await arrived();
    expect(place.style.height).toBe('auto');
    handle.update({ height: 'fill' });
    expect(place.style.height).toBe(own);
    handle.update({ height: 'auto' });
    channel.send('resize', { height: 888 });
    await arrived();
    expect(place.style.height).toBe('auto');
    handle.destroy();
    expect(place.style.height).toBe(own);
  });
});

describe('Destroying in each state', () => {
  it.each([
    ['loading', async () => mount()],
    [
      'handshake',
      async () => {
        const page = mount();
        greet();
        return page;
      },
    ],
    ['auth', () => ready()],
    [
      'ready',
      async () => {
        const page = await ready();
        page.channel.send('auth.state', { state: 'ok' });
        await arrived();
        return page;
      },
    ],
    [
      'reauth',
      async () => {
        const page = await ready();
        page.channel.send('auth.state', { state: 'ok' });
        page.channel.send('auth.state', { state: 'locked' });
        await arrived();
        return page;
      },
    ],
    [
      'failed',
      async () => {
        const page = mount();
        vi.advanceTimersByTime(15_000);
        return page;
      },
    ],
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

describe('A listener of the page may take everything away', () => {
  it.each(['loading', 'handshake', 'auth', 'ready', 'failed'])(
    'as soon as it hears of %s',
    async (when) => {
      const states: string[] = [];
      const page = mount({
        on: {
          state: ({ state }) => {
            states.push(state);
            // At the first time the handle is not there yet.
            if (state === when && states.length > 1) page.handle.destroy();
          },
        },
      });
      if (when === 'failed' || when === 'loading') {
        vi.advanceTimersByTime(15_000);
        if (when === 'loading') page.handle.reload();
      } else {
        const [first] = greet();
        if (first !== undefined && when !== 'handshake') {
          const { channel, nonce } = frameEnd([first]);
          channel.send('ready', { nonce });
          channel.send('auth.state', { state: 'ok' });
          await arrived();
        }
      }
      expect(states.at(-1)).toBe('destroyed');
      expect(page.handle.state).toBe('destroyed');
      expect(page.place.childNodes).toHaveLength(0);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('when it hears of a fault, and nothing follows', () => {
    const events: string[] = [];
    const page = mount({
      on: {
        state: ({ state }) => void events.push(state),
        error: ({ code }) => {
          events.push(code);
          page.handle.destroy();
        },
      },
    });
    vi.advanceTimersByTime(15_000);
    expect(events).toEqual(['loading', 'failed', 'blocked', 'destroyed']);
    expect(page.place.childNodes).toHaveLength(0);
  });

  it('or load it again', () => {
    let reloads = 0;
    const page = mount({
      on: {
        error: () => {
          if (reloads++ === 0) page.handle.reload();
        },
      },
    });
    vi.advanceTimersByTime(15_000);
    expect(page.handle.state).toBe('loading');
    expect(page.place.querySelectorAll('iframe')).toHaveLength(1);
    expect(page.place.querySelectorAll('[role=alert]')).toHaveLength(0);
  });
});

describe('While it runs', () => {
  it('a frame that stops answering is reported, with a way to load it again', async () => {
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

  it('what changes is reported, and nothing else', async () => {
    const { said, handle } = await ready({ appearance: { scheme: 'light' } });
    said.length = 0;
    handle.update({ appearance: { scheme: 'light' }, features: { bar: true } });
    handle.update({ naming: { version: 1 } });
    handle.navigate('/channels', { replace: true });
    await arrived();
    expect(said).toEqual([
      ['features.set', { bar: true }],
      ['naming.set', { rules: { version: 1 } }],
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
