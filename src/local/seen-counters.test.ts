import { describe, expect, it } from 'vitest';
import { noteSight, sightBefore } from './seen-counters.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 0, 1, 12);

function place(kept?: string) {
  const stored = new Map(kept === undefined ? [] : [['linkdeck.visits.a', kept]]);
  return {
    stored,
    open: () => ({
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    }),
  };
}

/** As a screen does: looks what was before, and notes what is there now; noting changes nothing of what was before. */
function look(
  open: Parameters<typeof noteSight>[0],
  accountId: string,
  seen: Parameters<typeof noteSight>[2],
): ReturnType<typeof sightBefore> {
  const before = sightBefore(open, accountId, seen.at);
  noteSight(open, accountId, seen);
  expect(sightBefore(open, accountId, seen.at)).toEqual(before);
  return before;
}

describe('What was seen of an account', () => {
  it('is nothing at the first visit, however often one looks', () => {
    const { open } = place();
    expect(look(open, 'a', { at: noon, links: 3, clicks: { 1: 5 } })).toBeUndefined();
    expect(look(open, 'a', { at: noon + 29 * minute, links: 3, clicks: { 1: 6 } })).toBeUndefined();
  });

  it('is told at the next visit as it was seen last, and stays that for the whole visit', () => {
    const { open } = place();
    look(open, 'a', { at: noon, links: 3, clicks: { 1: 5 } });
    look(open, 'a', { at: noon + minute, links: 4, clicks: { 2: 7 } });
    const before = { at: noon + minute, links: 4, clicks: { 1: 5, 2: 7 } };
    expect(look(open, 'a', { at: noon + 40 * minute, links: 6, clicks: { 1: 9 } })).toEqual(before);
    expect(look(open, 'a', { at: noon + 60 * minute, links: 7, clicks: { 1: 9 } })).toEqual(before);
    expect(look(open, 'a', { at: noon + 95 * minute, links: 8, clicks: {} })?.links).toBe(7);
  });

  it('is kept apart for each account, under its name', () => {
    const { open, stored } = place();
    for (const [account, links] of [
      ['a', 1],
      ['b', 2],
    ] as const)
      noteSight(open, account, { at: noon, links, clicks: {} });
    expect(sightBefore(open, 'a', noon + 60 * minute)?.links).toBe(1);
    expect(sightBefore(open, 'b', noon + 60 * minute)?.links).toBe(2);
    expect([...stored.keys()]).toEqual(['linkdeck.visits.a', 'linkdeck.visits.b']);
  });

  it.each([
    '',
    '{',
    '7',
    '[]',
    '{"latest":null}',
    '{"latest":{"at":"x","links":1,"clicks":{}}}',
    '{"latest":{"at":1,"links":1,"clicks":{"1":"x"}}}',
  ])('is nothing where what is kept makes no sense: %s', (kept) => {
    expect(look(place(kept).open, 'a', { at: noon, links: 1, clicks: {} })).toBeUndefined();
  });

  it('is nothing where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    expect(look(blocked, 'a', { at: noon, links: 1, clicks: {} })).toBeUndefined();
  });
});
