/** Selection actions: what can be done with the selected links, in their bar and in the palette. */
import { Copy, Download, QrCode, X } from 'lucide-react';
import { lazy, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Action } from '#features/actions/actions.ts';
import { useAssignActions } from '#features/assign/use-assign-actions.ts';
import { useReportAction } from '#features/link-actions/use-link-actions.ts';
import { useExportDialog } from '#pages/links/export/use-export-dialog.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import type { LinkSelection } from './use-selection.ts';

const QrCodesDialog = lazy(async () => ({
  default: (await import('#features/qr-code/QrCodesDialog.tsx')).QrCodesDialog,
}));

/** Those that write or copy are undefined where no selected link has an address. */
export function useSelectionActions(selection: LinkSelection) {
  const { state, items } = selection;
  const t = useTranslations('links.selection');
  const openDialog = useDialog();
  const openExport = useExportDialog();
  const [channel, campaign] = useAssignActions(items);
  const report = useReportAction({ kind: 'links', ids: items.map(({ id }) => id) });
  // There may be a hundred thousand.
  const [rows, urls] = useMemo(() => {
    const all = [...state.links.values()];
    return [all, all.flatMap(({ shorturl }) => shorturl ?? [])];
  }, [state.links]);
  const withUrl = (action: Action) => (urls.length === 0 ? undefined : action);
  return {
    channel,
    campaign,
    copy: withUrl({
      id: 'copy-selected',
      title: t('copyLabel', { count: urls.length }),
      short: t('copy'),
      icon: Copy,
      copies: urls.join('\n'),
    }),
    qr: withUrl({
      id: 'qr-selected',
      title: t('qr'),
      icon: QrCode,
      run: () => openDialog(QrCodesDialog, { urls: rows.map(({ shorturl }) => shorturl) }),
    }),
    exports: {
      id: 'export-selected',
      title: t('export'),
      icon: Download,
      run: () => openExport({ kind: 'rows', rows }),
    },
    report,
    clear: {
      id: 'clear-selection',
      title: t('clear'),
      icon: X,
      key: 'Escape',
      run: () => {
        selection.clear();
        // The bar is removed with the focused button.
        document.querySelector<HTMLElement>('main [data-row] [data-opens]')?.focus();
      },
    },
  };
}
