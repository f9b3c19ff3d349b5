/** Requests of one account, as the recording proxy has seen them. */
import { expect } from '@playwright/test';
import type { RecordedRequest, Recorder } from './recorder.ts';

export interface Traffic {
  /** What was asked with the account's key, the oldest first. */
  all(): readonly RecordedRequest[];
  /**
   * What was asked since the last call, as `GET /api/urls?page=1`, once no request has been open for a while. To count the
   * requests of one step, call it before the step and after it.
   */
  drain(): Promise<string[]>;
  /** The next request that fits, once it is answered; to be asked for before it is provoked. */
  next(fits: (request: RecordedRequest) => boolean): Promise<RecordedRequest>;
  /** Answers in place of the service until the test is over or the returned function is called. */
  answer: Recorder['answer'];
}

/** How long no request may be open before no more is expected, in milliseconds. */
const quiet = 500;

/** The traffic of one account. */
export function trafficOf(recorder: Recorder, key: string): Traffic {
  const all = () => recorder.requests.filter((request) => request.key === key);
  let drained = 0;
  return {
    all,
    drain: async () => {
      const called = Date.now();
      const isQuiet = () =>
        all().every(({ closedAt }) => closedAt !== null && Date.now() - closedAt > quiet);
      await expect
        .poll(() => Date.now() - called > quiet && isQuiet(), { intervals: [50] })
        .toBe(true);
      const fresh = all().slice(drained);
      drained += fresh.length;
      return fresh.map(({ method, path }) => `${method} ${path}`);
    },
    next: async (fits) => {
      const before = all().length;
      const find = () =>
        all()
          .slice(before)
          .find((request) => request.status !== null && request.closedAt !== null && fits(request));
      await expect.poll(() => find() !== undefined, { intervals: [50] }).toBe(true);
      const found = find();
      if (found === undefined) throw new Error('The request has gone');
      return found;
    },
    answer: (find) =>
      recorder.answer((request) => (request.key === key ? find(request) : undefined)),
  };
}
