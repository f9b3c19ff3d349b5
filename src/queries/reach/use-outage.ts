/** Outage hooks: whether the service answers, and asking it again at once. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Outage, ServiceReach } from './service-reach.ts';

export type { Outage };

export const ReachContext = createContext<ServiceReach | null>(null);

/**
 * Why the screen shows nothing newer; null while the service answers. The component renders again
 * when it changes.
 */
export function useOutage(): Outage | null {
  const reach = use(ReachContext);
  return useSyncExternalStore(reach?.subscribe ?? never, reach?.get ?? none);
}

/** Asks the service again at once, where it has failed. */
export function useTryNow(): () => void {
  const reach = use(ReachContext);
  return () => void reach?.tryNow();
}

function never(): () => void {
  return () => undefined;
}

function none(): null {
  return null;
}
