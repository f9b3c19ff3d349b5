/**
 * Appearance tokens: turns the appearance that a parent page asks for into theme variables, and
 * refuses what is unreadable.
 */
import type { ToFrame } from '#embed/protocol/messages.ts';
import { contrast, mixColors, readColor } from '#ui/color.ts';
import { schemeVariables } from '#ui/theme.ts';

type Appearance = ToFrame['appearance.set'];
type Tokens = NonNullable<Appearance['tokens']>;
type ColorToken = Exclude<keyof Tokens, 'fontFamily' | 'fontSize' | 'radius'>;
type Scheme = keyof typeof schemeVariables;
type Variables = Record<string, string>;
type ColorOf = (token: ColorToken) => string;

export type ResolvedAppearance = ReturnType<typeof resolveAppearance>;

/** The theme variables that each colour sets; the first one holds its preset. */
const variablesOf = {
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
} as const satisfies Record<
  ColorToken,
  readonly [keyof (typeof schemeVariables)['light'], ...string[]]
>;

const colorTokens = Object.keys(variablesOf).filter((name): name is ColorToken =>
  Object.hasOwn(variablesOf, name),
);

/** Foreground, background and contrast: text needs 4.5 : 1, and the edge of a control 3 : 1. */
const contrastRules: readonly (readonly [ColorToken, ColorToken, number])[] = [
  ...(['text', 'textStrong', 'textDim', 'accent', 'danger', 'waiting'] as const).flatMap((ink) =>
    (['background', 'surface', 'sunken'] as const).map((ground) => [ink, ground, 4.5] as const),
  ),
  ['accentText', 'accent', 4.5],
  ['control', 'surface', 3],
  ['focus', 'background', 3],
  ['chart', 'surface', 3],
];

/**
 * Resolves the tokens. Those that are no colour, size or font, or that would be unreadable, are
 * refused and keep their preset.
 */
export function resolveAppearance({ scheme = 'auto', tokens = {}, darkTokens = {} }: Appearance) {
  const refused: string[] = [];
  const { fontFamily, fontSize, radius } = { ...tokens, ...darkTokens };
  const font = fontFamily === undefined ? undefined : quoteFonts(fontFamily);
  if (fontFamily !== undefined && font === undefined)
    refused.push('fontFamily: names of fonts, separated by commas');
  const round = radius === undefined ? undefined : `${clamp(radius, 0, 16)}px`;
  return {
    scheme,
    variables: {
      ...(font === undefined
        ? {}
        : { '--mantine-font-family': font, '--mantine-font-family-headings': font }),
      ...(round === undefined
        ? {}
        : { '--mantine-radius-default': round, '--mantine-radius-md': round }),
    },
    light: resolveColors('light', tokens, refused),
    dark: resolveColors('dark', darkTokens, refused),
    /** The base size of text in pixels, where one was asked for. */
    fontSize: fontSize === undefined ? undefined : clamp(fontSize, 12, 18),
    /** Which tokens were not followed, each with the reason. */
    refused,
  };
}

function resolveColors(scheme: Scheme, tokens: Tokens, refused: string[]): Variables {
  const chosen = new Map<ColorToken, string>();
  const colorOf: ColorOf = (token) => chosen.get(token) ?? presetOf(scheme, token);
  for (const token of colorTokens) {
    const text = tokens[token];
    const color = text === undefined ? undefined : readColor(text);
    if (color !== undefined) chosen.set(token, color);
    else if (text !== undefined)
      refused.push(`${token} (${scheme}): a colour as #rrggbb, rgb(…) or hsl(…)`);
  }
  const findUnreadable = () =>
    contrastRules.find(
      ([ink, ground, min]) =>
        (chosen.has(ink) || chosen.has(ground)) && contrast(colorOf(ink), colorOf(ground)) < min,
    );
  // Refusing one colour may make another pair unreadable, so the check repeats until all pairs can be
  // read.
  for (let pair = findUnreadable(); pair !== undefined; pair = findUnreadable()) {
    const [ink, ground, min] = pair;
    refused.push(`${ink} on ${ground} (${scheme}): contrast below ${min} : 1`);
    chosen.delete(ink);
    chosen.delete(ground);
  }
  // A button and its text change together, because their contrast was measured together.
  const isButton = chosen.has('accent') || chosen.has('accentText');
  const written = isButton
    ? new Set([...chosen.keys(), 'accent' as const, 'accentText' as const])
    : chosen.keys();
  const variables = [...written].flatMap((token) =>
    variablesOf[token].map((name) => [name, colorOf(token)] as const),
  );
  return {
    ...Object.fromEntries(variables),
    ...deriveTints(colorOf, (...tokens) => tokens.some((token) => chosen.has(token))),
  };
}

/** The colour of the theme. In the dark scheme the accent is too light for white text on it. */
function presetOf(scheme: Scheme, token: ColorToken): string {
  return schemeVariables[scheme][
    variablesOf[scheme === 'dark' && token === 'accentText' ? 'sunken' : token][0]
  ];
}

/** Tints that follow from the chosen colours, so that a page does not have to name them. */
function deriveTints(colorOf: ColorOf, has: (...tokens: ColorToken[]) => boolean): Variables {
  const tint = (ground: ColorToken, other: ColorToken, max: number, ...inks: ColorToken[]) =>
    readableTint(colorOf(ground), colorOf(other), max, inks.map(colorOf));
  const soft = tint('surface', 'accent', 0.12, 'accent', 'text', 'textDim');
  const faint = tint('surface', 'line', 0.5, 'text', 'textDim');
  return {
    ...(has('accent', 'surface', 'text', 'textDim') && {
      '--deck-accent-soft': soft,
      '--mantine-color-teal-light': soft,
      '--mantine-color-teal-light-hover': tint(
        'surface',
        'accent',
        0.2,
        'accent',
        'text',
        'textDim',
      ),
      '--mantine-color-teal-outline-hover': soft,
    }),
    ...(has('accent', 'accentText') && {
      '--mantine-color-teal-filled-hover': tint('accent', 'textStrong', 0.15, 'accentText'),
    }),
    ...(has('danger', 'surface') && {
      '--mantine-color-red-light': tint('surface', 'danger', 0.12, 'danger'),
    }),
    ...(has('line', 'surface', 'text', 'textDim') && {
      '--mantine-color-gray-light': faint,
      '--mantine-color-gray-light-hover': tint('surface', 'line', 0.9, 'text', 'textDim'),
      '--mantine-color-default-hover': faint,
    }),
  };
}

/**
 * A ground with at most this share of another colour in it, and less where text on it would become
 * unreadable.
 */
function readableTint(ground: string, other: string, max: number, inks: readonly string[]): string {
  const shares = Array.from({ length: 20 }, (_, at) => (max * (20 - at)) / 20);
  const isReadable = (share: number) =>
    inks.every((ink) => contrast(ink, mixColors(ground, other, share)) >= 4.5);
  return mixColors(ground, other, shares.find(isReadable) ?? 0);
}

/**
 * Font names, each in quotes again, so that nothing else gets into the style; undefined where one
 * is no name.
 */
function quoteFonts(text: string): string | undefined {
  const names = text.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));
  if (names.some((name) => !/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u.test(name))) return undefined;
  const generic = /^(serif|sans-serif|monospace|system-ui|ui-sans-serif|ui-serif|ui-rounded)$/;
  return names.map((name) => (generic.test(name) ? name : `'${name}'`)).join(', ');
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
