/** G, and the letter of a screen. */
import { beforeEach, expect, it } from 'vitest';
import { GoKeys } from './go-keys.ts';

let keys: GoKeys;
beforeEach(() => {
  keys = new GoKeys();
  document.body.replaceChildren();
});

function press(key: string, at: number, target: Element = document.body, init = {}) {
  const event = new KeyboardEvent('keydown', { key, ...init });
  Object.defineProperty(event, 'timeStamp', { value: at });
  Object.defineProperty(event, 'target', { value: target });
  return keys.pathOf(event);
}

it.each([
  ['o', '/overview'],
  ['l', '/links'],
  ['c', '/channels'],
  ['m', '/campaigns'],
  ['a', '/activity'],
])('G and then %s lead to %s, within a second', (letter, path) => {
  expect(press('g', 0)).toBeUndefined();
  expect(press(letter, 1000)).toBe(path);
  expect(press(letter, 1001)).toBeUndefined();
  press('g', 2000);
  expect(press(letter, 3001)).toBeUndefined();
});

it('Another key between them, a modifier and a field mean something else', () => {
  press('g', 0);
  press('x', 1);
  expect(press('o', 2)).toBeUndefined();
  press('g', 10, document.body, { ctrlKey: true });
  expect(press('o', 11)).toBeUndefined();
  const field = document.createElement('input');
  press('g', 20, field);
  expect(press('o', 21, field)).toBeUndefined();
});
