/** Request log hooks: the last requests of the account, and each of them as a curl command. */
import { useSyncExternalStore } from 'react';
import type { LoggedRequest } from '#engine/engine.ts';
import { curlOf } from './curl.ts';
import { useEngine } from './EngineContext.tsx';

export type { LoggedRequest };

/** The last 200 requests, newest last; the component renders again when one ends. */
export function useRequestLog(): readonly LoggedRequest[] {
  const { log } = useEngine();
  return useSyncExternalStore(log.subscribe, log.get);
}

/** Gives a request as a curl command that takes the key from the shell's `LINKDECK_KEY`. */
export function useCurl(): (request: LoggedRequest) => string {
  const { serviceAddress } = useEngine();
  return (request) => curlOf(request, serviceAddress);
}
