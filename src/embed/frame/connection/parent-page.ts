/** Parent page: the frame's side of the message channel, with the page's options, its answers and its commands. */
import { openMessageChannel } from '#embed/protocol/message-channel.ts';
import { type FromFrame, type ToFrame, toFrame } from '#embed/protocol/messages.ts';
import type { HandshakeResult } from './handshake.ts';

/** The options of the parent page. The same object until one changes. */
export interface FrameOptions {
  readonly appearance: ToFrame['appearance.set'];
  readonly locale: ToFrame['locale.set'];
  readonly features: ToFrame['features.set'];
  readonly height: 'fill' | 'auto';
}

type Answer = ToFrame['auth.provide'] | ToFrame['api.response'];

/** Calls the listener until the returned function is called. */
type Subscribe<T> = (listener: (value: T) => void) => () => void;

export type ParentPage = ReturnType<typeof openParentPage>;

/** Opens the message channel that the handshake agreed on. */
export function openParentPage({ port, version, nonce }: HandshakeResult) {
  let options: FrameOptions = { appearance: {}, locale: {}, features: {}, height: 'fill' };
  let route: string | undefined;
  const changes = createListeners<FrameOptions>();
  const routes = createListeners<ToFrame['route.set']>();
  const clears = createListeners<undefined>();
  /** The pending requests by the number of their message. */
  const pending = new Map<number, (answer: Answer | undefined) => void>();
  let initialize: (init: ToFrame['init']) => void = () => undefined;
  const initialized = new Promise<ToFrame['init']>((resolve) => (initialize = resolve));

  const setOptions = (part: Partial<FrameOptions>) => {
    options = { ...options, ...part };
    changes.notify(options);
  };
  const settle = (re = 0, answer?: Answer) => {
    const resolve = pending.get(re);
    pending.delete(re);
    resolve?.(answer);
  };

  const channel = openMessageChannel<FromFrame, ToFrame>(
    port,
    version,
    toFrame,
    {
      init: (init) => initialize(init),
      'appearance.set': (appearance) => setOptions({ appearance }),
      'locale.set': (locale) => setOptions({ locale }),
      'features.set': (features) => setOptions({ features }),
      'height.set': ({ height }) => setOptions({ height }),
      'route.set': (wanted) => {
        route = wanted.path;
        routes.notify(wanted);
      },
      'auth.provide': (answer, { re }) => settle(re, answer),
      'auth.deny': (_, { re }) => settle(re),
      'auth.clear': () => clears.notify(undefined),
      'api.response': (answer, { re }) => settle(re, answer),
      ping: () => void channel.send('pong', {}),
      destroy: () => {
        clears.notify(undefined);
        channel.close();
      },
    },
    (type, { re }) => {
      channel.send('error', { code: 'refused', message: `"${type}" was refused: it holds what it may not.`, recoverable: true });
      // An invalid answer is the only one that will come.
      if (type === 'auth.provide' || type === 'api.response') settle(re);
    },
  );

  function request<T extends 'auth.request' | 'api.request'>(
    type: T,
    payload: FromFrame[T],
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    if (signal.aborted) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const number = channel.send(type, payload);
      const cancel = () => {
        if (pending.delete(number)) channel.send('cancel', {}, number);
        resolve(undefined);
      };
      pending.set(number, (answer) => {
        signal.removeEventListener('abort', cancel);
        resolve(answer);
      });
      signal.addEventListener('abort', cancel);
    });
  }

  channel.send('ready', { nonce });
  return {
    options: { get: () => options, subscribe: changes.add },
    /** Resolves when the page has sent `init`. */
    initialized,
    /** The last route that the page asked for. */
    route: () => route,
    onRoute: routes.add,
    /** The present account is to be forgotten. */
    onClear: clears.add,
    send: channel.send,
    /** The page's answer; undefined where it denies one or the signal aborts. Never rejects. */
    requestKey: async (payload: FromFrame['auth.request'], signal: AbortSignal) => {
      const answer = await request('auth.request', payload, signal);
      return answer !== undefined && 'token' in answer ? answer : undefined;
    },
    /** The same for a request of the service. */
    requestApi: async (payload: FromFrame['api.request'], signal: AbortSignal) => {
      const answer = await request('api.request', payload, signal);
      return answer !== undefined && 'status' in answer ? answer : undefined;
    },
    /** Announces that the document is unloaded. */
    leave: () => void channel.send('bye', {}),
  };
}

function createListeners<T>() {
  const listeners = new Set<(value: T) => void>();
  const add: Subscribe<T> = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const notify = (value: T) => {
    for (const listener of [...listeners]) listener(value);
  };
  return { add, notify };
}
