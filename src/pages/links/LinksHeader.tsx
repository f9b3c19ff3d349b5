/** Links header: the title with the number of links, and what is done with the whole list. */
import { Group, Title } from '@mantine/core';
import { RotateCw, Upload } from 'lucide-react';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { DockButton } from '#features/assign/drag/DropDock.tsx';
import { LinkCount } from '#features/library/LinkCount.tsx';
import { useReportAction } from '#features/link-actions/use-link-actions.ts';
import {
  filterCount,
  type ListState,
  serviceOrder,
  writeListState,
} from '#features/link-list/list-state.ts';
import { paths } from '#features/paths.ts';
import type { ExportSource } from '#pages/links/export/use-export.ts';
import { useExportAction } from '#pages/links/export/use-export-action.ts';
import { ViewTabs } from '#pages/links/toolbar/ViewTabs.tsx';
import { useLibraryState } from '#queries/library.ts';
import { BarSlotContext } from '#ui/layout/bar-slot.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { SortAndFilter } from './LinksToolbar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import type { LinkList } from './use-link-list.ts';
import type { LinksScreen } from './use-links-screen.ts';

export function LinksHeader({ screen }: { screen: LinksScreen }) {
  const { state, list } = screen;
  const narrow = useIsNarrow();
  const t = useTranslations('links');
  const phone = useIsPhone();
  const inBar = use(BarSlotContext) !== null && phone;
  const refresh = {
    id: 'refresh',
    title: useTranslations('ui.updated')('refresh'),
    icon: RotateCw,
    run: () => void list.refreshable.refetch({ cancelRefetch: false }),
  };
  const report = useReportAction({ kind: 'view', list: writeListState(state).toString() });
  const actions = [
    { id: 'import', title: t('import'), icon: Upload, to: paths.importLinks.href() },
    useExportAction(exportOf(state, list)),
    report,
  ];
  const { phase } = useLibraryState();
  const isWholeList = state.short === '' && state.q === '' && filterCount(state) === 0;
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
        <Group gap={4} me="-8px" wrap="nowrap" miw={0} flex="1 1 8rem" justify="flex-end">
          <SortAndFilter screen={screen} />
          <ActionMenu name={t('title')}>
            <ActionItems actions={[refresh, ...actions]} />
          </ActionMenu>
        </Group>
      ) : (
        // Icon buttons have their own padding, and the last icon ends at the edge of the page.
        <Group gap={phone ? 0 : 'xs'} me={phone ? '-8px' : 0} wrap="nowrap" flex="none">
          <LastUpdated query={list.refreshable} />
          <DockButton />
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} isIcon={narrow} size="xs" />
          ))}
        </Group>
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
