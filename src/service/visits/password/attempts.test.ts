/** Tests of how often a password can be tried. */
import { describe, expect, it } from 'vitest';
import { createAttempts, ipBlock } from './attempts.ts';

const minute = 60_000;

function triesAt(start: number) {
  const clock = { time: start };
  return { clock, attempts: createAttempts(() => clock.time) };
}

describe('createAttempts', () => {
  it('grants ten attempts in ten minutes and says how long to wait for the next', () => {
    const { clock, attempts } = triesAt(0);
    for (let count = 0; count < 10; count += 1) expect(attempts.take('me')).toBe(0);
    clock.time = 4 * minute;
    expect(attempts.take('me')).toBe(6 * minute);
    expect(attempts.take('another')).toBe(0);
    clock.time = 10 * minute;
    expect(attempts.take('me')).toBe(0);
  });

  it('forgets the tries of who knew the password', () => {
    const { attempts } = triesAt(0);
    for (let count = 0; count < 10; count += 1) attempts.take('me');
    attempts.forget('me');
    expect(attempts.take('me')).toBe(0);
  });

  it('locks nobody out for longer when the clock is set back', () => {
    const { clock, attempts } = triesAt(1000 * minute);
    for (let count = 0; count < 10; count += 1) attempts.take('me');
    clock.time = 0;
    expect(attempts.take('me')).toBe(0);
  });

  it('keeps to its bound however many visitors try', () => {
    const { attempts } = triesAt(0);
    for (let count = 0; count < 10; count += 1) attempts.take('first');
    for (let visitor = 0; visitor < 20_000; visitor += 1) attempts.take(`visitor ${visitor.toString()}`);
    expect(attempts.take('first')).toBe(0);
  });
});

describe('ipBlock', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1:2:3:4', 'fe80:0:0:0'],
  ])('counts %s as %s', (address, block) => {
    expect(ipBlock(address)).toBe(block);
  });
});
