import { describe, expect, it } from 'vitest';
import { linkTitle } from './link-title.ts';

const link = {
  title: null,
  alias: 'k4vqx7m',
  shorturl: 'https://go.test/k4vqx7m',
  longurl: 'https://shop.example/winter-gifts',
};

describe('The title of a link', () => {
  it('is the one that the user gave', () => {
    expect(linkTitle({ ...link, title: ' iPhone cases ', alias: 'gifts' })).toBe('iPhone cases');
  });

  it.each([
    'shop.example',
    'www.shop.example',
    'Shop.Example/',
    'https://shop.example/winter-gifts',
    ' ',
  ])('is not %o, which only repeats the destination', (title) => {
    expect(linkTitle({ ...link, title })).toBe('Winter gifts');
  });

  it.each([
    ['in-both-tabs', 'In both tabs'],
    ['advent-26-press-ar', 'Advent 26 press ar'],
    ['raffle', 'Raffle'],
    ['SALE', 'SALE'],
    ['om-x', 'Om x'],
    ['خصم-الشتاء', 'خصم الشتاء'],
    ['%C3%BCbersicht', 'Übersicht'],
  ])('is %o of a chosen alias in words', (alias, words) => {
    expect(linkTitle({ ...link, alias })).toBe(words);
  });

  it.each(['k4vqx7m', '5xcbyfb', 'fpywmm8', 'wfbsfqx', 'aB3xY', 'qwKpZz', 'x-7', '2026', ''])(
    'is that of the destination where the alias %o is no word',
    (alias) => {
      expect(linkTitle({ ...link, alias })).toBe('Winter gifts');
    },
  );

  it.each([
    ['https://shop.example/de/t%C3%B6pfe.html?utm_source=x', 'Töpfe'],
    ['https://shop.example/en/advent_sale/#top', 'Advent sale'],
    ['https://shop.example/%E0%A4%A', '%E0%A4%A'],
    ['https://shop.example/?utm_source=x', 'shop.example'],
  ])('of %s is %s', (longurl, words) => {
    expect(linkTitle({ ...link, longurl })).toBe(words);
  });

  it('is the alias or the short link where no destination was read', () => {
    expect(linkTitle({ ...link, longurl: null })).toBe('k4vqx7m');
    expect(linkTitle({ ...link, longurl: null, alias: null })).toBe('https://go.test/k4vqx7m');
    expect(linkTitle({ title: null, alias: null, shorturl: null, longurl: null })).toBe('');
  });
});
