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
 * The locale in use: the chosen or else the browser's variant of the language of the page. On an English page a British
 * browser shows `31 Dec`, an American one `Dec 31`. A choice of another language than the page speaks is passed over, so
 * that no screen mixes two.
 */
export function pageLocale(): PageLocale {
  const page =
    typeof document === 'undefined' || document.documentElement.lang === ''
      ? 'en'
      : document.documentElement.lang;
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
  const tag =
    [chosen.locale, ...preferred].find((each) => languageOf(each) === languageOf(page)) ?? page;
  const locale = withOwnDigits(tag);
  return chosen.timeZone === '' ? { locale } : { locale, timeZone: chosen.timeZone };
}

/** Arabic without a region is written as its texts are; some browsers would take Latin digits. */
function withOwnDigits(tag: string): string {
  return tag === 'ar' ? 'ar-u-nu-arab' : tag;
}

function languageOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}
