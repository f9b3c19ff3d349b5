import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { contrast } from './color.ts';
import { cssVariablesResolver, theme } from './theme.ts';

const { colors } = mergeMantineTheme(DEFAULT_THEME, theme);
const variables = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));

describe.each(['light', 'dark'] as const)('In the %s scheme', (scheme) => {
  const color = (name: string) => new Map(Object.entries(variables[scheme])).get(name) ?? '';
  const grounds = ['--mantine-color-body', '--deck-raised', '--deck-floating', '--deck-sunken'];

  test.each([
    '--deck-text-dim',
    '--deck-text-strong',
    '--deck-accent',
    '--deck-waiting',
    '--mantine-color-error',
    '--mantine-color-dimmed',
  ])('%s can be read on every ground', (text) => {
    for (const ground of grounds)
      expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['--deck-accent', '--deck-accent-soft'],
    ['--mantine-color-placeholder', '--deck-raised'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['--deck-control', '--deck-bar', '--deck-focus', '--mantine-color-default-border'])(
    '%s stands out from the page and from what is raised',
    (drawn) => {
      expect(contrast(color(drawn), color('--deck-raised'))).toBeGreaterThanOrEqual(3);
      expect(contrast(color(drawn), color('--mantine-color-body'))).toBeGreaterThanOrEqual(3);
    },
  );
});

test('The words on a filled button can be read, also under the pointer', () => {
  for (const name of ['teal', 'red', 'amber'] as const) {
    for (const shade of [6, 7, 8]) {
      expect(contrast('#ffffff', colors[name]?.[shade] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('Every colour that is named is one that exists', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  const text = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
  const named = new Set(Array.from(text.matchAll(/var\((--deck-[a-z-]+)/g), ([, name]) => name));
  const given = new Set(Array.from(text.matchAll(/(--deck-[a-z-]+)'?[,:]/g), ([, name]) => name));
  expect([...named].filter((name) => !given.has(name))).toEqual([]);
});
