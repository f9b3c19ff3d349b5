/** The parts in a page: one hidden engine, the handshake of both, the dialog, and the elements. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMessageChannel } from '#embed/protocol/message-channel.ts';
import { type FromFrame, type ToFrame, toFrame } from '#embed/protocol/messages.ts';
import { type FromPart, type ToPart, toPart } from '#embed/protocol/part-messages.ts';
import { arrived, loadNoFrames, origin } from '#testing/loader-page.ts';
import { createLinkdeck } from './create-linkdeck.ts';
import { definePartElements } from './elements.ts';
import type { LinkdeckParts, PartsOptions } from './part-options.ts';

const opened: LinkdeckParts[] = [];
const ports: MessagePort[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  document.body.replaceChildren();
  loadNoFrames();
});

afterEach(() => {
  for (const parts of opened.splice(0)) parts.destroy();
  for (const port of ports.splice(0)) port.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function create(options: Partial<PartsOptions> = {}): LinkdeckParts {
  const parts = createLinkdeck({ address: origin, ...options });
  opened.push(parts);
  return parts;
}

const frames = () => [...document.querySelectorAll('iframe')];

function place(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

/** Speaks as the document in a frame: greets, and takes the port that it gets. */
function greet(frame: HTMLIFrameElement | undefined, versions = [1, 2], nonce = 'n-1-1-1-1') {
  const connects: { message: Record<string, unknown>; port: MessagePort }[] = [];
  vi.spyOn(Object(frame?.contentWindow), 'postMessage').mockImplementation(((
    message: Record<string, unknown>,
    { transfer: [port] }: { transfer: [MessagePort] },
  ) => {
    ports.push(port);
    connects.push({ message, port });
  }) as never);
  const data = { x: 'linkdeck', t: 'hello', versions, nonce };
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: frame?.contentWindow });
  window.dispatchEvent(event);
  return connects[0];
}

/** The end of a part, once it has proved itself. */
async function join(frame: HTMLIFrameElement | undefined) {
  const connect = greet(frame);
  if (connect === undefined) throw new Error('The part was not connected');
  const said: [string, unknown][] = [];
  const checks = { ...toFrame, ...toPart };
  const note = (name: string) => (payload: unknown) => void said.push([name, payload]);
  const handlers = Object.fromEntries(Object.keys(checks).map((name) => [name, note(name)]));
  const channel = openMessageChannel<FromFrame & FromPart, ToFrame & ToPart>(
    connect.port,
    2,
    checks,
    handlers,
  );
  channel.send('ready', { nonce: String(connect.message['nonceP']) });
  await arrived();
  return { channel, said, connect };
}

const link = { id: 7, shortUrl: 'https://go.example/a', longUrl: 'https://shop.example/' };

describe('Parts of a page', () => {
  it('share one hidden engine, whose name both are given', () => {
    const parts = create();
    parts.mount('list', place());
    parts.mount('create', place());
    const [engine, ...others] = frames().sort((a) => (a.closest('[hidden]') ? -1 : 1));
    expect(others).toHaveLength(2);
    expect(engine?.closest('[hidden]')).not.toBeNull();
    const asEngine = greet(engine)?.message;
    expect(asEngine).toMatchObject({ v: 2, role: 'engine' });
    for (const part of others)
      expect(greet(part)?.message).toMatchObject({
        v: 2,
        role: 'part',
        engine: asEngine?.['engine'],
      });
  });

  it('do not connect to a Linkdeck that would show its dashboard in their place', () => {
    const error = vi.fn();
    const parts = create({ on: { error } });
    const list = place();
    parts.mount('list', list);
    expect(greet(list.querySelector('iframe') ?? undefined, [1])).toBeUndefined();
    expect(list.textContent).toContain('2 here, 1 there');
  });

  it('are told what they are, and give links back', async () => {
    const linkPicked = vi.fn();
    const onPick = vi.fn();
    const parts = create({ on: { linkPicked }, credentials: { getCredential: vi.fn() } });
    const list = place();
    const mounted = parts.mount('picker', list, { q: 'sale', onPick });
    const { channel, said } = await join(list.querySelector('iframe') ?? undefined);
    expect(said).toContainEqual(['part.set', { part: 'picker', q: 'sale' }]);
    expect(said.at(-1)).toEqual(['init', { credentials: 'callback', maxRpm: 20 }]);
    channel.send('part.picked', link);
    channel.send('part.picked', { id: -1, shortUrl: 'javascript:alert(1)' });
    await arrived();
    const picked = { ...link, title: null };
    expect(linkPicked.mock.calls).toEqual([[picked]]);
    expect(onPick.mock.calls).toEqual([[picked]]);
    mounted.update({ q: 'help' });
    await arrived();
    expect(said.at(-1)).toEqual(['part.set', { part: 'picker', q: 'help' }]);
  });

  it('hand over what a new link begins with and what is locked of it, and take it back', async () => {
    const error = vi.fn();
    const parts = create({ on: { error } });
    const form = place();
    const utm = { source: 'portal', medium: 'mail' };
    const mounted = parts.mount('create', form, {
      domain: 'go.example',
      campaign: 3,
      utm,
      locked: ['domain', 'utm'],
    });
    const { channel, said } = await join(form.querySelector('iframe') ?? undefined);
    const set = { part: 'create', domain: 'go.example', campaign: 3, utm };
    expect(said).toContainEqual(['part.set', { ...set, locked: ['domain', 'utm'] }]);
    mounted.update({ locked: undefined, campaign: 4 });
    await arrived();
    expect(said.at(-1)).toEqual(['part.set', { ...set, campaign: 4, locked: undefined }]);
    // The engine reports all other errors, once for all parts.
    const refused = { code: 'refused', message: 'Not followed.', recoverable: true };
    channel.send('error', refused);
    channel.send('error', { ...refused, code: 'rate_limited' });
    await arrived();
    expect(error.mock.calls).toEqual([[refused]]);
  });

  it('hand the same over as attributes of an element; a removed one is no longer followed', async () => {
    definePartElements();
    const element = document.createElement('linkdeck-create');
    element.setAttribute('address', origin);
    element.setAttribute('campaign', '3');
    element.setAttribute('utm', 'utm_source=portal&utm_content=a%20b');
    element.setAttribute('locked', 'campaign  utm');
    document.body.append(element);
    const { said } = await join(element.querySelector('iframe') ?? undefined);
    const utm = { source: 'portal', content: 'a b' };
    expect(said).toContainEqual([
      'part.set',
      { part: 'create', campaign: 3, utm, locked: ['campaign', 'utm'] },
    ]);
    element.removeAttribute('locked');
    await arrived();
    expect(said.at(-1)).toEqual(['part.set', { part: 'create', campaign: 3, utm }]);
    element.remove();
    vi.advanceTimersByTime(5000);
  });

  it('have no way to a key or a reply of the page', async () => {
    const getCredential = vi.fn();
    const parts = create({ credentials: { getCredential } });
    const list = place();
    parts.mount('list', list);
    const { channel, said } = await join(list.querySelector('iframe') ?? undefined);
    channel.send('auth.request', { reason: 'initial', attempt: 1 });
    channel.send('api.request', { endpoint: 'links.list', method: 'GET', path: '/api/urls' });
    await arrived();
    expect(getCredential).not.toHaveBeenCalled();
    expect(said.slice(-2)).toEqual([
      ['auth.deny', {}],
      ['api.response', { status: 0, headers: {}, body: '' }],
    ]);
  });

  it('take the engine with them five seconds after the last one', () => {
    const parts = create();
    const first = parts.mount('list', place());
    const second = parts.mount('list', place());
    first.destroy();
    second.destroy();
    vi.advanceTimersByTime(4900);
    expect(frames()).toHaveLength(1);
    const third = parts.mount('list', place());
    vi.advanceTimersByTime(10_000);
    expect(frames()).toHaveLength(2);
    third.destroy();
    vi.advanceTimersByTime(5000);
    expect(frames()).toHaveLength(0);
  });
});

describe('The dialog of the picker', () => {
  const dialogFrame = () => document.querySelector<HTMLIFrameElement>('dialog iframe') ?? undefined;

  it('resolves to the picked link, and is loaded once', async () => {
    const parts = create();
    const first = parts.pickLink({ url: 'https://shop.example/', locked: ['url'] });
    const { channel, said } = await join(dialogFrame());
    expect(said).toContainEqual([
      'part.set',
      { part: 'picker', isDialog: true, url: 'https://shop.example/', locked: ['url'] },
    ]);
    expect(said).toContainEqual(['part.show', { isOpen: true }]);
    channel.send('part.picked', link);
    expect(await first).toEqual({ ...link, title: null });
    const frame = dialogFrame();
    const second = parts.pickLink();
    expect(dialogFrame()).toBe(frame);
    await arrived();
    expect(said.at(-2)).toEqual(['part.set', { part: 'picker', isDialog: true }]);
    channel.send('part.dismissed', {});
    expect(await second).toBeNull();
  });

  it('is closed by a second call, by a signal, and by the end of all parts', async () => {
    const parts = create();
    const aborting = new AbortController();
    const first = parts.pickLink();
    const second = parts.pickLink({ signal: aborting.signal });
    expect(await first).toBeNull();
    aborting.abort();
    expect(await second).toBeNull();
    expect(await parts.pickLink({ signal: aborting.signal })).toBeNull();
    const third = parts.pickLink();
    parts.destroy();
    expect(await third).toBeNull();
    expect(frames()).toHaveLength(0);
    expect(document.querySelector('dialog')).toBeNull();
  });
});
