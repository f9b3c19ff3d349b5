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

/**
 * In the language of the page and, where that differs, in the language itself: "German (Switzerland) · Deutsch (Schweiz)".
 *
 * @param language the tag of the language of the page
 */
export function localeOptions(language: string): readonly Option[] {
  const nameIn = (tag: string, value: string) =>
    new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(value) ?? value;
  return remembered(`locale options ${language}`, () =>
    locales.map((value) => {
      const [name, native] = [nameIn(language, value), nameIn(value, value)];
      return { value, label: name === native ? name : `${name} · ${native}` };
    }),
  );
}

/** All time zones of the browser, and UTC, which some browsers do not list. */
export function timeZoneOptions(): readonly Option[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return ['UTC', ...known].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
