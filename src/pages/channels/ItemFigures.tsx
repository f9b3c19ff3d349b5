/** Item figures: clicks and share of each link of a channel, as columns with a bar; none while they are not known. */
import { useMediaQuery } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import type { ChannelItem } from '#contract/resources/channels.ts';
import { BarCell, Gained } from '#features/insights/FigureCells.tsx';
import type { LinkReport } from '#queries/library.ts';
import type { Column } from '#ui/data-table/DataTable.tsx';
import { formatNumber, formatRate, formatShare } from '#ui/format/format.ts';
import classes from './ChannelItems.module.css';

export interface ItemFigures {
  columns: readonly Column<ChannelItem>[];
  /** Undefined where they are not known, and for what is no link. */
  clicksOf: (item: ChannelItem) => number | undefined;
}

export function useItemFigures(
  items: readonly ChannelItem[],
  report: LinkReport | undefined,
): ItemFigures {
  const t = useTranslations('insights');
  const isRoomy = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const links = new Map(report?.links.map((each) => [each.link.id, each]));
  const reported = ({ type, id }: ChannelItem) =>
    type === 'links' && id !== null ? links.get(id) : undefined;
  const clicksOf = (item: ChannelItem) => reported(item)?.clicks;
  if (report?.isComplete !== true || !items.some((item) => reported(item) !== undefined))
    return { columns: [], clicksOf: () => undefined };
  const most = Math.max(1, report.links[0]?.clicks ?? 0);
  const figures: readonly Column<ChannelItem>[] = [
    {
      header: t('clicks'),
      width: isRoomy ? 26 : 12,
      align: 'end',
      render: (item) => {
        const number = <ItemClicks link={reported(item)} />;
        if (!isRoomy) return number;
        const bar = <ItemBar share={(clicksOf(item) ?? 0) / most} />;
        return <BarCell bar={bar}>{number}</BarCell>;
      },
    },
    {
      header: t('share'),
      width: 10,
      align: 'end',
      render: (item) => {
        const clicks = clicksOf(item);
        return clicks === undefined ? null : formatShare(clicks, report.sum.clicks);
      },
    },
    {
      header: t('perDay'),
      width: 8,
      align: 'end',
      render: (item) => {
        const link = reported(item);
        if (link === undefined) return null;
        return link.perDay === null ? '–' : formatRate(link.perDay);
      },
    },
  ];
  // The clicks alone where there is no room for more.
  return { columns: isRoomy ? figures : figures.slice(0, 2), clicksOf };
}

function ItemBar({ share }: { share: number }) {
  if (share === 0) return null;
  return <span aria-hidden className={classes.bar} style={{ width: `${share * 100}%` }} />;
}

function ItemClicks({ link }: { link: LinkReport['links'][number] | undefined }) {
  if (link === undefined) return null;
  return (
    <span className={classes.clicks}>
      {link.gained === 0 ? null : <Gained clicks={link.gained} />}
      <span className={classes.strong}>{formatNumber(link.clicks)}</span>
    </span>
  );
}
