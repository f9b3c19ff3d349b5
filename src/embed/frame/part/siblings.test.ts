/** Tests of siblings: whose messages are those of another frame of Linkdeck on the same page. */
import { expect, test } from 'vitest';
import { isSibling } from './siblings.ts';

const page = {};
const frameOf = (origin: string, parent: object = page) => ({ origin, parent });

test.each([
  [
    'a frame of the same page and origin',
    'https://deck.example',
    'https://deck.example',
    page,
    true,
  ],
  ['a frame of another origin', 'https://deck.example', 'https://evil.example', page, false],
  ['a frame of another page', 'https://deck.example', 'https://deck.example', {}, false],
  ['a frame without an origin, to another without', 'null', 'null', page, false],
])('A message of %s', (_, own, theirs, parent, isOne) => {
  const self = frameOf(own) as unknown as Window; // what is read of it
  const event = { origin: theirs, source: frameOf(theirs, parent) } as unknown as MessageEvent;
  expect(isSibling(self, event)).toBe(isOne);
});

test('A message of the frame itself is not one', () => {
  const self = frameOf('https://deck.example') as unknown as Window; // as above
  const event = { origin: self.origin, source: self } as unknown as MessageEvent;
  expect(isSibling(self, event)).toBe(false);
});
