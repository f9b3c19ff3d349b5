/** Starred channels panel: the starred channels, each with a link to its items. */
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Channel } from '#contract/resources/channels.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { paths } from '#features/routes/paths.ts';
import { formatCount, formatNumber } from '#ui/format/format.ts';
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
  const starred = read.filter((channel) => channel.starred === true);
  const isKnown = starred.length > 0 || read.every((channel) => channel.starred !== null);
  const listed = read.length;
  const channels = formatCount(listed, 'channel');
  return (
    <Panel
      title="Starred channels"
      covers={
        isKnown && listed > 0
          ? `${formatNumber(starred.length)} of ${listed >= (total ?? Infinity) ? channels : `the first ${channels}`}`
          : null
      }
    >
      {!isKnown ? (
        <Text c="var(--deck-text-dim)">Which of them wear a star could not be read.</Text>
      ) : starred.length === 0 ? (
        <Text c="var(--deck-text-dim)">
          {read.length === 0 ? 'There are no channels yet. ' : 'None of them wears a star. '}
          <Anchor component={Link} to={paths.channels.href()} underline="always">
            {read.length === 0 ? 'Make the first one' : 'Star the ones you use most'}
          </Anchor>{' '}
          and {read.length === 0 ? 'star it' : 'they show here'}.
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
          Look through more channels
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
