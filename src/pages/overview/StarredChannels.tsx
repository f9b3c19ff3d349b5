/** Starred channels panel: the starred channels, each with a link to its items. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Channel } from '#contract/resources/channels.ts';
import { targetName } from '#features/assign/model/assignment.ts';
import { paths } from '#features/routes/paths.ts';
import { knownTotal } from '#queries/endpoint-query.ts';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './StarredChannels.module.css';

export function StarredChannels({ page }: { page: Page<Channel> }) {
  const starred = page.rows.filter((channel) => channel.starred === true);
  const isKnown = starred.length > 0 || page.rows.every((channel) => channel.starred !== null);
  const listed = page.rows.length;
  const channels = formatCount(listed, 'channel');
  return (
    <Panel
      title="Starred channels"
      covers={
        isKnown
          ? `${formatNumber(starred.length)} of ${listed >= (knownTotal(page) ?? Infinity) ? channels : `the first ${channels}`}`
          : null
      }
    >
      {!isKnown ? (
        <Text c="var(--deck-text-dim)">Which of them wear a star could not be read.</Text>
      ) : starred.length === 0 ? (
        <Text c="var(--deck-text-dim)">
          {page.rows.length === 0 ? 'There are no channels yet. ' : 'None of them wears a star. '}
          <Anchor component={Link} to={paths.channels.href()} underline="always">
            {page.rows.length === 0 ? 'Make the first one' : 'Star the ones you use most'}
          </Anchor>{' '}
          and {page.rows.length === 0 ? 'star it' : 'they show here'}.
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
    </Panel>
  );
}

function ChannelName({ channel }: { channel: Channel }) {
  return (
    <>
      <ColorDot color={channel.color} />
      <bdi dir="auto" className={classes.name}>
        {targetName('channel', channel)}
      </bdi>
    </>
  );
}
