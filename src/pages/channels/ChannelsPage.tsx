/** Channels page: all channels as cards, a page at a time, with dialogs to create, edit, fill and delete one. */
import { useState } from 'react';
import type { Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { TargetListPage } from '#features/assign/target-page/TargetListPage.tsx';
import { channelsOnPage } from '#features/records/use-page-param.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { ChannelCards, ChannelCardsSkeleton } from './ChannelCards.tsx';
import { ChannelDialogs } from './ChannelDialogs.tsx';

/** Costs one request, however many channels there are on the page. */
export function ChannelsPage() {
  const [action, setAction] = useState<TargetAction<Identified<Channel>>>();
  return (
    <TargetListPage
      title="Channels"
      list={channelsQuery}
      limit={channelsOnPage}
      create={{ label: 'New channel', onClick: () => setAction({ kind: 'create' }) }}
      skeleton={<ChannelCardsSkeleton cards={channelsOnPage} />}
      emptyTitle="Make your first channel"
      empty={
        <>
          A channel gathers links, bio pages and QR items that belong together, such as those of a newsletter. There are no
          channels in this account yet.
        </>
      }
      rows={(channels, stale, loadedAt) => (
        <ChannelCards channels={channels} loadedAt={loadedAt} stale={stale} onAction={setAction} />
      )}
    >
      <ChannelDialogs action={action} onClose={() => setAction(undefined)} />
    </TargetListPage>
  );
}
