/** Language names: the languages that a rule can name in the user's language. */

import { memoized } from '#base/memoized.ts';
import { languageCode } from '#contract/targeting/language-code.ts';
import { pageLocale } from './locale.ts';

/** Languages of ISO 639-1 that people browse in, and the regional forms that many sites tell apart. */
const codes = `
af am ar ar-AE ar-EG ar-MA ar-SA as az be bg bn bs ca cs cy da de de-AT de-CH de-DE el en en-AU en-CA en-GB en-IE en-IN
en-NZ en-US en-ZA es es-419 es-AR es-CL es-CO es-ES es-MX es-US et eu fa fi fil fr fr-BE fr-CA fr-CH fr-FR fy ga gd gl gu
ha he hi hr hu hy id ig is it it-CH ja jv ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nl-BE nl-NL
nn no or pa pl ps pt pt-BR pt-PT rm ro ru rw sd si sk sl so sq sr sr-Latn su sv sv-FI sw ta te tg th tk tr tt ug uk ur
uz vi wo xh yi yo zh zh-CN zh-HK zh-Hans zh-Hant zh-SG zh-TW zu
`
  .trim()
  .split(/\s+/);

function namesIn(locale: string): Intl.DisplayNames {
  // With dialects "en-GB" would be "British English", which users do not find under "English".
  const options = { type: 'language', languageDisplay: 'standard' } as const;
  return memoized(`languages ${locale}`, () => new Intl.DisplayNames(locale, options));
}

/** The name of a language, such as "French (Canada)"; an unknown code is returned unchanged. */
export function languageName(code: string): string {
  const known = languageCode(code);
  if (known === undefined) return code;
  try {
    return namesIn(pageLocale().locale).of(known) ?? code;
  } catch {
    return code;
  }
}

/** All listed languages, sorted by name. */
export function listedLanguages(): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(pageLocale().locale);
  return codes
    .map((code) => ({ value: code, label: `${languageName(code)} – ${code}` }))
    .sort((one, other) => compare(one.label, other.label));
}
