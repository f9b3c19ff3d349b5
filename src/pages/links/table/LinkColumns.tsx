/** Link columns: what a row shows at the width of the window, with the widths of its columns. */
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Link } from '#contract/resources/links.ts';
import { useDockPin } from '#features/assign/drag/dock-pin.ts';
import { RowTrend } from '#features/trends/RowTrends.tsx';
import { useIsNarrow } from '#pages/links/use-is-narrow.ts';
import type { Column } from '#ui/data-table/TableParts.tsx';
import { ChannelCell, ClicksCell, DestinationCell, GainCell, LinkCell } from './LinkCells.tsx';
import { MadeCell, PerDayCell } from './LinkDates.tsx';
import type { RowRoutes, RowTexts } from './row-types.ts';

/** `medium` has no trend and no date, `narrow` no destination either. */
type Width = 'narrow' | 'medium' | 'full' | 'wide';

/** Orders by which the service sorts. */
const serviceOrders: readonly string[] = ['clicks', 'date'];

/** The days that the trend of a row shows. */
const trendDays = { narrow: 14, medium: 14, full: 14, wide: 30 } as const;

type Texts = ReturnType<typeof useTranslations<'links.table'>>;

export interface LinkColumns {
  readonly columns: readonly Column<Link>[];
  readonly days: number;
}

interface ColumnOptions {
  /** Whether all columns sort, or only those by which the service can sort. */
  sortsAll: boolean;
  /** Whether new clicks have the place of clicks a day. */
  showsGained: boolean;
  routes: RowRoutes;
  texts: RowTexts;
}

export function useLinkColumns({
  sortsAll,
  showsGained,
  routes,
  texts,
}: ColumnOptions): LinkColumns {
  const t = useTranslations('links.table');
  const width = useWidth();
  return useMemo(() => {
    const first: Column<Link> = {
      header: t('link'),
      width: 'auto',
      order: 'title',
      render: (link) => <LinkCell link={link} routes={routes} texts={texts} />,
    };
    const columns = [first, ...columnsAfter(width, t, showsGained)].map(
      ({ order, ...column }): Column<Link> =>
        order !== undefined && (sortsAll || serviceOrders.includes(order))
          ? { ...column, order }
          : column,
    );
    return { columns, days: trendDays[width] };
  }, [width, routes, texts, sortsAll, showsGained, t]);
}

function useWidth(): Width {
  const options = { getInitialValueInEffect: false };
  const isNarrow = useIsNarrow();
  const isMedium = useMediaQuery('(max-width: 74.99em)', false, options);
  const isWide = useMediaQuery('(min-width: 100em)', false, options);
  // The panel beside the page takes the room of two columns.
  const hasDock = useDockPin();
  if (isNarrow) return 'narrow';
  if (isMedium || hasDock) return 'medium';
  return isWide ? 'wide' : 'full';
}

function columnsAfter(width: Width, t: Texts, showsGained: boolean): Column<Link>[] {
  const destination: Column<Link> = {
    header: t('destination'),
    width: 'auto',
    order: 'destination',
    render: (link) => <DestinationCell link={link} />,
  };
  const channel: Column<Link> = {
    header: t('channel'),
    width: width === 'wide' ? '224px' : '160px',
    render: (link) => <ChannelCell link={link} />,
  };
  const trend: Column<Link> = {
    header: t('trend', { days: trendDays[width] }),
    width: width === 'wide' ? '156px' : '88px',
    render: ({ id, date }) => <RowTrend id={id} date={date} />,
  };
  const clicks: Column<Link> = {
    header: t('clicks'),
    width: '100px',
    align: 'end',
    order: 'clicks',
    render: (link) => <ClicksCell link={link} withGain={!showsGained} />,
  };
  const perDay: Column<Link> = {
    header: t('perDay'),
    width: '84px',
    align: 'end',
    order: 'perDay',
    render: (link) => <PerDayCell link={link} />,
  };
  const gained: Column<Link> = {
    header: t('gained'),
    width: '108px',
    align: 'end',
    order: 'gained',
    render: (link) => <GainCell link={link} />,
  };
  const rate = showsGained ? gained : perDay;
  const made: Column<Link> = {
    header: t('made'),
    width: '128px',
    align: 'end',
    order: 'date',
    render: (link) => <MadeCell link={link} />,
  };
  if (width === 'narrow') return [channel, clicks, rate];
  if (width === 'medium') return [destination, channel, clicks, rate];
  return [destination, channel, trend, clicks, rate, made];
}
