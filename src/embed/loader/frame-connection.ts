/** The page's end of the conversation with one document in the frame, from its first message until it is over. */
import { openMessageChannel, type TypedChannel } from '#embed/protocol/message-channel.ts';
import { type FromFrame, fromFrame, type ToFrame } from '#embed/protocol/messages.ts';
import type { LinkdeckEvents, LinkdeckOptions } from './options.ts';

/** How often the frame is asked whether it is still there, in milliseconds, and how many answers may be missing. */
const pulse = 30_000;
const mostMissed = 2;

/** Requests a minute where the page says nothing: the person may use the same key elsewhere, which nobody here sees. */
const usualRpm = 20;

interface Conversation {
  readonly port: MessagePort;
  readonly version: number;
  /** What the frame has to say again, so that nobody else can be at the other end. */
  readonly nonce: string;
  /** What the page wants, as it is at the moment. */
  readonly wanted: { -readonly [K in keyof LinkdeckOptions]: LinkdeckOptions[K] };
  /** Aborts when it is over: nothing is answered any more, and nothing of it is left behind. */
  readonly signal: AbortSignal;
  readonly emit: <E extends keyof LinkdeckEvents>(event: E, detail: LinkdeckEvents[E]) => void;
  /** `auth`: the frame has proved itself and waits for a key; `ready`: it has one; `loading`: its document is gone. */
  readonly turn: (to: 'auth' | 'ready' | 'loading') => void;
  readonly grow: (height: number) => void;
  /** The frame has stopped answering. */
  readonly lose: () => void;
}

/** Begins it. The frame is asked from time to time whether it is still there, while the page can be seen. */
export function connectFrame({
  port,
  version,
  nonce,
  wanted,
  signal,
  emit,
  turn,
  grow,
  lose,
}: Conversation): TypedChannel<ToFrame> {
  /** What the frame waits for, by the number of its message. */
  const running = new Map<number, AbortController>();
  let known = false;
  let missed = 0;

  function begin(): void {
    known = true;
    // Before `init`, so that nothing is drawn that would have to be drawn anew.
    sendOptions(channel, {}, wanted);
    channel.send('init', { credentials: credentialsKind(wanted), maxRpm: wanted.maxRpm ?? usualRpm });
    const heart = setInterval(() => {
      if (document.hidden) return;
      missed += 1;
      if (missed > mostMissed) lose();
      else channel.send('ping', {});
    }, pulse);
    signal.addEventListener('abort', () => clearInterval(heart));
    turn('auth');
  }

  /** Lets the page do what the frame waits for. What it throws may hold its key, and is shown to nobody. */
  async function answer<T>(i: number, work: (signal: AbortSignal) => Promise<T> | undefined, tell: (result?: T) => void) {
    const asked = new AbortController();
    signal.addEventListener('abort', () => asked.abort(), { signal: asked.signal });
    running.set(i, asked);
    let result: T | undefined;
    try {
      result = await work(asked.signal);
    } catch {
      // The same as no answer.
    }
    if (running.delete(i) && !signal.aborted) {
      try {
        tell(result);
      } catch {
        tell(); // what cannot be sent, such as a Headers object, is no answer either
      }
    }
    asked.abort();
  }

  const channel = openMessageChannel<ToFrame, FromFrame>(port, version, fromFrame, {
    ready: (told) => {
      if (!known && told.nonce === nonce) begin();
    },
    pong: () => void (missed = 0),
    bye: () => turn('loading'),
    'auth.state': ({ state }) => turn(state === 'ok' ? 'ready' : 'auth'),
    'auth.request': (request, { i }) => {
      const { credentials: by } = wanted;
      const ask = (signal: AbortSignal) =>
        typeof by === 'object' && 'getCredential' in by ? by.getCredential({ ...request, signal }) : undefined;
      void answer(i, ask, (given) => {
        if (given === undefined) channel.send('auth.deny', {}, i);
        else channel.send('auth.provide', typeof given === 'string' ? { token: given } : given, i);
      });
    },
    'api.request': (request, { i }) => {
      const { credentials: by } = wanted;
      const pass = (signal: AbortSignal) =>
        typeof by === 'object' && 'transport' in by ? by.transport(request, { signal }) : undefined;
      void answer(i, pass, (reply = { status: 0, body: '' }) => {
        channel.send('api.response', { headers: {}, ...reply }, i);
      });
    },
    cancel: (_, { re = 0 }) => {
      running.get(re)?.abort();
      running.delete(re);
    },
    'route.changed': (route) => {
      wanted.route = route.path;
      emit('route', route);
    },
    resize: ({ height }) => grow(height),
    'link.created': (link) => emit('linkCreated', link),
    'job.progress': (job) => emit('jobProgress', job),
    budget: (budget) => emit('budget', budget),
    error: (problem) => emit('error', problem),
  });
  return channel;
}

/** Tells the frame what the page wants now, where that is not what it wanted before. */
export function sendOptions(
  channel: TypedChannel<ToFrame> | undefined,
  before: Partial<LinkdeckOptions>,
  now: LinkdeckOptions,
): void {
  const differs = (name: keyof LinkdeckOptions) => JSON.stringify(before[name]) !== JSON.stringify(now[name]);
  for (const name of ['appearance', 'locale', 'features'] as const) {
    if (differs(name)) channel?.send(`${name}.set`, now[name] ?? {});
  }
  if (differs('height')) channel?.send('height.set', { height: now.height ?? 'fill' });
  if (differs('route') && now.route !== undefined) channel?.send('route.set', { path: now.route });
}

/** Who holds the key, as the frame has to know it. */
export function credentialsKind({ credentials }: LinkdeckOptions): ToFrame['init']['credentials'] {
  if (typeof credentials !== 'object') return 'user';
  return 'transport' in credentials ? 'transport' : 'callback';
}
