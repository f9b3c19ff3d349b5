import { describe, expect, it } from 'vitest';
import { pressedKey } from './pressed-key.ts';

/** What Chrome sends for the keys where a Latin keyboard has C, K, G, O, A, L, Z and /. */
const places = ['KeyC', 'KeyK', 'KeyG', 'KeyO', 'KeyA', 'KeyL', 'KeyZ', 'Slash'];
const letters = ['c', 'k', 'g', 'o', 'a', 'l', 'z', '/'];
const layouts: Readonly<Record<string, readonly string[]>> = {
  Arabic: ['ؤ', 'ن', 'ل', 'خ', 'ش', 'م', 'ئ', 'ظ'],
  Persian: ['ز', 'ن', 'ل', 'خ', 'ش', 'م', 'ظ', '/'],
  Russian: ['с', 'л', 'п', 'щ', 'ф', 'д', 'я', '.'],
  Ukrainian: ['с', 'л', 'п', 'щ', 'ф', 'д', 'я', '.'],
  Greek: ['ψ', 'κ', 'γ', 'ο', 'α', 'λ', 'ζ', '/'],
  Hebrew: ['ב', 'ל', 'ע', 'ם', 'ש', 'ך', 'ז', '.'],
  English: letters,
};

describe('The key that a shortcut means', () => {
  it.each(Object.keys(layouts))('is that of its place where the layout is %s', (layout) => {
    const pressed = places.map((code, index) =>
      pressedKey({ key: layouts[layout]?.[index] ?? '', code, shiftKey: false }),
    );
    expect(pressed).toEqual(letters);
  });

  it.each([
    // Dvorak writes c, k, g, o, a, l, z and / elsewhere.
    ['c', 'KeyI', 'c'],
    ['k', 'KeyV', 'k'],
    ['g', 'KeyU', 'g'],
    ['o', 'KeyS', 'o'],
    ['l', 'KeyP', 'l'],
    ['z', 'Slash', 'z'],
    ['/', 'BracketLeft', '/'],
    [';', 'KeyZ', ';'],
    [',', 'KeyW', ','],
    // AZERTY
    ['a', 'KeyQ', 'a'],
    ['z', 'KeyW', 'z'],
    [',', 'KeyM', ','],
    ['m', 'Semicolon', 'm'],
    ['!', 'Slash', '!'],
    ['é', 'Digit2', 'é'],
    // BÉPO
    ['à', 'KeyZ', 'à'],
    // German
    ['-', 'Slash', '-'],
    ['ü', 'BracketLeft', 'ü'],
  ])('is the one that is written, %s at %s, where the layout is Latin', (key, code, expected) => {
    expect(pressedKey({ key, code, shiftKey: false })).toBe(expected);
  });

  it.each([
    ['C', 'KeyC', 'c'],
    ['С', 'KeyC', 'c'],
    ['}', 'KeyC', '}'],
    ['لآ', 'KeyB', 'b'],
    ['؟', 'Slash', '?'],
    [',', 'Slash', '?'],
    ['?', 'Slash', '?'],
    ['/', 'Digit7', '/'],
    ['?', 'Digit7', '?'],
  ])('%s at %s with Shift is %s', (key, code, expected) => {
    expect(pressedKey({ key, code, shiftKey: true })).toBe(expected);
  });

  it.each(['Enter', 'Escape', 'ArrowDown', ' ', 'Dead', 'Unidentified', 'Process', 'F2'])(
    'is its name where it writes nothing: %s',
    (key) => {
      expect(pressedKey({ key, code: 'KeyC', shiftKey: false })).toBe(key);
    },
  );
});
