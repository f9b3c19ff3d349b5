/** The words that a search without results may have meant. */
import { describe, expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const links = [
  { alias: 'tent-2', title: 'Cairn two-person tent', longurl: 'https://shop.example/camp' },
  { alias: null, title: 'Straße nach Zürich', longurl: null },
];

describe('didYouMean', () => {
  it.each([
    ['tnet', 'tent'],
    ['tentt', 'tent'],
    ['tet', 'tent'],
    ['tant', 'tent'],
    ['CARIN tent', 'cairn tent'],
    ['person tnet', 'person tent'],
    ['zürihc', 'zürich'],
  ])('has %s for %s', (typed, meant) => expect(didYouMean(typed, links)).toBe(meant));

  it.each(['tent', 'ten', 'kayak', 'tnet kayak', 'netty', ''])('has nothing for "%s"', (typed) =>
    expect(didYouMean(typed, links)).toBeNull(),
  );

  it('has nothing where no link is similar', () => expect(didYouMean('tnet', [])).toBeNull());
});
