/** Refusals in all known forms: no burst of requests, and no wait without end. */
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { caseFactor } from '#testing/property-runs.ts';
import { limitFaults } from '#testing/replies/faults.ts';
import { openClient, outcome } from '#testing/setups/open-client.ts';
import { eventually } from '#testing/time/eventually.ts';

/**
 * A service that allows `allowed` requests in each window of a minute from the first, and says so
 * in some way, or not.
 */
function limited(
  clock: () => number,
  allowed: number,
  refuse: () => Promise<Response>,
  headers: () => Record<string, string>,
): SendRequest {
  let start = -Infinity;
  let used = 0;
  return async () => {
    if (clock() >= start + 60_000) [start, used] = [clock(), 0];
    used += 1;
    if (used > allowed) return refuse();
    return new Response(
      '{"error":"0","data":{"result":0,"perpage":15,"currentpage":1,"nextpage":1,"maxpage":1,"urls":[]}}',
      {
        headers: headers(),
      },
    );
  };
}

const refusals = limitFaults as Record<
  string,
  (request: Request, service: SendRequest) => Promise<Response>
>;
const resets = {
  nothing: () => ({}),
  'seconds since 1970': (now: number) => ({
    'X-RateLimit-Reset': String(Math.ceil(now / 1000) + 40),
  }),
  'milliseconds since 1970': (now: number) => ({ 'X-RateLimit-Reset': String(now + 40_000) }),
  'seconds from now': () => ({ 'X-RateLimit-Reset': '40' }),
  'a date': (now: number) => ({ 'X-RateLimit-Reset': new Date(now + 40_000).toUTCString() }),
  'the word TIMESTAMP': () => ({ 'X-RateLimit-Reset': 'TIMESTAMP' }),
  'a moment long past': () => ({ 'X-RateLimit-Reset': '1000000000' }),
  'a moment in a hundred years': () => ({ 'X-RateLimit-Reset': '4900000000' }),
} as const satisfies Record<string, (now: number) => Record<string, string>>;

/** Each form with some ways to tell the end, and each way with some forms; long runs try all of both. */
const cases = Object.keys(refusals).flatMap((form, row) =>
  Object.keys(resets)
    .filter((_, column) => caseFactor > 1 || (row + column) % 3 === 0)
    .map((reset) => [form, reset as keyof typeof resets] as const),
);

describe('A service that allows less than anyone believes', () => {
  it.each(cases)(
    'is asked no more than once a wait, where it refuses by %s and tells the end by %s',
    async (form, reset) => {
      const now = { value: () => 0 };
      const refuse = () =>
        refusals[form]?.(new Request('http://service.test'), () =>
          Promise.reject(new Error('Not asked')),
        ) ?? Promise.reject(new Error(form));
      const { client, clock, limiter, sent } = await openClient({
        fetch: () =>
          limited(
            () => now.value(),
            10,
            refuse,
            () => ({ 'X-RateLimit-Remaining': '20', ...resets[reset](now.value()) }),
          ),
      });
      now.value = () => clock.now();
      const ends = Array.from({ length: 40 }, (_, page) =>
        outcome(client.call('links.list', { page: page + 1 }, { lane: 'bulk' })),
      );
      let most = 0;
      let longest = 0;
      for (let second = 0; second < 900; second += 1) {
        const before = sent.length;
        await clock.advance(1000);
        if (second > 60) most = Math.max(most, sent.length - before);
        const { pausedUntil, fullAt } = limiter.budget();
        for (const until of [pausedUntil, fullAt])
          longest = Math.max(longest, (until ?? 0) - clock.now());
      }
      expect(longest).toBeLessThanOrEqual(66_000);
      expect(most).toBeLessThanOrEqual(1);
      // Fifteen windows of ten, and a few refusals on the way to what it allows.
      expect(sent.length).toBeLessThanOrEqual(60);
      expect(ends.filter(({ value }) => value !== undefined).length).toBeGreaterThanOrEqual(30);
    },
  );
});

describe('A refusal that may not be read', () => {
  /**
   * A page of another origin, from which replies of 429 are hidden by the browser, and where
   * anything answers.
   */
  const hiding =
    (until: () => boolean) =>
    (service: SendRequest): SendRequest =>
    (request) =>
      request.mode === 'no-cors' || until()
        ? service(request)
        : Promise.reject(new TypeError('Failed to fetch'));

  async function nearTheCap() {
    let isHidden = false;
    const opened = await openClient({
      fetch: hiding(() => !isHidden),
      pageOrigin: 'https://dash.example',
    });
    for (let page = 1; page <= 25; page += 1) await opened.client.call('links.list', { page });
    isHidden = true;
    return { ...opened, show: () => (isHidden = false) };
  }

  it('is waited for by a read close to the cap', async () => {
    const { client, clock, limiter, show, log } = await nearTheCap();
    const call = outcome(client.call('links.list', { page: 26 }));
    await eventually(() => expect(limiter.budget().pausedUntil).toBe(clock.now() + 61_000));
    expect(log.get().at(-1)).toMatchObject({ outcome: 'limit', status: null });
    show();
    await clock.advance(61_000);
    await eventually(() => expect(call.value).toBeDefined());
  });

  it('leaves a write unknown, and is waited for all the same', async () => {
    const { client, limiter, sent } = await nearTheCap();
    const call = client.call('links.create', { url: 'https://shop.example/x' });
    await expect(call).rejects.toMatchObject({
      kind: 'cors',
      message: expect.stringContaining('outcomeUnknown'),
    });
    expect(limiter.budget().pausedUntil).not.toBeNull();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is no refusal where few requests were made', async () => {
    const { client, limiter } = await openClient({
      fetch: hiding(() => false),
      pageOrigin: 'https://dash.example',
    });
    await expect(client.call('links.list', {})).rejects.toMatchObject({ kind: 'cors' });
    expect(limiter.budget()).toMatchObject({ pausedUntil: null, strict: false });
  });
});
