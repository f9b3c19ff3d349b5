/** A page that embeds Linkdeck, and the frame's end of it as the test speaks it: for tests of the loader. */
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { mountLinkdeck } from '#embed/loader/linkdeck.ts';
import type { LinkdeckOptions, MountedLinkdeck } from '#embed/loader/options.ts';
import { openMessageChannel } from '#embed/protocol/message-channel.ts';
import { type FromFrame, type ToFrame, toFrame } from '#embed/protocol/messages.ts';
import { nextTurn } from '#testing/time/next-turn.ts';

/** Where Linkdeck is. */
export const origin = 'https://deck.example';

export const nonceOf = (number: number) => `n-${number}-2-3-4`;

const mounted: MountedLinkdeck[] = [];
const ports: MessagePort[] = [];

/** Each test in an empty page, with fake timers; none may be left behind. */
export function watchPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    document.body.replaceChildren();
    loadNoFrames();
  });
  afterEach(() => {
    for (const each of mounted.splice(0)) each.destroy();
    for (const port of ports.splice(0)) port.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
}

/** Until the test ends frames have their address and stay empty: what they lead to is no page of this machine. */
export function loadNoFrames(): void {
  const addresses = new WeakMap<HTMLIFrameElement, string>();
  const given = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src') ?? {};
  onTestFinished(() => void Object.defineProperty(HTMLIFrameElement.prototype, 'src', given));
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      return addresses.get(this) ?? '';
    },
    set(this: HTMLIFrameElement, address: string) {
      addresses.set(this, address);
    },
  });
}

/** Lets messages arrive, which ports hand over in a later turn. */
export const arrived = async () => {
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
};

/** The one frame in the page. */
export function frameElement(): HTMLIFrameElement {
  const frame = document.querySelector('iframe');
  if (frame === null) throw new Error('There is no frame');
  return frame;
}

/** Speaks as the frame does, from where the browser says it comes. */
export function greet(
  changes: { data?: object; from?: string; source?: unknown; nonce?: number } = {},
) {
  const { contentWindow } = frameElement();
  const sent: {
    message: { nonceC: string; nonceP: string; v: number };
    targetOrigin: string;
    port: MessagePort;
  }[] = [];
  const post = (
    message: never,
    { targetOrigin, transfer: [port] }: { targetOrigin: string; transfer: [MessagePort] },
  ) => {
    ports.push(port);
    sent.push({ message, targetOrigin, port });
  };
  vi.spyOn(Object(contentWindow), 'postMessage').mockImplementation(post as never);
  const data = {
    x: 'linkdeck',
    t: 'hello',
    versions: [1],
    nonce: nonceOf(changes.nonce ?? 1),
    ...changes.data,
  };
  const event = new MessageEvent('message', { data, origin: changes.from ?? origin });
  Object.defineProperty(event, 'source', {
    value: 'source' in changes ? changes.source : contentWindow,
  });
  window.dispatchEvent(event);
  return sent;
}

/** Mounts Linkdeck in a separate element; what the page hears is kept. */
export function mount(
  options: Partial<LinkdeckOptions> = {},
  place: HTMLElement = document.createElement('div'),
) {
  const events: [string, object][] = [];
  document.body.append(place);
  const note = (event: string) => (detail: object) => void events.push([event, detail]);
  const on = {
    state: note('state'),
    error: note('error'),
    route: note('route'),
    size: note('size'),
  };
  const handle = mountLinkdeck(place, { address: origin, on, ...options });
  mounted.push(handle);
  return {
    handle,
    events,
    place,
    codes: () =>
      events.flatMap(([event, detail]) =>
        event === 'error' && 'code' in detail ? [detail.code] : [],
      ),
  };
}

/** The frame's end, once it has been answered. */
export function frameEnd(sent: ReturnType<typeof greet>) {
  const said: [string, object][] = [];
  const [first] = sent;
  if (first === undefined) throw new Error('The frame was not answered');
  const note = (name: string) => (payload: object) => void said.push([name, payload]);
  const handlers = Object.fromEntries(Object.keys(toFrame).map((name) => [name, note(name)]));
  const channel = openMessageChannel<FromFrame, ToFrame>(first.port, 1, toFrame, handlers);
  return { channel, said, nonce: first.message.nonceP };
}

/** The same, once the frame has proved itself. */
export async function ready(options: Partial<LinkdeckOptions> = {}, place?: HTMLElement) {
  const page = mount(options, place);
  const end = frameEnd(greet());
  end.channel.send('ready', { nonce: end.nonce });
  await arrived();
  return { ...page, ...end };
}
