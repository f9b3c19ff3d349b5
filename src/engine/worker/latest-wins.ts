/** Latest wins: runs changes of accounts one after the other, and rejects those that a lock or a newer sign-in has overtaken. */
import { ApiError } from '#client/errors/api-error.ts';

/** A change that has started, and may be overtaken before it is done. */
export interface Attempt {
  isOvertaken(): boolean;
  /** @throws ApiError `cancelled` where it is overtaken */
  check(): void;
}

export function createLatestWins() {
  let era = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const attempt = (isOvertaken: () => boolean): Attempt => ({
    isOvertaken,
    check: () => {
      if (isOvertaken()) throw new ApiError('cancelled', 'Another sign-in or a lock came first.');
    },
  });

  return {
    /** Runs work after all work that was given before, so that opening, sealing and locking do not mix. */
    inTurn: <T>(work: () => Promise<T>): Promise<T> => {
      const done = turn.then(work);
      turn = done.catch(() => undefined);
      return done;
    },
    /** An attempt that only `overtakeAll` overtakes. */
    begin: (): Attempt => {
      const begunIn = era;
      return attempt(() => begunIn !== era);
    },
    /** Overtakes all attempts of all tabs, as a lock does. */
    overtakeAll: (): void => {
      era += 1;
    },
    /** The attempts of one tab: each new one overtakes the earlier ones of that tab. */
    attemptsOfTab: () => {
      let latest = 0;
      return {
        begin: (): Attempt => {
          latest += 1;
          const [own, begunIn] = [latest, era];
          return attempt(() => own !== latest || begunIn !== era);
        },
        overtake: (): void => {
          latest += 1;
        },
      };
    },
  };
}
