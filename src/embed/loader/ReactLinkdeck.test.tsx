import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { arrived, frameElement, frameEnd, greet, origin, watchPage } from '#testing/loader-page.ts';
import { Linkdeck, type LinkdeckProps } from './ReactLinkdeck.tsx';

watchPage();
// Before it is looked at whether a timer is left.
afterEach(cleanup);

/** The component once the frame has proved itself, with what the frame hears from then on. */
async function shown(props: Partial<LinkdeckProps>) {
  const { rerender } = render(<Linkdeck address={origin} {...props} />);
  const { channel, said, nonce } = frameEnd(greet());
  channel.send('ready', { nonce });
  await arrived();
  said.length = 0;
  return {
    channel,
    said,
    draw: (next: Partial<LinkdeckProps>) =>
      act(() => rerender(<Linkdeck address={origin} {...next} />)),
  };
}

it('mounts twice in StrictMode, and leaves one frame and no listener', () => {
  const listeners = { added: 0, removed: 0 };
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

it('To be drawn again leads nobody back who has gone on inside the frame; another route does', async () => {
  const { channel, said, draw } = await shown({ route: '/links' });
  channel.send('route.changed', { path: '/links/7', title: '' });
  await arrived();
  draw({ route: '/links', features: { bar: true } });
  await arrived();
  expect(said).toEqual([['features.set', { bar: true }]]);
  draw({ route: '/channels', features: { bar: true } });
  await arrived();
  expect(said.at(-1)).toEqual(['route.set', { path: '/channels' }]);
});

it('A property that goes away holds no longer', async () => {
  const route = vi.fn();
  const { channel, said, draw } = await shown({
    appearance: { scheme: 'dark' },
    locale: { language: 'de-CH' },
    features: { bar: true },
    height: 'auto',
    on: { route },
  });
  draw({});
  channel.send('route.changed', { path: '/links', title: '' });
  await arrived();
  expect(said).toEqual([
    ['appearance.set', {}],
    ['locale.set', {}],
    ['features.set', {}],
    ['height.set', { height: 'fill' }],
  ]);
  expect(route).not.toHaveBeenCalled();
});

it('Another kind of credentials mounts it again, another function of the same kind does not', async () => {
  const getCredential = () => Promise.resolve('the-key');
  const { draw } = await shown({ credentials: { getCredential } });
  const frame = frameElement();
  draw({ credentials: { getCredential: () => Promise.resolve('another') } });
  expect(frameElement()).toBe(frame);
  draw({ credentials: 'user' });
  expect(frameElement()).not.toBe(frame);
});

it('Class and style go to the element around the frame, and no further', async () => {
  const { said, draw } = await shown({ className: 'links', style: { height: 480 } });
  const container = frameElement().parentElement;
  expect([container?.className, container?.style.height]).toEqual(['links', '480px']);
  draw({ className: 'wide', style: { height: '50vh' } });
  expect([container?.className, container?.style.height]).toEqual(['wide', '50vh']);
  expect(said).toEqual([]);
});
