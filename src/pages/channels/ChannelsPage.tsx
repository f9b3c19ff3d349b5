/** Channels page: all channels as cards, with search, order, and dialogs to create, edit, fill and delete one. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { TargetListPage } from '#features/assign/target-page/TargetListPage.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ChannelCards, ChannelCardsSkeleton } from './ChannelCards.tsx';
import { ChannelDialogs } from './ChannelDialogs.tsx';
import { ChannelTools } from './ChannelTools.tsx';
import { useChannelList } from './use-channel-list.ts';

/** Costs one request for each hundred channels. */
export function ChannelsPage() {
  const t = useTranslations('channels');
  const [action, setAction] = useState<TargetAction<Identified<Channel>>>();
  const channels = useChannelList();
  const { list, query, page, onPage, q, found } = channels;
  return (
    <TargetListPage
      title={t('title')}
      {...{ query, page, onPage }}
      total={list.total}
      create={{ label: t('new'), onClick: () => setAction({ kind: 'create' }) }}
      notice={<ChannelTools {...channels} />}
      skeleton={<ChannelCardsSkeleton cards={24} />}
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
      rows={(cards, stale, loadedAt) => <ChannelCards channels={cards} loadedAt={loadedAt} stale={stale} onAction={setAction} />}
    >
      <ChannelDialogs action={action} onClose={() => setAction(undefined)} />
    </TargetListPage>
  );
}
