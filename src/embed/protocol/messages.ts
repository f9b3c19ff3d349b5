/** Protocol: the messages between parent page and frame, with validators for both ends. */
import { type Check, flag, list, maybe, number, oneOf, record, shape, text } from './validators.ts';

/** In every message, to tell it from those of other frames and extensions. */
export const protocol = 'linkdeck';

/** The supported versions. A new one is needed only where an old end would misread a message. */
export const versions: readonly number[] = [1];

/**
 * The version that a frame of a part needs. A frame that does not know it would show the whole
 * dashboard, and so it is not connected to.
 */
export const partVersion = 2;

/** Maximum size of a message, and of one that carries a request or reply; in characters of JSON. */
const maxText = 64 * 1024;
const maxApi = 2 * 1024 * 1024;

/** Maximum height of a frame in pixels; beyond that it scrolls inside. */
export const maxHeight = 20_000;

/**
 * Paths and queries within the dashboard, never of another origin. From * to : are `*+,-./`, the
 * digits and `:`.
 */
const route = text(512, /^\/(?!\/)[\w*-:~%?=&]*$/);
export const nonce = text(64, /^n(-\w{1,12}){4}$/);
export const count = number(0, Number.MAX_SAFE_INTEGER);
export const nothing = shape({});
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

const features = shape({
  navigation: maybe(flag),
  bar: maybe(flag),
  /** Names of screens; the frame reports those that it does not know. */
  screens: maybe(list(20, text(40))),
});

/**
 * The answers of the parent page to `auth.request` and `api.request`, by type. The frame's worker
 * alone receives them.
 */
export const pageAnswers = {
  'auth.provide': shape({
    token: text(4096, /\S/),
    /** Milliseconds since 1970. */
    expiresAt: maybe(number(0, 1e16)),
    /** When it changes, everything of the previous account is removed. */
    account: maybe(text(200)),
  }),
  'auth.deny': nothing,
  /** Status 0 means that no reply came. */
  'api.response': shape({
    status: number(0, 599),
    headers: record(100, text(2000)),
    body: text(maxApi),
  }),
} as const;

/** Messages from the parent page, by type. */
export const toFrame = {
  ...pageAnswers,
  /** Starts the frame. Initial options are sent before it, each by its own message. */
  init: shape({
    credentials: oneOf('user', 'callback', 'transport'),
    /**
     * Requests a minute. Of any type, because the frame starts in any case, and reports an invalid
     * value.
     */
    maxRpm: anything,
  }),
  'route.set': shape({ path: route, replace: maybe(flag) }),
  'appearance.set': appearance,
  'locale.set': locale,
  'features.set': features,
  /** Naming rules, or null for none; the frame reads them by their schema. */
  'naming.set': shape({ rules: anything }),
  'height.set': shape({ height: oneOf('fill', 'auto') }),
  /** Forgets the account with everything that was loaded for it. */
  'auth.clear': nothing,
  ping: nothing,
  destroy: nothing,
} as const;

/** Messages from the frame, by type. */
export const fromFrame = {
  ready: shape({ nonce }),
  'auth.request': shape({
    reason: oneOf('initial', 'expired', 'rejected', 'switch', 'retry'),
    attempt: count,
  }),
  'auth.state': shape({ state: oneOf('locked', 'ok', 'none') }),
  /** One documented request, without a key. */
  'api.request': shape({
    endpoint: text(60, /^\w+\.\w+$/),
    method: oneOf('GET', 'POST', 'PUT', 'DELETE'),
    path: text(4096, /^\/api\/[^\s\\#]+$/),
    /** JSON. */
    body: maybe(text(maxApi)),
  }),
  /** The answer to the message `re` is no longer needed. */
  cancel: nothing,
  /** A page may append the path to a URL, navigate to it, or give it back as a route. */
  'route.changed': shape({ path: route, title: text(300) }),
  resize: shape({ height: number(0, maxHeight) }),
  /**
   * The source is any word, because a later frame may have more of them; one before it sends none.
   */
  'link.created': shape({ id: count, shortUrl: text(300, /^https?:\/\//), source: word }),
  /** A link was put into a channel or campaign, whose name is not always known. */
  assigned: shape({
    id: count,
    name: text(300),
    kind: oneOf('channel', 'campaign'),
    targetId: count,
    targetName: word,
  }),
  'job.progress': shape({
    id: text(64),
    done: count,
    failed: count,
    total: count,
    state: text(20),
  }),
  budget: shape({ limit: count, remaining: count, queued: count, etaMs: maybe(count) }),
  error: shape({ code: text(40), message: text(500), recoverable: flag }),
  pong: nothing,
} as const;

type Payloads<Checks> = { [T in keyof Checks]: Checks[T] extends Check<infer P> ? P : never };
export type ToFrame = Payloads<typeof toFrame>;
export type FromFrame = Payloads<typeof fromFrame>;

/** The first message, from the frame. It holds nothing secret, because any page may read it. */
export const isHello = shape({
  x: oneOf(protocol),
  t: oneOf('hello'),
  versions: list(20, count),
  nonce,
});

/** The answer, to the frame's exact origin, with one port for all further messages. */
export const isConnect = shape({
  x: oneOf(protocol),
  t: oneOf('connect'),
  v: count,
  nonceC: nonce,
  nonceP: nonce,
  /** With `partVersion`: a part, or the engine that the parts of a page share. */
  role: maybe(oneOf('part', 'engine')),
  /** Names that engine, because a page may have several. */
  engine: maybe(nonce),
});

/** The envelope of every message on the port. */
export interface Envelope {
  readonly x: typeof protocol;
  readonly v: number;
  /** The number of the message, counted by its sender from 1. */
  readonly i: number;
  /** The `i` of the message that this one answers. */
  readonly re?: number;
  readonly t: string;
  readonly d: unknown;
}

/** Whether a received value is a message, of any size. Never throws. */
export const isEnvelope = shape({
  x: oneOf(protocol),
  v: count,
  i: count,
  re: maybe(count),
  t: text(40),
}) as Check<Envelope>; // `d` is of any type, and so the envelope needs no check of it

/** Whether a message is JSON, and not larger than messages of its type may be. Never throws. */
export function isSendable(message: Envelope): boolean {
  try {
    return JSON.stringify(message).length <= maxSize(message.t);
  } catch {
    return false;
  }
}

/** The maximum size of a message of this type, in characters of JSON. */
export function maxSize(type: string): number {
  return type.startsWith('api.') ? maxApi + maxText : maxText;
}

/** 128 random bits as text. */
export function makeNonce(): string {
  return `n-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
}

export function isNameIn<T extends object>(
  table: T,
  name: string,
): name is Extract<keyof T, string> {
  return Object.hasOwn(table, name);
}
