/** Who reads: the way in which their language writes dates and numbers, and their time zone. */

export interface Reader {
  locale: string;
  /** The browser's own where none is named. */
  timeZone?: string;
}

// One for the page, as its language is; formats are asked for deep inside of rows, where nothing should be passed down.
let chosen: { locale: string; timeZone: string } = { locale: '', timeZone: '' };

/** Chooses for everything that is written from now on; '' is as the page and the browser have it. */
export function chooseReader({ locale, timeZone }: { locale: string; timeZone: string }): void {
  chosen = { locale, timeZone };
}

/**
 * The reader of this page. Without a choice: the language of the page, in the reader's own variant of it where they have
 * one. On an English page a British browser reads `31 Dec`, an American one `Dec 31`, a German one what the page says.
 */
export function pageReader(): Reader {
  const locale = chosen.locale === '' ? localeOfPage() : chosen.locale;
  return chosen.timeZone === '' ? { locale } : { locale, timeZone: chosen.timeZone };
}

function localeOfPage(): string {
  const page = typeof document === 'undefined' || document.documentElement.lang === '' ? 'en' : document.documentElement.lang;
  const language = page.split('-')[0];
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
  return preferred.find((locale) => locale.split('-')[0] === language) ?? page;
}
