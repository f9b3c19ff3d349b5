/** Meter state hook: what the request meter says at this second. */
import { useBudget } from '#queries/budget.ts';
import { useOutage } from '#queries/reach/use-outage.ts';
import { useSeconds } from '#ui/format/use-seconds.ts';
import { type MeterState, meterState } from './meter-state.ts';

export function useMeterState(): { state: MeterState; now: number } {
  const budget = useBudget();
  const outage = useOutage();
  const counts = outage !== null || budget.fullAt !== null || budget.pausedUntil !== null;
  const now = useSeconds(counts);
  return { state: meterState({ budget, outage }, now), now };
}
