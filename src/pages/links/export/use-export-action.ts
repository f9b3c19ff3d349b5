/** Export action: opens the dialog that saves links as a file. */
import { Download } from 'lucide-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import type { Action } from '#features/actions/actions.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import type { ExportSource } from './use-export.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog.tsx')).ExportDialog,
}));

export function useExportAction(source: ExportSource): Action {
  const t = useTranslations('links');
  const open = useDialog();
  const run = () => open(ExportDialog, { source });
  return { id: 'export', title: t('export'), icon: Download, run };
}
