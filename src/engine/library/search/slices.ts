/**
 * Time slices: long work stops every 8 ms, so that other tabs are served and a later query can end
 * an earlier one.
 */
import { cancelledError } from '#client/errors/error-messages.ts';

export interface Slices {
  /** Whether the slice is used up; then the work awaits `next`. */
  isOver(): boolean;
  /**
   * Lets everything happen that waits for the thread.
   * @throws ApiError `cancelled` where the work was given up
   */
  next(): Promise<void>;
}

/** The time of work without a pause, in milliseconds. */
const maxSlice = 8;

/** Rows to work on between two readings of the clock. */
export const stride = 1024;

interface Given {
  /** Milliseconds. */
  readonly now: () => number;
  /** Resolves when it is the work's turn again. */
  readonly turn?: () => Promise<void>;
  readonly isCancelled?: () => boolean;
}

/** The first slice begins now. */
export function createSlices({ now, turn = nextTask, isCancelled = () => false }: Given): Slices {
  let began = now();
  return {
    isOver: () => Math.abs(now() - began) >= maxSlice,
    next: async () => {
      await turn();
      if (isCancelled()) throw cancelledError();
      began = now();
    },
  };
}

/** A message to oneself: unlike a timer, browsers delay it by nothing. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
