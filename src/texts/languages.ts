/** Languages: those that the dashboard speaks, and the catalog of each, which is loaded when it is first needed. */
import type { Catalog } from './catalog.ts';

interface Language {
  /** In the language itself, as a list of languages shows it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<Catalog>;
}

/** To add one, write a folder like `en` and a line here. The key is the language's tag of BCP 47 without a region. */
export const languages = {
  en: {
    name: 'English',
    direction: 'ltr',
    load: async () => (await import('./en/dashboard.ts')).dashboard,
  },
  es: {
    name: 'Español',
    direction: 'ltr',
    load: async () => (await import('./es/dashboard.ts')).dashboard,
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    load: async () => (await import('./de/dashboard.ts')).dashboard,
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    load: async () => (await import('./ar/dashboard.ts')).dashboard,
  },
} as const satisfies Readonly<Record<string, Language>>;

/** By the tag of each. */
export type Languages = Readonly<Record<string, Language>>;

/**
 * The tag of the language to speak: the first wanted one that has a catalog, else English.
 *
 * @param wanted tags of BCP 47, the most wanted first; the region makes no difference
 */
export function chooseLanguage(wanted: readonly string[], among: Languages = languages): string {
  const tags = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return tags.find((tag) => Object.hasOwn(among, tag)) ?? 'en';
}
