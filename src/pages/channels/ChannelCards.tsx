/** Channel cards: a page of channels, each opened by a click, with its star and menu; items are dropped on them. */
import { ActionIcon, Skeleton, Text, Tooltip } from '@mantine/core';
import { Star } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Channel } from '#contract/resources/channels.ts';
import { useDropTarget } from '#features/assign/drag/use-drag-and-drop.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { TargetActionsMenu } from '#features/assign/target-page/TargetActionsMenu.tsx';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { paths } from '#features/routes/paths.ts';
import { useUpdateChannel } from '#queries/resources/channels.ts';
import { useRowShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { toSafeColor } from '#ui/safety/safe-color.ts';
import classes from './ChannelCards.module.css';

interface ChannelCardsProps {
  channels: readonly Channel[];
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
  /** Another page is loading. */
  stale: boolean;
  onAction: (action: TargetAction<Channel>) => void;
}

/** Arrow keys, or J and K, go from card to card. */
export function ChannelCards({ channels, loadedAt, stale, onAction }: ChannelCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useRowShortcuts(list);
  return (
    <ul ref={list} className={classes['cards']} aria-label="Channels" aria-busy={stale} data-stale={stale || undefined}>
      {channels.map((channel) => (
        <ChannelCard key={channel.id} channel={channel} loadedAt={loadedAt} onAction={onAction} />
      ))}
    </ul>
  );
}

export function ChannelCardsSkeleton({ cards }: { cards: number }) {
  return (
    <div className={classes['cards']}>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} height={96} radius="lg" />
      ))}
    </div>
  );
}

interface ChannelCardProps extends Pick<ChannelCardsProps, 'loadedAt' | 'onAction'> {
  channel: Channel;
}

function ChannelCard({ channel, loadedAt, onAction }: ChannelCardProps) {
  const { id, description, color } = channel;
  const target = targetOf('channel', channel);
  const { ref, over } = useDropTarget({ target });
  const star = useUpdateChannel();
  // The new star shows until a newer list has it; after an error the old one shows again.
  const isAhead = star.isPending || (star.isSuccess && star.submittedAt > loadedAt);
  const starred = isAhead ? star.variables.starred === true : channel.starred;
  const shown = toSafeColor(color);
  return (
    <li ref={ref} className={classes['card']} data-over={over || undefined}>
      <span
        aria-hidden
        className={classes['edge']}
        data-none={shown === undefined || undefined}
        style={shown === undefined ? undefined : { backgroundColor: shown }}
      />
      <div className={classes['top']}>
        <Link to={paths.channel.href(id)} className={classes['opens']} title={target.name} data-opens>
          <bdi dir="auto">{target.name}</bdi>
        </Link>
        <div className={classes['controls']}>
          <Tooltip label={starred ? 'Starred' : 'Not starred'}>
            <ActionIcon
              aria-label={`Star ${target.name.slice(0, 80)}`}
              aria-pressed={starred}
              aria-busy={star.isPending}
              onClick={() => {
                if (!star.isPending) star.mutate({ id, starred: !starred });
              }}
            >
              <Star size={16} aria-hidden className={starred ? classes['starred'] : undefined} />
            </ActionIcon>
          </Tooltip>
          <TargetActionsMenu target={target} onAction={(kind) => onAction({ kind, record: channel })} />
        </div>
      </div>
      {description === '' ? null : (
        <bdi dir="auto" className={classes['description']} title={description}>
          {description.slice(0, 500)}
        </bdi>
      )}
      {star.error === null ? null : (
        <Text role="alert" size="xs" c="var(--mantine-color-error)">
          The star was not changed: <bdi dir="auto">{star.error.message.slice(0, 200)}</bdi>
        </Text>
      )}
    </li>
  );
}
