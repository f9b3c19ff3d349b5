/** Links selection: the bar of the selected links with its dialogs, shortcuts and commands, and where links are dropped. */
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasId } from '#contract/reading/readable.ts';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import { LazyAssignPicker, type PickerRequest } from '#features/assign/picker/AssignMenu.tsx';
import { reportOf } from '#features/report/report-target.ts';
import type { ExportSource } from '#pages/links/export/use-export.ts';
import type { LinkList } from '#pages/links/use-link-list.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { LinkSelectionBar } from './LinkSelectionBar.tsx';
import type { LinkSelection } from './use-selection.ts';
import { useSelectionCommands } from './use-selection-commands.ts';
import { useSelectionShortcuts } from './use-selection-shortcuts.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('#pages/links/export/ExportDialog.tsx')).ExportDialog,
}));
const QrCodesDialog = lazy(async () => ({
  default: (await import('#features/qr-code/QrCodesDialog.tsx')).QrCodesDialog,
}));

interface LinksSelectionProps {
  list: LinkList;
  selection: LinkSelection;
  /** Selects or deselects all that match; undefined where only a request could tell which those are. */
  onSelectAll: ((selected: boolean) => void) | undefined;
}

export function LinksSelection({ list, selection, onSelectAll }: LinksSelectionProps) {
  const { library, rows } = list;
  const navigate = useNavigate();
  const [picking, setPicking] = useState<PickerRequest>();
  const [exporting, setExporting] = useState<ExportSource>();
  const [coding, setCoding] = useState(false);
  const selectAll = onSelectAll === undefined ? undefined : () => onSelectAll(true);
  const actions = {
    onAssign: (kind: PickerRequest['kind']) => setPicking({ kind, items: selection.items }),
    onExport: () => setExporting({ kind: 'rows', rows: [...selection.state.links.values()] }),
    onQr: () => setCoding(true),
    onReport: () => {
      const ids = selection.items.map(({ id }) => id);
      const { to, state } = reportOf({ kind: 'links', ids });
      void navigate(to, { state });
    },
  };
  useSelectionCommands(selection, actions);
  useSelectionShortcuts({
    rows: rows.filter(hasId),
    selection,
    onSelectAll: library?.scrolled === undefined ? undefined : selectAll,
    onAssign: (kind, items) => setPicking({ kind, items }),
  });
  return (
    <>
      {selection.items.length === 0 ? null : (
        <LinkSelectionBar
          selection={selection}
          rows={library?.scrolled === undefined ? rows : undefined}
          total={list.total}
          onSelectAll={hasMore(list, selection) ? selectAll : undefined}
          {...actions}
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
            urls={[...selection.state.links.values()].map(({ shorturl }) => shorturl)}
            onClose={() => setCoding(false)}
          />
        </LazyDialog>
      ) : null}
      <LazyAssignPicker request={picking} onClose={() => setPicking(undefined)} />
      <DropDock selected={selection.items} />
    </>
  );
}

/** Whether more links match than are selected, and than the box above the rows selects. */
function hasMore({ library, rows }: LinkList, { items }: LinkSelection): boolean {
  if (library === undefined) return false;
  const isLong = library.scrolled !== undefined || library.total > rows.length;
  return isLong && library.total > items.length;
}
