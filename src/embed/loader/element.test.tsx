import { afterEach, describe, expect, it } from 'vitest';
import { arrived, frameElement, frameEnd, greet, origin, watchPage } from '#testing/loader-page.ts';
import './linkdeck.ts';

watchPage();
// Before it is looked at whether a timer is left.
afterEach(() => document.body.replaceChildren());

function place(attributes: Record<string, string> = {}) {
  const element = document.createElement('link-deck');
  for (const [name, value] of Object.entries({ address: origin, ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

async function proved() {
  const { channel, said, nonce } = frameEnd(greet());
  channel.send('ready', { nonce });
  await arrived();
  return { channel, said };
}

describe('`<link-deck>`', () => {
  it('mounts where it stands, follows its attributes, dispatches what happens, and goes without a trace', () => {
    const element = document.createElement('link-deck');
    const states: unknown[] = [];
    element.addEventListener('state', (event) =>
      states.push(event instanceof CustomEvent ? event.detail : undefined),
    );
    element.setAttribute('address', origin);
    element.setAttribute('route', '/channels');
    document.body.append(element);
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
    expect(states).toEqual([{ state: 'loading' }]);
    const { linkdeck } = element;
    element.setAttribute('height', 'auto');
    element.options = { credentials: 'user', appearance: { tokens: { accent: '#123456' } } };
    expect(element.linkdeck).toBe(linkdeck);
    element.setAttribute('address', 'https://other.example');
    expect(element.linkdeck).not.toBe(linkdeck);
    expect(frameElement().src).toBe('https://other.example/embed/v1/');
    element.remove();
    expect(element.linkdeck).toBeUndefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is hidden by the attribute of that name, and keeps the display that the page gave it', () => {
    const element = place({ hidden: '' });
    expect(getComputedStyle(element).display).toBe('none');
    expect(element.linkdeck).toBeDefined();
    element.hidden = false;
    expect(getComputedStyle(element).display).toBe('block');
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe('none');
    const own = document.createElement('link-deck');
    own.style.display = 'grid';
    document.body.append(own);
    expect(own.style.display).toBe('grid');
  });

  it('leads nobody back to its route when another attribute changes, and takes back what an attribute has said', async () => {
    const element = place({ route: '/links', language: 'de-CH' });
    const { channel, said } = await proved();
    channel.send('route.changed', { path: '/links/7', title: '' });
    await arrived();
    said.length = 0;
    element.setAttribute('scheme', 'dark');
    element.removeAttribute('language');
    await arrived();
    expect(said).toEqual([
      ['appearance.set', { scheme: 'dark' }],
      ['locale.set', { language: '' }],
    ]);
    element.setAttribute('route', '/channels');
    await arrived();
    expect(said.at(-1)).toEqual(['route.set', { path: '/channels' }]);
  });

  it('takes options that a script has set before the element was known', async () => {
    // In a document without a window nothing is known; it becomes known as it comes into the page.
    const element = document.implementation.createHTMLDocument().createElement('link-deck');
    element.options = {
      address: origin,
      credentials: { getCredential: () => Promise.resolve('the-key') },
    };
    expect(Object.hasOwn(element, 'options')).toBe(true);
    document.body.append(element);
    expect(Object.hasOwn(element, 'options')).toBe(false);
    const { said } = await proved();
    expect(said.at(-1)).toEqual(['init', { credentials: 'callback', maxRpm: 20 }]);
  });

  it.each([
    [
      { navigation: '', bar: 'bar' },
      { navigation: true, bar: true },
    ],
    [{ navigation: 'true' }, { navigation: true, bar: false }],
    [
      { navigation: 'false', bar: '' },
      { navigation: false, bar: true },
    ],
    [{}, { navigation: false, bar: false }],
  ])(
    'switches on what its attributes say, and nothing by the word false: %j',
    async (given, features) => {
      place(given);
      const { said } = await proved();
      expect(said).toContainEqual(['features.set', features]);
    },
  );

  it('takes each attribute as a property, also one that was set before the element was known', async () => {
    const early = document.implementation.createHTMLDocument().createElement('link-deck');
    Object.assign(early, { address: origin, navigation: false, bar: true, route: '/channels' });
    document.body.append(early);
    expect([early.navigation, early.bar, early.address]).toEqual([false, true, origin]);
    expect(Object.hasOwn(early, 'bar')).toBe(false);
    const { said } = await proved();
    expect(said).toContainEqual(['features.set', { navigation: false, bar: true }]);
    expect(said).toContainEqual(['route.set', { path: '/channels' }]);
    said.length = 0;
    early.bar = false;
    early.navigation = true;
    early.scheme = 'dark';
    await arrived();
    expect(said.at(-1)).toEqual(['appearance.set', { scheme: 'dark' }]);
    expect(said.at(-2)).toEqual(['features.set', { navigation: true, bar: false }]);
    expect(early.outerHTML).toContain('scheme="dark"');
    Reflect.set(early, 'scheme', null);
    expect(early.hasAttribute('scheme')).toBe(false);
    expect(early.scheme).toBe('');
  });

  it('is made again for another kind of credentials or another title, and not for the same address again', async () => {
    const element = place();
    const first = frameElement();
    element.options = { address: origin, appearance: { scheme: 'dark' } };
    expect(frameElement()).toBe(first);
    element.options = {
      credentials: { transport: () => Promise.resolve({ status: 200, body: '{}' }) },
    };
    expect(frameElement()).not.toBe(first);
    const { said } = await proved();
    expect(said.at(-1)).toEqual(['init', { credentials: 'transport', maxRpm: 20 }]);
    element.options = { ...element.options, title: 'Ours' };
    expect(frameElement().title).toBe('Ours');
    element.removeAttribute('address');
    expect(document.querySelector('iframe')).toBeNull();
  });
});
