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

/** What Linkdeck reads by itself once a screen is there: pages of links, and the members of channels. */
const readByItself =
  /^GET \/api\/(urls\?limit=([5-9]\d|100)&page=\d+&order=(date|click)|channel\/\d+\?limit=100&page=\d+)$/;
/** Channels too, which screens list in the same way. */
const channelList = /^GET \/api\/channels\?limit=100&page=(\d+)$/;

/**
 * The calls that a step of the user has caused.
 *
 * @param channelPages how many pages of the list of channels the step needs: later ones are read by themselves
 */
export function ofUser(calls: readonly string[], channelPages = 0): string[] {
  return calls.filter((call) => {
    const page = channelList.exec(call)?.[1];
    return page === undefined ? !readByItself.test(call) : Number(page) <= channelPages;
  });
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
      await expect
        .poll(() => find() !== undefined, { intervals: [50], timeout: 30_000 })
        .toBe(true);
      const found = find();
      if (found === undefined) throw new Error('The request has gone');
      return found;
    },
    answer: (find) =>
      recorder.answer((request) => (request.key === key ? find(request) : undefined)),
  };
}
