/** Labels: what people read for a neutral name: that of the vendor behind it, unless the user or config.json wants another. */
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isNeutralName, type NeutralName } from '#contract/neutral-names.ts';
import { type ServiceNames, vocabularies } from '#contract/service-names.ts';
import { useServiceNames } from '#queries/service-names.ts';
import { type Settings, useSettings } from './SettingsContext.tsx';

/** What people read in place of each neutral name. */
type Labels = Readonly<Record<NeutralName, string>>;

/** The labels of the account on the screen, in the language of the dashboard. */
export function useLabels(): Labels {
  const t = useTranslations('names');
  const settings = useSettings();
  const { names } = useServiceNames();
  return useMemo(() => labelsFor(settings, names, t), [settings, names, t]);
}

/** The labels that were set; else neutral ones, vendors, or a name of the service that is none of both. */
function labelsFor(
  settings: Settings,
  names: ServiceNames,
  t: ReturnType<typeof useTranslations<'names'>>,
): Labels {
  const labelOf = (name: NeutralName): string => {
    const given = settings.labels[name];
    if (given !== undefined) return given;
    if (settings.usesNeutralNames) return t(`neutral.${name}`);
    const isKnown = [vocabularies.neutral[name], vocabularies.common[name]].includes(names[name]);
    return isKnown ? t(`vendors.${name}`) : names[name];
  };
  const all = Object.keys(vocabularies.neutral).filter(isNeutralName);
  // Sound: a label for each of the names.
  return Object.fromEntries(all.map((name) => [name, labelOf(name)])) as Labels;
}
