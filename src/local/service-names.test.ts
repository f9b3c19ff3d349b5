/** Kept service names: what is read of them, also where something else lies there. */
import { expect, it } from 'vitest';
import { keepNames, readKeptNames } from './service-names.ts';

function place(text: string | null = null) {
  let kept = text;
  return () => ({
    getItem: () => kept,
    setItem: (_: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  });
}

it('Names are read as they were kept', () => {
  const storage = place();
  expect(readKeptNames(storage, 'a')).toEqual({ chosen: null, found: null });
  keepNames(storage, 'a', { chosen: 'common', found: 'neutral' });
  expect(readKeptNames(storage, 'a')).toEqual({ chosen: 'common', found: 'neutral' });
  keepNames(storage, 'a', { chosen: null, found: null });
  expect(storage().getItem()).toBeNull();
});

it.each(['{', '[]', 'null', '{"chosen":"vendor","found":7}'])('%s counts as nothing', (text) => {
  expect(readKeptNames(place(text), 'a')).toEqual({ chosen: null, found: null });
});

it('Blocked storage keeps nothing and fails at nothing', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  keepNames(blocked, 'a', { chosen: 'common', found: null });
  expect(readKeptNames(blocked, 'a')).toEqual({ chosen: null, found: null });
});
