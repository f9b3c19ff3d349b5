/** Frame connection: the page's side of the message channel to one document in the frame. */
import { openMessageChannel, type TypedChannel } from '#embed/protocol/message-channel.ts';
import {
  type Envelope,
  type FromFrame,
  fromFrame,
  type ToFrame,
} from '#embed/protocol/messages.ts';
import type { ToPart } from '#embed/protocol/part-messages.ts';
import type {
  Credential,
  CredentialRequest,
  LinkdeckEvents,
  LinkdeckOptions,
  TransportReply,
  TransportRequest,
} from './options.ts';
import { defaultMaxRpm, maxMissedPongs, pingInterval } from './timeouts.ts';

/** What the frame of a part has beyond that of a dashboard. */
export interface PartFrame {
  readonly versions: readonly number[];
  /** Further fields of `connect`. */
  readonly connect?: object;
  /** Called for each document in the frame, before its `init`. */
  readonly onBegin?: (channel: TypedChannel<ToFrame & ToPart>) => void;
  /** Called for each message of a type that frames of a dashboard do not send. */
  readonly onMessage?: (message: Envelope) => void;
}

interface FrameConnection {
  readonly port: MessagePort;
  readonly version: number;
  /** The frame has to return it in `ready`, which proves that it received `connect`. */
  readonly nonce: string;
  /** The present options of the page. */
  readonly wanted: { -readonly [K in keyof LinkdeckOptions]: LinkdeckOptions[K] };
  readonly part: PartFrame;
  /** Aborts when the connection ends. */
  readonly signal: AbortSignal;
  readonly emit: <E extends keyof LinkdeckEvents>(event: E, detail: LinkdeckEvents[E]) => void;
  /** `auth`: the frame is connected and waits for a key; `ready`: it has one. */
  readonly onState: (to: 'auth' | 'ready') => void;
  readonly onResize: (height: number) => void;
  readonly onUnresponsive: () => void;
}

/** Connects to the frame, and pings it while the page is visible. */
export function connectFrame(connection: FrameConnection): TypedChannel<ToFrame> {
  const { port, version, nonce, wanted, part, signal, emit, onState, onResize, onUnresponsive } =
    connection;
  /** The frame's pending requests, by the number of their message. */
  const pending = new Map<number, AbortController>();
  let isReady = false;
  let missed = 0;

  function begin(): void {
    isReady = true;
    // Before `init`, so that the first render already has the options.
    sendOptions(channel, {}, wanted);
    part.onBegin?.(channel);
    channel.send('init', {
      credentials: credentialsKind(wanted),
      maxRpm: wanted.maxRpm ?? defaultMaxRpm,
    });
    const timer = setInterval(() => {
      if (document.hidden) return;
      missed += 1;
      if (missed > maxMissedPongs) onUnresponsive();
      else channel.send('ping', {});
    }, pingInterval);
    signal.addEventListener('abort', () => clearInterval(timer));
    onState('auth');
  }

  /**
   * Answers a request of the frame by a function of the page. Its errors may hold a key, so they
   * are not shown.
   */
  async function answer<T>(
    i: number,
    work: (signal: AbortSignal) => Promise<T> | undefined,
    reply: (result?: T) => void,
  ) {
    const asked = new AbortController();
    signal.addEventListener('abort', () => asked.abort(), { signal: asked.signal });
    pending.set(i, asked);
    let result: T | undefined;
    try {
      result = await work(asked.signal);
    } catch {
      // Counts as no answer.
    }
    if (pending.delete(i) && !signal.aborted) {
      try {
        reply(result);
      } catch {
        reply(); // a result that cannot be cloned, such as a Headers object, counts as no answer
      }
    }
    asked.abort();
  }

  const handlers: Parameters<typeof openMessageChannel<ToFrame & ToPart, FromFrame>>[3] = {
    ready: (message) => {
      if (!isReady && message.nonce === nonce) begin();
    },
    pong: () => void (missed = 0),
    'auth.state': ({ state }) => onState(state === 'ok' ? 'ready' : 'auth'),
    'auth.request': (request, { i }) => {
      const ask = (signal: AbortSignal) =>
        functionsOf(wanted).getCredential?.({ ...request, signal });
      void answer(i, ask, (given) => {
        if (given === undefined) channel.send('auth.deny', {}, i);
        else channel.send('auth.provide', typeof given === 'string' ? { token: given } : given, i);
      });
    },
    'api.request': (request, { i }) => {
      const pass = (signal: AbortSignal) => functionsOf(wanted).transport?.(request, { signal });
      void answer(i, pass, (reply) => {
        channel.send('api.response', { status: 0, headers: {}, body: '', ...reply }, i);
      });
    },
    cancel: (_, { re = 0 }) => {
      pending.get(re)?.abort();
      pending.delete(re);
    },
    'route.changed': (route) => {
      wanted.route = route.path;
      emit('route', route);
    },
    resize: ({ height }) => onResize(height),
    'link.created': (link) => emit('linkCreated', link),
    assigned: (link) => emit('assigned', link),
    'job.progress': (job) => emit('jobProgress', job),
    budget: (budget) => emit('budget', budget),
    error: (problem) => emit('error', problem),
  };
  const channel = openMessageChannel<ToFrame & ToPart, FromFrame>(
    port,
    version,
    fromFrame,
    handlers,
    undefined,
    part.onMessage,
  );
  return channel;
}

/** Sends the options that have changed. */
export function sendOptions(
  channel: TypedChannel<ToFrame> | undefined,
  before: Partial<LinkdeckOptions>,
  now: LinkdeckOptions,
): void {
  const differs = (name: keyof LinkdeckOptions) =>
    JSON.stringify(before[name]) !== JSON.stringify(now[name]);
  for (const name of ['appearance', 'locale', 'features'] as const) {
    if (differs(name)) channel?.send(`${name}.set`, now[name] ?? {});
  }
  if (differs('naming')) channel?.send('naming.set', { rules: now.naming ?? null });
  if (differs('height')) channel?.send('height.set', { height: now.height ?? 'fill' });
  if (differs('route') && now.route !== undefined) channel?.send('route.set', { path: now.route });
}

/** The kind of credentials in `init`. */
export function credentialsKind(options: LinkdeckOptions): ToFrame['init']['credentials'] {
  if (typeof options.credentials !== 'object') return 'user';
  return 'transport' in options.credentials ? 'transport' : 'callback';
}

interface PageFunctions {
  getCredential?(request: CredentialRequest): Promise<string | Credential>;
  transport?(
    request: TransportRequest,
    options: { readonly signal: AbortSignal },
  ): Promise<TransportReply>;
}

/** The functions of the page that the frame may ask; none where the user types the key. */
function functionsOf({ credentials }: LinkdeckOptions): PageFunctions {
  return typeof credentials === 'object' ? credentials : {};
}
