/** One channel as a card: opens it by a click anywhere, takes what is dropped on it, and wears its star. */
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Channel } from '#contract/resources/channels.ts';
import { useDropTarget } from '#features/assign/drag/use-drag-and-drop.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { TargetActionsMenu } from '#features/assign/target-page/TargetActionsMenu.tsx';
import { paths } from '#features/routes/paths.ts';
import { useUpdateChannel } from '#queries/resources/channels.ts';
import { toSafeColor } from '#ui/safety/safe-color.ts';
import classes from './ChannelCards.module.css';
import type { ChannelAct } from './ChannelDialogs.tsx';

interface ChannelCardProps {
  channel: Channel;
  /** When the service told of it, in milliseconds since 1970. */
  heardAt: number;
  onAct: (act: ChannelAct) => void;
}

export function ChannelCard({ channel, heardAt, onAct }: ChannelCardProps) {
  const { id, description, color } = channel;
  const target = targetOf('channel', channel);
  const { ref, over } = useDropTarget({ target });
  const star = useUpdateChannel();
  // What was asked for is shown until the list tells of it; a refusal takes it back and says why.
  const ahead = star.isPending || (star.isSuccess && star.submittedAt > heardAt);
  const starred = ahead ? star.variables.starred === true : channel.starred;
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
          <TargetActionsMenu
            target={target}
            onAssign={() => onAct({ kind: 'assign', channel })}
            onEdit={() => onAct({ kind: 'edit', channel })}
            onDelete={() => onAct({ kind: 'delete', channel })}
          />
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
