/**
 * App links: how a visitor's device can open a destination, in the browser or in an app where the
 * link has one.
 */

import { parseStoredJson } from '#service/store/stored-values.ts';
import { parseWebUrl } from '#service/urls/web-url.ts';
import type { UserAgent } from './user-agents.ts';

export interface AppLink {
  readonly destination: string;
  /**
   * The URL that opens it best: the destination itself, or an Android intent with it as the
   * fallback.
   */
  readonly open: string;
  /** The app's page in the store of this device, where the link has one. */
  readonly store: string | undefined;
}

/** The usable part of a link's stored `deeplink`. */
interface Deeplink {
  auto: boolean;
  android: string | undefined;
  apple: string | undefined;
}

export function hasDeeplink(stored: string): boolean {
  return stored !== '' && stored !== '{}' && stored !== 'null';
}

/**
 * How one visitor can open a destination.
 *
 * @param destination an http or https URL, serialized
 * @param stored the link's `deeplink`, as JSON
 * @param userAgent as it was sent
 */
export function appLinkFor(
  destination: string,
  stored: string,
  agent: UserAgent,
  userAgent: string,
): AppLink {
  const plain = { destination, open: destination, store: undefined };
  if (!hasDeeplink(stored) || agent.bot) return plain;
  const { auto, android, apple } = read(stored);
  // A visitor whom a targeting rule sends to the store already needs no other button to it.
  const offered = (store: string | undefined): string | undefined =>
    store === destination ? undefined : store;
  if (agent.devices.includes('iOS')) return { ...plain, store: offered(apple) };
  if (!agent.devices.includes('Android')) return plain;
  const open = auto && opensIntents(userAgent) ? intentFor(destination, android) : undefined;
  return open === undefined
    ? { ...plain, store: offered(android) }
    : { destination, open, store: offered(android) };
}

/**
 * Whether the browser opens `intent:` addresses: Chromium browsers do, in-app views show an error.
 */
function opensIntents(userAgent: string): boolean {
  return /\bChrome\/\d/.test(userAgent) && !/;\s?wv\)|\bVersion\/\d+\.\d+ Chrome\//.test(userAgent);
}

/**
 * The intent to view a URL, or undefined where the URL itself could be read as part of the intent.
 */
function intentFor(destination: string, store: string | undefined): string | undefined {
  if (/#intent;/i.test(destination)) return undefined;
  const { protocol, href } = new URL(destination);
  const package_ = store === undefined ? undefined : packageIn(store);
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    ...(package_ === undefined ? [] : [`package=${package_}`]),
    `S.browser_fallback_url=${encodeURIComponent(store ?? destination)}`,
  ];
  return `intent:${href.slice(protocol.length)}#Intent;${parts.join(';')};end`;
}

/** The app in a URL of the Android store: with it no other app can take the intent. */
function packageIn(store: string): string | undefined {
  const id = new URL(store).searchParams.get('id') ?? '';
  return /^[a-z]\w*(\.[a-z]\w*)+$/i.test(id) ? id : undefined;
}

function read(stored: string): Deeplink {
  const value = parseStoredJson(stored);
  const {
    auto,
    appstore_b,
    appstore_a,
  }: { auto?: unknown; appstore_b?: unknown; appstore_a?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  return {
    auto: auto === true,
    android: parseWebUrl(appstore_b)?.href,
    apple: parseWebUrl(appstore_a)?.href,
  };
}
