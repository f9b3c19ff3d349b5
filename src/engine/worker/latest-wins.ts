/**
 * Latest wins: runs changes of accounts one after the other; a lock or a newer sign-in supersedes
 * those before.
 */
import { ApiError } from '#client/errors/api-error.ts';

/** A change that has started, and may be superseded before it is done. */
export interface Attempt {
  isSuperseded(): boolean;
  /** @throws ApiError `cancelled` where it is superseded */
  check(): void;
}

export function createLatestWins() {
  let generation = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const attempt = (isSuperseded: () => boolean): Attempt => ({
    isSuperseded,
    check: () => {
      if (isSuperseded()) throw new ApiError('cancelled', 'Another sign-in or a lock came first.');
    },
  });

  return {
    /**
     * Runs work after all work that was given before, so that opening, sealing and locking do not
     * mix.
     */
    enqueue: <T>(work: () => Promise<T>): Promise<T> => {
      const done = turn.then(work);
      turn = done.catch(() => undefined);
      return done;
    },
    /** An attempt that only `supersedeAll` supersedes. */
    begin: (): Attempt => {
      const begunIn = generation;
      return attempt(() => begunIn !== generation);
    },
    /** Supersedes all attempts of all tabs, as a lock does. */
    supersedeAll: (): void => {
      generation += 1;
    },
    /** The attempts of one tab: each new one supersedes the earlier ones of that tab. */
    attemptsOfTab: () => {
      let latest = 0;
      return {
        begin: (): Attempt => {
          latest += 1;
          const own = latest;
          const begunIn = generation;
          return attempt(() => own !== latest || begunIn !== generation);
        },
        supersede: (): void => {
          latest += 1;
        },
      };
    },
  };
}
