/** Upkeep timer: lets a store forget each minute what has ended. */
import type { Store } from './store.ts';

interface UpkeepOptions {
  upkeep: Store['upkeep'];
  /** How long visitors are remembered; without it for ever. */
  visitorDays: number | undefined;
  /** Calls back at this interval until the returned function is called. */
  every: (milliseconds: number, callback: () => void) => () => void;
  /** Called once each time it begins to fail. */
  onError: (message: string, cause: unknown) => void;
}

const minute = 60_000;

/** @returns the function that stops it, and waits for a turn that is under way */
export function runMaintenance({
  upkeep,
  visitorDays,
  every,
  onError,
}: UpkeepOptions): () => Promise<void> {
  let failing = false;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      await upkeep(visitorDays);
      failing = false;
    } catch (cause) {
      if (!failing)
        onError('The upkeep of the database fails at the moment; no count is lost.', cause);
      failing = true;
    }
  }

  const stop = every(minute, () => {
    working ??= work().finally(() => (working = undefined));
  });
  return async () => {
    stop();
    await working;
  };
}
