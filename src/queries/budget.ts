/** The request budget of the account that is signed in, as screens look at it. */
import { useSyncExternalStore } from 'react';
import type { Budget } from '#engine/engine.ts';
import { useEngine } from './EngineContext.tsx';

export type { Budget };

/** The budget as it is now; the component is drawn anew when it changes. */
export function useBudget(): Budget {
  const { budget } = useEngine();
  return useSyncExternalStore(budget.subscribe, budget.get);
}
