/** Link columns: what a row shows at the width of the window, with the widths of its columns. */
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Link } from '#contract/resources/links.ts';
import { useDockPin } from '#features/assign/drag/dock-pin.ts';
import { clicksPerDay } from '#features/link-facts/clicks-per-day.ts';
import { RowTrend } from '#features/trends/RowTrends.tsx';
import { useIsNarrow } from '#pages/links/use-is-narrow.ts';
import type { Column } from '#ui/data-table/TableParts.tsx';
import {
  formatDate,
  formatDistance,
  formatInstant,
  formatRate,
  parseMoment,
} from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import {
  ChannelCell,
  ClicksCell,
  DestinationCell,
  GainCell,
  LinkCell,
  WeekCell,
} from './LinkCells.tsx';
import classes from './LinkTable.module.css';
import type { RowRoutes, RowTexts } from './row-types.ts';
import type { ShownColumns } from './use-shown-columns.ts';

/** `full` has new clicks or clicks a day, `medium` no trend and no date, `narrow` no destination either. */
type Width = 'narrow' | 'medium' | 'full' | 'large' | 'wide';

/** Orders by which the service sorts. */
const serviceOrders: readonly string[] = ['clicks', 'date'];

/** The days that the trend of a row shows. */
const daysShown = (width: Width): number => (width === 'wide' ? 30 : 14);

type Texts = ReturnType<typeof useTranslations<'links.table'>>;

export interface LinkColumns {
  readonly columns: readonly Column<Link>[];
  readonly days: number;
}

interface ColumnOptions {
  /** Whether all columns sort, or only those by which the service can sort. */
  sortsAll: boolean;
  /** What the rows are sorted by; where one rate has room, it is that one. */
  order: string | undefined;
  shown: ShownColumns;
  routes: RowRoutes;
  texts: RowTexts;
}

export function useLinkColumns({
  sortsAll,
  order,
  shown: { hasTrends, hasGains },
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
    const rates = ratesOf(width, order, hasGains);
    const rest = columnsAfter(width, t, { hasTrends, rates });
    const columns = [first, ...rest].map(
      ({ order, ...column }): Column<Link> =>
        order !== undefined && (sortsAll || serviceOrders.includes(order))
          ? { ...column, order }
          : column,
    );
    return { columns, days: daysShown(width) };
  }, [width, routes, texts, sortsAll, order, hasTrends, hasGains, t]);
}

function useWidth(): Width {
  const options = { getInitialValueInEffect: false };
  const isNarrow = useIsNarrow();
  const isMedium = useMediaQuery('(max-width: 74.99em)', false, options);
  const isLarge = useMediaQuery('(min-width: 90em)', false, options);
  const isWide = useMediaQuery('(min-width: 100em)', false, options);
  // The panel beside the page takes the room of two columns.
  const hasDock = useDockPin();
  if (isNarrow) return 'narrow';
  if (isMedium || hasDock) return 'medium';
  if (isWide) return 'wide';
  return isLarge ? 'large' : 'full';
}

type Rate = 'gained' | 'week' | 'perDay';

/** New clicks, or those of this week where rows are sorted by them; and clicks a day where both have room. */
function ratesOf(width: Width, order: string | undefined, hasGains: boolean): readonly Rate[] {
  const newClicks: Rate = order === 'week' ? 'week' : 'gained';
  const recent = newClicks === 'week' || hasGains ? [newClicks] : [];
  if (width === 'large' || width === 'wide') return [...recent, 'perDay'];
  const [first = 'perDay'] = order === 'perDay' ? [] : recent;
  return [first];
}

function columnsAfter(
  width: Width,
  t: Texts,
  { hasTrends, rates }: { hasTrends: boolean; rates: readonly Rate[] },
): Column<Link>[] {
  const destination: Column<Link> = {
    header: t('destination'),
    width: 'auto',
    order: 'destination',
    render: (link) => <DestinationCell link={link} />,
  };
  const channel: Column<Link> = {
    header: t('channel'),
    width: width === 'wide' ? '14rem' : '10rem',
    order: 'channel',
    render: (link) => <ChannelCell link={link} />,
  };
  const trend: Column<Link> = {
    header: t('trend', { days: daysShown(width) }),
    width: width === 'wide' ? '9.75rem' : '5.5rem',
    render: ({ id, date }) => <RowTrend id={id} date={date} />,
  };
  const clicks: Column<Link> = {
    header: t('clicks'),
    width: '6.25rem',
    align: 'end',
    order: 'clicks',
    render: (link) => <ClicksCell link={link} />,
  };
  const rate: Record<Rate, Column<Link>> = {
    gained: {
      header: t('gained'),
      width: '6.75rem',
      align: 'end',
      order: 'gained',
      render: (link) => <GainCell link={link} />,
    },
    week: {
      header: t('week'),
      width: '6.75rem',
      align: 'end',
      order: 'week',
      render: (link) => <WeekCell link={link} />,
    },
    perDay: {
      header: t('perDay'),
      width: '5.25rem',
      align: 'end',
      order: 'perDay',
      render: (link) => <PerDayCell link={link} />,
    },
  };
  const shownRates = rates.map((name) => rate[name]);
  const made: Column<Link> = {
    header: t('made'),
    width: '8rem',
    align: 'end',
    order: 'date',
    render: (link) => <MadeCell link={link} />,
  };
  if (width === 'narrow') return [channel, clicks, ...shownRates];
  if (width === 'medium') return [destination, channel, clicks, ...shownRates];
  return [destination, channel, ...(hasTrends ? [trend] : []), clicks, ...shownRates, made];
}

const day = 86_400_000;
/** From this age on a date is shown; in milliseconds. */
const longAgo = 14 * day;

/** `12 days ago`, later `Sep 15`, with the exact time on hover. */
function MadeCell({ link }: { link: Link }) {
  const now = useNow();
  return (
    <div className={`${classes.two} ${classes.dim}`}>
      <ReadValue of={link} name="date" none="–">
        {(date) => {
          const at = parseMoment(date);
          if (at === undefined) return <bdi>{date}</bdi>;
          return (
            <time dateTime={new Date(at).toISOString()} title={formatInstant(at)}>
              {Math.abs(now - at) < longAgo ? formatDistance(at, now) : formatDate(at, now)}
            </time>
          );
        }}
      </ReadValue>
    </div>
  );
}

function PerDayCell({ link }: { link: Link }) {
  const rate = clicksPerDay(link, useNow());
  return (
    <div className={`${classes.two} ${classes.dim}`}>{rate === null ? '–' : formatRate(rate)}</div>
  );
}
