/** Target names: which countries, devices and languages a rule can name. */
import { countryCode } from '#contract/targeting/countries.ts';
import { deviceNames, isDeviceName } from '#contract/targeting/targeting.ts';

/** Codes as browsers send them: `fr`, `fr-CA`, `zh-Hant-TW`, `es-419`. */
const languageCode = /^[a-z]{2,3}([-_][a-z0-9]{2,8}){0,3}$/i;

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The codes of ISO 639-1 by their English names in lower case. */
const codeByName = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = english.of(code);
      return name === undefined ? [] : [[name.toLowerCase(), code] as const];
    }),
);

/** The code of a language that a rule names by its code or its English name, or undefined. */
export function languageOf(text: string): string | undefined {
  const plain = text.trim();
  if (languageCode.test(plain) && english.of(plain.split(/[-_]/)[0] ?? '') !== undefined)
    return plain;
  return codeByName.get(plain.toLowerCase());
}

/** Why a rule cannot name this country, or undefined where it can. */
export function countryProblem(location: string): string | undefined {
  if (countryCode(location) !== undefined) return undefined;
  return `There is no country ${quoted(location)}. Use an English name or a code, such as Germany or DE`;
}

export function deviceProblem(device: string): string | undefined {
  return isDeviceName(device)
    ? undefined
    : `There is no device ${quoted(device)}. Use one of: ${deviceNames.join(', ')}`;
}

export function languageProblem(language: string): string | undefined {
  if (languageOf(language) !== undefined) return undefined;
  return `There is no language ${quoted(language)}. Use a code or an English name, such as fr, fr-CA or French`;
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
