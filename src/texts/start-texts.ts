/** Start texts: those of the first screen, apart from all others and with no formatter, because everybody waits for it. */
import { createContext, use } from 'react';
import { start as english } from './en/start.ts';
import { chooseLanguage } from './languages.ts';

/** Literal texts, so that a value that a text needs cannot be left out. */
type StartTexts = typeof english;

/** The same keys, with any text. */
type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

export interface Start {
  /** The tag of the language. */
  readonly tag: string;
  readonly texts: StartTexts;
}

/** English is part of the first script, because it is there when another language cannot be loaded. */
export const englishStart: Start = { tag: 'en', texts: english };

/** To add a language, write `src/texts/<language>/start.ts` and a line here: a missing text does not compile. */
const startLanguages = {
  en: () => Promise.resolve(english),
  de: async () => (await import('./de/start.ts')).start,
  es: async () => (await import('./es/start.ts')).start,
  ar: async () => (await import('./ar/start.ts')).start,
} as const satisfies Readonly<Record<string, () => Promise<Translated<StartTexts>>>>;

/**
 * The texts of the first wanted language that the dashboard speaks; English where they cannot be loaded. Never rejects.
 *
 * @param wanted tags of BCP 47, the most wanted first
 */
export async function loadStart(
  wanted: readonly string[],
  among: Readonly<Record<string, () => Promise<Translated<StartTexts>>>> = startLanguages,
): Promise<Start> {
  const tag = chooseLanguage(wanted);
  const load = among[tag];
  if (load === undefined) return englishStart;
  try {
    // A sound cast: the English texts are the type of the keys and values alone, and every language has the same ones.
    return { tag, texts: (await load()) as StartTexts };
  } catch {
    return englishStart;
  }
}

export const StartContext = createContext<Start>(englishStart);

/** The texts of the first screen, in the language that is spoken. */
export function useStart(): Start {
  return use(StartContext);
}

/** The names of the values of a text: `time` of `Try again in {time}.` */
type Slots<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never;

/** Puts the values into a text. */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<Slots<Text>, string>>,
): string {
  const given = new Map<string, string>(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => given.get(name) ?? slot);
}

/** `15 minutes`, with the plural of the language. */
export function timeIn(tag: string, value: number, unit: 'minute' | 'second'): string {
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    // As its texts are written; some browsers would take Latin digits.
    numberingSystem: tag === 'ar' ? 'arab' : undefined,
  }).format(value);
}
