/** Channel page: name, description and items of one channel, and controls to assign more. */
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import { DockButton, DropDock } from '#features/assign/drag/DropDock.tsx';
import { RecentLinks, WithRecentLinks } from '#features/assign/drag/RecentLinks.tsx';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { TargetHeading } from '#features/assign/target-page/TargetHeading.tsx';
import type { Command } from '#features/commands/commands.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import { isMissing, recordStateOf } from '#features/records/record-state.ts';
import { usePageParam } from '#features/records/use-page-param.ts';
import { paths } from '#features/routes/paths.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { channelItemsQuery, useChannel, useStarChannel } from '#queries/resources/channels.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { ChannelDialogs } from './ChannelDialogs.tsx';
import { ChannelItems } from './ChannelItems.tsx';
import classes from './ChannelPage.module.css';

/** Costs a request for the items, and one for the name unless a cached list has this channel. */
export function ChannelPage() {
  const t = useTranslations('channels');
  return (
    <RecordPage to={paths.channels.href()} list={t('title')}>
      {(id) => <KnownChannel key={id} id={id} />}
    </RecordPage>
  );
}

function KnownChannel({ id }: { id: number }) {
  const t = useTranslations('channels');
  const [page, showPage] = usePageParam();
  const found = useChannel(id);
  const items = useQuery(channelItemsQuery(useEngine(), id, page));
  const [action, setAction] = useState<TargetAction<Identified<Channel>>>();
  const navigate = useNavigate();

  // The service tells by the items. A list without it tells less: it may be a moment old.
  const missing = isMissing(items.error);
  const listed = recordStateOf(found);
  const channel = missing ? undefined : (found.data ?? undefined);
  const named = channel ?? { id, name: null };
  const target = useTargetNames().targetOf('channel', named);
  const openAssign = () => setAction({ kind: 'assign', record: named });

  return (
    <Stack gap="lg">
      <BackLink to={paths.channels.href()} list={t('title')}>
        <Group gap="xs" wrap="nowrap">
          <LastUpdated query={missing ? { ...items, dataUpdatedAt: 0 } : items} />
          {missing ? null : <DockButton />}
        </Group>
      </BackLink>
      <TargetHeading
        target={target}
        record={missing ? { state: 'missing' } : listed.state === 'missing' ? { state: 'unlisted' } : listed}
        before={<ColorDot color={channel?.color ?? ''} />}
        after={channel === undefined ? null : <AfterName channel={channel} />}
        onAssign={openAssign}
        onEdit={channel === undefined ? undefined : () => setAction({ kind: 'edit', record: channel })}
        onDelete={() => setAction({ kind: 'delete', record: named })}
        commands={useStarCommand(channel)}
      />
      {missing ? (
        <RecordNotFound to={paths.channels.href()} list={t('title')} />
      ) : (
        <>
          {/* Keeps its line while it loads, so that the items below do not move. */}
          <div className={classes['description']}>
            {channel === undefined || channel.description === '' ? null : (
              <ReadValue of={channel} name="description">
                {(description) => <UntrustedText text={description} fold={100} />}
              </ReadValue>
            )}
          </div>
          <WithRecentLinks links={<RecentLinks target={target} />}>
            <ChannelItems query={items} channel={target} page={page} onPage={showPage} onAssign={openAssign} />
          </WithRecentLinks>
          <DropDock />
        </>
      )}
      <ChannelDialogs
        action={action}
        present={new Set(items.data?.rows.filter(hasId).flatMap(({ type, id }) => (type === 'links' ? [id] : [])))}
        onClose={() => setAction(undefined)}
        onDeleted={() => void navigate(paths.channels.href(), { replace: true })}
      />
    </Stack>
  );
}

/** Stars the channel or takes its star away; none where it could not be read whether it has one. */
function useStarCommand(channel: Identified<Channel> | undefined): readonly Command[] {
  const t = useTranslations('channels.star');
  const star = useStarChannel();
  const errorText = useErrorText();
  if (channel?.starred == null) return [];
  const { id, starred } = channel;
  const tell = async () => {
    try {
      await star.mutateAsync({ id, starred: !starred });
      return starred ? t('removed') : t('added');
    } catch (error) {
      const problem = errorText(error).slice(0, 200);
      return t.markup('failed', { problem, reason: (inside) => inside });
    }
  };
  return [{ id: 'star-channel', title: starred ? t('remove') : t('add'), icon: starred ? StarOff : Star, tell }];
}

/** The star, and a dash for what could not be read of name and star. */
function AfterName({ channel }: { channel: Channel }) {
  const t = useTranslations('channels.star');
  return (
    <>
      <ReadValue of={channel} name="name" />
      <ReadValue of={channel} name="starred">
        {(starred) => (starred ? <Star size={16} role="img" aria-label={t('on')} className={classes['star']} /> : null)}
      </ReadValue>
    </>
  );
}
