/** Aliases of new links: what the reply says of them, and those that come near one that is taken. */
import { describe, expect, it } from 'vitest';
import { aliasDiffers, monthAlias, nextAlias, shortUrlOf } from './alias.ts';

describe('aliasDiffers', () => {
  it('Compares with what came back, however it is spelled', () => {
    expect(aliasDiffers('summer', 'https://go.example/summer')).toBe(false);
    expect(aliasDiffers('sömmer', 'https://go.example/s%C3%B6mmer')).toBe(false);
    expect(aliasDiffers('Summer', 'https://go.example/summer')).toBe(false);
    expect(aliasDiffers('summer', 'https://go.example/a1b2')).toBe(true);
    expect(aliasDiffers('100%', 'https://go.example/100%')).toBe(false);
    expect(aliasDiffers(undefined, 'https://go.example/a1b2')).toBe(false);
  });
});

it('The short URL of an alias has the domain without its slash, and is empty without one', () => {
  expect(shortUrlOf('https://go.example/', 'sömmer')).toBe('https://go.example/s%C3%B6mmer');
  expect(shortUrlOf(' host.example/go ', 'a')).toBe('https://host.example/go/a');
  expect([shortUrlOf('', 'a'), shortUrlOf('go.example', '')]).toEqual(['', '']);
});

describe('An alias that is taken', () => {
  it('is followed by its next number', () => {
    expect(['home', 'home-2', 'home-9', 'a-b', '2026', '-2'].map(nextAlias)).toEqual([
      'home-2',
      'home-3',
      'home-10',
      'a-b-2',
      '2026-2',
      '-2-2',
    ]);
  });

  it('or by the month', () => {
    expect(monthAlias('home', Date.UTC(2026, 10, 15))).toBe('home-nov');
  });
});
