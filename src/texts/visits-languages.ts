/** Visits languages: those of the pages that visitors of short links see, each with its texts. */
import { visits as ar } from './ar/visits.ts';
import { visits as de } from './de/visits.ts';
import { visits as en } from './en/visits.ts';
import { visits as es } from './es/visits.ts';

/** Literal texts: a call with an unknown key, or without a value of its text, is an error of types. */
export type VisitsTexts = typeof en;

/** The same keys, with any text. */
type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

interface VisitsLanguage {
  readonly direction: 'ltr' | 'rtl';
  readonly texts: Translated<VisitsTexts>;
}

/**
 * By the language's tag of BCP 47 without a region. To add one, write `src/texts/<language>/visits.ts` and a line here: a
 * missing text does not compile. The first one is for visitors of any other language.
 */
export const visitsLanguages = {
  en: { direction: 'ltr', texts: en },
  de: { direction: 'ltr', texts: de },
  es: { direction: 'ltr', texts: es },
  ar: { direction: 'rtl', texts: ar },
} as const satisfies Readonly<Record<string, VisitsLanguage>>;
