/** Starred channels panel: the starred channels, each with a link to its items. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Channel } from '#contract/resources/channels.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { paths } from '#features/routes/paths.ts';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './StarredChannels.module.css';

export function StarredChannels({ page }: { page: Page<Channel> }) {
  const starred = page.rows.filter((channel) => channel.starred);
  const listed = page.rows.length;
  const channels = formatCount(listed, 'channel');
  return (
    <Panel
      title="Starred channels"
      covers={`${formatNumber(starred.length)} of ${listed >= page.result ? channels : `the first ${channels}`}`}
    >
      {starred.length === 0 ? (
        <Text c="var(--deck-text-dim)">
          {page.rows.length === 0 ? 'There are no channels yet. ' : 'None of them wears a star. '}
          <Anchor component={Link} to={paths.channels.href()} underline="always">
            {page.rows.length === 0 ? 'Make the first one' : 'Star the ones you use most'}
          </Anchor>{' '}
          and {page.rows.length === 0 ? 'star it' : 'they show here'}.
        </Text>
      ) : (
        <ul className={classes.list}>
          {starred.map((channel) => (
            <li key={channel.id}>
              <Link to={paths.channel.href(channel.id)} className={classes.channel}>
                <ColorDot color={channel.color} />
                <bdi dir="auto" className={classes.name}>
                  {targetOf('channel', channel).name}
                </bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
