import { describe, expect, it, vi } from 'vitest';
import {
  arrived,
  frameElement,
  frameEnd,
  greet,
  mount,
  nonceOf,
  origin,
  ready,
  watchPage,
} from '#testing/loader-page.ts';

watchPage();

describe('The handshake', () => {
  it('answers the frame at its exact origin, and says what the page wants once the frame has proved itself', async () => {
    const { said, handle } = await ready({
      route: '/links?q=a',
      locale: { language: 'de-CH' },
      credentials: 'user',
    });
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

  it('refuses the origin `null`', () => {
    const { handle, codes } = mount();
    for (let time = 0; time < 3; time += 1) expect(greet({ from: 'null' })).toEqual([]);
    expect(handle.state).toBe('failed');
    expect(codes()).toEqual(['opaque_origin']);
  });

  it('says once that the versions differ, also where the greeting is repeated', () => {
    const { codes, events, place } = mount();
    for (let time = 0; time < 3; time += 1)
      expect(greet({ data: { versions: [2, 3] } })).toEqual([]);
    expect(codes()).toEqual(['version']);
    expect(events).toContainEqual(['state', { state: 'failed', code: 'version' }]);
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

  it('connects again after a reload of the frame, and the old port is closed', async () => {
    const { handle, channel, events } = await ready();
    channel.send('auth.state', { state: 'ok' });
    await arrived();
    expect(handle.state).toBe('ready');
    const next = frameEnd(greet({ nonce: 2 }));
    next.channel.send('ready', { nonce: next.nonce });
    await arrived();
    channel.send('route.changed', { path: '/old', title: '' });
    await arrived();
    expect(handle.state).toBe('auth');
    expect(events.filter(([event]) => event === 'route')).toEqual([]);
  });

  it('says within 15 s that the frame is blocked, and takes a frame that comes late', async () => {
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

  it('says within 3 s of a frame that has loaded and does not greet that it is blocked, and shows no broken page before', async () => {
    const { codes } = mount();
    expect(frameElement().style.visibility).toBe('hidden');
    frameElement().dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2499);
    expect(codes()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(codes()).toEqual(['blocked']);
    frameEnd(greet());
    await arrived();
    expect(frameElement().style.visibility).toBe('');
    expect(frameElement().style.display).toBe('block');
  });

  it('waits no shorter for a frame that has greeted before it has loaded', () => {
    const { codes, handle } = mount();
    greet();
    frameElement().dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(4999);
    expect(codes()).toEqual([]);
    expect(handle.state).toBe('handshake');
    vi.advanceTimersByTime(1);
    expect(codes()).toEqual(['handshake']);
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
