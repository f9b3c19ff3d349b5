/** The languages and time zones that somebody can choose from, under the names by which people look for them. */

interface Choice {
  value: string;
  label: string;
}

const locales = [
  'en-GB',
  'en-US',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-IN',
  'ar-EG',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'de-AT',
  'de-CH',
  'el-GR',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-FR',
  'fr-CA',
  'fr-CH',
  'he-IL',
  'hi-IN',
  'hu-HU',
  'it-IT',
  'it-CH',
  'ja-JP',
  'ko-KR',
  'nb-NO',
  'nl-NL',
  'nl-BE',
  'pl-PL',
  'pt-PT',
  'pt-BR',
  'ro-RO',
  'sv-SE',
  'tr-TR',
  'uk-UA',
  'zh-CN',
  'zh-TW',
];

// Making the names costs far more than showing them, and the screen that asks is drawn with each tick of a clock.
let madeLocales: readonly Choice[] | undefined;
let madeTimeZones: readonly Choice[] | undefined;

/** In English and, where that differs, in its own words: "German (Switzerland) · Deutsch (Schweiz)". */
export function localeChoices(): readonly Choice[] {
  return (madeLocales ??= makeLocales());
}

function makeLocales(): Choice[] {
  const english = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  return locales.map((value) => {
    const own = new Intl.DisplayNames(value, { type: 'language', languageDisplay: 'standard' }).of(value) ?? value;
    const name = english.of(value) ?? value;
    return { value, label: name === own ? name : `${name} · ${own}` };
  });
}

/** Every time zone that the browser knows, and UTC, which some leave out of their list. */
export function timeZoneChoices(): readonly Choice[] {
  return (madeTimeZones ??= makeTimeZones());
}

function makeTimeZones(): Choice[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return ['UTC', ...known].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
