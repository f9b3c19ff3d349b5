import { describe, expect, it, vi } from 'vitest';
import { openPreferences } from './preferences.ts';

function place(entry: string | null = null) {
  const stored = new Map<string, string>(entry === null ? [] : [['linkdeck.preferences', entry]]);
  return {
    stored,
    open: () => ({
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    }),
  };
}

const nothing = { locale: '', timeZone: '', usesNeutralNames: false };

describe('What a user has chosen', () => {
  it('is kept, told to those who listen, and there again the next time', () => {
    const { open } = place();
    const store = openPreferences(open);
    const onChange = vi.fn();
    const stopped = vi.fn();
    store.subscribe(onChange);
    store.subscribe(stopped)();
    store.change({ timeZone: 'Asia/Tokyo' });
    store.change({ usesNeutralNames: true });
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(stopped).not.toHaveBeenCalled();
    expect(openPreferences(open).get()).toEqual({
      locale: '',
      timeZone: 'Asia/Tokyo',
      usesNeutralNames: true,
    });
  });

  it('is forgotten without leaving anything behind', () => {
    const { open, stored } = place('{"locale":"de-CH"}');
    const store = openPreferences(open);
    stored.clear();
    store.forget();
    expect(store.get()).toEqual(nothing);
    expect(stored.size).toBe(0);
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"locale":7,"timeZone":null,"usesNeutralNames":"yes"}',
    '{"locale":"no such","timeZone":"Mars/Base"}',
  ])('reads as no choice where what is kept makes no sense: %s', (entry) => {
    expect(openPreferences(place(entry).open).get()).toEqual(nothing);
  });

  it('keeps what makes sense beside what does not, and nothing of the labels of earlier versions', () => {
    const entry = '{"locale":"de-CH","timeZone":"Mars/Base","labels":{"forum":"Agora"}}';
    expect(openPreferences(place(entry).open).get()).toEqual({
      locale: 'de-CH',
      timeZone: '',
      usesNeutralNames: false,
    });
  });

  it('holds until the page is closed where storage is blocked', () => {
    const store = openPreferences(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    store.change({ locale: 'fr-FR' });
    expect(store.get()).toEqual({ ...nothing, locale: 'fr-FR' });
  });
});
