/** Kept service names: what is read of them, also where something else lies there. */
import { expect, it } from 'vitest';
import { readStoredNames, storeNames } from './service-names.ts';

function place(text: string | null = null) {
  let stored = text;
  return () => ({
    getItem: () => stored,
    setItem: (_: string, value: string) => void (stored = value),
    removeItem: () => void (stored = null),
  });
}

it('Names are read as they were kept', () => {
  const storage = place();
  expect(readStoredNames(storage, 'a')).toEqual({ chosen: null, found: null });
  storeNames(storage, 'a', { chosen: 'common', found: 'neutral' });
  expect(readStoredNames(storage, 'a')).toEqual({ chosen: 'common', found: 'neutral' });
  storeNames(storage, 'a', { chosen: null, found: null });
  expect(storage().getItem()).toBeNull();
});

it.each(['{', '[]', 'null', '{"chosen":"vendor","found":7}'])('%s counts as nothing', (text) => {
  expect(readStoredNames(place(text), 'a')).toEqual({ chosen: null, found: null });
});

it('Blocked storage keeps nothing and fails at nothing', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  storeNames(blocked, 'a', { chosen: 'common', found: null });
  expect(readStoredNames(blocked, 'a')).toEqual({ chosen: null, found: null });
});
