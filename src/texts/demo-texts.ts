/** Demo texts: those of the demo without a server, in the language that the dashboard speaks. */
import { demo as english } from './en/demo.ts';
import { chooseLanguage } from './languages.ts';

/** The same keys, with any text. */
type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

export type DemoTexts = Translated<typeof english>;

/** To add a language, write `src/texts/<language>/demo.ts` and a line here: a missing text does not compile. */
const demoLanguages: Readonly<Record<string, () => Promise<DemoTexts>>> = {
  de: async () => (await import('./de/demo.ts')).demo,
  es: async () => (await import('./es/demo.ts')).demo,
  ar: async () => (await import('./ar/demo.ts')).demo,
};

/**
 * The texts of the first wanted language that the dashboard speaks; English where they cannot be
 * loaded. Never rejects.
 *
 * @param wanted tags of BCP 47, the most wanted first
 */
export async function loadDemoTexts(wanted: readonly string[]): Promise<DemoTexts> {
  try {
    return (await demoLanguages[chooseLanguage(wanted)]?.()) ?? english;
  } catch {
    return english;
  }
}
