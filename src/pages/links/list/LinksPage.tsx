/** All links, a page at a time: searched, sorted, or one of them found by its short URL. */
import { Group, NativeSelect, Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import { LazyAssignPicker, type PickerRequest } from '#features/assign/picker/AssignMenu.tsx';
import type { ExportSource } from '#pages/links/export/use-export.ts';
import type { SelectedLink } from '#pages/links/selection/selection.ts';
import { useSelection } from '#pages/links/selection/use-selection.ts';
import { useSelectionKeys } from '#pages/links/selection/use-selection-keys.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { LinkSearch } from './LinkSearch.tsx';
import { LinkSelectionBar } from './LinkSelectionBar.tsx';
import { LinksFound } from './LinksFound.tsx';
import classes from './LinksPage.module.css';
import { type ListState, readListState, writeListState } from './list-state.ts';
import { ManyLinks } from './ManyLinks.tsx';
import { type LinkList, useLinkList } from './use-link-list.ts';

const ExportDialog = lazy(async () => ({ default: (await import('#pages/links/export/ExportDialog.tsx')).ExportDialog }));

export function LinksPage() {
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const list = useLinkList(state);
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const asked: unknown = useLocation().state;
  const selection = useSelection();
  const [picking, setPicking] = useState<PickerRequest>();
  const [exporting, setExporting] = useState<ExportSource>();
  useSelectionKeys({ rows: list.rows, selection, onAssign: (kind, items) => setPicking({ kind, items }) });

  const change = (part: Partial<ListState>, replace = false) =>
    setQuery(writeListState({ ...state, page: 1, ...part }), { replace });
  const total = state.q === '' && state.short === '' ? list.total : undefined;

  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs" wrap="nowrap" mih={32}>
        <Group gap="sm" align="baseline" wrap="nowrap">
          <Title order={1}>Links</Title>
          <span className={classes['total']}>{total === undefined ? '' : formatNumber(total)}</span>
        </Group>
        {/* Icons alone have room enough of their own, and the last one ends where the page does. */}
        <Group gap={phone ? 0 : 'xs'} me={phone ? -8 : 0} wrap="nowrap">
          <LastUpdated at={list.at} refreshing={list.refreshing} onRefresh={list.refresh} />
          <ManyLinks short={phone} onExport={() => setExporting(exportOf(state, list))} />
        </Group>
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
        onExport={() => setExporting({ kind: 'rows', rows: [...selection.state.links.values()].map(asRow) })}
      />
      {exporting === undefined ? null : (
        <LazyDialog onClose={() => setExporting(undefined)}>
          <ExportDialog source={exporting} onClose={() => setExporting(undefined)} />
        </LazyDialog>
      )}
      <LazyAssignPicker request={picking} onClose={() => setPicking(undefined)} />
      <DropDock selected={selection.items} />
    </Stack>
  );
}

/** What the list shows, on all its pages; a link that was looked up is at hand. */
function exportOf({ q, short, order }: ListState, { found, total }: LinkList): ExportSource {
  if (found !== undefined && found !== 'missing') return { kind: 'rows', rows: [found] };
  return { kind: 'list', q: short === '' ? q : short, order, total };
}

/** Links are only selected in lists, whose rows are whole. */
function asRow({ alias = '', longurl = '', clicks = 0, title = '', description = '', date = null, ...row }: SelectedLink) {
  return { ...row, alias, longurl, clicks, title, description, date };
}
