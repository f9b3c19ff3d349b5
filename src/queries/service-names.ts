/**
 * Service names: what the service of the account calls networks, app stores and pixel types, as the
 * engine uses them now.
 */
import { useSyncExternalStore } from 'react';
import type { NamesState } from '#engine/service-names.ts';
import { useEngine } from './EngineContext.tsx';

export function useServiceNames(): NamesState {
  const { names } = useEngine();
  return useSyncExternalStore(names.subscribe, names.get);
}
