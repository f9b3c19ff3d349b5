/** Labels: what people read for a neutral name, by the vendor behind it where the service names that vendor. */
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isNeutralName, type NeutralName } from '#contract/neutral-names.ts';
import { type ServiceNames, vocabularies } from '#contract/service-names.ts';
import { useServiceNames } from '#queries/service-names.ts';
import { type SetLabels, useSettings } from './SettingsContext.tsx';

/** What people read in place of each neutral name. */
type Labels = Readonly<Record<NeutralName, string>>;

/** The labels of the account on the screen, in the language of the dashboard. */
export function useLabels(): Labels {
  const t = useTranslations('names');
  const { labels } = useSettings();
  const { names } = useServiceNames();
  return useMemo(() => labelsFor(labels, names, t), [labels, names, t]);
}

/** The labels that were set; for each other one that of the vendor, the service's own name, or that of the neutral name. */
export function labelsFor(
  set: SetLabels,
  names: ServiceNames,
  t: ReturnType<typeof useTranslations<'names'>>,
): Labels {
  const labelOf = (name: NeutralName): string => {
    const own = set[name];
    if (own !== undefined) return own;
    if (names[name] === vocabularies.neutral[name]) return t(`neutral.${name}`);
    return names[name] === vocabularies.common[name] ? t(`vendors.${name}`) : names[name];
  };
  const all = Object.keys(vocabularies.neutral).filter(isNeutralName);
  // Sound: a label for each of the names.
  return Object.fromEntries(all.map((name) => [name, labelOf(name)])) as Labels;
}
