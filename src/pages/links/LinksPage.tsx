/** All links, a page at a time: searched, sorted, or one of them found by its short URL. */
import { Group, NativeSelect, Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AssignDock } from '#pages/pieces/AssignDock.tsx';
import { type AskedPicker, PickerWhenAsked } from '#pages/pieces/PickerWhenAsked.tsx';
import { LinkSearch } from './LinkSearch.tsx';
import { LinkSelectionBar } from './LinkSelectionBar.tsx';
import { LinksFound } from './LinksFound.tsx';
import { type ListState, readListState, writeListState } from './list-state.ts';
import { useLinkList } from './use-link-list.ts';
import { useSelection } from './use-selection.ts';
import { useSelectionKeys } from './use-selection-keys.ts';
import { AsOf } from '#ui/AsOf.tsx';
import { formatNumber } from '#ui/format.ts';
import classes from './LinksPage.module.css';

export function LinksPage() {
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const list = useLinkList(state);
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const asked: unknown = useLocation().state;
  const selection = useSelection();
  const [picking, setPicking] = useState<AskedPicker>();
  useSelectionKeys({ rows: list.rows, selection, onAssign: (kind, items) => setPicking({ kind, items }) });

  const change = (part: Partial<ListState>, replace = false) =>
    setQuery(writeListState({ ...state, page: 1, ...part }), { replace });
  const total = state.q === '' && state.short === '' ? list.total : undefined;

  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" mih={32}>
        <Group gap="sm" align="baseline" wrap="nowrap">
          <Title order={1}>Links</Title>
          <span className={classes['total']}>{total === undefined ? '' : formatNumber(total)}</span>
        </Group>
        <AsOf at={list.at} refreshing={list.refreshing} onRefresh={list.refresh} />
      </Group>
      <Group gap="sm" wrap="nowrap">
        <LinkSearch
          value={state.short === '' ? state.q : state.short}
          // While somebody types on, the steps on the way are not worth a place in the history each.
          onSearch={(q, finished) => change({ q, short: '' }, !finished && state.q !== '' && q !== '')}
          onLookUp={(short) => change({ q: '', short })}
          short={phone}
          autoFocus={typeof asked === 'object' && asked !== null && 'focus' in asked && asked.focus === 'search'}
        />
        {phone ? (
          <NativeSelect
            aria-label="Order"
            w={136}
            data={[
              { value: 'date', label: 'Newest' },
              { value: 'click', label: 'Most clicks' },
            ]}
            value={state.order}
            onChange={(event) => change({ order: event.currentTarget.value === 'click' ? 'click' : 'date' })}
          />
        ) : null}
      </Group>
      <LinksFound state={state} list={list} onChange={change} selection={selection} />
      <LinkSelectionBar
        selection={selection}
        rows={list.rows}
        total={list.total}
        onAssign={(kind) => setPicking({ kind, items: selection.items })}
      />
      <PickerWhenAsked asked={picking} onClose={() => setPicking(undefined)} />
      <AssignDock selected={selection.items} />
    </Stack>
  );
}
