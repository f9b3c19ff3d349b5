import { describe, expect, it } from 'vitest';
import { contrast } from '#ui/color.ts';
import { resolveAppearance } from './resolve-appearance.ts';

describe('Theme values that inject styles are rejected', () => {
  it.each([
    'url(https://evil.example/x)',
    'red; background: url(//evil.example)',
    '#fff} body{display:none',
    'var(--secret)',
    'expression(alert(1))',
    'rgb(0,0,0',
    'rgba(0, 0, 0, 0.1)',
    'inherit',
    'hsl(10 200% 10%)',
    'rgb(256, 0, 0)',
    '#12',
    '',
  ])('%s', (text) => {
    const { light, refused } = resolveAppearance({ tokens: { accent: text } });
    expect(light).toEqual({});
    expect(refused).toEqual(['accent (light): a colour as #rrggbb, rgb(…) or hsl(…)']);
  });

  it.each(["Arial'; } body { display: none", 'url(x)', 'A, , B', 'x'.repeat(90), '"'])(
    'as the name of a font: %s',
    (fontFamily) => {
      const { variables, refused } = resolveAppearance({ tokens: { fontFamily } });
      expect(variables).toEqual({});
      expect(refused).toHaveLength(1);
    },
  );

  it('and what is written is made of numbers and quoted names alone', () => {
    const { light, variables } = resolveAppearance({
      tokens: {
        accent: 'hsl(10, 70%, 30%)',
        background: 'rgb(255 250 240)',
        fontFamily: `"Source Sans 3", Georgia, serif`,
      },
    });
    expect(Object.values(light).every((value) => /^#[\da-f]{6}$/.test(value))).toBe(true);
    expect(variables['--mantine-font-family']).toBe(`'Source Sans 3', 'Georgia', serif`);
  });
});

describe('Theme colours without enough contrast are rejected', () => {
  it.each([
    [{ text: '#999999' }, 'text on background'],
    [{ background: '#333333' }, 'text on background'],
    [{ accent: '#ffe08a' }, 'accent on background'],
    [{ accentText: '#6a1090', accent: '#7a1fa2' }, 'accentText on accent'],
  ])('%j is not followed', (tokens, pair) => {
    const { light, refused } = resolveAppearance({ tokens });
    expect(refused.join()).toContain(pair);
    expect(Object.values(light)).not.toContain(Object.values(tokens)[0]);
  });

  it('colours that fit together replace each other even where neither fits the preset', () => {
    const night = {
      text: '#eeeeee',
      textStrong: '#ffffff',
      textDim: '#bbbbbb',
      background: '#101010',
      surface: '#181818',
      sunken: '#080808',
      accent: '#ffd166',
      accentText: '#201000',
      danger: '#ffb4ab',
      waiting: '#ffcf70',
      control: '#888888',
      focus: '#ffd166',
      chart: '#ffd166',
      line: '#333333',
    };
    const { light, refused } = resolveAppearance({ tokens: night });
    expect(refused).toEqual([]);
    expect(light).toMatchObject({
      '--mantine-color-body': '#101010',
      '--deck-accent': '#ffd166',
      '--deck-accent-text': '#201000',
    });
  });

  it('a light accent in the dark scheme gets dark text on it without being asked to', () => {
    const { dark } = resolveAppearance({ darkTokens: { accent: '#ffd166' } });
    const ink = dark['--deck-accent-text'] ?? '';
    const ground = dark['--mantine-color-teal-filled'] ?? '';
    expect(contrast(ink, ground)).toBeGreaterThan(4.5);
  });

  it('the ground of a chosen row or a badge stays as light as what is read on it needs', () => {
    // Just readable on the surface, so that no tint has room.
    const { light, refused } = resolveAppearance({
      tokens: { accent: '#a14d1c', textDim: '#6c6c6c', line: '#101010', danger: '#b3332d' },
    });
    expect(refused).toEqual([]);
    const read = (name: string) => light[name] ?? '';
    for (const ground of ['--deck-accent-soft', '--mantine-color-teal-light-hover']) {
      for (const ink of ['--deck-accent', '--deck-text-dim'])
        expect(contrast(read(ink), read(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
    }
    for (const ground of [
      '--mantine-color-default-hover',
      '--mantine-color-gray-light',
      '--mantine-color-gray-light-hover',
    ]) {
      expect(contrast(read('--deck-text-dim'), read(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
    expect(
      contrast(read('--mantine-color-error'), read('--mantine-color-red-light')),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('the text of a button is asked for together with the ground that it was measured on', () => {
    const { dark } = resolveAppearance({ darkTokens: { accentText: '#000000' } });
    expect(dark).toMatchObject({
      '--deck-accent-text': '#000000',
      '--mantine-color-teal-filled': '#6cc4bd',
    });
  });

  it('what is wrong or waits can be read on every ground', () => {
    // Enough on the ground of the page, and too little on what lies below it.
    const { refused } = resolveAppearance({ tokens: { waiting: '#727272' } });
    expect(refused).toEqual(['waiting on sunken (light): contrast below 4.5 : 1']);
  });
});

it('Sizes are kept within what can be used', () => {
  expect(resolveAppearance({ tokens: { fontSize: 400, radius: 999 } })).toMatchObject({
    fontSize: 18,
    variables: { '--mantine-radius-default': '16px' },
  });
  expect(resolveAppearance({ tokens: { fontSize: 1, radius: 0 } })).toMatchObject({
    fontSize: 12,
    variables: { '--mantine-radius-default': '0px' },
  });
});
