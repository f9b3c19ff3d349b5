/** Start host: starts the engine host in a worker, with the globals that it needs. */

import { systemClock } from '#base/clock.ts';
import type { SendRequest } from '#client/http/request.ts';
import { holdLock, whenGone } from '#engine/rpc/liveness-lock.ts';
import { createAccountLock } from '#engine/worker/accounts/account-lock.ts';
import { EngineHost, type HostDeps } from './engine-host.ts';
import { createHostCounter } from './host-counter.ts';

/** By this name hosts of all versions find each other. */
const hostsChannel = 'linkdeck.hosts';

/** By this name hosts that share nothing else count each other. */
const counterChannel = 'linkdeck.census';

/** The network of the worker, which only the engine gets. */
const send: SendRequest = (...request) => fetch(...request);

const globals = {
  origin: location.origin,
  fetch: send,
  indexedDB: () => indexedDB,
  crypto,
  online: () => navigator.onLine,
  room: roomLeft,
};

/** A host for many tabs: it notices when a tab is gone, and retires for a newer version. */
export async function startSharedHost(id: string) {
  const { locks } = navigator;
  const lock = `linkdeck.host.${id}`;
  await holdLock(locks, lock);
  const channel = new BroadcastChannel(hostsChannel);
  return new EngineHost({
    ...globals,
    keepsKeys: true,
    lock,
    accountLock: createAccountLock({ locks, channel, clock: systemClock }),
    whenGone: (tab, callback) => whenGone(locks, tab, callback),
  });
}

/**
 * A host for the page that started it, and for as long as that is there. It shares the limit with
 * those that it knows of.
 *
 * @param changes another way to send requests, and how many a minute are used at most
 */
export function startOwnHost(changes: Partial<Pick<HostDeps, 'fetch' | 'maxRpm'>> = {}) {
  const hostCounter =
    'BroadcastChannel' in globalThis
      ? createHostCounter({
          channel: new BroadcastChannel(counterChannel),
          clock: systemClock,
          id: randomName(),
        })
      : undefined;
  return new EngineHost({
    ...globals,
    ...changes,
    hostCounter,
    keepsKeys: false,
    lock: null,
    accountLock: null,
    whenGone: null,
  });
}

/** `crypto.randomUUID` is missing outside of secure contexts, where this host is needed. */
function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** What the browser would still store, in bytes; null where it does not tell. */
async function roomLeft(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined ? null : quota - (usage ?? 0);
  } catch {
    return null;
  }
}
