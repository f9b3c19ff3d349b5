/** Locale options: the locales and time zones that the Appearance panel offers, with their labels. */
import { remembered } from '#ui/format/remembered.ts';

interface Option {
  value: string;
  label: string;
}

const locales = (
  'en-GB en-US en-AU en-CA en-IE en-IN ar-EG cs-CZ da-DK de-DE de-AT de-CH el-GR es-ES es-MX fi-FI fr-FR fr-CA fr-CH ' +
  'he-IL hi-IN hu-HU it-IT it-CH ja-JP ko-KR nb-NO nl-NL nl-BE pl-PL pt-PT pt-BR ro-RO sv-SE tr-TR uk-UA zh-CN zh-TW'
).split(' ');

/** In English and, where that differs, in the language itself: "German (Switzerland) · Deutsch (Schweiz)". */
export function localeOptions(): readonly Option[] {
  const nameIn = (language: string, value: string) =>
    new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(value) ?? value;
  return remembered('locale options', () =>
    locales.map((value) => {
      const [english, native] = [nameIn('en', value), nameIn(value, value)];
      return { value, label: english === native ? english : `${english} · ${native}` };
    }),
  );
}

/** All time zones of the browser, and UTC, which some browsers do not list. */
export function timeZoneOptions(): readonly Option[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return ['UTC', ...known].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
