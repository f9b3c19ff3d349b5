/** Step queue: runs asynchronous steps one after another, until it is cleared. */
export interface StepQueue {
  /** Resolves when the step has ended, was dropped by `clear`, or has failed. */
  run(step: () => Promise<void>): Promise<void>;
  /** Drops the steps that wait; the one that runs no longer reports anything. */
  clear(): void;
}

interface StepQueueOptions {
  onBusy: (busy: boolean) => void;
  onError: (error: unknown) => void;
}

export function createStepQueue({ onBusy, onError }: StepQueueOptions): StepQueue {
  let last: Promise<void> = Promise.resolve();
  let clears = 0;
  return {
    run: (step) => {
      const before = last;
      const queuedAt = clears;
      const run = async () => {
        await before;
        if (queuedAt !== clears) return;
        onBusy(true);
        try {
          await step();
          onBusy(false);
        } catch (error) {
          // A step fails when `clear` takes its worker away; that is no error.
          if (queuedAt === clears) onError(error);
        }
      };
      last = run();
      return last;
    },
    clear: () => {
      clears += 1;
      last = Promise.resolve();
    },
  };
}
