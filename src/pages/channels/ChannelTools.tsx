/** Channel tools: the search field and the order of the channels, and what they have found. */
import { Button, CloseButton, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { channelOrders, type useChannelList } from './use-channel-list.ts';

const orderKeys = {
  clicks: 'order.clicks',
  week: 'order.week',
  starred: 'order.starred',
  name: 'order.name',
  '-name': 'order.nameBack',
  newest: 'order.newest',
} as const satisfies Record<(typeof channelOrders)[number], string>;

type ChannelToolsProps = Pick<
  ReturnType<typeof useChannelList>,
  'list' | 'q' | 'search' | 'order' | 'sort' | 'hasWeeks' | 'found'
>;

/** Nothing where there are too few channels to search; while they load its place is kept, so that the list does not move. */
export function ChannelTools(props: ChannelToolsProps) {
  const { list, q, search, order, sort, hasWeeks, found } = props;
  const t = useTranslations('channels');
  const { rows = [], total, isFetching } = list;
  // A page that failed is read again where it says why.
  const loadMore = list.error === null ? list.loadMore : undefined;
  const isLoading = list.rows === undefined && list.error === null;
  if (!isLoading && rows.length < 2 && q === '') return null;
  const leftText = () => {
    if (loadMore === undefined)
      return list.isWhole || !isFetching || isLoading ? '' : t('left.loading');
    if (total === undefined) return t('left.some');
    return t('left.counted', { count: total - rows.length - list.unreadable.length });
  };
  const note = [q === '' ? '' : t('found', { count: found }), leftText()].filter(
    (text) => text !== '',
  );
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
            .map((value) => ({ value, label: t(orderKeys[value]) }))}
          value={order}
          onChange={(event) =>
            sort(channelOrders.find((each) => each === event.currentTarget.value) ?? 'clicks')
          }
        />
      </Group>
      {note.length === 0 ? null : (
        <Group gap="xs">
          <Text role="status" size="sm" c="var(--deck-text-dim)">
            {note.join(' ')}
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
