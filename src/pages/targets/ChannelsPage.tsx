/** Channels page: all channels with their clicks, most clicked first, with search, order, and dialogs to create, edit, fill and delete one. */
import { Button, CloseButton, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Channel } from '#contract/resources/channels.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { paths } from '#features/paths.ts';
import { ListView } from '#features/records/ListPage.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { useReadsByItself } from '#queries/library.ts';
import { useStarChannel } from '#queries/resources/channels.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { StarButton, StarFailed, StarMark } from './ChannelStar.tsx';
import { useTargetActions } from './TargetDialogs.tsx';
import classes from './Targets.module.css';
import { TargetName, type TargetRow, TargetTable } from './TargetTable.tsx';
import { channelOrders, useChannelList } from './use-channel-list.ts';

/** Costs one request for each hundred channels. */
export function ChannelsPage() {
  const t = useTranslations('channels');
  const groupTexts = useTranslations('overview.by');
  const { create, actionsOf } = useTargetActions('channel');
  const channels = useChannelList();
  const { list, query, sums, week, isLastPage, page, onPage, q, found } = channels;
  const { none } = sums;
  const hasRest = isLastPage && q === '' && none !== undefined && none.links > 0;
  const loadedAt = query.dataUpdatedAt;
  const name = useCallback(
    ({ record }: TargetRow<Channel>) =>
      record === null ? <NoChannel /> : <ChannelName channel={record} loadedAt={loadedAt} />,
    [loadedAt],
  );
  const actions = useCallback(
    (channel: Identified<Channel>) => Object.values(actionsOf(channel)),
    [actionsOf],
  );
  return (
    <ListView
      title={t('title')}
      query={query}
      page={page}
      onPage={onPage}
      total={list.total}
      create={{ label: t('new'), onClick: create }}
      progress={<Counting {...channels} />}
      notice={<Tools {...channels} />}
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
      rows={(shown, stale) => (
        <TargetTable
          // Sorted rows are drawn in their places, so that none is seen to move.
          key={channels.order}
          kind="channel"
          first={t('channel')}
          last={t('items.actions')}
          rows={[
            ...shown.map((record) => ({ record, sum: sums.of(record.id) })),
            ...(hasRest ? [{ record: null, sum: none }] : []),
          ]}
          most={sums.most}
          all={sums.all}
          since={sums.since}
          isComplete={sums.isComplete}
          week={week && { ...week, known: sums.week }}
          name={name}
          actions={actions}
          stale={stale}
          foot={sums.overlaps ? groupTexts('overlaps') : undefined}
        />
      )}
    />
  );
}

type ChannelList = ReturnType<typeof useChannelList>;

/** While the members of channels are read. */
function Counting({ list: { total = 0 }, sums: { counted, isComplete } }: ChannelList) {
  const t = useTranslations('insights');
  const reads = useReadsByItself();
  if (isComplete || !reads || total === 0) return null;
  return (
    <Text size="xs" c="var(--deck-text-dim)">
      {t('counting', { read: Math.min(counted, total), all: total })}
    </Text>
  );
}

/** Nothing where there are too few channels to search; while they load its place is kept, so that the list does not move. */
function Tools({ list, q, search, order, sort, hasWeeks, found }: ChannelList) {
  const t = useTranslations('channels');
  const orderLabels = {
    clicks: t('order.clicks'),
    week: t('order.week'),
    starred: t('order.starred'),
    name: t('order.name'),
    '-name': t('order.nameBack'),
    newest: t('order.newest'),
  };
  const { rows = [], total, isFetching } = list;
  // A page that failed is read again where it says why.
  const loadMore = list.error === null ? list.loadMore : undefined;
  const isLoading = list.rows === undefined && list.error === null;
  if (!isLoading && rows.length < 2 && q === '') return null;
  const left = () => {
    if (loadMore === undefined)
      return list.isWhole || !isFetching || isLoading ? '' : t('left.loading');
    if (total === undefined) return t('left.some');
    return t('left.counted', { count: total - rows.length - list.unreadable.length });
  };
  const note = `${q === '' ? '' : t('found', { count: found })} ${left()}`.trim();
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        <TextInput
          role="searchbox"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          leftSection={<Search size={16} aria-hidden />}
          rightSection={
            q === '' ? null : (
              <CloseButton size="sm" aria-label={t('search.clear')} onClick={() => search('')} />
            )
          }
          autoComplete="off"
          spellCheck={false}
          flex="1 1 160px"
          maw={420}
          value={q}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            search('');
            event.currentTarget.blur();
          }}
        />
        <NativeSelect
          aria-label={t('order.label')}
          maw={{ base: 140, sm: 240 }}
          data={channelOrders
            .filter((value) => value !== 'week' || hasWeeks)
            .map((value) => ({ value, label: orderLabels[value] }))}
          value={order}
          onChange={({ currentTarget }) =>
            sort(channelOrders.find((each) => each === currentTarget.value) ?? 'clicks')
          }
        />
      </Group>
      {note === '' ? null : (
        <Group gap="xs">
          <Text role="status" size="sm" c="var(--deck-text-dim)">
            {note}
          </Text>
          {loadMore === undefined ? null : (
            <Button size="compact-xs" variant="default" onClick={loadMore}>
              {t('left.load')}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

function NoChannel() {
  const t = useTranslations('overview.by.none');
  return (
    <span className={classes.none}>
      <ScreenLink
        to={`${paths.links.href()}?channel=none&sort=clicks`}
        className={classes.opens}
        textClass={classes.opens}
        data-opens
      >
        {t('channel')}
      </ScreenLink>
    </span>
  );
}

interface ChannelNameProps {
  channel: Channel;
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

function ChannelName({ channel, loadedAt }: ChannelNameProps) {
  const { nameOf } = useTargetNames();
  const isPhone = useIsPhone();
  const star = useStarChannel();
  const name = nameOf('channel', channel);
  return (
    <TargetName
      kind="channel"
      row={channel}
      before={<ColorDot color={channel.color} />}
      after={
        hasId(channel) && !isPhone ? (
          <StarButton channel={channel} name={name} star={star} loadedAt={loadedAt} />
        ) : (
          <StarMark channel={channel} />
        )
      }
    >
      {star.error === null ? <Description channel={channel} /> : <StarFailed error={star.error} />}
    </TargetName>
  );
}

function Description({ channel }: { channel: Channel }) {
  if (channel.description === '') return null;
  return (
    <ReadValue of={channel} name="description">
      {(text) => (
        <bdi dir="auto" className={`${classes.second} ${classes.indented}`} title={text}>
          {text.slice(0, 500)}
        </bdi>
      )}
    </ReadValue>
  );
}
