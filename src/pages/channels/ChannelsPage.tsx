/** All channels, a page of cards at a time, and the dialogs that make, change, fill and delete one. */
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AssignDock } from '#pages/pieces/AssignDock.tsx';
import { ListHead } from '#pages/pieces/ListHead.tsx';
import { channelsOnPage } from '#pages/pieces/list-pages.ts';
import { usePageInAddress } from '#pages/pieces/page-in-address.ts';
import { PagedRows } from '#pages/pieces/PagedRows.tsx';
import { RecentLinks } from '#pages/pieces/RecentLinks.tsx';
import { ShelfButton, WithShelf } from '#pages/pieces/WithShelf.tsx';
import { channelsQuery } from '#queries/channels.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ChannelCards, ChannelCardsSkeleton } from './ChannelCards.tsx';
import { type ChannelAct, ChannelDialogs } from './ChannelDialogs.tsx';

/** Costs one request, however many channels there are on the page. */
export function ChannelsPage() {
  const [page, showPage] = usePageInAddress();
  const query = useQuery(channelsQuery(useEngine(), { page, limit: channelsOnPage }));
  const [act, setAct] = useState<ChannelAct>();
  const [shelf, setShelf] = useState(false);
  const create = () => setAct({ kind: 'create' });

  return (
    <Stack gap="md">
      <ListHead
        title="Channels"
        query={query}
        action={
          <>
            <ShelfButton open={shelf} onToggle={setShelf} />
            <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={create}>
              New channel
            </Button>
          </>
        }
      />
      <WithShelf shelf={shelf ? <RecentLinks wanted /> : null}>
        <PagedRows
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
            <ChannelCards channels={channels} heardAt={query.dataUpdatedAt} stale={stale} onAct={setAct} />
          )}
        </PagedRows>
      </WithShelf>
      <ChannelDialogs act={act} onClose={() => setAct(undefined)} />
      <AssignDock />
    </Stack>
  );
}
