/** Links header: the title with the number of links, and what is done with the whole list. */
import { ActionIcon, Button, Group, Menu, Title, Tooltip } from '@mantine/core';
import { Download, FileText, RotateCw, Upload } from 'lucide-react';
import { lazy, use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DockButton } from '#features/assign/drag/DropDock.tsx';
import { LinkCount } from '#features/library/LinkCount.tsx';
import {
  filterCount,
  type ListState,
  serviceOrder,
  writeListState,
} from '#features/link-list/list-state.ts';
import { paths } from '#features/paths.ts';
import { ReportButton } from '#features/report/ReportButton.tsx';
import { type ReportTarget, reportOf } from '#features/report/report-target.ts';
import type { ExportSource } from '#pages/links/export/use-export.ts';
import { ViewTabs } from '#pages/links/toolbar/ViewTabs.tsx';
import { useLibraryState } from '#queries/library.ts';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { BarSlotContext } from '#ui/layout/bar-slot.ts';
import { LastUpdated, type Refreshable } from '#ui/layout/LastUpdated.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { SortAndFilter } from './LinksToolbar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import type { LinkList } from './use-link-list.ts';
import type { LinksScreen } from './use-links-screen.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('#pages/links/export/ExportDialog.tsx')).ExportDialog,
}));

export function LinksHeader({ screen }: { screen: LinksScreen }) {
  const { state, list } = screen;
  const narrow = useIsNarrow();
  const t = useTranslations('links');
  const phone = useIsPhone();
  const inBar = use(BarSlotContext) !== null && phone;
  const [exporting, setExporting] = useState<ExportSource>();
  const onExport = () => setExporting(exportOf(state, list));
  const { phase } = useLibraryState();
  const isWholeList = state.short === '' && state.q === '' && filterCount(state) === 0;
  const report: ReportTarget = { kind: 'view', list: writeListState(state).toString() };
  return (
    // With larger text on a phone, below each other.
    <Group justify="space-between" gap="xs" wrap={phone ? 'wrap' : 'nowrap'} mih={32}>
      <Group gap="sm" wrap="nowrap" flex={narrow ? undefined : 1} miw={narrow ? undefined : 0}>
        <Title order={1}>{t('title')}</Title>
        {narrow ? null : <ViewTabs screen={screen} />}
        {/* The view of all links has their number, once they are here. */}
        {phase === 'whole' ? null : <LinkCount total={isWholeList ? list.total : undefined} />}
      </Group>
      {inBar ? (
        // The order gives way to the number of links, so that nothing wraps while that counts.
        <Group gap={4} me={-8} wrap="nowrap" miw={0} flex="1 1 8rem" justify="flex-end">
          <SortAndFilter screen={screen} />
          <PhoneActions query={list.refreshable} onExport={onExport} report={report} />
        </Group>
      ) : (
        // Icon buttons have their own padding, and the last icon ends at the edge of the page.
        <Group gap={phone ? 0 : 'xs'} me={phone ? -8 : 0} wrap="nowrap" flex="none">
          <LastUpdated query={list.refreshable} />
          <DockButton />
          <BulkActions onExport={onExport} report={report} />
        </Group>
      )}
      {exporting === undefined ? null : (
        <LazyDialog onClose={() => setExporting(undefined)}>
          <ExportDialog source={exporting} onClose={() => setExporting(undefined)} />
        </LazyDialog>
      )}
    </Group>
  );
}

/** The links that are here and match, the list on all pages of the service, or the one link that was looked up. */
function exportOf(state: ListState, { found, total, library }: LinkList): ExportSource {
  if (found !== undefined && found !== 'missing') return { kind: 'rows', rows: [found] };
  if (library !== undefined)
    return { kind: 'view', view: library.view, total: library.total, partial: library.partial };
  return {
    kind: 'list',
    q: state.short === '' ? state.q : state.short,
    order: serviceOrder(state) ?? 'date',
    total,
  };
}

/** On a phone, where the search is in the bar, order and filters have the place of these. */
interface BulkProps {
  onExport: () => void;
  /** The list, of which a report can be made. */
  report: ReportTarget;
}

function PhoneActions({ query, onExport, report }: BulkProps & { query: Refreshable }) {
  const t = useTranslations('links');
  const openReport = useTranslations('report')('open');
  const refresh = useTranslations('ui.updated')('refresh');
  return (
    <ActionsMenu name={t('title')}>
      <Menu.Item
        leftSection={<RotateCw size={16} aria-hidden />}
        onClick={() => void query.refetch({ cancelRefetch: false })}
      >
        {refresh}
      </Menu.Item>
      <Menu.Item
        component={ScreenLink}
        to={paths.importLinks.href()}
        leftSection={<Upload size={16} aria-hidden />}
      >
        {t('import')}
      </Menu.Item>
      <Menu.Item leftSection={<Download size={16} aria-hidden />} onClick={onExport}>
        {t('export')}
      </Menu.Item>
      <Menu.Item
        component={ScreenLink}
        to={reportOf(report).to}
        leftSection={<FileText size={16} aria-hidden />}
      >
        {openReport}
      </Menu.Item>
    </ActionsMenu>
  );
}

/** Import and export; without text on a narrow screen. */
function BulkActions({ onExport, report }: BulkProps) {
  const t = useTranslations('links');
  const to = paths.importLinks.href();
  const narrow = useIsNarrow();
  if (narrow) {
    return (
      <>
        <Tooltip label={t('importLinks')}>
          <ActionIcon aria-label={t('import')} component={ScreenLink} to={to}>
            <Upload size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('exportLinks')}>
          <ActionIcon aria-label={t('export')} onClick={onExport}>
            <Download size={16} />
          </ActionIcon>
        </Tooltip>
        <ReportButton target={report} isIcon />
      </>
    );
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        component={ScreenLink}
        to={to}
        leftSection={<Upload size={14} aria-hidden />}
      >
        {t('import')}
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={onExport}
        leftSection={<Download size={14} aria-hidden />}
      >
        {t('export')}
      </Button>
      <ReportButton target={report} />
    </>
  );
}
