import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { browserEntry } from './browser-entry.ts';

const open = () => browserEntry('linkdeck.test', z.object({ size: z.int() }));

function storage(items: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('An entry of local storage', () => {
  it('is read as it was written, and is undefined before', () => {
    const items = new Map<string, string>();
    storage(items);
    expect(open().read()).toBeUndefined();
    expect(open().write({ size: 3 })).toBe(true);
    expect(items.get('linkdeck.test')).toBe('{"size":3}');
    expect(open().read()).toEqual({ size: 3 });
  });

  it.each([
    ['no JSON', 'dark'],
    ['another form', '{"size":"large"}'],
    ['nothing', ''],
  ])('is undefined where it holds %s', (_, text) => {
    storage(new Map([['linkdeck.test', text]]));
    expect(open().read()).toBeUndefined();
  });

  it('is undefined where storage is blocked, and says that nothing was stored', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(open().read()).toBeUndefined();
    expect(open().write({ size: 3 })).toBe(false);
  });
});
