/**
 * Upkeep timer: lets a store bring counts together each second, and forget each minute what has
 * ended.
 */
import type { Maintenance } from './store.ts';

interface UpkeepOptions {
  upkeep: Maintenance;
  /** How long visitors are remembered; without it for ever. */
  visitorDays: number | undefined;
  /** Calls back at this interval until the returned function is called. */
  every: (milliseconds: number, callback: () => void) => () => void;
  /** Called once each time it begins to fail. */
  onError: (message: string, cause: unknown) => void;
}

const second = 1000;
/** Folds between two turns of cleaning. */
const foldsPerClean = 60;

/** @returns the function that stops it, and waits for a turn that is under way */
export function runMaintenance({
  upkeep,
  visitorDays,
  every,
  onError,
}: UpkeepOptions): () => Promise<void> {
  let folds = 0;
  let failing = false;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      await upkeep.fold();
      folds += 1;
      if (folds % foldsPerClean === 0) await upkeep.clean(visitorDays);
      failing = false;
    } catch (cause) {
      if (!failing)
        onError('The upkeep of the database fails at the moment; no count is lost.', cause);
      failing = true;
    }
  }

  const stop = every(second, () => {
    working ??= work().finally(() => (working = undefined));
  });
  return async () => {
    stop();
    await working;
  };
}
