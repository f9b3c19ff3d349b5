/** Channel cards: a page of channels, each opened by a click, with its star and menu; items are dropped on them. */
import { ActionIcon, Skeleton, Text, Tooltip } from '@mantine/core';
import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import { useDropTarget } from '#features/assign/drag/use-drag-and-drop.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { TargetActionsMenu } from '#features/assign/target-page/TargetActionsMenu.tsx';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { paths } from '#features/routes/paths.ts';
import { useStarChannel } from '#queries/resources/channels.ts';
import { MoreRows, rowStep } from '#ui/data-table/MoreRows.tsx';
import { useRowShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { toSafeColor } from '#ui/safety/safe-color.ts';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import classes from './ChannelCards.module.css';

interface ChannelCardsProps {
  channels: readonly Channel[];
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
  /** Another page is loading. */
  stale: boolean;
  onAction: (action: TargetAction<Identified<Channel>>) => void;
}

/** Arrow keys, or J and K, go from card to card. */
export function ChannelCards({ channels, loadedAt, stale, onAction }: ChannelCardsProps) {
  const t = useTranslations('channels');
  const list = useRef<HTMLUListElement>(null);
  const [most, setMost] = useState(rowStep);
  useRowShortcuts(list);
  return (
    <>
      <ul ref={list} className={classes['cards']} aria-label={t('title')} aria-busy={stale} data-stale={stale || undefined}>
        {channels
          .slice(0, most)
          .map((channel, index) =>
            hasId(channel) ? (
              <ChannelCard key={channel.id} channel={channel} loadedAt={loadedAt} onAction={onAction} />
            ) : (
              <FixedCard key={`row ${index}`} channel={channel} />
            ),
          )}
      </ul>
      <MoreRows total={channels.length} most={most} onMore={setMost} />
    </>
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

/** A channel without an id is shown alone: nothing can be done with it. */
function FixedCard({ channel }: { channel: Channel }) {
  const t = useTranslations('channels.star');
  const { nameOf } = useTargetNames();
  return (
    <li className={classes['card']}>
      <Edge color={channel.color} />
      <div className={classes['top']}>
        <span className={classes['opens']}>
          <ReadValue of={channel} name="name">
            {() => <bdi dir="auto">{nameOf('channel', channel)}</bdi>}
          </ReadValue>
        </span>
        <span className={classes['controls']}>
          <ReadValue of={channel} name="starred">
            {(starred) => (starred ? <Star size={16} role="img" aria-label={t('on')} className={classes['starred']} /> : null)}
          </ReadValue>
        </span>
      </div>
      <Description channel={channel} />
    </li>
  );
}

interface ChannelCardProps extends Pick<ChannelCardsProps, 'loadedAt' | 'onAction'> {
  channel: Identified<Channel>;
}

function ChannelCard({ channel, loadedAt, onAction }: ChannelCardProps) {
  const t = useTranslations('channels.star');
  const errorText = useErrorText();
  const { id } = channel;
  const target = useTargetNames().targetOf('channel', channel);
  const { ref, over } = useDropTarget({ target });
  const star = useStarChannel();
  // The new star shows until a newer list has it; after an error the old one shows again.
  const isAhead = star.isPending || (star.isSuccess && star.submittedAt > loadedAt);
  return (
    <li ref={ref} className={classes['card']} data-over={over || undefined}>
      <Edge color={channel.color} />
      <div className={classes['top']}>
        <Link to={paths.channel.href(id)} className={classes['opens']} title={target.name} data-opens>
          <bdi dir="auto">{target.name}</bdi>
        </Link>
        <div className={classes['controls']}>
          <ReadValue of={channel} name="name" />
          <ReadValue of={channel} name="starred">
            {(listed) => {
              const starred = isAhead ? star.variables.starred === true : listed;
              return (
                <Tooltip label={starred ? t('on') : t('off')}>
                  <ActionIcon
                    aria-label={t('change', { name: target.name.slice(0, 80) })}
                    aria-pressed={starred}
                    aria-busy={star.isPending}
                    onClick={() => {
                      if (!star.isPending) star.mutate({ id, starred: !starred });
                    }}
                  >
                    <Star size={16} aria-hidden className={starred ? classes['starred'] : undefined} />
                  </ActionIcon>
                </Tooltip>
              );
            }}
          </ReadValue>
          <TargetActionsMenu target={target} onAction={(kind) => onAction({ kind, record: channel })} />
        </div>
      </div>
      <Description channel={channel} />
      {star.error === null ? null : (
        <Text role="alert" size="xs" c="var(--mantine-color-error)">
          {t.rich('failed', {
            problem: errorText(star.error).slice(0, 200),
            reason: (inside) => <bdi dir="auto">{inside}</bdi>,
          })}
        </Text>
      )}
    </li>
  );
}

function Edge({ color }: { color: string | null }) {
  const shown = toSafeColor(color);
  return (
    <span
      aria-hidden
      className={classes['edge']}
      data-none={shown === undefined || undefined}
      style={shown === undefined ? undefined : { backgroundColor: shown }}
    />
  );
}

function Description({ channel }: { channel: Channel }) {
  if (channel.description === '') return null;
  return (
    <ReadValue of={channel} name="description">
      {(description) => (
        <bdi dir="auto" className={classes['description']} title={description}>
          {description.slice(0, 500)}
        </bdi>
      )}
    </ReadValue>
  );
}
