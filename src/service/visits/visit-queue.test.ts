/** Tests of the visit queue: what is counted, when it is written, and failed writes. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountedVisit } from '#service/store/store.ts';
import { userAgentReader } from '#service/visits/request/user-agents.ts';
import { visitorIdentity } from '#service/visits/request/visitor-identity.ts';
import { caseFactor } from '#testing/property-runs.ts';
import { chromeOnWindows, safariOnIphone } from '#testing/service/test-visits.ts';
import { noCounters } from './counters.ts';
import { VisitQueue } from './visit-queue.ts';

const readUserAgent = userAgentReader();
const hash = vi.fn((text: string) => `h${text.length.toString()}`);
const visit = {
  linkId: 7,
  ip: '203.0.113.7',
  userAgent: chromeOnWindows,
  referrer: 'https://www.google.com/search?q=secret',
  country: undefined,
};

let written: CountedVisit[][];
let fail: boolean;
/** The store refuses larger batches, as a database does that ends what takes it seconds. */
let most: number;
let errors: string[];
let ring: () => void;
let queue: VisitQueue;

beforeEach(() => {
  written = [];
  fail = false;
  most = Infinity;
  errors = [];
  hash.mockClear();
  queue = new VisitQueue({
    store: {
      find: () => undefined,
      count: async (visits) => {
        if (fail || visits.length > most) throw new Error('database is locked');
        written.push([...visits]);
      },
    },
    hash,
    readCountry: (country) => country ?? null,
    readUserAgent,
    every: (milliseconds, callback) => {
      expect(milliseconds).toBe(50);
      ring = callback;
      return () => (ring = () => undefined);
    },
    counters: noCounters,
    onError: (message) => errors.push(message),
  });
});

const all = () => written.flat();

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Lets the clock come round so often, and what is written then be written. */
async function tick(times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    ring();
    await settled();
  }
}

function add(times: number, parts: Partial<typeof visit> = {}): void {
  for (let count = 0; count < times; count += 1) queue.add({ ...visit, ...parts });
}

describe('The queue of visits', () => {
  it('writes at the next tick what is known of a visitor, without address or path', async () => {
    add(1);
    expect(written).toEqual([]);
    await tick();
    expect(all()).toEqual([
      {
        linkId: 7,
        visitor: hash(visitorIdentity('203.0.113.7', { browser: 'Chrome', os: 'Windows' })),
        country: null,
        referrer: 'www.google.com',
        browser: 'Chrome',
        os: 'Windows',
        network: 'network3',
      },
    ]);
    expect(JSON.stringify(all())).not.toMatch(/203\.0|secret/);
  });

  it('counts countries by their English names, and programs that nobody knows as Unknown', async () => {
    queue.add({
      ...visit,
      country: 'TR',
      userAgent: 'Mozilla/5.0 (Obscure; rv:1.0) Gecko/1 Thing/2.0',
      referrer: '',
    });
    await tick();
    expect(all()).toMatchObject([
      { country: 'Türkiye', os: 'Unknown', referrer: 'Direct', network: null },
    ]);
  });

  it('leaves out bots and requests without a user agent', async () => {
    add(1, { userAgent: 'curl/8.5.0' });
    add(1, { userAgent: '' });
    await tick();
    await queue.flush();
    expect(written).toEqual([]);
  });

  it('tells visitors apart by address and browser, and asks for each hash once in a batch', async () => {
    add(3);
    add(2, { ip: '203.0.113.8' });
    add(2, { userAgent: safariOnIphone });
    await tick();
    expect(hash.mock.calls.flat()).toEqual([
      visitorIdentity('203.0.113.7', { browser: 'Chrome', os: 'Windows' }),
      visitorIdentity('203.0.113.8', { browser: 'Chrome', os: 'Windows' }),
      visitorIdentity('203.0.113.7', { browser: 'Safari', os: 'iOS' }),
    ]);
    expect(all()).toHaveLength(7);
  });

  it('lets many visits wait for each other, but never more than 300 ms', async () => {
    add(1000);
    await tick(5);
    expect(written).toEqual([]);
    await tick();
    expect(written).toHaveLength(1);
    expect(all()).toHaveLength(1000);
    add(3);
    await tick();
    expect(all()).toHaveLength(1003);
  });

  it('does not write when there is nothing to write', async () => {
    await tick();
    await queue.flush();
    expect(written).toEqual([]);
  });

  it('keeps what cannot be written, says so once, and writes it when it can', async () => {
    fail = true;
    add(5);
    await tick(100);
    add(5);
    await tick();
    expect(errors).toEqual([
      'Visits cannot be written at the moment; they are kept and tried again.',
    ]);
    fail = false;
    await tick(21);
    expect(all()).toHaveLength(10);
    fail = true;
    add(1);
    await tick();
    expect(errors).toHaveLength(2);
  });

  it('tries a failing store less and less often, but at least once a second', async () => {
    let tries = 0;
    const failing = new VisitQueue({
      store: {
        find: () => undefined,
        count: async () => {
          tries += 1;
          throw new Error('database is locked');
        },
      },
      hash,
      readCountry: () => null,
      readUserAgent,
      every: (_, callback) => {
        ring = callback;
        return () => undefined;
      },
      counters: noCounters,
      onError: () => undefined,
    });
    failing.add(visit);
    await tick(400);
    expect(tries).toBeGreaterThanOrEqual(400 / 21);
    expect(tries).toBeLessThan(40);
  });

  it('writes a backlog in smaller batches where the store refuses large ones', async () => {
    most = 3000;
    add(9500, { linkId: 1 });
    await tick(100);
    expect(all()).toHaveLength(9500);
    most = Infinity;
    add(19_000);
    await tick(100);
    expect(all()).toHaveLength(28_500);
    expect(written.at(-1)?.length).toBeGreaterThan(3000);
  });

  it('flushes everything at once, also right after a failure', async () => {
    fail = true;
    add(2);
    await tick();
    fail = false;
    await queue.flush();
    expect(all()).toHaveLength(2);
  });

  it('never throws out of a flush', async () => {
    fail = true;
    add(1);
    await queue.flush();
    expect(errors).toHaveLength(1);
  });

  it('writes everything when it is closed, and nothing by the clock after that', async () => {
    add(3);
    await queue.close();
    expect(all()).toHaveLength(3);
    add(1);
    await tick();
    expect(all()).toHaveLength(3);
  });

  it('says how many visits are lost when the store fails to the end', async () => {
    fail = true;
    add(3);
    await queue.close();
    expect(errors.at(-1)).toBe('3 visits could not be written and are lost.');
  });

  it.runIf(caseFactor > 1)(
    'keeps a million visits for a store that fails, drops the oldest beyond that, and says so once',
    async () => {
      fail = true;
      add(10, { linkId: 1 });
      await tick();
      add(1_000_005, { linkId: 2 });
      await tick();
      expect(errors.filter((message) => message.includes('oldest are dropped'))).toHaveLength(1);
      fail = false;
      await queue.flush();
      expect(written.reduce((sum, batch) => sum + batch.length, 0)).toBe(1_000_000);
      expect(
        written.every((batch) => batch.length <= 20_000 && batch.every((one) => one.linkId === 2)),
      ).toBe(true);
    },
  );

  describe('over a store that writes later', () => {
    let batches: {
      visits: readonly CountedVisit[];
      resolve: () => void;
      reject: (cause: Error) => void;
    }[];
    let later: VisitQueue;
    beforeEach(() => {
      batches = [];
      later = new VisitQueue({
        store: {
          find: () => undefined,
          count: (visits) =>
            new Promise((resolve, reject) => batches.push({ visits, resolve, reject })),
        },
        hash,
        readUserAgent,
        readCountry: () => null,
        counters: noCounters,
        onError: (message: string) => errors.push(message),
        every: (_, callback) => {
          ring = callback;
          return () => (ring = () => undefined);
        },
      });
    });
    const ids = () => batches.map(({ visits }) => visits.map(({ linkId }) => linkId));

    it('has one batch under way, and writes what came meanwhile after it', async () => {
      later.add(visit);
      await tick();
      later.add({ ...visit, linkId: 8 });
      await tick();
      expect(ids()).toEqual([[7]]);
      batches[0]?.resolve();
      await settled();
      await tick();
      expect(ids()).toEqual([[7], [8]]);
    });

    it('writes at the first tick after a write of 300 ms what came at its beginning, however many visits', async () => {
      later.add(visit);
      await tick();
      for (let count = 0; count < 1000; count += 1) later.add({ ...visit, linkId: 8 });
      await tick(6);
      batches[0]?.resolve();
      await settled();
      await tick();
      expect(batches[1]?.visits).toHaveLength(1000);
    });

    it('puts a refused batch back in front of what came meanwhile', async () => {
      later.add(visit);
      await tick();
      later.add({ ...visit, linkId: 8 });
      batches[0]?.reject(new Error('connection lost'));
      await settled();
      expect(errors).toEqual([
        'Visits cannot be written at the moment; they are kept and tried again.',
      ]);
      await tick(4);
      expect(ids()).toEqual([[7], [7, 8]]);
    });

    it('is closed when the batch under way and all after it are written', async () => {
      later.add(visit);
      await tick();
      later.add({ ...visit, linkId: 8 });
      const closed = later.close().then(() => 'closed');
      batches[0]?.resolve();
      await settled();
      expect(ids()).toEqual([[7], [8]]);
      batches[1]?.resolve();
      expect([await closed, errors]).toEqual(['closed', []]);
    });

    it('says how many visits are lost when the store fails to the end', async () => {
      later.add(visit);
      await tick();
      later.add(visit);
      const closed = later.close();
      batches[0]?.reject(new Error('connection lost'));
      await settled();
      batches[1]?.reject(new Error('connection lost'));
      await closed;
      expect(errors.at(-1)).toBe('2 visits could not be written and are lost.');
    });
  });
});
