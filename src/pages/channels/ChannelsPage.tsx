/** Channels page: all channels as cards, a page at a time, with dialogs to create, edit, fill and delete one. */
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import { RecentLinks, RecentLinksButton, WithRecentLinks } from '#features/assign/drag/RecentLinks.tsx';
import { ListHeader } from '#features/records/ListHeader.tsx';
import { PaginatedList } from '#features/records/PaginatedList.tsx';
import { channelsOnPage, usePageParam } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { channelsQuery } from '#queries/resources/channels.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ChannelCards, ChannelCardsSkeleton } from './ChannelCards.tsx';
import { type ChannelAction, ChannelDialogs } from './ChannelDialogs.tsx';

/** Costs one request, however many channels there are on the page. */
export function ChannelsPage() {
  const [page, showPage] = usePageParam();
  const query = useQuery(channelsQuery(useEngine(), { page, limit: channelsOnPage }));
  const [action, setAction] = useState<ChannelAction>();
  const [recent, setRecent] = useState(false);
  const create = () => setAction({ kind: 'create' });

  return (
    <Stack gap="md">
      <ListHeader
        title="Channels"
        query={query}
        action={
          <>
            <RecentLinksButton open={recent} onToggle={setRecent} />
            <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={create}>
              New channel
            </Button>
          </>
        }
      />
      <WithRecentLinks links={recent ? <RecentLinks wanted /> : null}>
        <PaginatedList
          query={query}
          things="channels"
          page={page}
          onPage={showPage}
          skeleton={<ChannelCardsSkeleton cards={channelsOnPage} />}
          empty={
            <EmptyState title="Make your first channel" action={<Button onClick={create}>New channel</Button>}>
              A channel gathers links, bio pages and QR items that belong together, such as those of a newsletter. There are no
              channels in this account yet.
            </EmptyState>
          }
        >
          {(channels, stale) => (
            <ChannelCards channels={channels} loadedAt={query.dataUpdatedAt} stale={stale} onAction={setAction} />
          )}
        </PaginatedList>
      </WithRecentLinks>
      <ChannelDialogs action={action} onClose={() => setAction(undefined)} />
      <DropDock />
    </Stack>
  );
}
