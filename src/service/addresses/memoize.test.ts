/** Tests of the bounded memory. */
import { describe, expect, it, vi } from 'vitest';
import { Recent, remembered } from './lru-map.ts';

describe('Recent', () => {
  it('forgets what was used longest ago when it is full', () => {
    const recent = new Recent<string, number>(3);
    recent.set('a', 1);
    recent.set('b', 2);
    recent.set('c', 3);
    recent.get('a');
    recent.set('d', 4);
    expect([recent.get('a'), recent.get('b'), recent.get('c'), recent.get('d')]).toEqual([1, undefined, 3, 4]);
    expect(recent.size).toBe(3);
  });

  it('replaces a value without growing, and deletes', () => {
    const recent = new Recent<string, number>(2);
    recent.set('a', 1);
    recent.set('a', 2);
    expect([recent.get('a'), recent.size]).toEqual([2, 1]);
    recent.delete('a');
    expect([recent.get('a'), recent.size]).toEqual([undefined, 0]);
  });
});

describe('remembered', () => {
  it('works once for each text, also where the answer is null, but again for texts that are too long to keep', () => {
    const work = vi.fn((text: string) => (text === 'none' ? null : text.length));
    const ask = remembered(10, 5, work);
    expect(['abc', 'abc', 'none', 'none', 'too long', 'too long'].map(ask)).toEqual([3, 3, null, null, 8, 8]);
    expect(work.mock.calls.map(([text]) => text)).toEqual(['abc', 'none', 'too long', 'too long']);
  });
});
