/** Loader: mounts Linkdeck in a page, with an iframe, the handshake with it, and its state. */
import type { TypedChannel } from '#embed/protocol/message-channel.ts';
import { isHello, makeNonce, protocol, type ToFrame, versions } from '#embed/protocol/messages.ts';
import { createIframe, framePath, showNotice } from './create-iframe.ts';
import { errorMessage } from './error-messages.ts';
import { connectFrame, type PartFrame, sendOptions } from './frame-connection.ts';
import type { LinkdeckEvents, LinkdeckOptions, MountedLinkdeck, State } from './options.ts';
import { refusesOwnOrigin } from './own-origin.ts';
import { connectTimeout, helloTimeout, loadedTimeout } from './timeouts.ts';

/**
 * Appends Linkdeck to an element. Errors are reported by `on.error` and `on.state`, and shown in
 * the element; only calls after `destroy()` throw.
 *
 * @param part for the module of parts alone
 */
export function mountLinkdeck(
  container: Element,
  options: LinkdeckOptions,
  part: PartFrame = { versions },
): MountedLinkdeck {
  const wanted: { -readonly [K in keyof LinkdeckOptions]: LinkdeckOptions[K] } = { ...options };
  const frameUrl = readFrameUrl(options.address);
  const origin = frameUrl?.origin ?? '';
  /** Aborts at destroy, and removes every listener from the page. */
  const ended = new AbortController();
  const whileMounted = { signal: ended.signal };
  // A sound cast: elements of SVG and MathML have a style as well.
  const { style } = container as HTMLElement;
  /** The height that the page has written into its element. */
  const ownHeight = style.height;
  let state: State = 'idle';
  let frame: HTMLIFrameElement | undefined;
  let channel: TypedChannel<ToFrame> | undefined;
  /** Aborts when the connection to the present document ends. */
  let connection = new AbortController();
  let helloNonce = '';
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let clearNotice = () => {};

  function emit<E extends keyof LinkdeckEvents>(event: E, detail: LinkdeckEvents[E]): void {
    try {
      wanted.on?.[event]?.(detail);
    } catch (error) {
      reportError(error); // an error of the page's listener must not stop the frame
    }
  }

  function setState(next: State, code?: string): void {
    // A listener may have called destroy() meanwhile.
    if (state === 'destroyed' || (state === next && !code)) return;
    state = next;
    emit('state', { state, ...(code && { code }) });
  }

  function fail(code: string, detail = ''): void {
    disconnect();
    clearNotice();
    setStyle('display', 'none');
    const message = errorMessage(code, origin, detail);
    const lost = code === 'unresponsive';
    clearNotice = showNotice(
      container,
      message,
      lost ? load : frameUrl && new URL('../..', frameUrl).href,
    );
    setState('failed', code);
    if (state === 'failed') emit('error', { code, message, recoverable: lost });
  }

  function disconnect(): void {
    clearTimeout(timeout);
    connection.abort();
    channel?.close();
    channel = undefined;
  }

  function awaitHello(): void {
    disconnect();
    helloNonce = '';
    failLater('blocked', helloTimeout);
    setState('loading');
  }

  function failLater(code: string, delay: number): void {
    clearTimeout(timeout);
    timeout = setTimeout(() => fail(code), delay);
  }

  function load(): void {
    clearNotice();
    frame?.remove();
    if (!frameUrl) return fail('address');
    if (refusesOwnOrigin && origin === location.origin) return fail('same_origin');
    // A new element, because a new address in the old one would add an entry to the tab's history.
    frame = createIframe(frameUrl, wanted.title ?? 'Linkdeck');
    // A browser that blocks the frame loads an error page of its own, which says no hello. A late one
    // still connects.
    frame.onload = () => state === 'loading' && failLater('blocked', loadedTimeout);
    applyScheme();
    container.append(frame);
    awaitHello();
  }

  function setStyle(property: string, value: string): void {
    frame?.style.setProperty(property, value);
  }

  /** A frame whose colour scheme differs from that of its page gets an opaque background. */
  function applyScheme(): void {
    const scheme = wanted.appearance?.scheme ?? 'auto';
    setStyle('color-scheme', scheme === 'auto' ? 'light dark' : scheme);
  }

  function onHello({ data, source, origin: from }: MessageEvent<unknown>): void {
    const inside = frame?.contentWindow;
    if (!inside || source !== inside || !isHello(data)) return;
    // A frame repeats `hello` until it is answered; another nonce means another document in the frame.
    if ((from !== origin && from !== 'null') || data.nonce === helloNonce) return;
    // The document before is gone, if there was one.
    awaitHello();
    if (!frame) return; // a listener has destroyed everything
    helloNonce = data.nonce;
    if (from === 'null') return fail('opaque_origin');
    const version = part.versions.findLast((each) => data.versions.includes(each));
    if (!version)
      return fail('version', `${part.versions.join()} here, ${data.versions.join()} there`);
    clearNotice();
    setStyle('display', 'block');
    setStyle('visibility', '');
    connection = new AbortController();
    failLater('handshake', connectTimeout);
    const { port1, port2 } = new MessageChannel();
    const nonce = makeNonce();
    channel = connectFrame({
      port: port1,
      version,
      nonce,
      wanted,
      part,
      signal: connection.signal,
      emit,
      onState: (to) => {
        clearTimeout(timeout);
        setState(to === 'auth' && /ready|reauth/.test(state) ? 'reauth' : to);
      },
      onResize: (content) => {
        if (wanted.height !== 'auto') return;
        setStyle('height', `${content}px`);
        // In an element of fixed height, the frame would cover what comes after it.
        style.height = 'auto';
        emit('size', { height: content });
      },
      onUnresponsive: () => fail('unresponsive'),
    });
    inside.postMessage(
      {
        x: protocol,
        t: 'connect',
        v: version,
        nonceC: data.nonce,
        nonceP: nonce,
        ...part.connect,
      },
      { targetOrigin: origin, transfer: [port2] },
    );
    // Last, because a listener may destroy everything.
    setState('handshake');
  }

  function assertMounted(): void {
    if (state === 'destroyed') throw new Error('Linkdeck was destroyed.');
  }

  addEventListener('message', onHello, whileMounted);
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      const isOurs = `${blockedURI}/`.startsWith(`${origin}/`);
      if (effectiveDirective === 'frame-src' && isOurs && state === 'loading')
        fail('csp_frame_src');
    },
    whileMounted,
  );
  load();

  return {
    get state() {
      return state;
    },
    update: (changes) => {
      assertMounted();
      const before = { ...wanted };
      Object.assign(wanted, changes);
      if (before.height !== wanted.height) {
        setStyle('height', '100%');
        style.height = ownHeight;
      }
      sendOptions(channel, before, wanted);
      applyScheme();
    },
    navigate: (path, { replace = false } = {}) => {
      assertMounted();
      wanted.route = path;
      channel?.send('route.set', { path, replace });
    },
    switchAccount: () => {
      assertMounted();
      channel?.send('auth.clear', {});
    },
    reload: () => {
      assertMounted();
      load();
    },
    destroy: () => {
      channel?.send('destroy', {});
      disconnect();
      ended.abort();
      clearNotice();
      frame?.remove();
      frame = undefined;
      if (wanted.height === 'auto') style.height = ownHeight;
      setState('destroyed');
    },
  };
}

/** The URL of the frame, or undefined where the address is invalid. */
function readFrameUrl(given: string): URL | undefined {
  try {
    const base = new URL(given, document.baseURI);
    base.pathname = `${base.pathname.replace(/\/*$/, '')}/${framePath}`;
    base.search = base.hash = '';
    return /^https?:$/.test(base.protocol) ? base : undefined;
  } catch {
    return undefined;
  }
}
