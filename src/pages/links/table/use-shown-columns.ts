/** Shown columns: which columns have something to show; once one has, it stays for as long as the account is open. */
import { useEffect } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { useRowFacts } from '#queries/library.ts';

export interface ShownColumns {
  readonly hasTrends: boolean;
  /** New clicks are counted from an earlier visit on. */
  readonly hasGains: boolean;
}

const shownBefore = new WeakMap<object, ShownColumns>();

/**
 * @param ids the links of the rows
 * @param week as for `useRowFacts`, so that it is one question
 * @returns undefined until it is known
 */
export function useShownColumns(
  ids: readonly number[],
  week: number | undefined,
): ShownColumns | undefined {
  const engine = useEngine();
  const { data, error } = useRowFacts(ids, week);
  const before = shownBefore.get(engine);
  const isKnown = before !== undefined || data !== undefined || error !== null || ids.length === 0;
  const hasTrends = before?.hasTrends === true || data?.hasTrends === true;
  const hasGains = before?.hasGains === true || typeof data?.since === 'number';
  useEffect(() => {
    if (isKnown) shownBefore.set(engine, { hasTrends, hasGains });
  }, [engine, isKnown, hasTrends, hasGains]);
  return isKnown ? { hasTrends, hasGains } : undefined;
}
