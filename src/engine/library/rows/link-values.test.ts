import { describe, expect, it } from 'vitest';
import { textOf, wordsOf } from './link-values.ts';

const link = {
  alias: 'adv-1',
  title: 'Advent raffle',
  description: '',
  longurl: 'https://Shop.example/tents/one?utm_source=Mail&utm_content=top%20banner&flag&a[]=7#map',
};
const isFoundBy = (q: string) => wordsOf(q).every((word) => textOf(link).includes(word));

describe('What a search in links reads', () => {
  it.each([
    'shop.example',
    'tents/one',
    'mail',
    'banner',
    'flag',
    '#map',
    'raffle adv-1',
    'utm_source=mail',
    'utm_source=mail&utm_content=top%20banner',
    'https://shop.example/tents',
    link.longurl,
  ])('has %s', (q) => expect(isFoundBy(q)).toBe(true));

  it.each([
    'https://a.example/?x=1&amp;utm_content=top',
    'https://a.example/?utm%5Fcontent=top',
    'https://a.example/?x=1;utm_content=top',
    'https://a.example/#utm_content=top',
    'https://a.example/#/go?utm_content=top',
    'https://a.example/?größe=top&filter%5Bcontent%5D=x&fb:content=y',
  ])('has values and no names, however they are parted: %s', (longurl) => {
    const text = textOf({ alias: null, longurl, title: null, description: null });
    expect(['top', 'tent', 'amp;', 'größe'].map((word) => text.includes(word))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(['https', 'utm', 'source', 'content', 'utm_content', 'utm_source=banana', 'a[]'])(
    'has neither the names of parameters nor the scheme: %s',
    (q) => expect(isFoundBy(q)).toBe(false),
  );

  it.each([
    ['R&D', ['r&d']],
    ['50 % a=', ['50', '%']],
    ['', []],
  ])('%j is searched by the words %j', (q, words) => expect(wordsOf(q)).toEqual(words));
});
