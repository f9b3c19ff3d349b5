/** Start host: starts the engine host in a worker, with the globals that it needs. */
import type { SendRequest } from '#client/http/request.ts';
import { systemClock } from '#client/time/clock.ts';
import { holdLock, whenGone } from '#engine/rpc/liveness-lock.ts';
import { createAccountLock } from '#engine/worker/accounts/account-lock.ts';
import { createEngineHost } from './engine-host.ts';

/** By this name hosts of all versions hear each other. */
const hostsChannel = 'linkdeck.hosts';

/** The network of the worker, which only the engine gets. */
const send: SendRequest = (...request) => fetch(...request);

const around = {
  origin: location.origin,
  fetch: send,
  indexedDB: () => indexedDB,
  crypto,
  online: () => navigator.onLine,
};

/** A host for many tabs: it notices when a tab is gone, and retires for a newer version. */
export async function startSharedHost(id: string) {
  const { locks } = navigator;
  const lock = `linkdeck.host.${id}`;
  await holdLock(locks, lock);
  const channel = new BroadcastChannel(hostsChannel);
  return createEngineHost({
    ...around,
    keepsKeys: true,
    lock,
    accountLock: createAccountLock({ locks, channel, clock: systemClock }),
    whenGone: (tab, callback) => whenGone(locks, tab, callback),
  });
}

/** A host for the page that started it, and for as long as that is there. */
export function startOwnHost(maxRpm?: number) {
  return createEngineHost({ ...around, maxRpm, keepsKeys: false, lock: null, accountLock: null, whenGone: null });
}
