/** The protocol between an embedding page and the frame: every message, stated once for both ends, with its limits. */
import { type Check, flag, isObject, list, maybe, number, oneOf, record, shape, text } from './validators.ts';

/** In every message, so that those of other frames and extensions are never taken for ours. */
export const protocol = 'linkdeck';

/** The versions that this build speaks. A new one begins only where an old end would misread a message. */
export const versions: readonly number[] = [1];

/** How much a message may hold, as characters of JSON; those that carry requests and replies may hold more. */
const mostText = 64 * 1024;
const mostExchange = 2 * 1024 * 1024;

/** The highest that a frame gets, in pixels; beyond that it scrolls inside. */
export const mostHeight = 20_000;

/**
 * Addresses within the dashboard: from its root on, never of another host, and of nothing but what paths and queries are
 * spelled with.
 */
const route = text(512, /^\/(?!\/)[\w\-./~%?=&+,:]*$/);
const nonce = text(64, /^n(-\w{1,12}){4}$/);
const count = number(0, Number.MAX_SAFE_INTEGER);
const nothing = shape({});
const anything = (_: unknown): _ is unknown => true;

const word = maybe(text(200));
const size = maybe(number(0, 1000));
const tokens = shape({
  accent: word,
  accentText: word,
  background: word,
  surface: word,
  sunken: word,
  text: word,
  textStrong: word,
  textDim: word,
  line: word,
  control: word,
  danger: word,
  waiting: word,
  chart: word,
  focus: word,
  fontFamily: word,
  fontSize: size,
  radius: size,
});

const appearance = shape({
  scheme: maybe(oneOf('auto', 'light', 'dark')),
  tokens: maybe(tokens),
  darkTokens: maybe(tokens),
});

const locale = shape({
  language: maybe(text(40)),
  timeZone: maybe(text(60)),
  direction: maybe(oneOf('ltr', 'rtl')),
});

const features = shape({ navigation: maybe(flag), bar: maybe(flag) });

/** What the embedding page says, by type. */
export const toFrame = {
  /** Begins the work; what is to hold from the first moment on is said before it, each by its own message. */
  init: shape({
    credentials: oneOf('user', 'callback', 'transport'),
    /** At most so many requests a minute. Of any kind, as work begins in any case; the frame says what it cannot follow. */
    maxRpm: anything,
  }),
  'route.set': shape({ path: route, replace: maybe(flag) }),
  'appearance.set': appearance,
  'locale.set': locale,
  'features.set': features,
  'height.set': shape({ height: oneOf('fill', 'auto') }),
  /** The answer to the `auth.request` that `re` names, as the two below it. */
  'auth.provide': shape({
    token: text(4096, /\S/),
    /** Milliseconds since 1970. */
    expiresAt: maybe(number(0, 1e16)),
    /** Whose key it is: under another name, nothing of the one before is kept. */
    account: maybe(text(200)),
  }),
  'auth.deny': nothing,
  /** Whoever is signed in is to be forgotten, with everything that was loaded for them. */
  'auth.clear': nothing,
  /** The reply to the request that `re` names; a status of 0 says that none came. */
  'api.response': shape({
    status: number(0, 599),
    headers: record(100, text(2000)),
    body: text(mostExchange),
  }),
  ping: nothing,
  destroy: nothing,
} as const;

/** What the frame says, by type. */
export const fromFrame = {
  ready: shape({ nonce }),
  'auth.request': shape({ reason: oneOf('initial', 'expired', 'rejected', 'switch', 'retry'), attempt: count }),
  'auth.state': shape({ state: oneOf('locked', 'ok', 'none') }),
  /** One documented request, without a key: whoever holds the key sends it. */
  'api.request': shape({
    endpoint: text(60, /^\w+\.\w+$/),
    method: oneOf('GET', 'POST', 'PUT', 'DELETE'),
    path: text(4096, /^\/api\/[^\s\\#]+$/),
    /** JSON. */
    body: maybe(text(mostExchange)),
  }),
  /** Nobody waits any more for the answer to the message that `re` names. */
  cancel: nothing,
  /** A page may put the path behind an address of its own, or follow it: it never names another host. */
  'route.changed': shape({ path: text(512, /^\/(?![/\\])/), title: text(300) }),
  resize: shape({ height: number(0, mostHeight) }),
  'link.created': shape({ id: count, shortUrl: text(300, /^https?:\/\//) }),
  'job.progress': shape({ id: text(64), done: count, failed: count, total: count, state: text(20) }),
  budget: shape({ limit: count, remaining: count, queued: count, etaMs: maybe(count) }),
  error: shape({ code: text(40), message: text(500), recoverable: flag }),
  pong: nothing,
  bye: nothing,
} as const;

type Payloads<Checks> = { [T in keyof Checks]: Checks[T] extends Check<infer P> ? P : never };
export type ToFrame = Payloads<typeof toFrame>;
export type FromFrame = Payloads<typeof fromFrame>;

/** The first message, from the frame to whoever embeds it: it holds nothing secret, as any page may read it. */
export const isHello = shape({ x: is(protocol), t: is('hello'), versions: list(20, count), nonce });

/** The answer, to the frame's exact origin, with one port: everything after it goes over that port. */
export const isConnect = shape({ x: is(protocol), t: is('connect'), v: count, nonceC: nonce, nonceP: nonce });

/** What every message on the port is wrapped in. */
export interface Envelope {
  readonly x: typeof protocol;
  readonly v: number;
  /** Counts the sender's messages from 1. */
  readonly i: number;
  /** The `i` of the message that this one answers. */
  readonly re?: number | undefined;
  readonly t: string;
  readonly d: unknown;
}

const envelope = shape({ x: is(protocol), v: count, i: count, re: maybe(count), t: text(40) });

/** Whether something that came over the port is a message, and not larger than messages may be. Never throws. */
export function isEnvelope(value: unknown): value is Envelope {
  if (!envelope(value)) return false;
  try {
    const most = value.t.startsWith('api.') ? mostExchange + mostText : mostText;
    return JSON.stringify(value).length <= most;
  } catch {
    return false; // what is no JSON is no message
  }
}

/** 128 random bits as text. */
export function makeNonce(): string {
  return `n-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
}

// @__NO_SIDE_EFFECTS__
function is<const T extends string>(word: T): Check<T> {
  return oneOf(word);
}

/** The names of a table of messages, told from any other text. */
export function isNameIn<T extends object>(table: T, name: string): name is Extract<keyof T, string> {
  return isObject(table) && Object.hasOwn(table, name);
}
