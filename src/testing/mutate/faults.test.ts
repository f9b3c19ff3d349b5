import { describe, expect, it } from 'vitest';
import { chooseFault, faultsOf, withFault } from './faults.ts';

describe('A fault', () => {
  it.each([
    ['const is = a < b;', ['const is = a <= b;']],
    ['const is = a(1 > 2) && b;', ['const is = a(1 > 2) || b;', 'const is = a(1 >= 2) && b;']],
    ['if (a) b = c;', ['if (!(a)) b = c;']],
    ['const x = a ? b : c;', ['const x = !(a) ? b : c;']],
    ['const on = true;', ['const on = false;']],
    ['const n = 1;', ['const n = 2;']],
    ['save(a);', ['void 0;']],
    ['const b = await a;', ['const b = a;']],
    ['const b = a.some;', ['const b = a.every;']],
    ["const b = a + ' links';", []],
    ["import { a } from './a.ts';", []],
  ])('of %s is one of its operators, conditions, calls or values', (source, faulty) => {
    const all = faultsOf('a.ts', source).map((fault) => withFault(source, fault));
    expect(all).toEqual(expect.arrayContaining(faulty));
    if (faulty.length === 0) expect(all).toEqual([]);
  });

  it('is chosen by the seed, and is the same where other lines have changed', () => {
    const lines = ['const a = b < c;', 'const d = e && f;', 'const g = h > i;'];
    const chosen = (source: string): string => {
      const fault = chooseFault('a.ts', source, 3);
      return fault === undefined ? '' : `${fault.kind} ${source.slice(fault.start, fault.end)}`;
    };
    const before = chosen(lines.join('\n'));
    expect(before).not.toBe('');
    expect(chosen(['const first = second;', ...lines].join('\n'))).toBe(before);
    const bySeed = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => chooseFault('a.ts', lines.join('\n'), seed)?.kind,
    );
    expect(new Set(bySeed).size).toBeGreaterThan(1);
  });

  it('fits into no file without any', () => {
    expect(chooseFault('a.ts', 'export type A = string;', 1)).toBeUndefined();
  });
});
