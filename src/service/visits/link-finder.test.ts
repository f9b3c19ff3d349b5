/**
 * Tests of the link lookup cache: a second for links that exist, nothing for others, and failures
 * of the store.
 */
import { describe, expect, it, vi } from 'vitest';
import type { VisitedLink, VisitStore } from '#service/store/store.ts';
import { visitedLink } from '#testing/service/test-visits.ts';
import { noCounters } from './counters.ts';
import { createLinkFinder } from './link-finder.ts';

function finderOver(find: VisitStore['find']) {
  const clock = { time: 5000 };
  const spy = vi.fn(find);
  const errors: string[] = [];
  const finder = createLinkFinder({
    store: { find: spy, count: () => Promise.resolve() },
    now: () => clock.time,
    counters: noCounters,
    onError: (message) => errors.push(message),
  });
  return { clock, spy, errors, finder };
}

describe('createLinkFinder', () => {
  it('asks the store again after a second', async () => {
    let url = 'https://example.com/old';
    const { clock, spy, finder } = finderOver(() => visitedLink({ url }));
    await finder('', 'a');
    url = 'https://example.com/new';
    clock.time += 999;
    expect(finder('', 'a')).toMatchObject({ url: 'https://example.com/old' });
    clock.time += 1;
    expect(finder('', 'a')).toMatchObject({ url: 'https://example.com/new' });
    clock.time = 0; // the machine's clock was set back
    await finder('', 'a');
    expect(spy).toHaveBeenCalledTimes(3);
  });

  it('finds a link at once that was created after a visit had looked for it', () => {
    const links = [undefined, visitedLink()];
    const { finder } = finderOver(() => links.shift());
    expect(finder('', 'a')).toBeUndefined();
    expect(finder('', 'a')).toMatchObject({ id: 1 });
  });

  it('never takes the link of one host for that of another', async () => {
    const { finder } = finderOver((host, alias) =>
      visitedLink({ url: `https://example.com/${host}|${alias}` }),
    );
    const places = [
      ['', 'a'],
      ['a', ''],
      ['a', 'b'],
      ['', 'a/b'],
      ['', 'a\nb'],
      ['a', '\nb'],
    ] as const;
    const found = await Promise.all(places.map(async ([host, alias]) => finder(host, alias)));
    const urls = found.map((link) => (link === 'failed' ? link : link?.url));
    expect(new Set(urls).size).toBe(places.length);
  });

  it('keeps long links too, and no more of them than the memory has room for', async () => {
    const { spy, finder } = finderOver(() =>
      visitedLink({ url: `https://example.com/${'x'.repeat(60_000)}` }),
    );
    for (let repeat = 0; repeat < 2; repeat += 1) await finder('', 'a');
    expect(spy).toHaveBeenCalledTimes(1);
    for (let link = 0; link < 200; link += 1) await finder('', `b${link}`);
    expect(spy).toHaveBeenCalledTimes(201);
    await finder('', 'a');
    expect(spy).toHaveBeenCalledTimes(202);
  });

  it('tells of a failing store once each time it begins to fail', () => {
    let fail = true;
    const { clock, errors, finder } = finderOver(() => {
      if (fail) throw new Error('disk I/O error');
      return visitedLink();
    });
    expect([finder('', 'a'), finder('', 'a')]).toEqual(['failed', 'failed']);
    fail = false;
    expect(finder('', 'a')).toMatchObject({ id: 1 });
    fail = true;
    clock.time += 600_000;
    expect(finder('', 'a')).toBe('failed');
    expect(errors).toEqual([
      'Links cannot be looked up at the moment.',
      'Links cannot be looked up at the moment.',
    ]);
  });

  describe('while the store fails', () => {
    const minute = 60_000;

    it('gives links of the last five minutes, and says of others that it cannot know', () => {
      let fails = false;
      const { clock, finder, errors } = finderOver((_, alias) => {
        if (fails) throw new Error('connection lost');
        return alias === 'gone' ? undefined : visitedLink({ url: `https://example.com/${alias}` });
      });
      expect([finder('', 'a'), finder('', 'gone')]).toMatchObject([
        { url: 'https://example.com/a' },
        undefined,
      ]);
      fails = true;
      clock.time += 5 * minute - 1;
      expect([
        finder('', 'a'),
        finder('', 'gone'),
        finder('', 'new'),
        finder('b', 'a'),
      ]).toMatchObject([{ url: 'https://example.com/a' }, 'failed', 'failed', 'failed']);
      clock.time += 1;
      expect(finder('', 'a')).toBe('failed');
      expect(errors).toHaveLength(1);
      fails = false;
      expect([finder('', 'a'), finder('', 'gone')]).toMatchObject([
        { url: 'https://example.com/a' },
        undefined,
      ]);
    });

    it('forgets a link that the store has no more, before it fails', () => {
      const answers = [() => visitedLink(), () => undefined];
      const { clock, finder } = finderOver(() => {
        const answer = answers.shift();
        if (answer === undefined) throw new Error('connection lost');
        return answer();
      });
      expect(finder('', 'a')).toMatchObject({ id: 1 });
      clock.time += 1000;
      expect([finder('', 'a'), finder('', 'a')]).toEqual([undefined, 'failed']);
    });

    it('lets nobody wait for a store that is slow to fail, once it has failed, and takes its answer when there is one', async () => {
      const answers: { resolve: (link: VisitedLink) => void; reject: (cause: Error) => void }[] =
        [];
      const { clock, finder, spy } = finderOver(
        () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
      );
      const first = finder('', 'a');
      answers[0]?.resolve(visitedLink({ url: 'https://example.com/old' }));
      await first;
      clock.time += 2000;
      const waiting = finder('', 'a');
      expect(waiting).toBeInstanceOf(Promise);
      answers[1]?.reject(new Error('timeout'));
      expect(await waiting).toMatchObject({ url: 'https://example.com/old' });
      expect([finder('', 'a'), finder('', 'a')]).toMatchObject([{ id: 1 }, { id: 1 }]);
      expect(spy).toHaveBeenCalledTimes(3);
      answers[2]?.resolve(visitedLink({ url: 'https://example.com/new' }));
      await new Promise((resolve) => setImmediate(resolve));
      expect(finder('', 'a')).toMatchObject({ url: 'https://example.com/new' });
    });
  });

  describe('over a store that answers later', () => {
    function laterFinder() {
      const answers: {
        resolve: (link: VisitedLink | undefined) => void;
        reject: (cause: Error) => void;
      }[] = [];
      return {
        answers,
        ...finderOver(() => new Promise((resolve, reject) => answers.push({ resolve, reject }))),
      };
    }

    it('asks once for many who wait, and answers at once what it remembers', async () => {
      const { answers, finder, spy } = laterFinder();
      const waiting = Array.from({ length: 1000 }, async () => finder('', 'a'));
      answers[0]?.resolve(visitedLink());
      expect(new Set(await Promise.all(waiting)).size).toBe(1);
      expect(spy).toHaveBeenCalledTimes(1);
      expect(finder('', 'a')).toMatchObject({ id: 1 });
    });

    it('asks again for a link that was created while another visit was looking for it', async () => {
      const { answers, finder } = laterFinder();
      const early = finder('', 'a');
      const late = finder('', 'a');
      answers[0]?.resolve(undefined);
      expect(await early).toBeUndefined();
      await Promise.resolve();
      answers[1]?.resolve(visitedLink());
      expect(await late).toMatchObject({ id: 1 });
    });

    it('tells once of a failing store, and asks it again afterwards', async () => {
      const { answers, errors, finder } = laterFinder();
      const waiting = [1, 2].map(async () => finder('', 'a'));
      answers[0]?.reject(new Error('connection lost'));
      expect(await Promise.all(waiting)).toEqual(['failed', 'failed']);
      expect(errors).toEqual(['Links cannot be looked up at the moment.']);
      const next = finder('', 'a');
      answers[1]?.resolve(visitedLink());
      expect(await next).toMatchObject({ id: 1 });
    });
  });
});
