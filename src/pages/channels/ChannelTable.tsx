/** Channel table: each channel with its clicks, share, links and new clicks, and at the end the links that are in none. */
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { TargetActionsMenu } from '#features/assign/target-page/TargetActionsMenu.tsx';
import cellClasses from '#features/assign/target-page/TargetCell.module.css';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import {
  FigureCard,
  type RowSum,
  type ShownWeek,
  useFigureColumns,
} from '#features/insights/FigureCells.tsx';
import { WeekNote } from '#features/insights/WeekNote.tsx';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { ChannelName } from './ChannelName.tsx';
import classes from './ChannelTable.module.css';
import type { ChannelSums } from './use-channel-sums.ts';

interface ChannelTableProps {
  channels: readonly Channel[];
  sums: ChannelSums;
  /** The week whose new clicks the rows show; `begin` in milliseconds since 1970. */
  week: (ShownWeek & { readonly begin: number }) | undefined;
  /** Whether these are the last channels, below which the links without one have their row. */
  isLast: boolean;
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
  /** Another page is loading. */
  stale: boolean;
  onAction: (action: TargetAction<Identified<Channel>>) => void;
}

interface ChannelRow {
  /** Null for the links that are in none. */
  readonly channel: Channel | null;
  readonly sum: RowSum;
}

const sumOf = ({ sum }: ChannelRow) => sum;
const isRest = ({ channel }: ChannelRow) => channel === null;

/** Arrow keys, or J and K, go from row to row. */
export function ChannelTable(props: ChannelTableProps) {
  const { channels, sums, week, isLast, loadedAt, stale, onAction } = props;
  const t = useTranslations('channels');
  const groupTexts = useTranslations('overview.by');
  const { most, all, since, none } = sums;
  const rows: ChannelRow[] = channels.map((channel) => ({ channel, sum: sums.of(channel.id) }));
  if (isLast && none !== undefined && none.links > 0) rows.push({ channel: null, sum: none });
  const { isComplete } = sums;
  const figures = useFigureColumns({ sumOf, isRest, most, all, since, isComplete, week });
  // The page renders with every reply that comes, and its rows with those that change them.
  const columns = useMemo((): readonly Column<ChannelRow>[] => {
    return [
      {
        header: t('channel'),
        width: 30,
        render: ({ channel }) => <ChannelName channel={channel} loadedAt={loadedAt} />,
      },
      ...figures,
      {
        header: t('items.actions'),
        width: 8,
        align: 'end',
        render: ({ channel }) => <ChannelMenu channel={channel} onAction={onAction} />,
      },
    ];
  }, [t, figures, loadedAt, onAction]);
  return (
    <div className={cellClasses.table}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ channel }, index) =>
          channel === null ? 'none' : (channel.id ?? `row ${index}`)
        }
        card={({ channel, sum }) => (
          <FigureCard
            name={<ChannelName channel={channel} loadedAt={loadedAt} />}
            menu={<ChannelMenu channel={channel} onAction={onAction} />}
            sum={sum}
            most={most}
            isRest={channel === null}
            isComplete={isComplete}
            week={week}
          />
        )}
        stale={stale}
      />
      {week?.isComplete === true ? (
        <WeekNote
          week={sums.week}
          begin={week.begin}
          className={`${cellClasses.foot} ${classes.note}`}
        />
      ) : null}
      {sums.overlaps ? (
        <p className={`${cellClasses.foot} ${classes.note}`}>{groupTexts('overlaps')}</p>
      ) : null}
    </div>
  );
}

interface ChannelMenuProps extends Pick<ChannelTableProps, 'onAction'> {
  channel: Channel | null;
}

function ChannelMenu({ channel, onAction }: ChannelMenuProps) {
  const { targetOf } = useTargetNames();
  if (channel === null || !hasId(channel)) return null;
  return (
    <TargetActionsMenu
      target={targetOf('channel', channel)}
      onAction={(kind) => onAction({ kind, record: channel })}
    />
  );
}
