import { describe, expect, it } from 'vitest';
import { comparedDestination, readTags } from './url-tags.ts';

describe('UTM tags', () => {
  it.each([
    [
      'https://a.example/?utm_source=news&utm_medium=email&utm_campaign=Spring+sale',
      'news',
      'Spring sale',
    ],
    ['https://a.example/p?x=1&utm_campaign=caf%C3%A9#top', '', 'café'],
    ['https://a.example/?utm_source=one&utm_source=two', 'one', ''],
    ['https://a.example/#?utm_source=fragment', '', ''],
    ['https://a.example/?utm_source=100%&utm_campaign', '100%', ''],
    ['https://a.example/?my_utm_source=no', '', ''],
    ['no address', '', ''],
  ])('are read from %s', (url, source, campaign) => {
    expect(readTags(url)).toMatchObject({ source, campaign });
  });
});

describe('Destinations', () => {
  it.each([
    ['https://www.a.example/x/', 'http://a.example/x'],
    ['https://A.example', 'https://a.example/'],
    ['https://a.example/x?b=2&a=1', 'https://a.example/x?a=1&b=2'],
    ['https://a.example/x/?a=1', 'https://a.example/x?a=1'],
  ])('are the same: %s and %s', (one, other) => {
    expect(comparedDestination(one)).toBe(comparedDestination(other));
  });

  it.each([
    ['https://a.example/x', 'https://a.example/X'],
    ['https://a.example/x?utm_source=a', 'https://a.example/x'],
    ['https://a.example/x#one', 'https://a.example/x#two'],
    ['https://a.example/', 'https://b.example/'],
    ['myapp://a.example/', 'https://a.example/'],
  ])('differ: %s and %s', (one, other) => {
    expect(comparedDestination(one)).not.toBe(comparedDestination(other));
  });
});
