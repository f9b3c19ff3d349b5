/** Rule texts: the words of a list of rules, for devices, countries or languages. */
import { useTranslations } from 'use-intl';
import type { RuleListName } from '#contract/new-link/target-rules.ts';

const areas = {
  devicetarget: 'linksNew.targeting.devicetarget',
  geotarget: 'linksNew.targeting.geotarget',
  languagetarget: 'linksNew.targeting.languagetarget',
} as const satisfies Readonly<Record<RuleListName, string>>;

export function useRuleTexts(list: RuleListName) {
  const t = useTranslations(areas[list]);
  return {
    title: t('title'),
    /** What is easily taken wrong; nothing of countries. */
    help: list === 'geotarget' ? undefined : t('help'),
    /** The name of the list for screen readers. */
    rules: t('rules'),
    add: t('add'),
    /** The name of the field for the country, device or language of a rule, given the rule's number from 1. */
    subjectOf: (number: number) => t('subject', { number }),
    choose: t('choose'),
    none: t('none'),
    order: t('order'),
  };
}
