/** Group rows: the groups with most clicks, the links without one in grey, and the rest behind a button; names alone while they are counted. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import type { Grouping, LinkGroup, LinkGroups } from '#queries/library.ts';
import { BarList, type BarListRow } from '#ui/charts/BarList.tsx';
import { barLength } from '#ui/charts/bars.ts';
import { formatNumber, formatShare } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import cardClasses from './Card.module.css';
import { ExpandButton } from './ExpandButton.tsx';
import { FigureWait } from './Figures.tsx';
import { useChannelColors } from './use-channel-colors.ts';

const shown = 8;

interface GroupRowsProps {
  by: Grouping;
  groups: LinkGroups;
  /** Clicks of all links. */
  all: number;
  /** Filters of Links that each row's way there has besides its own. */
  within?: Readonly<Record<string, string>>;
  /** Which groups are counted: the numbers of the others wait, and rows keep their order. Missing where all are. */
  isCounted?: ((group: LinkGroup) => boolean) | undefined;
}

export function GroupRows({ by, groups: found, all, within = {}, isCounted }: GroupRowsProps) {
  const { groups, none, overlaps } = found;
  const t = useTranslations('overview.by');
  const [expanded, setExpanded] = useState(false);
  const isPhone = useIsPhone();
  const isComplete = isCounted === undefined;
  const counted = groups.filter((group) => isCounted?.(group) ?? true);
  const most = Math.max(0, ...counted.map(({ clicks }) => clicks));
  const toRow = useRow({ by, all, within, isPhone, most, isCounted: isCounted ?? everyGroup });
  if (groups.length === 0) return <p className={cardClasses.quiet}>{t(`empty.${by}`)}</p>;
  // One row more is not worth a button.
  const isCut = groups.length > shown + 1;
  const ordered = isComplete ? groups : groups.toSorted((one, other) => compare(one, other));
  const listed = isCut && !expanded ? ordered.slice(0, shown) : ordered;
  const rest: LinkGroup = { key: '', label: t(`none.${by}`), isRead: true, ...none };
  const rows = [
    ...listed.map((group) => toRow(group)),
    ...(isComplete && none.links > 0 ? [toRow(rest)] : []),
  ];
  const headings = [t('links'), t('clicks'), t('share')].slice(isPhone ? 1 : 0);
  return (
    <>
      <BarList rows={rows} headings={headings} />
      {isCut ? (
        <ExpandButton
          expanded={expanded}
          label={expanded ? t('less') : t('more', { count: groups.length - shown })}
          onToggle={() => setExpanded(!expanded)}
        />
      ) : null}
      {isComplete && overlaps ? <p className={cardClasses.note}>{t('overlaps')}</p> : null}
    </>
  );
}

const everyGroup = () => true;

/** By name: clicks that come would move rows under the pointer. */
function compare(one: LinkGroup, other: LinkGroup): number {
  return one.label.localeCompare(other.label, pageLocale().locale, { numeric: true });
}

interface RowOptions {
  by: Grouping;
  all: number;
  within: Readonly<Record<string, string>>;
  isPhone: boolean;
  /** Clicks of the group that has most. */
  most: number;
  isCounted: (group: LinkGroup) => boolean;
}

function useRow({ by, all, within, isPhone, most, isCounted }: RowOptions) {
  const t = useTranslations('overview.by');
  const colors = useChannelColors(by === 'channel');
  return (group: LinkGroup): BarListRow => {
    const { key, label, links, clicks, isRead } = group;
    const isRest = key === '';
    const waits = !isCounted(group);
    // The service fails at the members of a channel.
    const textOf = (text: string) => (isRead ? text : '–');
    const known = (text: string) => (waits ? <FigureWait width={36} small /> : textOf(text));
    const share = textOf(formatShare(clicks, all));
    const figures = [
      <span key="links" className={cardClasses.dim}>
        {known(formatNumber(links))}
      </span>,
      <span key="clicks" className={isRest ? undefined : cardClasses.strong}>
        {known(formatNumber(clicks))}
      </span>,
      <span key="share" className={cardClasses.dim}>
        {known(share)}
      </span>,
    ];
    return {
      key: isRest ? ' none' : key,
      name: (
        <>
          {by === 'channel' && !isRest ? (
            <ColorDot color={colors.get(Number(key)) ?? null} />
          ) : null}
          <bdi dir="auto">{label}</bdi>
        </>
      ),
      figures: figures.slice(isPhone ? 1 : 0),
      length: waits ? 0 : barLength({ value: clicks, isRest }, Math.max(1, most)),
      to: groupHref(by, key, within),
      label: waits ? label : t('row', { name: label, links, clicks, share }),
      isRest,
    };
  };
}

/** Links with the filter of a group; without a key, of the links that are in none. */
export function groupHref(
  by: Grouping,
  key: string,
  within: Readonly<Record<string, string>> = {},
): string {
  const name = by === 'campaign' ? 'utm_campaign' : by;
  const value = by === 'channel' && key === '' ? 'none' : key;
  return `${paths.links.href()}?${new URLSearchParams({ ...within, [name]: value, sort: 'clicks' })}`;
}
