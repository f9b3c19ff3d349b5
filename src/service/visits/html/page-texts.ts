/** Page texts: the texts of visitors' pages in one language, and which ones a visitor gets. */
import { createTranslator } from 'use-intl/core';
import type { VisitRequest } from '#service/visits/request/http-types.ts';
import { type VisitsTexts, visitsLanguages } from '#texts/visits-languages.ts';
import { chooseLanguage } from './choose-language.ts';

export type PageTexts = ReturnType<typeof createPageTexts>;

interface PageTextsOptions {
  /** A tag of BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: object;
}

/**
 * @internal beside its tests
 * @param options.texts with the keys, values and tags of the English ones, as the tests of the
 * pages make sure
 */
export function createPageTexts({ language, direction, texts }: PageTextsOptions) {
  const t = createTranslator({
    locale: language,
    // A sound cast: the English texts are the type of the keys and values alone.
    messages: texts as VisitsTexts,
    onError: (error) => {
      throw error;
    },
  });
  return {
    language,
    direction,
    /**
     * Plain text, to be escaped; `t.markup` gives HTML, where values are HTML and tags are
     * functions.
     */
    t,
    /** An address within plain text, so that it does not mix with text from right to left. */
    isolate: (text: string): string => (direction === 'rtl' ? `\u2066${text}\u2069` : text),
    /** What an answer in this language says of itself to caches and readers. */
    headers: { 'Content-Language': language, Vary: 'Accept-Language' },
  };
}

/**
 * The usual one.
 *
 * @internal beside its tests
 */
export const english = createPageTexts({ language: 'en', ...visitsLanguages.en });

const { en: _, ...others } = visitsLanguages;
const speeches = [
  english,
  ...Object.entries(others).map(([language, options]) => createPageTexts({ language, ...options })),
];
const byLanguage = new Map(speeches.map((speech) => [speech.language, speech]));

/** The speech that a visitor prefers. */
export function textsFor(request: Pick<VisitRequest, 'header'>): PageTexts {
  const language = chooseLanguage(request.header('accept-language'), [
    'en',
    ...Object.keys(others),
  ]);
  return byLanguage.get(language) ?? english;
}

/** Makes what depends on the language alone once for each speech. */
export function perLanguage<Value>(
  make: (speech: PageTexts) => Value,
): (speech: PageTexts) => Value {
  const made = new WeakMap<PageTexts, Value>();
  return (speech) => {
    const known = made.get(speech);
    if (known !== undefined) return known;
    const value = make(speech);
    made.set(speech, value);
    return value;
  };
}
