/** Filter labels: each filter of the link list in words. */
import type { useTranslations } from 'use-intl';
import { type Grouping, groupings, type ValueFilter } from '#queries/library.ts';
import { formatDay, formatList } from '#ui/format/format.ts';
import { type ListState, noFilters } from './list-state.ts';
import { withoutFilter } from './value-filters.ts';

/** After so many days without a click, and before so many until it expires, a link is in a check. */
export const checkDays = 14;

export interface FilterLabel {
  readonly label: string;
  /** The state without this filter. */
  readonly without: Partial<ListState>;
}

type Texts = ReturnType<typeof useTranslations<'links'>>;

/** Those that are set, in the order of their fields. */
export function filterLabels(
  { clicks, made, values, within, check }: ListState,
  t: Texts,
  channelName: (id: number) => string,
): FilterLabel[] {
  return [
    { label: clicksLabel(clicks, t), without: { clicks: noFilters.clicks } },
    { label: daysLabel(made, t), without: { made: noFilters.made } },
    {
      label: within === null ? '' : t('chips.within', { days: within }),
      without: { within: null },
    },
    ...groupings.map((by) => ({
      label: valuesLabel(by, values[by], t, channelName),
      without: { values: withoutFilter(values, by) },
    })),
    {
      label: check === null ? '' : t(`chips.check.${check}`, { days: checkDays }),
      without: { check: null },
    },
  ].filter(({ label }) => label !== '');
}

/** Links with one of these values, or without any of them. */
function valuesLabel(
  by: Grouping,
  filter: ValueFilter | undefined,
  t: Texts,
  channelName: (id: number) => string,
): string {
  if (filter === undefined) return '';
  const { values, isNot } = filter;
  const isNone = values.length === 1 && values[0] === '';
  if (isNone && by !== 'domain') return isNot ? t(`chips.any.${by}`) : t(`chips.none.${by}`);
  const nameOf = (value: string): string => {
    if (value === '') return t('chips.noValue');
    return by === 'channel' ? channelName(Number(value)) : value;
  };
  const names = formatList(values.map(nameOf), 'disjunction');
  return t(`chips.${by}`, { not: isNot ? 'yes' : 'no', names });
}

function clicksLabel({ from, to }: ListState['clicks'], t: Texts): string {
  if (to === null) return from === null ? '' : t('chips.least', { from });
  if (from === null) return t('chips.most', { to });
  return from === to ? t('chips.exact', { to }) : t('chips.between', { from, to });
}

function daysLabel(made: ListState['made'], t: Texts): string {
  const from = formatDay(made.from);
  const to = formatDay(made.to);
  if (made.to === '') return made.from === '' ? '' : t('chips.since', { from });
  if (made.from === '') return t('chips.until', { to });
  return from === to ? t('chips.on', { to }) : t('chips.during', { from, to });
}
