/** Tests of the link lookup cache: a second for links that exist, nothing for others, and failures of the store. */
import { describe, expect, it, vi } from 'vitest';
import { visitedLink } from '#testing/service/test-visits.ts';
import { createLinkFinder } from './link-finder.ts';

function finderOver(find: (host: string, alias: string) => ReturnType<typeof visitedLink> | undefined) {
  const clock = { time: 5000 };
  const spy = vi.fn(find);
  const errors: string[] = [];
  const finder = createLinkFinder({
    store: { find: spy, count: () => undefined },
    now: () => clock.time,
    onError: (message) => errors.push(message),
  });
  return { clock, spy, errors, finder };
}

describe('createLinkFinder', () => {
  it('asks the store again after a second', () => {
    let url = 'https://example.com/old';
    const { clock, spy, finder } = finderOver(() => visitedLink({ url }));
    finder('', 'a');
    url = 'https://example.com/new';
    clock.time += 999;
    expect(finder('', 'a')).toMatchObject({ url: 'https://example.com/old' });
    clock.time += 1;
    expect(finder('', 'a')).toMatchObject({ url: 'https://example.com/new' });
    clock.time = 0; // the machine's clock was set back
    finder('', 'a');
    expect(spy).toHaveBeenCalledTimes(3);
  });

  it('finds a link at once that was created after a visit had looked for it', () => {
    const links = [undefined, visitedLink()];
    const { finder } = finderOver(() => links.shift());
    expect(finder('', 'a')).toBeUndefined();
    expect(finder('', 'a')).toMatchObject({ id: 1 });
  });

  it('never takes the link of one host for that of another', () => {
    const { finder } = finderOver((host, alias) => visitedLink({ url: `https://example.com/${host}|${alias}` }));
    const places = [
      ['', 'a'],
      ['a', ''],
      ['a', 'b'],
      ['', 'a/b'],
      ['', 'a\nb'],
      ['a', '\nb'],
    ] as const;
    const urls = places.map(([host, alias]) => finder(host, alias)).map((link) => (link === 'failed' ? link : link?.url));
    expect(new Set(urls).size).toBe(places.length);
  });

  it('does not keep links of which a few would fill the memory', () => {
    const { spy, finder } = finderOver(() => visitedLink({ url: `https://example.com/${'x'.repeat(7000)}` }));
    finder('', 'a');
    finder('', 'a');
    expect(spy).toHaveBeenCalledTimes(2);
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
    clock.time += 2000;
    expect(finder('', 'a')).toBe('failed');
    expect(errors).toEqual(['Links cannot be looked up at the moment.', 'Links cannot be looked up at the moment.']);
  });
});
