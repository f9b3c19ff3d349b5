/** Rules of a new link: when two are for the same visitors, and which devices have none. */
import type { NewLink } from '#contract/resources/links.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import { appPlatforms } from '#contract/targeting/devices.ts';
import { languageCode } from '#contract/targeting/language-code.ts';

/** The lists of rules, each with the name of what its rules are for. */
export const ruleSubjects = {
  geotarget: 'location',
  devicetarget: 'device',
  languagetarget: 'language',
} as const;

export type RuleListName = keyof typeof ruleSubjects;

/** The same key for every spelling of what a rule names. */
export function ruleKey(list: RuleListName, subject: string): string {
  const name = subject.trim();
  if (list === 'geotarget') return countryCode(subject) ?? name.toLowerCase();
  return (list === 'languagetarget' ? (languageCode(subject) ?? name) : name).toLowerCase();
}

/** The platforms of which neither the whole nor a device has a rule. */
function platformsWithoutRule(rules: readonly { readonly device: string }[]): readonly string[] {
  const named = new Set(rules.map(({ device }) => ruleKey('devicetarget', device)));
  const isNamed = (device: string) => named.has(ruleKey('devicetarget', device));
  return appPlatforms
    .filter(({ device, others }) => ![device, ...others].some(isNamed))
    .map(({ device }) => device);
}

/** The platforms without a rule, where another platform has one. */
export function forgottenPlatforms(
  rules: readonly { readonly device: string }[],
): readonly string[] {
  const without = platformsWithoutRule(rules);
  return without.length === appPlatforms.length ? [] : without;
}

/**
 * The device rules that app links need and the link does not have, each leading to the destination;
 * not to a store: a rule takes the place of the destination, and the app would be asked to open its
 * own store.
 */
export function missingDeviceRules({
  url,
  deeplink,
  devicetarget = [],
}: Pick<NewLink, 'url' | 'deeplink' | 'devicetarget'>): { device: string; link: string }[] {
  if (deeplink === undefined) return [];
  return platformsWithoutRule(devicetarget).map((device) => ({ device, link: url }));
}
