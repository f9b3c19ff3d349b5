/** UTM tags in the destination of a link. */
import { describe, expect, it } from 'vitest';
import { noTags, splitTags, tagsIn, withTags } from './utm-tags.ts';

const news = { ...noTags, utm_source: 'news', utm_medium: 'e mail' };

describe('UTM tags', () => {
  it.each([
    ['https://shop.example/a', 'https://shop.example/a?utm_source=news&utm_medium=e+mail'],
    [
      'https://shop.example/a?x=%20#top',
      'https://shop.example/a?x=%20&utm_source=news&utm_medium=e+mail#top',
    ],
    [
      'https://shop.example/?utm_source=old&b',
      'https://shop.example/?b&utm_source=news&utm_medium=e+mail',
    ],
    ['not an address', 'not an address'],
  ])('are written into %s, in place of those of the same name', (url, wanted) => {
    expect(withTags(url, news)).toBe(wanted);
    expect(withTags(wanted, news)).toBe(wanted);
  });

  it('that are not set leave an address as it was typed', () => {
    expect(withTags('https://shop.example', noTags)).toBe('https://shop.example');
  });

  it('are read from an address, and apart from it only where both make the same address again', () => {
    const url = 'https://shop.example/a?x=1&utm_source=news&utm_medium=e+mail#top';
    expect(tagsIn(url)).toEqual(news);
    expect(splitTags(url)).toEqual({ url: 'https://shop.example/a?x=1#top', utm: news });
    const first = 'https://shop.example/a?utm_source=news&x=1';
    expect(splitTags(first)).toEqual({ url: first, utm: noTags });
    expect(splitTags('typed')).toEqual({ url: 'typed', utm: noTags });
  });
});
