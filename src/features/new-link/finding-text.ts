/** Finding texts: what the check of a new link finds, in the language of the page. */
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { NamingProblem } from '#contract/new-link/check-naming.ts';
import type { Said } from '#contract/new-link/check-new-link.ts';
import { formatList } from '#ui/format/format.ts';
import { type CheckWriter, useCheckText } from '#ui/format/use-check-text.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';

/** Texts of the forms of new links. */
export type LinkTexts = ReturnType<typeof useTranslations<'linksNew'>>;

/** What is wrong and what to do. */
export type FindingWriter = (found: Said) => string;

export function useFindingText(): FindingWriter {
  const t = useTranslations('linksNew');
  const checkText = useCheckText();
  return useCallback((found) => findingText(found, t, checkText), [t, checkText]);
}

export function findingText(found: Said, t: LinkTexts, checkText: CheckWriter): string {
  switch (found.key) {
    case 'check':
      return checkText(found.message);
    case 'naming':
      return namingText(found.naming, t);
    case 'aliasUsed':
      return t('problems.aliasUsed', { alias: found.alias });
    case 'language':
      return t('problems.language');
    case 'repeated':
      return t('problems.repeated', { name: found.name });
    case 'country':
      return t('warnings.country', { name: found.name });
    case 'lookalike':
    case 'dotless':
      return t(`warnings.${found.key}`, { host: found.host });
    case 'duplicates':
      return t('warnings.duplicates', { count: found.count });
    case 'apps':
      return t('warnings.apps', { devices: formatList(found.devices) });
    case 'ownShortLink':
      return found.longurl === null
        ? t('warnings.shortLink')
        : t('warnings.shortLinkTo', { url: displayUrl(found.longurl).slice(0, 300) });
  }
}

function namingText(problem: NamingProblem, t: LinkTexts): string {
  const { key, value, expected } = problem;
  const what = nameOf(problem, t);
  const shown = value.slice(0, 60);
  switch (key) {
    case 'missing':
      return expected === ''
        ? t('naming.missing', { what })
        : t('naming.missingShape', { what, shape: expected });
    case 'allowed':
      return t('naming.allowed', { what, value: shown });
    case 'spelling':
      return t('naming.spelling', { what, value: shown });
    case 'shape':
      return t('naming.shape', { what, shape: expected });
    case 'long':
      return t('naming.long', { what, max: Number(expected) });
    case 'host':
      return t('naming.host', { hosts: expected.slice(0, 200), value: shown });
  }
}

function nameOf({ field, parameter }: NamingProblem, t: LinkTexts): string {
  if (parameter !== '') return parameter;
  if (field === 'custom' || field === 'channel' || field === 'campaign')
    return t(`naming.fields.${field}`);
  return t('naming.fields.url');
}
