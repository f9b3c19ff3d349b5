import { Link2 } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { matchActions } from './match-actions.ts';

const command = (title: string, more: { detail?: string; keywords?: string } = {}) => ({
  id: title,
  title,
  icon: Link2,
  ...more,
});

const all = [
  command('Go to Links'),
  command('Go to Channels'),
  command('go.test/summer', { detail: 'https://shop.example/links' }),
  command('Link status', { keywords: 'health' }),
  command('Café menu'),
];

const found = (text: string) => matchActions(all, text).map(({ title }) => title);

describe('matchActions', () => {
  test('Nothing typed leaves all in their order', () => {
    expect(found('  ')).toEqual(all.map(({ title }) => title));
  });

  test('Each word has to occur, in any order and anywhere', () => {
    expect(found('channels go')).toEqual(['Go to Channels']);
    expect(found('summer shop')).toEqual(['go.test/summer']);
    expect(found('health')).toEqual(['Link status']);
    expect(found('links nowhere')).toEqual([]);
  });

  test('A title that begins with the text comes before a word in it, and that before a detail', () => {
    expect(found('link')).toEqual(['Link status', 'Go to Links', 'go.test/summer']);
  });

  test('Case and accents do not count', () => {
    expect(found('CAFE')).toEqual(['Café menu']);
    expect(found('café')).toEqual(['Café menu']);
  });

  test('Letters that mean something to patterns are letters', () => {
    expect(found('.*')).toEqual([]);
    expect(found('go.test')).toEqual(['go.test/summer']);
  });
});
