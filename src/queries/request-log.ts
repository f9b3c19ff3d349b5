/** Request log hooks: the last requests of the account, each as a curl command, and a read to be asked again. */
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LoggedRequest } from '#engine/engine.ts';
import { curlOf } from './curl.ts';
import { useEngine } from './EngineContext.tsx';
import { endpointQuery } from './endpoint-query.ts';

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

/** Asks again what a request has asked: how it ends is in the log, and a screen that shows it has it too. */
export function useAskAgain(): (asks: NonNullable<LoggedRequest['asks']>) => void {
  const client = useQueryClient();
  const engine = useEngine();
  return ({ name, input }) => {
    client.query({ ...endpointQuery(engine, name, input), staleTime: 0 }).catch(() => undefined);
  };
}
