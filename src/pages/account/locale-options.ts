/** Locale options: the locales and time zones that the Appearance panel offers, with their labels. */

import { memoized } from '#base/memoized.ts';
import { chooseLanguage } from '#texts/languages.ts';

interface Option {
  value: string;
  label: string;
}

/** The variants of the languages that the dashboard speaks, which differ in dates and numbers. */
const locales = (
  'en en-GB en-US en-AU en-CA en-IE en-IN de de-DE de-AT de-CH es es-ES es-MX es-AR es-CO es-US ' +
  'ar ar-EG ar-SA ar-AE ar-MA'
).split(' ');

/** Each in its own language, as the reader may know no other: "Deutsch (Schweiz)". */
export function localeOptions(): readonly Option[] {
  return locales
    .filter((value) => chooseLanguage([value]) === value.split('-')[0])
    .map((value) => ({ value, label: nameOf(value) }));
}

function nameOf(value: string): string {
  return memoized(
    `locale ${value}`,
    () =>
      new Intl.DisplayNames(value, { type: 'language', languageDisplay: 'standard' }).of(value) ??
      value,
  );
}

/** All time zones of the browser, and UTC, which some browsers do not list. */
export function timeZoneOptions(): readonly Option[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return ['UTC', ...known].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
