/** Channel name: the first cell of a channel's row, which opens it, takes links, and has its star and description. */
import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import cellClasses from '#features/assign/target-page/TargetCell.module.css';
import { TargetCell } from '#features/assign/target-page/TargetCell.tsx';
import { paths } from '#features/paths.ts';
import { useStarChannel } from '#queries/resources/channels.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { ChannelStar, StarFailed } from './ChannelStar.tsx';
import classes from './ChannelTable.module.css';

interface ChannelNameProps {
  /** Null for the links that are in none. */
  channel: Channel | null;
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

export function ChannelName({ channel, loadedAt }: ChannelNameProps) {
  if (channel === null) return <NoChannel />;
  return hasId(channel) ? (
    <NameAsTarget channel={channel} loadedAt={loadedAt} />
  ) : (
    <FixedName channel={channel} />
  );
}

function NoChannel() {
  const t = useTranslations('overview.by.none');
  return (
    <span className={classes.none}>
      <ScreenLink
        to={`${paths.links.href()}?channel=none&sort=clicks`}
        className={cellClasses.opens}
        textClass={cellClasses.opens}
        data-opens
      >
        {t('channel')}
      </ScreenLink>
    </span>
  );
}

/** A channel without an id is shown alone: nothing can be done with it. */
function FixedName({ channel }: { channel: Channel }) {
  const t = useTranslations('channels.star');
  const { nameOf } = useTargetNames();
  return (
    <span className={cellClasses.name}>
      <span className={cellClasses.line}>
        <ColorDot color={channel.color} />
        <span className={cellClasses.opens}>
          <ReadValue of={channel} name="name">
            {() => <bdi dir="auto">{nameOf('channel', channel)}</bdi>}
          </ReadValue>
        </span>
        <ReadValue of={channel} name="starred">
          {(starred) =>
            starred ? (
              <Star size={16} role="img" aria-label={t('on')} className={classes.starred} />
            ) : null
          }
        </ReadValue>
      </span>
      <Description channel={channel} />
    </span>
  );
}

/** Makes its row a drop target. */
function NameAsTarget({ channel, loadedAt }: { channel: Identified<Channel>; loadedAt: number }) {
  const target = useTargetNames().targetOf('channel', channel);
  const star = useStarChannel();
  return (
    <TargetCell
      target={target}
      before={<ColorDot color={channel.color} />}
      after={
        <>
          <ReadValue of={channel} name="name" />
          <ChannelStar channel={channel} name={target.name} star={star} loadedAt={loadedAt} />
        </>
      }
    >
      {star.error === null ? <Description channel={channel} /> : <StarFailed error={star.error} />}
    </TargetCell>
  );
}

function Description({ channel }: { channel: Channel }) {
  if (channel.description === '') return null;
  return (
    <ReadValue of={channel} name="description">
      {(description) => (
        <bdi
          dir="auto"
          className={`${cellClasses.second} ${classes.description}`}
          title={description}
        >
          {description.slice(0, 500)}
        </bdi>
      )}
    </ReadValue>
  );
}
