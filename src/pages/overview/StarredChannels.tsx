/** Starred channels panel: the starred channels, each with a link to its items. */
import { Anchor, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Channel } from '#contract/resources/channels.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { paths } from '#features/routes/paths.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './StarredChannels.module.css';

interface StarredChannelsProps {
  /** Those that were read. */
  channels: readonly Channel[];
  /** All channels, where known. */
  total: number | undefined;
  /** Reads more of them; undefined where there are none. */
  loadMore: (() => void) | undefined;
}

export function StarredChannels({ channels: read, total, loadMore }: StarredChannelsProps) {
  const t = useTranslations('overview.starred');
  const starred = read.filter((channel) => channel.starred === true);
  const isKnown = starred.length > 0 || read.every((channel) => channel.starred !== null);
  const listed = read.length;
  const counts = { starred: starred.length, count: listed };
  const toChannels = (text: ReactNode) => (
    <Anchor component={Link} to={paths.channels.href()} underline="always">
      {text}
    </Anchor>
  );
  return (
    <Panel
      title={t('title')}
      covers={!isKnown || listed === 0 ? null : listed >= (total ?? Infinity) ? t('covers', counts) : t('coversFirst', counts)}
    >
      {!isKnown ? (
        <Text c="var(--deck-text-dim)">{t('unread')}</Text>
      ) : starred.length === 0 ? (
        <Text c="var(--deck-text-dim)">
          {read.length === 0 ? t.rich('noChannels', { all: toChannels }) : t.rich('none', { all: toChannels })}
        </Text>
      ) : (
        <ul className={classes.list}>
          {starred.map((channel, index) => (
            <li key={channel.id ?? `row ${index}`}>
              {channel.id === null ? (
                <span className={classes.channel}>
                  <ChannelName channel={channel} />
                </span>
              ) : (
                <Link to={paths.channel.href(channel.id)} className={classes.channel}>
                  <ChannelName channel={channel} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {loadMore === undefined ? null : (
        <Button size="xs" variant="default" mt="sm" style={{ alignSelf: 'start' }} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </Panel>
  );
}

function ChannelName({ channel }: { channel: Channel }) {
  const { nameOf } = useTargetNames();
  return (
    <>
      <ColorDot color={channel.color} />
      <bdi dir="auto" className={classes.name}>
        {nameOf('channel', channel)}
      </bdi>
    </>
  );
}
