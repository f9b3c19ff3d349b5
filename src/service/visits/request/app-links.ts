/** How a visitor's device can open a destination: in the browser, or in an app where the link asks for that. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { UserAgent } from './user-agents.ts';

export interface Way {
  /** The destination, for browsers. */
  readonly address: string;
  /** What opens it best: the destination itself, or an Android intent with it as the fallback. */
  readonly open: string;
  /** Where the app can be had on this device, where the link says so. */
  readonly store: string | undefined;
}

/** A link's `deeplink` as it is stored, as far as it can be used. */
interface Deeplink {
  auto: boolean;
  android: string | undefined;
  apple: string | undefined;
}

/** What the column holds where nothing was asked for. */
export function hasDeeplink(stored: string): boolean {
  return stored !== '' && stored !== '{}' && stored !== 'null';
}

/**
 * The way for one visitor.
 *
 * @param address an http or https address, serialised
 * @param stored the link's `deeplink`, as JSON
 * @param userAgent as it was sent
 */
export function wayTo(address: string, stored: string, agent: UserAgent, userAgent: string): Way {
  const plain = { address, open: address, store: undefined };
  if (!hasDeeplink(stored) || agent.bot) return plain;
  const { auto, android, apple } = read(stored);
  // Whoever is on the way to the store already, by a rule for the device, needs no app to be offered.
  const offered = (store: string | undefined): string | undefined => (store === address ? undefined : store);
  if (agent.devices.includes('iOS')) return { ...plain, store: offered(apple) };
  if (!agent.devices.includes('Android')) return plain;
  const open = auto && opensIntents(userAgent) ? intentFor(address, android) : undefined;
  return open === undefined ? { ...plain, store: offered(android) } : { address, open, store: offered(android) };
}

/** Whether the browser opens `intent:` addresses: those made of Chromium do, in-app views answer with an error. */
function opensIntents(userAgent: string): boolean {
  return /\bChrome\/\d/.test(userAgent) && !/;\s?wv\)|\bVersion\/\d+\.\d+ Chrome\//.test(userAgent);
}

/** The intent to view an address, or undefined where the address itself could be read as part of the intent. */
function intentFor(address: string, store: string | undefined): string | undefined {
  if (/#intent;/i.test(address)) return undefined;
  const { protocol, href } = new URL(address);
  const package_ = store === undefined ? undefined : packageIn(store);
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    ...(package_ === undefined ? [] : [`package=${package_}`]),
    `S.browser_fallback_url=${encodeURIComponent(store ?? address)}`,
  ];
  return `intent:${href.slice(protocol.length)}#Intent;${parts.join(';')};end`;
}

/** The app that an address of the Android store names: with it no other app can take the intent. */
function packageIn(store: string): string | undefined {
  const id = new URL(store).searchParams.get('id') ?? '';
  return /^[a-z]\w*(\.[a-z]\w*)+$/i.test(id) ? id : undefined;
}

function read(stored: string): Deeplink {
  const { auto, appstore_a, appstore_b } = objectIn(stored);
  return { auto: auto === true, android: webAddressIn(appstore_a), apple: webAddressIn(appstore_b) };
}

function objectIn(json: string): { auto?: unknown; appstore_a?: unknown; appstore_b?: unknown } {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function webAddressIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !canParseUrl(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
