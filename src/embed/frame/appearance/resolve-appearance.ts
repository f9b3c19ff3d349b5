/** The look that an embedding page asks for, as variables of the theme: only colours, sizes and font names get through. */

import type { ToFrame } from '#embed/protocol/messages.ts';
import { type Colour, contrast, mix, readColour, writeColour } from './color.ts';

type Asked = ToFrame['appearance.set'];
type Tokens = NonNullable<Asked['tokens']>;
type ColourToken = Exclude<keyof Tokens, 'fontFamily' | 'fontSize' | 'radius'>;
type Colours = Record<ColourToken, Colour>;
type Variables = Record<string, string>;

export interface Look {
  readonly scheme: 'auto' | 'light' | 'dark';
  readonly variables: Variables;
  readonly light: Variables;
  readonly dark: Variables;
  /** The base size of text in pixels, where one was asked for. */
  readonly fontSize: number | undefined;
  /** Which tokens were not followed, each with the reason. */
  readonly refused: readonly string[];
}

/** What each colour is where nothing is asked for. */
const presets: Readonly<Record<'light' | 'dark', Readonly<Record<ColourToken, string>>>> = {
  light: {
    accent: '#0b6c68',
    accentText: '#ffffff',
    background: '#f6f8f9',
    surface: '#ffffff',
    sunken: '#eef1f3',
    text: '#151c22',
    textStrong: '#0b1116',
    textDim: '#586670',
    line: '#dde3e7',
    control: '#7f8c96',
    danger: '#a92a25',
    waiting: '#7f540c',
    chart: '#2b9c95',
    focus: '#0b6c68',
  },
  dark: {
    accent: '#6cc4bd',
    accentText: '#0d1216',
    background: '#12181d',
    surface: '#1c242b',
    sunken: '#0d1216',
    text: '#d9e0e5',
    textStrong: '#f3f6f8',
    textDim: '#94a1ab',
    line: '#2f3a43',
    control: '#6f7d88',
    danger: '#f0a29c',
    waiting: '#e9bb58',
    chart: '#3aa7a0',
    focus: '#6cc4bd',
  },
};

/** Where each colour goes. */
const places: Readonly<Record<ColourToken, readonly string[]>> = {
  accent: [
    '--deck-accent',
    '--mantine-color-teal-filled',
    '--mantine-color-teal-outline',
    '--mantine-color-teal-text',
    '--mantine-color-teal-light-color',
    '--mantine-color-anchor',
  ],
  accentText: ['--deck-accent-text', '--mantine-primary-color-contrast'],
  background: ['--mantine-color-body'],
  surface: ['--deck-raised', '--mantine-color-default'],
  sunken: ['--deck-sunken'],
  text: ['--mantine-color-text', '--mantine-color-default-color'],
  textStrong: ['--deck-text-strong', '--mantine-color-bright'],
  textDim: ['--deck-text-dim', '--mantine-color-dimmed', '--mantine-color-placeholder'],
  line: ['--deck-line', '--deck-grid'],
  control: ['--deck-control', '--mantine-color-default-border'],
  danger: ['--mantine-color-error'],
  waiting: ['--deck-waiting'],
  chart: ['--deck-bar'],
  focus: ['--deck-focus'],
};

/** What is read on what: text needs 4.5 : 1, and edges that tell where a control is need 3 : 1. */
const pairs: readonly (readonly [ColourToken, ColourToken, number])[] = [
  ...(['text', 'textStrong', 'textDim', 'accent', 'danger', 'waiting'] as const).flatMap((ink) =>
    (['background', 'surface', 'sunken'] as const).map((ground) => [ink, ground, 4.5] as const),
  ),
  ['accentText', 'accent', 4.5],
  ['control', 'surface', 3],
  ['focus', 'background', 3],
  ['chart', 'surface', 3],
];

/** Reads what was asked for. Whatever is no colour, size or font, or cannot be read by everybody, stays as it was. */
export function readLook(asked: Asked): Look {
  const { scheme = 'auto', tokens = {}, darkTokens = {} } = asked;
  const refused: string[] = [];
  const both = { ...tokens, ...darkTokens };
  const font = both.fontFamily === undefined ? undefined : readFont(both.fontFamily);
  if (both.fontFamily !== undefined && font === undefined) refused.push('fontFamily: names of fonts, separated by commas');
  const radius = both.radius === undefined ? undefined : clamp(both.radius, 0, 16);
  return {
    scheme,
    variables: {
      ...(font === undefined ? {} : { '--mantine-font-family': font, '--mantine-font-family-headings': font }),
      ...(radius === undefined ? {} : { '--mantine-radius-default': `${radius}px`, '--mantine-radius-md': `${radius}px` }),
    },
    light: variablesOf('light', tokens, refused),
    dark: variablesOf('dark', darkTokens, refused),
    fontSize: both.fontSize === undefined ? undefined : clamp(both.fontSize, 12, 18),
    refused,
  };
}

function variablesOf(scheme: 'light' | 'dark', asked: Tokens, refused: string[]): Variables {
  const wanted = new Set<ColourToken>();
  const colours = presetColours(scheme);
  for (const token of colourTokens) {
    const text = asked[token];
    if (text === undefined) continue;
    const colour = readColour(text);
    if (colour === undefined) refused.push(`${token} (${scheme}): a colour as #rrggbb, rgb(…) or hsl(…)`);
    else {
      colours[token] = colour;
      wanted.add(token);
    }
  }
  // Taking one back may spoil another pair, so until all of them can be read.
  for (let spoilt = unreadable(colours, wanted); spoilt !== undefined; spoilt = unreadable(colours, wanted)) {
    const [ink, ground, least] = spoilt;
    refused.push(`${ink} on ${ground} (${scheme}): contrast below ${least} : 1`);
    for (const token of [ink, ground]) {
      if (wanted.delete(token)) colours[token] = presetColours(scheme)[token];
    }
  }
  // A button and the text on it go together, whichever of both was chosen.
  const isButton = wanted.has('accent') || wanted.has('accentText');
  const written = isButton ? new Set([...wanted, 'accent' as const, 'accentText' as const]) : wanted;
  const chosen = [...written].flatMap((token) => places[token].map((name) => [name, writeColour(colours[token])] as const));
  return { ...Object.fromEntries(chosen), ...(wanted.size === 0 ? {} : derived(colours, wanted)) };
}

function unreadable(colours: Colours, wanted: ReadonlySet<ColourToken>) {
  return pairs.find(
    ([ink, ground, least]) => (wanted.has(ink) || wanted.has(ground)) && contrast(colours[ink], colours[ground]) < least,
  );
}

/** Tints that follow from what was chosen, so that nobody has to name all of them. */
function derived(colours: Colours, wanted: ReadonlySet<ColourToken>): Variables {
  const { accent, accentText, surface, text, textStrong, textDim, danger, line } = colours;
  const has = (...tokens: ColourToken[]) => tokens.some((token) => wanted.has(token));
  const soft = tint(surface, accent, 0.12, accent, text, textDim);
  return {
    ...(has('accent', 'surface', 'text', 'textDim')
      ? {
          '--deck-accent-soft': soft,
          '--mantine-color-teal-light': soft,
          '--mantine-color-teal-light-hover': tint(surface, accent, 0.2, accent, text, textDim),
          '--mantine-color-teal-outline-hover': soft,
        }
      : {}),
    ...(has('accent', 'accentText') ? { '--mantine-color-teal-filled-hover': tint(accent, textStrong, 0.15, accentText) } : {}),
    ...(has('danger', 'surface') ? { '--mantine-color-red-light': tint(surface, danger, 0.12, danger) } : {}),
    ...(has('line', 'surface', 'text', 'textDim')
      ? {
          '--mantine-color-gray-light': tint(surface, line, 0.5, text, textDim),
          '--mantine-color-gray-light-hover': tint(surface, line, 0.9, text, textDim),
          '--mantine-color-default-hover': tint(surface, line, 0.5, text, textDim),
        }
      : {}),
  };
}

/** A ground with so much of another colour in it, or less, as long as whatever is read on it can be read. */
function tint(ground: Colour, other: Colour, most: number, ...inks: readonly Colour[]): string {
  const isRead = (share: number) => inks.every((ink) => contrast(ink, mix(ground, other, share)) >= 4.5);
  const shares = Array.from({ length: 20 }, (_, at) => (most * (20 - at)) / 20);
  return writeColour(mix(ground, other, shares.find(isRead) ?? 0));
}

const colourTokens = Object.keys(presets.light).filter((name): name is ColourToken => Object.hasOwn(presets.light, name));

function presetColours(scheme: 'light' | 'dark'): Colours {
  const read = (token: ColourToken): Colour => readColour(presets[scheme][token]) ?? [0, 0, 0];
  return {
    accent: read('accent'),
    accentText: read('accentText'),
    background: read('background'),
    surface: read('surface'),
    sunken: read('sunken'),
    text: read('text'),
    textStrong: read('textStrong'),
    textDim: read('textDim'),
    line: read('line'),
    control: read('control'),
    danger: read('danger'),
    waiting: read('waiting'),
    chart: read('chart'),
    focus: read('focus'),
  };
}

/** Font names, each in quotes again, so that nothing else can stand between them. */
function readFont(text: string): string | undefined {
  const names = text.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));
  if (names.some((name) => !/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u.test(name))) return undefined;
  const generic = /^(serif|sans-serif|monospace|system-ui|ui-sans-serif|ui-serif|ui-rounded)$/;
  return names.map((name) => (generic.test(name) ? name : `'${name}'`)).join(', ');
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
