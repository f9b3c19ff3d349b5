/** Group rows: the groups with most clicks, the links without one in grey, and the rest behind a button. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import type { Grouping, LinkGroup, LinkGroups } from '#queries/library.ts';
import { BarList, type BarListRow } from '#ui/charts/BarList.tsx';
import { barLength } from '#ui/charts/bars.ts';
import { formatNumber, formatShare } from '#ui/format/format.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import cardClasses from './Card.module.css';
import { ExpandButton } from './ExpandButton.tsx';
import { useChannelColors } from './use-channel-colors.ts';

const shown = 8;

interface GroupRowsProps {
  by: Grouping;
  groups: LinkGroups;
  /** Clicks of all links. */
  all: number;
  /** Filters of Links that each row's way there has besides its own. */
  within?: Readonly<Record<string, string>>;
}

export function GroupRows({ by, groups: found, all, within = {} }: GroupRowsProps) {
  const { groups, none, overlaps } = found;
  const t = useTranslations('overview.by');
  const [expanded, setExpanded] = useState(false);
  const isPhone = useIsPhone();
  const toRow = useRow({ by, all, within, isPhone, most: groups[0]?.clicks ?? 0 });
  if (groups.length === 0) return <p className={cardClasses.quiet}>{t(`empty.${by}`)}</p>;
  // One row more is not worth a button.
  const isCut = groups.length > shown + 1;
  const listed = isCut && !expanded ? groups.slice(0, shown) : groups;
  const rest: LinkGroup = { key: '', label: t(`none.${by}`), isRead: true, ...none };
  const rows = [...listed.map((group) => toRow(group)), ...(none.links === 0 ? [] : [toRow(rest)])];
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
      {overlaps ? <p className={cardClasses.note}>{t('overlaps')}</p> : null}
    </>
  );
}

interface RowOptions {
  by: Grouping;
  all: number;
  within: Readonly<Record<string, string>>;
  isPhone: boolean;
  /** Clicks of the group that has most. */
  most: number;
}

function useRow({ by, all, within, isPhone, most }: RowOptions) {
  const t = useTranslations('overview.by');
  const colors = useChannelColors(by === 'channel');
  return ({ key, label, links, clicks, isRead }: LinkGroup): BarListRow => {
    const isRest = key === '';
    // The service fails at the members of a channel.
    const known = (text: string) => (isRead ? text : '–');
    const share = known(formatShare(clicks, all));
    const figures = [
      <span key="links" className={cardClasses.dim}>
        {known(formatNumber(links))}
      </span>,
      <span key="clicks" className={isRest ? undefined : cardClasses.strong}>
        {known(formatNumber(clicks))}
      </span>,
      <span key="share" className={cardClasses.dim}>
        {share}
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
      length: barLength({ value: clicks, isRest }, Math.max(1, most)),
      to: groupHref(by, key, within),
      label: t('row', { name: label, links, clicks, share }),
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
