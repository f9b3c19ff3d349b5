/** Filter labels: each filter of the link list in words. */
import type { useTranslations } from 'use-intl';
import { type ListState, noFilters } from '#pages/links/address/list-state.ts';
import { formatDay } from '#ui/format/format.ts';

interface FilterLabel {
  readonly label: string;
  /** The state without this filter. */
  readonly without: Partial<ListState>;
}

type Texts = ReturnType<typeof useTranslations<'links'>>;

/** Those that are set, in the order of their fields. */
export function filterLabels({ clicks, made, domain, host }: ListState, t: Texts): FilterLabel[] {
  const { clicks: allClicks, made: allDays } = noFilters;
  return [
    { label: clicksLabel(clicks, t), without: { clicks: allClicks } },
    { label: daysLabel(made, t), without: { made: allDays } },
    { label: domain === '' ? '' : t('chips.domain', { name: domain }), without: { domain: '' } },
    { label: host === '' ? '' : t('chips.host', { name: host }), without: { host: '' } },
  ].filter(({ label }) => label !== '');
}

function clicksLabel({ from, to }: ListState['clicks'], t: Texts): string {
  if (to === null) return from === null ? '' : t('chips.least', { from });
  if (from === null) return t('chips.most', { to });
  return from === to ? t('chips.exact', { to }) : t('chips.between', { from, to });
}

function daysLabel(made: ListState['made'], t: Texts): string {
  const [from, to] = [formatDay(made.from), formatDay(made.to)];
  if (made.to === '') return made.from === '' ? '' : t('chips.since', { from });
  if (made.from === '') return t('chips.until', { to });
  return from === to ? t('chips.on', { to }) : t('chips.during', { from, to });
}
