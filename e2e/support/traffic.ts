/** What browsers ask the service for on behalf of one account, as the recorder before the service sees it. */
import { expect } from '@playwright/test';
import type { RecordedRequest, Recorder } from './recorder.ts';

export interface Traffic {
  /** What was asked with the account's key, the oldest first. */
  all(): readonly RecordedRequest[];
  count(): number;
  /** What was asked after the first so many, as `GET /api/urls?page=1`, once nothing more comes. */
  since(before: number): Promise<string[]>;
  /** The next request that fits, once it is answered; to be asked for before it is provoked. */
  next(fits: (request: RecordedRequest) => boolean): Promise<RecordedRequest>;
  /** Answers in place of the service until the test is over or the returned function is called. */
  answer: Recorder['answer'];
}

/** How long nothing must come before nothing more is expected, in milliseconds. */
const quiet = 500;

/** The traffic of one account. */
export function trafficOf(recorder: Recorder, key: string): Traffic {
  const all = () => recorder.requests.filter((request) => request.key === key);
  return {
    all,
    count: () => all().length,
    since: async (before) => {
      await expect
        .poll(() => all().every(({ at, status }) => status !== null && Date.now() - at > quiet), { intervals: [50] })
        .toBe(true);
      return all()
        .slice(before)
        .map(({ method, path }) => `${method} ${path}`);
    },
    next: async (fits) => {
      const before = all().length;
      const find = () =>
        all()
          .slice(before)
          .find((request) => request.status !== null && fits(request));
      await expect.poll(() => find() !== undefined, { intervals: [50], timeout: 30_000 }).toBe(true);
      const found = find();
      if (found === undefined) throw new Error('The request has gone');
      return found;
    },
    answer: (find) => recorder.answer((request) => (request.key === key ? find(request) : undefined)),
  };
}
