/** Try each minute: repeats what a storage could not do at once, until it is done. */
import type { Clock } from '#base/clock.ts';
import { silenceFor } from '#local/storage-limit.ts';

/**
 * The first try is a minute from now.
 *
 * @param work resolves with whether it is done
 * @returns true once it is done; false where the signal aborts before
 */
export async function tryEachMinute(
  work: () => Promise<boolean>,
  clock: Clock,
  signal: AbortSignal,
): Promise<boolean> {
  do await clock.wait(silenceFor, signal);
  while (!signal.aborted && !(await work()));
  return !signal.aborted;
}
