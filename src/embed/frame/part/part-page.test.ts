/** Part page: which options of a page a part follows, and what it reports of others. */
import { describe, expect, it, vi } from 'vitest';
import { openPartPage } from './part-page.ts';

const message = (d: unknown) => ({ x: 'linkdeck', v: 2, i: 1, t: 'part.set', d }) as const;

function open() {
  const report = vi.fn();
  const { onMessage, openHost } = openPartPage(report);
  const host = openHost(vi.fn());
  return { report, say: (d: unknown) => onMessage(message(d)), host };
}

const whole = {
  part: 'create',
  url: 'https://shop.example/',
  alias: 'sale',
  domain: 'go.example',
  channel: 1,
  campaign: 2,
  utm: { source: 'portal', content: '' },
  locked: ['domain', 'campaign', 'utm'],
};

describe('Options of a part', () => {
  it('are followed where each of them is what it may be', () => {
    const { say, host, report } = open();
    say(whole);
    expect(host.options()).toEqual(whole);
    expect(report).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['part', 'dashboard'],
    ['alias', 'x'.repeat(201)],
    ['domain', ['go.example']],
    ['domain', 'x'.repeat(201)],
    ['channel', '1'],
    ['channel', 0],
    ['campaign', 1.5],
    ['campaign', Number.NaN],
    ['campaign', Infinity],
    ['utm', 'utm_source=portal'],
    ['utm', { source: 7 }],
    ['utm', { term: 'x'.repeat(201) }],
    ['locked', 'domain'],
    ['locked', ['password']],
    ['locked', Array.from({ length: 7 }, () => 'url')],
    ['locked', [null]],
    ['locked', { length: 1, 0: 'url' }],
  ])('with a wrong %s are not followed, and the page hears which one: %j', (name, value) => {
    const { say, host, report } = open();
    say({ ...whole, [name]: value });
    expect(host.options()).toEqual({ part: 'unset' });
    say(whole);
    say({ ...whole, locked: [], [name]: value });
    // What was locked before stays locked.
    expect(host.options()).toEqual(whole);
    expect(report).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenLastCalledWith({
      code: 'refused',
      message: `Not followed: "${name}" of a part holds what it may not.`,
      recoverable: true,
    });
  });

  it.each([undefined, null, 7, 'create', []])(
    'that are no object are not followed: %j',
    (value) => {
      const { say, host, report } = open();
      say(value);
      expect(host.options()).toEqual({ part: 'unset' });
      expect(report).toHaveBeenCalledTimes(1);
    },
  );
});
