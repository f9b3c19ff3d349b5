/** The list's state in the address. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddressLike, type ListState, readListState, writeListState } from './list-state.ts';

const beginning: ListState = { q: '', short: '', order: 'date', page: 1 };

describe('readListState and writeListState', () => {
  it('Are inverses', () => {
    const states = fc.record({
      q: fc.string(),
      short: fc.string(),
      order: fc.constantFrom('date' as const, 'click' as const),
      page: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(readListState(writeListState(state))).toEqual(state);
      }),
    );
  });

  it('The beginning of the list has an address without a query', () => {
    expect(writeListState(beginning).toString()).toBe('');
  });

  it.each(['page=0', 'page=-3', 'page=1e9', 'page=99999999', 'page=x', 'order=sideways', ''])(
    '"%s" reads as the beginning',
    (query) => {
      expect(readListState(new URLSearchParams(query))).toEqual(beginning);
    },
  );
});

describe('isAddressLike', () => {
  it.each(['https://go.example/summer', 'go.example/summer', '127.0.0.1:8081/x', 'localhost:8081/x', ' münchen.example/ä '])(
    '%s can be a short URL',
    (text) => expect(isAddressLike(text)).toBe(true),
  );

  it.each(['summer', 'summer sale', 'go.example', 'https://go.example/', '50/50', 'javascript:alert(1)', 'a b.example/x'])(
    '%s is searched for as it is',
    (text) => expect(isAddressLike(text)).toBe(false),
  );
});
