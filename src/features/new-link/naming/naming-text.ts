/** Naming texts: what naming rules say of a value, in the language of the page. */
import type { useTranslations } from 'use-intl';
import type { NamingProblem } from '#contract/new-link/check-naming.ts';

type Texts = ReturnType<typeof useTranslations<'linksNew'>>;

/** What is wrong, and what the rules ask for. */
export function namingText(problem: NamingProblem, t: Texts): string {
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

function nameOf({ field, parameter }: NamingProblem, t: Texts): string {
  if (parameter !== '') return parameter;
  if (field === 'custom' || field === 'channel' || field === 'campaign')
    return t(`naming.fields.${field}`);
  return t('naming.fields.url');
}
