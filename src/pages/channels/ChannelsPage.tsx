/** Channels page: all channels with their clicks, most clicked first, with search, order, and dialogs to create, edit, fill and delete one. */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { ListView } from '#features/records/ListView.tsx';
import { useReadsByItself } from '#queries/library.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ChannelDialogs } from './ChannelDialogs.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { ChannelTools } from './ChannelTools.tsx';
import { useChannelList } from './use-channel-list.ts';

/** Costs one request for each hundred channels. */
export function ChannelsPage() {
  const t = useTranslations('channels');
  const [action, setAction] = useState<TargetAction<Identified<Channel>>>();
  const channels = useChannelList();
  const { list, query, sums, isLastPage, page, onPage, q, found } = channels;
  return (
    <ListView
      title={t('title')}
      query={query}
      page={page}
      onPage={onPage}
      total={list.total}
      create={{ label: t('new'), onClick: () => setAction({ kind: 'create' }) }}
      progress={
        <CountingChannels counted={sums.counted} all={list.total} isComplete={sums.isComplete} />
      }
      notice={<ChannelTools {...channels} />}
      skeleton={<ListSkeleton rows={8} cardHeight={64} />}
      emptyTitle={t('empty.title')}
      empty={t('empty.text')}
      noMatch={
        q === '' || found > 0 ? undefined : (
          <EmptyState
            kind="none"
            title={t('noMatch.title')}
            action={
              <Button variant="default" onClick={() => channels.search('')}>
                {t('noMatch.all')}
              </Button>
            }
          >
            {t('noMatch.text')}
          </EmptyState>
        )
      }
      rows={(shown, stale, loadedAt) => (
        <ChannelTable
          // Sorted rows are drawn in their places, so that none is seen to move.
          key={channels.order}
          channels={shown}
          sums={sums}
          week={channels.week}
          isLast={isLastPage && q === ''}
          loadedAt={loadedAt}
          stale={stale}
          onAction={setAction}
        />
      )}
    >
      <ChannelDialogs action={action} onClose={() => setAction(undefined)} />
    </ListView>
  );
}

interface CountingProps {
  /** Channels that were counted. */
  counted: number;
  all: number | undefined;
  isComplete: boolean;
}

/** While the members of channels are read. */
function CountingChannels({ counted, all, isComplete }: CountingProps) {
  const t = useTranslations('insights');
  const reads = useReadsByItself();
  if (isComplete || !reads || all === undefined || all === 0) return null;
  return (
    <Text size="xs" c="var(--deck-text-dim)">
      {t('counting', { read: Math.min(counted, all), all })}
    </Text>
  );
}
