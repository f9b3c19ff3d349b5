/** Filter labels: each filter of the link list in words. */
import type { useTranslations } from 'use-intl';
import { type ListState, noFilters } from '#pages/links/list-state.ts';
import { formatDay } from '#ui/format/format.ts';

/** After so many days without a click, and before so many until it expires, a link is in a check. */
export const checkDays = 14;

interface FilterLabel {
  readonly label: string;
  /** The state without this filter. */
  readonly without: Partial<ListState>;
}

type Texts = ReturnType<typeof useTranslations<'links'>>;

/** Those that are set, in the order of their fields. */
export function filterLabels(
  { clicks, made, domain, ...more }: ListState,
  t: Texts,
  channelName: (id: number) => string,
): FilterLabel[] {
  const { clicks: allClicks, made: allDays } = noFilters;
  const { channel, campaign, check } = more;
  const tagged = ['source', 'medium', 'site'] as const;
  return [
    { label: clicksLabel(clicks, t), without: { clicks: allClicks } },
    { label: daysLabel(made, t), without: { made: allDays } },
    {
      label: more.within === null ? '' : t('chips.within', { days: more.within }),
      without: { within: null },
    },
    { label: domain === '' ? '' : t('chips.domain', { name: domain }), without: { domain: '' } },
    { label: channelLabel(channel, t, channelName), without: { channel: null } },
    ...tagged.map((name) => ({
      label: valueLabel(name, more[name], t),
      without: { [name]: null },
    })),
    ...campaign.map((value) => ({
      label: valueLabel('campaign', value, t),
      without: { campaign: campaign.filter((each) => each !== value) },
    })),
    {
      label: check === null ? '' : t(`chips.check.${check}`, { days: checkDays }),
      without: { check: null },
    },
  ].filter(({ label }) => label !== '');
}

function channelLabel(
  channel: ListState['channel'],
  t: Texts,
  channelName: (id: number) => string,
): string {
  if (channel === null) return '';
  return channel === 'none'
    ? t('chips.none.channel')
    : t('chips.channel', { name: channelName(channel) });
}

/** A tag or a site, or that links have none. */
function valueLabel(
  name: 'source' | 'medium' | 'campaign' | 'site',
  value: string | null,
  t: Texts,
): string {
  if (value === null) return '';
  return value === '' ? t(`chips.none.${name}`) : t(`chips.${name}`, { name: value });
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
