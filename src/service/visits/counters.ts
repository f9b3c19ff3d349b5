/** Counters of visits: what visits tell of their work to whoever measures it. */
import type { VisitAnswer } from './request/http-types.ts';

export interface VisitCounters {
  /** By a clock that only goes forward. */
  seconds(): number;
  /** @param answer undefined where a failure kept it from being made */
  answered(answer: VisitAnswer | undefined): void;
  /** Memory has answered a look-up. */
  remembered(): void;
  /** The store has answered a look-up. */
  linkRead(seconds: number): void;
  lookUpFailed(): void;
  /** A batch was written. */
  written(visits: number, seconds: number): void;
  writeFailed(): void;
}

const nothing = (): void => undefined;

/** Where nobody measures. */
export const noCounters: VisitCounters = {
  seconds: () => 0,
  answered: nothing,
  remembered: nothing,
  linkRead: nothing,
  lookUpFailed: nothing,
  written: nothing,
  writeFailed: nothing,
};
