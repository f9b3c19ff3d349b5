/** Channel head: the way back, the name with its dot and star, the description, and what can be done with a channel. */
import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Channel } from '#contract/resources/channels.ts';
import { TargetHeading } from '#features/assign/target-page/TargetHeading.tsx';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import classes from './ChannelPage.module.css';
import type { ChannelPageState } from './use-channel-page.ts';
import { useStarCommand } from './use-star-command.ts';

export function ChannelHead({ state }: { state: ChannelPageState }) {
  const t = useTranslations('channels');
  const { channel, missing, items, target, record, onAssign, onEdit, onDelete } = state;
  return (
    <>
      <BackLink to={paths.channels.href()} list={t('title')}>
        <LastUpdated query={missing ? { ...items, dataUpdatedAt: 0 } : items} />
      </BackLink>
      <TargetHeading
        target={target}
        record={record}
        before={<ColorDot color={channel?.color ?? ''} />}
        after={channel === undefined ? null : <AfterName channel={channel} />}
        onAssign={onAssign}
        onEdit={onEdit}
        onDelete={onDelete}
        commands={useStarCommand(channel)}
      />
      {missing ? null : (
        // Keeps its line while it loads, so that the figures below do not move.
        <div className={classes.description}>
          {channel === undefined || channel.description === '' ? null : (
            <ReadValue of={channel} name="description">
              {(description) => <UntrustedText text={description} fold={100} />}
            </ReadValue>
          )}
        </div>
      )}
    </>
  );
}

/** The star, and a dash for what could not be read of name and star. */
function AfterName({ channel }: { channel: Channel }) {
  const t = useTranslations('channels.star');
  return (
    <>
      <ReadValue of={channel} name="name" />
      <ReadValue of={channel} name="starred">
        {(starred) =>
          starred ? (
            <Star size={16} role="img" aria-label={t('on')} className={classes.star} />
          ) : null
        }
      </ReadValue>
    </>
  );
}
