/** Targeting rules: the three lists, what a rule of each can name, and its label. */

import { memoized } from '#base/memoized.ts';
import type { RuleListName } from '#contract/new-link/target-rules.ts';
import { countryCode, countryCodes, countryName } from '#contract/targeting/countries.ts';
import { deviceNames } from '#contract/targeting/targeting.ts';
import { formatCountry } from '#ui/format/format.ts';
import { languageName, listedLanguages } from '#ui/format/language-names.ts';
import { pageLocale } from '#ui/format/locale.ts';

/** In the order in which a service applies them. */
export const ruleLists: readonly RuleListName[] = ['devicetarget', 'geotarget', 'languagetarget'];

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a rule of a list can name: the text that is sent, and its label in the user's language. */
export function ruleChoices(list: RuleListName): readonly Choice[] {
  return memoized(`${list} ${pageLocale().locale}`, () => createChoices(list));
}

function createChoices(list: RuleListName): readonly Choice[] {
  if (list === 'devicetarget') return deviceNames.map((name) => ({ value: name, label: name }));
  if (list === 'languagetarget') return listedLanguages();
  const { compare } = new Intl.Collator(pageLocale().locale);
  return countryCodes
    .map((code) => ({ value: countryName(code) ?? code, label: formatCountry(code) }))
    .sort((one, other) => compare(one.label, other.label));
}

/** The label of what a rule names; '' where it names nothing yet. */
export function ruleLabel(list: RuleListName, subject: string): string {
  if (list === 'languagetarget') return languageName(subject);
  const code = list === 'geotarget' ? countryCode(subject) : undefined;
  return code === undefined ? subject : formatCountry(code);
}
