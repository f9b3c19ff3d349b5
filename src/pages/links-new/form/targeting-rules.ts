/** The three lists of rules: what each is called, what a rule of it can name, and how that is spelled. */
import { countryCode, countryCodes, countryName } from '#contract/targeting/countries.ts';
import { deviceNames, type TargetingRules } from '#contract/targeting/targeting.ts';
import { formatCountry } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { languageCode, languageName, listedLanguages } from './language-names.ts';
import { meantRules, type WizardValues } from './wizard-values.ts';

export type RuleListName = 'devicetarget' | 'geotarget' | 'languagetarget';

/** In the order in which a service asks them. */
export const ruleLists: readonly RuleListName[] = ['devicetarget', 'geotarget', 'languagetarget'];

interface RuleListWords {
  /** The heading. */
  title: string;
  /** What a rule names. */
  one: string;
  add: string;
  help: string;
}

export const ruleWords: Readonly<Record<RuleListName, RuleListWords>> = {
  devicetarget: {
    title: 'Devices',
    one: 'Device',
    add: 'Add device rule',
    help: 'Asked first. An iPhone also counts as iOS and as Mobile, so put the special before the general.',
  },
  geotarget: {
    title: 'Countries',
    one: 'Country',
    add: 'Add country rule',
    help: 'Asked second, by the address that a visitor comes from.',
  },
  languagetarget: {
    title: 'Languages',
    one: 'Language',
    add: 'Add language rule',
    help: 'Asked last, by the language that a visitor prefers. French is for every French; French (Canada) for that one alone.',
  },
};

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a rule of a list can name, in the reader's language; the value is what is sent. */
export function ruleChoices(list: RuleListName): readonly Choice[] {
  const key = `${list} ${pageLocale().locale}`;
  const choices = choicesBy.get(key) ?? makeChoices(list);
  choicesBy.set(key, choices);
  return choices;
}

// Each rule asks for the whole list each time it is drawn.
const choicesBy = new Map<string, readonly Choice[]>();

function makeChoices(list: RuleListName): readonly Choice[] {
  if (list === 'devicetarget') return deviceNames.map((name) => ({ value: name, label: name }));
  if (list === 'languagetarget') return listedLanguages();
  const { compare } = new Intl.Collator(pageLocale().locale);
  return countryCodes
    .map((code) => ({ value: countryName(code) ?? code, label: formatCountry(code) }))
    .sort((one, other) => compare(one.label, other.label));
}

/** What somebody reads for what a rule names; '' is no name yet. */
export function ruleLabel(list: RuleListName, who: string): string {
  if (list === 'languagetarget') return languageName(who);
  if (list === 'devicetarget') return who;
  const code = countryCode(who);
  return code === undefined ? who : formatCountry(code);
}

/** What tells rules apart: two that name the same in two spellings are one too many. */
export function ruleKey(list: RuleListName, who: string): string {
  if (list === 'geotarget') return countryCode(who) ?? who.trim().toLowerCase();
  if (list === 'languagetarget') return (languageCode(who) ?? who.trim()).toLowerCase();
  return who.trim().toLowerCase();
}

/** The rules that would be sent, as a service applies them. */
export function rulesOf(values: WizardValues): TargetingRules {
  const { geotarget, devicetarget, languagetarget } = meantRules(values);
  return {
    url: values.url,
    geotarget: geotarget.map(({ row }) => row).filter(({ location, link }) => location !== '' && link !== ''),
    devicetarget: devicetarget.map(({ row }) => row).filter(({ device, link }) => device !== '' && link !== ''),
    languagetarget: languagetarget.map(({ row }) => row).filter(({ language, link }) => language !== '' && link !== ''),
  };
}
