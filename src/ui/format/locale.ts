/** Locale: the language tag and time zone in which the page writes dates and numbers. */

export interface PageLocale {
  locale: string;
  /** By default the browser's. */
  timeZone?: string;
}

// Global like the language of the page, because formats are needed deep inside of rows.
let chosen: { locale: string; timeZone: string } = { locale: '', timeZone: '' };

/** Sets the locale for all formats from now on; '' means that of the page or the browser. */
export function setLocale({ locale, timeZone }: { locale: string; timeZone: string }): void {
  chosen = { locale, timeZone };
}

/**
 * The locale in use. Without a choice it is the browser's variant of the language of the page: on an English page a
 * British browser shows `31 Dec`, an American one `Dec 31`.
 */
export function pageLocale(): PageLocale {
  const locale = chosen.locale === '' ? localeOfPage() : chosen.locale;
  return chosen.timeZone === '' ? { locale } : { locale, timeZone: chosen.timeZone };
}

function localeOfPage(): string {
  const page = typeof document === 'undefined' || document.documentElement.lang === '' ? 'en' : document.documentElement.lang;
  const language = page.split('-')[0];
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
  return preferred.find((locale) => locale.split('-')[0] === language) ?? page;
}
