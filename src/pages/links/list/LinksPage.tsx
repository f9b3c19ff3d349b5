/** Links screen: lists, searches, sorts and selects links, or looks one up by its short URL. */
import { ActionIcon, Button, Group, Stack, Title, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Download, Upload } from 'lucide-react';
import { lazy, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import { DockButton, DropDock } from '#features/assign/drag/DropDock.tsx';
import { LazyAssignPicker, type PickerRequest } from '#features/assign/picker/AssignMenu.tsx';
import { AllLinksOffer } from '#features/library/AllLinksOffer.tsx';
import { SyncStatus } from '#features/library/SyncStatus.tsx';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { paths } from '#features/routes/paths.ts';
import {
  filterCount,
  type ListState,
  readListState,
  searchWords,
  serviceOrder,
  writeListState,
} from '#pages/links/address/list-state.ts';

import { useSelectionCommands } from '#pages/links/commands/use-selection-commands.ts';
import type { ExportSource } from '#pages/links/export/use-export.ts';
import { FilterButton } from '#pages/links/filters/FilterButton.tsx';
import { FilterChips } from '#pages/links/filters/FilterChips.tsx';
import { LinkSearch } from '#pages/links/search/LinkSearch.tsx';
import { begun, useSearchDraft } from '#pages/links/search/use-search-draft.ts';
import { useDeselectAssigned } from '#pages/links/selection/use-deselect-assigned.ts';
import { useSelectAll } from '#pages/links/selection/use-select-all.ts';
import { useSelection } from '#pages/links/selection/use-selection.ts';
import { useSelectionShortcuts } from '#pages/links/selection/use-selection-shortcuts.ts';
import { useListSettings } from '#pages/links/views/use-list-settings.ts';
import { ViewsMenu } from '#pages/links/views/ViewsMenu.tsx';
import { useLinksAtHand } from '#queries/resources/links.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { LinkSelectionBar } from './LinkSelectionBar.tsx';
import { LinksFound } from './LinksFound.tsx';
import classes from './LinksPage.module.css';
import { SortSelect } from './SortSelect.tsx';
import { useAllLinks } from './use-all-links.ts';
import { type LinkList, useLinkList } from './use-link-list.ts';

const ExportDialog = lazy(async () => ({ default: (await import('#pages/links/export/ExportDialog.tsx')).ExportDialog }));
const QrCodesDialog = lazy(async () => ({ default: (await import('#features/qr-code/set/QrCodesDialog.tsx')).QrCodesDialog }));

export function LinksPage() {
  const t = useTranslations('links');
  const [query, setQuery] = useSearchParams();
  const linksAtHand = useLinksAtHand();
  const address = readListState(query);
  const draft = useSearchDraft(address);
  const wordsOf = (q: string) => searchWords(q, () => linksAtHand().map(({ shorturl }) => shorturl));
  const state = { ...draft.state, q: wordsOf(draft.state.q) };
  const phone = useIsPhone();
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  const settings = useListSettings();
  // In a frame as high as its content, nothing is out of view.
  const canScroll = !phone && document.documentElement.dataset['height'] !== 'auto';
  // An address with a page stays in pages, as large as those of the service.
  const [openedAtPage] = useState(state.page > 1);
  const pageSize = settings.paged ? 50 : canScroll && !openedAtPage ? null : linksOnPage;
  const list = useLinkList(state, pageSize);
  const { library } = list;
  const sync = useAllLinks(state, state.q === '' && list.library === undefined ? list.total : undefined);
  const asked: unknown = useLocation().state;
  const selection = useSelection();
  const [picking, setPicking] = useState<PickerRequest>();
  const [exporting, setExporting] = useState<ExportSource>();
  useDeselectAssigned(selection);
  const [coding, setCoding] = useState(false);
  const onSelectAll = useSelectAll(list.library?.view, selection);
  useSelectionShortcuts({
    rows: list.rows.filter(hasId),
    selection,
    onSelectAll: library?.scrolled === undefined || onSelectAll === undefined ? undefined : () => onSelectAll(true),
    onAssign: (kind, items) => setPicking({ kind, items }),
  });
  const selectionActions = {
    onAssign: (kind: PickerRequest['kind']) => setPicking({ kind, items: selection.items }),
    onExport: () => setExporting({ kind: 'rows', rows: [...selection.state.links.values()] }),
    onQr: () => setCoding(true),
  };
  useSelectionCommands(selection, selectionActions);

  const askAhead = (next: ListState) => list.askAhead({ ...next, q: wordsOf(next.q) });
  const change = (part: Partial<ListState>, replace = false) => {
    const next = { ...draft.latest(), ...(part.page === undefined ? begun : {}), ...part };
    void askAhead(next);
    setQuery(writeListState(next), { replace });
  };
  const isOffered = sync.isQuestion && !settings.offered && list.total !== undefined && state.q === '' && state.short === '';
  const total = state.short === '' && state.q === '' && filterCount(state) === 0 ? list.total : undefined;
  const isLong = library !== undefined && (library.scrolled !== undefined || library.total > list.rows.length);
  const isMore = isLong && library.total > selection.items.length;

  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs" wrap="nowrap" mih={32}>
        <Group gap="sm" align="baseline" wrap="nowrap">
          <Title order={1}>{t('title')}</Title>
          <span className={classes.total}>{total === undefined ? '' : formatNumber(total)}</span>
        </Group>
        {/* Icon buttons have their own padding, and the last icon ends at the edge of the page. */}
        <Group gap={phone ? 0 : 'xs'} me={phone ? -8 : 0} wrap="nowrap">
          <LastUpdated query={sync.isShown ? { ...list.refreshable, dataUpdatedAt: 0 } : list.refreshable} />
          <DockButton />
          <BulkActions short={phone} onExport={() => setExporting(exportOf(state, list))} />
        </Group>
      </Group>
      {sync.isShown && !isOffered ? <SyncStatus /> : null}
      {!isOffered || list.total === undefined ? null : (
        <AllLinksOffer
          total={list.total}
          onAccept={() => {
            settings.change({ offered: true });
            sync.fill();
          }}
          onDecline={() => settings.change({ offered: true })}
        />
      )}
      <Group gap={phone ? 4 : 'sm'} wrap="nowrap">
        <LinkSearch
          value={address.short === '' ? address.q : address.short}
          onType={(q) => {
            if (library === undefined || library.partial) return;
            draft.type(q, askAhead);
          }}
          // Intermediate steps of typing get no entry in the browser's history.
          onSearch={(q, finished) => change({ q, short: '' }, !finished && address.q !== '' && q !== '')}
          onLookUp={(short) => change({ q: '', short })}
          short={phone}
          autoFocus={typeof asked === 'object' && asked !== null && 'focus' in asked && asked.focus === 'search'}
        />
        {narrow ? <SortSelect state={state} onChange={change} sortsAll={sync.isUsable} /> : null}
        <FilterButton
          state={state}
          onChange={change}
          short={narrow}
          missing={sync.isUsable ? undefined : list.total}
          onFill={sync.fill}
        />
        <ViewsMenu
          state={state}
          onOpen={(opened) => setQuery(writeListState(opened))}
          settings={settings}
          canScroll={canScroll && library !== undefined}
          onFill={sync.isQuestion ? sync.fill : undefined}
          short={narrow}
        />
      </Group>
      <FilterChips state={state} onChange={change} />
      <LinksFound
        state={state}
        list={list}
        onChange={change}
        selection={selection}
        sortsAll={sync.isUsable}
        onSelectAll={onSelectAll}
      />
      {selection.items.length === 0 ? null : (
        <LinkSelectionBar
          selection={selection}
          rows={library?.scrolled === undefined ? list.rows : undefined}
          total={list.total}
          onSelectAll={isMore && onSelectAll !== undefined ? () => onSelectAll(true) : undefined}
          {...selectionActions}
        />
      )}
      {exporting === undefined ? null : (
        <LazyDialog onClose={() => setExporting(undefined)}>
          <ExportDialog source={exporting} onClose={() => setExporting(undefined)} />
        </LazyDialog>
      )}
      {coding ? (
        <LazyDialog onClose={() => setCoding(false)}>
          <QrCodesDialog
            addresses={[...selection.state.links.values()].map(({ shorturl }) => shorturl)}
            onClose={() => setCoding(false)}
          />
        </LazyDialog>
      ) : null}
      <LazyAssignPicker request={picking} onClose={() => setPicking(undefined)} />
      <DropDock selected={selection.items} />
    </Stack>
  );
}

/** The links that are here and match, the list on all pages of the service, or the one link that was looked up. */
function exportOf(state: ListState, { found, total, library }: LinkList): ExportSource {
  if (found !== undefined && found !== 'missing') return { kind: 'rows', rows: [found] };
  if (library !== undefined) return { kind: 'view', view: library.view, total: library.total, partial: library.partial };
  return { kind: 'list', q: state.short === '' ? state.q : state.short, order: serviceOrder(state) ?? 'date', total };
}

/** Import and export; without text on a phone. */
function BulkActions({ short, onExport }: { short: boolean; onExport: () => void }) {
  const t = useTranslations('links');
  const to = paths.importLinks.href();
  if (short) {
    return (
      <>
        <Tooltip label={t('importLinks')}>
          <ActionIcon aria-label={t('import')} component={Link} to={to}>
            <Upload size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('exportLinks')}>
          <ActionIcon aria-label={t('export')} onClick={onExport}>
            <Download size={16} />
          </ActionIcon>
        </Tooltip>
      </>
    );
  }
  return (
    <>
      <Button size="xs" variant="default" component={Link} to={to} leftSection={<Upload size={14} aria-hidden />}>
        {t('import')}
      </Button>
      <Button size="xs" variant="default" onClick={onExport} leftSection={<Download size={14} aria-hidden />}>
        {t('export')}
      </Button>
    </>
  );
}
