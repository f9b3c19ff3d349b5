/** Puts Linkdeck into a page: makes the frame, agrees with it on a port, and says what becomes of it. */
import type { TypedChannel } from '#embed/protocol/message-channel.ts';
import { isHello, makeNonce, protocol, type ToFrame, versions } from '#embed/protocol/messages.ts';
import { createIframe, framePath, showNotice } from './create-iframe.ts';
import { errorMessage } from './error-messages.ts';
import { connectFrame, sendOptions } from './frame-connection.ts';
import type { LinkdeckEvents, LinkdeckOptions, MountedLinkdeck, State } from './options.ts';

/** How long the frame may take until its first message, and then until the port is agreed on; in milliseconds. */
const loadPatience = 15_000;
const connectPatience = 5000;

/**
 * Puts Linkdeck into an element, at its end. What goes wrong is told by `on.error` and `on.state`, and in words in the
 * element; nothing is thrown but by calls after `destroy()`.
 */
export function mountLinkdeck(place: Element, options: LinkdeckOptions): MountedLinkdeck {
  const wanted: { -readonly [K in keyof LinkdeckOptions]: LinkdeckOptions[K] } = { ...options };
  const address = frameAddress(options.address);
  const origin = address?.origin ?? '';
  /** Aborts at destroy, and with it every listener of the page. */
  const ended = new AbortController();
  let state: State = 'idle';
  let frame: HTMLIFrameElement | undefined;
  let channel: TypedChannel<ToFrame> | undefined;
  /** Aborts when the conversation with the present document is over. */
  let talk = new AbortController();
  let greeted = '';
  let patience: ReturnType<typeof setTimeout> | undefined;
  let clearNotice = () => {};

  function emit<E extends keyof LinkdeckEvents>(event: E, detail: LinkdeckEvents[E]): void {
    try {
      wanted.on?.[event]?.(detail);
    } catch (error) {
      reportError(error); // a fault of the page is the page's, and must not stop the frame
    }
  }

  function become(next: State, code?: string): void {
    // A listener may have called destroy() in between.
    if (state === 'destroyed' || (state === next && !code)) return;
    state = next;
    emit('state', { state, ...(code && { code }) });
  }

  function fail(code: string, detail = ''): void {
    hangUp();
    clearNotice();
    frame?.style.setProperty('display', 'none');
    const message = errorMessage(code, origin, detail);
    const lost = code === 'unresponsive';
    clearNotice = showNotice(place, message, lost ? load : address && new URL('../..', address).href);
    become('failed', code);
    if (state === 'failed') emit('error', { code, message, recoverable: lost });
  }

  /** Ends the conversation at this end. */
  function hangUp(): void {
    clearTimeout(patience);
    talk.abort();
    channel?.close();
    channel = undefined;
  }

  function awaitGreeting(): void {
    hangUp();
    greeted = '';
    patience = setTimeout(() => fail('blocked'), loadPatience);
    become('loading');
  }

  function load(): void {
    clearNotice();
    frame?.remove();
    if (!address) return fail('address');
    if (origin === location.origin) return fail('same_origin');
    // A new element, as another address for the old one would be a step in the history of the tab.
    frame = createIframe(address, wanted.title ?? 'Linkdeck');
    dress();
    place.append(frame);
    awaitGreeting();
  }

  /** A frame whose scheme differs from that of its page is painted with an opaque ground. */
  function dress(): void {
    const scheme = wanted.appearance?.scheme ?? 'auto';
    frame?.style.setProperty('color-scheme', scheme === 'auto' ? 'light dark' : scheme);
  }

  function greet({ data, source, origin: from }: MessageEvent<unknown>): void {
    const inside = frame?.contentWindow;
    if (!inside || source !== inside || !isHello(data)) return;
    // A frame repeats its greeting until it is answered; another nonce is another document in the same frame.
    if ((from !== origin && from !== 'null') || data.nonce === greeted) return;
    greeted = data.nonce;
    if (from === 'null') return fail('opaque_origin');
    const version = versions.findLast((each) => data.versions.includes(each));
    if (!version) return fail('version', `${versions.join()} here, ${data.versions.join()} there`);
    hangUp();
    clearNotice();
    frame?.style.setProperty('display', 'block');
    talk = new AbortController();
    patience = setTimeout(() => fail('handshake'), connectPatience);
    const { port1, port2 } = new MessageChannel();
    const nonce = makeNonce();
    channel = connectFrame({
      port: port1,
      version,
      nonce,
      wanted,
      signal: talk.signal,
      emit,
      turn: (to) => {
        clearTimeout(patience);
        if (to === 'loading') awaitGreeting();
        else become(to === 'auth' && /ready|reauth/.test(state) ? 'reauth' : to);
      },
      grow: (content) => {
        if (wanted.height !== 'auto') return;
        frame?.style.setProperty('height', `${content}px`);
        emit('size', { height: content });
      },
      lose: () => fail('unresponsive'),
    });
    inside.postMessage(
      { x: protocol, t: 'connect', v: version, nonceC: data.nonce, nonceP: nonce },
      { targetOrigin: origin, transfer: [port2] },
    );
    // The last thing here, as with all states: whoever hears of it may take everything away.
    become('handshake');
  }

  function alive(): void {
    if (state === 'destroyed') throw new Error('Linkdeck was destroyed: mount it anew.');
  }

  addEventListener('message', greet, { signal: ended.signal });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      const isOurs = `${blockedURI}/`.startsWith(`${origin}/`);
      if (effectiveDirective === 'frame-src' && isOurs && state === 'loading') fail('csp_frame_src');
    },
    { signal: ended.signal },
  );
  load();

  return {
    get state() {
      return state;
    },
    update: (changes) => {
      alive();
      const before = { ...wanted };
      Object.assign(wanted, changes);
      if (before.height !== wanted.height) frame?.style.setProperty('height', '100%');
      sendOptions(channel, before, wanted);
      dress();
    },
    navigate: (path, { replace = false } = {}) => {
      alive();
      wanted.route = path;
      channel?.send('route.set', { path, replace });
    },
    switchAccount: () => {
      alive();
      channel?.send('auth.clear', {});
    },
    reload: () => {
      alive();
      load();
    },
    destroy: () => {
      channel?.send('destroy', {});
      hangUp();
      ended.abort();
      clearNotice();
      frame?.remove();
      frame = undefined;
      become('destroyed');
    },
  };
}

/** Where the frame's page is, or undefined where the address is none. */
function frameAddress(given: string): URL | undefined {
  try {
    const base = new URL(given, document.baseURI);
    base.pathname = `${base.pathname.replace(/\/*$/, '')}/${framePath}`;
    base.search = base.hash = '';
    return /^https?:$/.test(base.protocol) ? base : undefined;
  } catch {
    return undefined;
  }
}
