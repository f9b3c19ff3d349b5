import { describe, expect, it } from 'vitest';
import { defaultSettings, isRedirectTypeNotation } from '#features/settings/SettingsContext.tsx';
import { formatRedirectType, parseRedirectType } from './redirect-type.ts';

const usual = defaultSettings.openingNotation;

describe('How a link opens', () => {
  it.each([
    ['', { kind: 'unsaid' }],
    ['direct', { kind: 'direct' }],
    ['splash', { kind: 'splash' }],
    ['12', { kind: 'splashPage', id: 12 }],
    ['overlay-3', { kind: 'overlay', id: 3 }],
    ['overlay-0', { kind: 'other', text: 'overlay-0' }],
    ['overlay-', { kind: 'other', text: 'overlay-' }],
    ['<b>', { kind: 'other', text: '<b>' }],
  ])('“%s” is read', (type, redirectType) => {
    expect(parseRedirectType(type, usual)).toEqual(redirectType);
  });

  it('is read as it was written, in every notation', () => {
    for (const notation of [
      usual,
      { splashPage: 'page:{id}', overlay: '{id}' },
      { splashPage: 'a{id}a', overlay: '{id}-cta' },
    ]) {
      for (const kind of ['splashPage', 'overlay'] as const) {
        expect(parseRedirectType(formatRedirectType(kind, 47, notation), notation)).toEqual({
          kind,
          id: 47,
        });
      }
    }
  });

  it.each(['{id}', 'overlay-{id}', '{id}-cta'])('“%s” is a notation', (text) => {
    expect(isRedirectTypeNotation(text)).toBe(true);
  });

  it.each(['', 'overlay', '{id}{id}', 'v2{id}', '{id}0', '{ID}', 'x'.repeat(50) + '{id}'])(
    '“%s” is none',
    (text) => {
      expect(isRedirectTypeNotation(text)).toBe(false);
    },
  );
});
