/** The page of one channel: what it is called, what is in it, and the ways to put more into it. */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { AssignDock } from '#pages/pieces/AssignDock.tsx';
import { BackRow } from '#pages/pieces/BackRow.tsx';
import { isMissing, namedRecord } from '#pages/pieces/named-record.ts';
import { NoSuchRecord } from '#pages/pieces/NoSuchRecord.tsx';
import { usePageInAddress } from '#pages/pieces/page-in-address.ts';
import { RecentLinks } from '#pages/pieces/RecentLinks.tsx';
import { RecordHeading } from '#pages/pieces/RecordHeading.tsx';
import { RecordPage } from '#pages/pieces/RecordPage.tsx';
import { targetOf } from '#pages/pieces/target-of.ts';
import { WithShelf } from '#pages/pieces/WithShelf.tsx';
import { channelItemsQuery, useChannel } from '#queries/channels.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { AsOf } from '#ui/AsOf.tsx';
import { ColorDot } from '#ui/ColorDot.tsx';
import { RemoteText } from '#ui/RemoteText.tsx';
import { type ChannelAct, ChannelDialogs } from './ChannelDialogs.tsx';
import { ChannelItems } from './ChannelItems.tsx';
import classes from './ChannelPage.module.css';
import { itemsPage } from './items-page.ts';

/** Costs a request for the items, and one for the name where no list with this channel was read before. */
export function ChannelPage() {
  return (
    <RecordPage kind="channel" to={paths.channels.href()} list="Channels">
      {(id) => <KnownChannel key={id} id={id} />}
    </RecordPage>
  );
}

function KnownChannel({ id }: { id: number }) {
  const [page, showPage] = usePageInAddress();
  const found = useChannel(id);
  const items = useQuery(channelItemsQuery(useEngine(), id, itemsPage(page)));
  const [act, setAct] = useState<ChannelAct>();
  const navigate = useNavigate();

  const missing = isMissing(items.error);
  const channel = missing ? undefined : (found.data ?? undefined);
  const named = channel ?? { id, name: '' };
  const target = targetOf('channel', named);
  const openAssign = () =>
    setAct({
      kind: 'assign',
      channel: named,
      present: new Set(items.data?.rows.filter(({ type }) => type === 'links').map((item) => item.id)),
    });

  return (
    <Stack gap="lg">
      <BackRow to={paths.channels.href()} list="Channels">
        <AsOf
          at={missing ? 0 : items.dataUpdatedAt}
          refreshing={items.isFetching}
          onRefresh={() => void items.refetch({ cancelRefetch: false })}
        />
      </BackRow>
      <RecordHeading
        target={target}
        record={missing ? { state: 'missing' } : namedRecord(found)}
        before={<ColorDot color={channel?.color ?? ''} />}
        after={channel?.starred === true ? <Star size={16} role="img" aria-label="Starred" className={classes['star']} /> : null}
        onAssign={openAssign}
        onEdit={channel === undefined ? undefined : () => setAct({ kind: 'edit', channel })}
        onDelete={() => setAct({ kind: 'delete', channel: named })}
      />
      {missing ? (
        <NoSuchRecord kind="channel" to={paths.channels.href()} list="Channels" />
      ) : (
        <>
          {channel === undefined || channel.description === '' ? null : (
            <div className={classes['description']}>
              <RemoteText text={channel.description} />
            </div>
          )}
          <WithShelf shelf={<RecentLinks target={target} />}>
            <ChannelItems query={items} channel={target} page={page} onPage={showPage} onAssign={openAssign} />
          </WithShelf>
          <AssignDock />
        </>
      )}
      <ChannelDialogs
        act={act}
        onClose={() => setAct(undefined)}
        onDeleted={() => void navigate(paths.channels.href(), { replace: true })}
      />
    </Stack>
  );
}
