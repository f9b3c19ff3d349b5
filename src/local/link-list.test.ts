import { describe, expect, it } from 'vitest';
import { readLinkList, storeLinkList } from './link-list.ts';

const nothing = { views: [], compact: false };

function place(entry?: string) {
  const stored = new Map(entry === undefined ? [] : [['linkdeck.list.1', entry]]);
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  };
}

describe('The settings of a link list', () => {
  it('are those that were kept, for each account', () => {
    const storage = place();
    const settings = { views: [{ name: 'Summer', query: 'q=summer' }], compact: true };
    expect(storeLinkList(() => storage, '1', settings)).toBe(true);
    expect(readLinkList(() => storage, '1')).toEqual(settings);
    expect(readLinkList(() => storage, '2')).toEqual(nothing);
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"views":7,"compact":1}',
    '{"views":[1,{"name":"A"},null]}',
  ])('are none where what is kept makes no sense: %s', (entry) =>
    expect(readLinkList(() => place(entry), '1')).toEqual(nothing),
  );

  it('are not kept where storage is blocked, and say so', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    expect(storeLinkList(blocked, '1', nothing)).toBe(false);
    expect(readLinkList(blocked, '1')).toEqual(nothing);
  });
});
