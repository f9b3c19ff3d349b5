/** Links screen: lists, searches, sorts and selects links, or looks one up by its short URL. */
import { ActionIcon, Button, Group, NativeSelect, Stack, Title, Tooltip } from '@mantine/core';
import { Download, Upload } from 'lucide-react';
import { lazy, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { hasId } from '#contract/reading/readable.ts';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import { LazyAssignPicker, type PickerRequest } from '#features/assign/picker/AssignMenu.tsx';
import { paths } from '#features/routes/paths.ts';
import type { ExportSource } from '#pages/links/export/use-export.ts';
import { useSelection } from '#pages/links/selection/use-selection.ts';
import { useSelectionShortcuts } from '#pages/links/selection/use-selection-shortcuts.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { LinkSearch } from './LinkSearch.tsx';
import { LinkSelectionBar } from './LinkSelectionBar.tsx';
import { LinksFound } from './LinksFound.tsx';
import classes from './LinksPage.module.css';
import { type ListState, readListState, writeListState } from './list-state.ts';
import { type LinkList, useLinkList } from './use-link-list.ts';

const ExportDialog = lazy(async () => ({ default: (await import('#pages/links/export/ExportDialog.tsx')).ExportDialog }));

export function LinksPage() {
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const list = useLinkList(state);
  const phone = useIsPhone();
  const asked: unknown = useLocation().state;
  const selection = useSelection();
  const [picking, setPicking] = useState<PickerRequest>();
  const [exporting, setExporting] = useState<ExportSource>();
  useSelectionShortcuts({ rows: list.rows.filter(hasId), selection, onAssign: (kind, items) => setPicking({ kind, items }) });

  const change = (part: Partial<ListState>, replace = false) =>
    setQuery(writeListState({ ...state, page: 1, ...part }), { replace });
  const total = state.q === '' && state.short === '' ? list.total : undefined;

  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs" wrap="nowrap" mih={32}>
        <Group gap="sm" align="baseline" wrap="nowrap">
          <Title order={1}>Links</Title>
          <span className={classes.total}>{total === undefined ? '' : formatNumber(total)}</span>
        </Group>
        {/* Icon buttons have their own padding, and the last icon ends at the edge of the page. */}
        <Group gap={phone ? 0 : 'xs'} me={phone ? -8 : 0} wrap="nowrap">
          <LastUpdated query={list.refreshable} />
          <BulkActions short={phone} onExport={() => setExporting(exportOf(state, list))} />
        </Group>
      </Group>
      <Group gap="sm" wrap="nowrap">
        <LinkSearch
          value={state.short === '' ? state.q : state.short}
          // Intermediate steps of typing get no entry in the browser's history.
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
      {selection.items.length === 0 ? null : (
        <LinkSelectionBar
          selection={selection}
          rows={list.rows}
          total={list.total}
          onAssign={(kind) => setPicking({ kind, items: selection.items })}
          onExport={() => setExporting({ kind: 'rows', rows: [...selection.state.links.values()] })}
        />
      )}
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

/** The list on all its pages, or the one link that was looked up. */
function exportOf({ q, short, order }: ListState, { found, total }: LinkList): ExportSource {
  if (found !== undefined && found !== 'missing') return { kind: 'rows', rows: [found] };
  return { kind: 'list', q: short === '' ? q : short, order, total };
}

/** Import and export; without text on a phone. */
function BulkActions({ short, onExport }: { short: boolean; onExport: () => void }) {
  const to = paths.importLinks.href();
  if (short) {
    return (
      <>
        <Tooltip label="Import links">
          <ActionIcon aria-label="Import" component={Link} to={to}>
            <Upload size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Export links">
          <ActionIcon aria-label="Export…" onClick={onExport}>
            <Download size={16} />
          </ActionIcon>
        </Tooltip>
      </>
    );
  }
  return (
    <>
      <Button size="xs" variant="default" component={Link} to={to} leftSection={<Upload size={14} aria-hidden />}>
        Import
      </Button>
      <Button size="xs" variant="default" onClick={onExport} leftSection={<Download size={14} aria-hidden />}>
        Export…
      </Button>
    </>
  );
}
