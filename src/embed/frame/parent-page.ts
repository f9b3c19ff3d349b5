/**
 * Parent page: the frame's side of the message channel, with the page's options and its commands.
 */
import { openMessageChannel } from '#embed/protocol/message-channel.ts';
import { type Envelope, type FromFrame, type ToFrame, toFrame } from '#embed/protocol/messages.ts';
import type { FromPart } from '#embed/protocol/part-messages.ts';
import type { HandshakeResult } from './handshake.ts';
import { refusalError } from './refusal-error.ts';

/** The options of the parent page. The same object until one changes. */
export interface FrameOptions {
  readonly appearance: ToFrame['appearance.set'];
  readonly locale: ToFrame['locale.set'];
  readonly features: ToFrame['features.set'];
  /** Naming rules that are not checked yet; null for none. */
  readonly naming: unknown;
  readonly height: 'fill' | 'auto';
}

/** Calls the listener until the returned function is called. */
type Subscribe<T> = (listener: (value: T) => void) => () => void;

export type ParentPage = ReturnType<typeof openParentPage>;

/**
 * Opens the message channel to the page: that which the worker of a frame relays, or that of a part.
 *
 * @param others called for each message that frames of a dashboard do not know
 */
export function openParentPage(
  { port, version }: HandshakeResult,
  others?: (message: Envelope) => void,
) {
  let options: FrameOptions = {
    appearance: {},
    locale: {},
    features: {},
    naming: null,
    height: 'fill',
  };
  let route: string | undefined;
  const changes = createListeners<FrameOptions>();
  const routes = createListeners<ToFrame['route.set']>();
  const clears = createListeners<undefined>();
  let initialize: (init: ToFrame['init']) => void = () => undefined;
  const initialized = new Promise<ToFrame['init']>((resolve) => (initialize = resolve));

  const setOptions = (part: Partial<FrameOptions>) => {
    options = { ...options, ...part };
    changes.notify(options);
  };

  const channel = openMessageChannel<FromFrame & FromPart, ToFrame>(
    port,
    version,
    toFrame,
    {
      init: (init) => initialize(init),
      'appearance.set': (appearance) => setOptions({ appearance }),
      'locale.set': (locale) => setOptions({ locale }),
      'features.set': (features) => setOptions({ features }),
      'naming.set': ({ rules }) => setOptions({ naming: rules }),
      'height.set': ({ height }) => setOptions({ height }),
      'route.set': (wanted) => {
        route = wanted.path;
        routes.notify(wanted);
      },
      'auth.clear': () => clears.notify(undefined),
      ping: () => void channel.send('pong', {}),
      destroy: () => {
        clears.notify(undefined);
        channel.close();
      },
    },
    (type, why) => void channel.send('error', refusalError(type, why)),
    others,
  );

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
