/** Filter labels: each filter of the link list in words. */
import { type ListState, noFilters } from '#pages/links/address/list-state.ts';
import { formatDay, formatNumber } from '#ui/format/format.ts';

interface FilterLabel {
  readonly label: string;
  /** The state without this filter. */
  readonly without: Partial<ListState>;
}

/** Those that are set, in the order of their fields. */
export function filterLabels({ clicks, made, domain, host }: ListState): FilterLabel[] {
  const { clicks: allClicks, made: allDays } = noFilters;
  const [from, to] = [clicks.from, clicks.to].map((bound) => (bound === null ? '' : formatNumber(bound)));
  return [
    { label: rangeLabel('Clicks', from, to), without: { clicks: allClicks } },
    { label: rangeLabel('Created', dayLabel(made.from), dayLabel(made.to)), without: { made: allDays } },
    { label: domain === '' ? '' : `Domain ${domain}`, without: { domain: '' } },
    { label: host === '' ? '' : `Destination ${host}`, without: { host: '' } },
  ].filter(({ label }) => label !== '');
}

function dayLabel(day: string): string {
  return day === '' ? '' : formatDay(day);
}

function rangeLabel(name: string, from = '', to = ''): string {
  if (from === '' && to === '') return '';
  if (to === '') return `${name} from ${from}`;
  if (from === '') return `${name} up to ${to}`;
  return from === to ? `${name} ${from}` : `${name} ${from} to ${to}`;
}
