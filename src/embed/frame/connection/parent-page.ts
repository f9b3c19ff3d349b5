/** The page around the frame, as the frame knows it: what it wishes, what it is told, and what it is asked for. */
import { type Channel, openChannel } from '#embed/protocol/message-channel.ts';
import { type FromFrame, type ToFrame, toFrame } from '#embed/protocol/messages.ts';
import type { Agreement } from './handshake.ts';

/** What the page wishes at the moment. The same object until something changes. */
export interface Wishes {
  readonly appearance: ToFrame['appearance.set'];
  readonly locale: ToFrame['locale.set'];
  readonly features: ToFrame['features.set'];
  readonly height: 'fill' | 'auto';
}

type Answer = ToFrame['auth.provide'] | ToFrame['api.response'];

export interface Host {
  readonly wishes: { get(): Wishes; subscribe(listener: () => void): () => void };
  /** Resolves when the page has said how to begin. */
  readonly begun: Promise<ToFrame['init']>;
  /** The last screen that the page has asked for. */
  route(): string | undefined;
  /** Hears of each screen that the page asks for from now on. Returns the way to stop. */
  onRoute(listener: (route: ToFrame['route.set']) => void): () => void;
  /** Hears that whoever is signed in is to be forgotten. */
  onClear(listener: () => void): () => void;
  readonly tell: Channel<FromFrame>['send'];
  /** The page's answer, or undefined where it denies one or the signal aborts. Never rejects. */
  askForKey(request: FromFrame['auth.request'], signal: AbortSignal): Promise<ToFrame['auth.provide'] | undefined>;
  ask(request: FromFrame['api.request'], signal: AbortSignal): Promise<ToFrame['api.response'] | undefined>;
  /** The document is going away. */
  leave(): void;
}

/** Begins the conversation that was agreed on. */
export function openHost({ port, version, nonce }: Agreement): Host {
  let wishes: Wishes = { appearance: {}, locale: {}, features: {}, height: 'fill' };
  let route: string | undefined;
  const wishing = new Set<() => void>();
  const routing = new Set<(route: ToFrame['route.set']) => void>();
  const clearing = new Set<() => void>();
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  let begin: (init: ToFrame['init']) => void = () => undefined;
  const begun = new Promise<ToFrame['init']>((resolve) => (begin = resolve));

  const wish = (part: Partial<Wishes>) => {
    wishes = { ...wishes, ...part };
    for (const listener of [...wishing]) listener();
  };
  const answered = (re: number | undefined, answer?: Answer) => {
    const end = waiting.get(re ?? 0);
    waiting.delete(re ?? 0);
    end?.(answer);
  };
  const clear = () => {
    for (const listener of [...clearing]) listener();
  };

  const channel = openChannel<FromFrame, ToFrame>(
    port,
    version,
    toFrame,
    {
      init: (init) => begin(init),
      'appearance.set': (appearance) => wish({ appearance }),
      'locale.set': (locale) => wish({ locale }),
      'features.set': (features) => wish({ features }),
      'height.set': ({ height }) => wish({ height }),
      'route.set': (asked) => {
        route = asked.path;
        for (const listener of [...routing]) listener(asked);
      },
      'auth.provide': (answer, { re }) => answered(re, answer),
      'auth.deny': (_, { re }) => answered(re),
      'auth.clear': clear,
      'api.response': (answer, { re }) => answered(re, answer),
      ping: () => void channel.send('pong', {}),
      destroy: () => {
        clear();
        channel.close();
      },
    },
    // Said once more to the page's engineers: what was not understood is not followed.
    (type, { re }) => {
      channel.send('error', { code: 'refused', message: `"${type}" was refused: it holds what it may not.`, recoverable: true });
      // Whoever waits for it waits for nothing else.
      if (type === 'auth.provide' || type === 'api.response') answered(re);
    },
  );

  function ask<T extends 'auth.request' | 'api.request'>(
    type: T,
    request: FromFrame[T],
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    if (signal.aborted) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const number = channel.send(type, request);
      const stop = () => {
        if (waiting.delete(number)) channel.send('cancel', {}, number);
        resolve(undefined);
      };
      waiting.set(number, (answer) => {
        signal.removeEventListener('abort', stop);
        resolve(answer);
      });
      signal.addEventListener('abort', stop);
    });
  }

  channel.send('ready', { nonce });
  return {
    wishes: { get: () => wishes, subscribe: (listener) => listenIn(wishing, listener) },
    begun,
    route: () => route,
    onRoute: (listener) => listenIn(routing, listener),
    onClear: (listener) => listenIn(clearing, listener),
    tell: channel.send,
    askForKey: async (request, signal) => {
      const answer = await ask('auth.request', request, signal);
      return answer !== undefined && 'token' in answer ? answer : undefined;
    },
    ask: async (request, signal) => {
      const answer = await ask('api.request', request, signal);
      return answer !== undefined && 'status' in answer ? answer : undefined;
    },
    leave: () => void channel.send('bye', {}),
  };
}

function listenIn<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
