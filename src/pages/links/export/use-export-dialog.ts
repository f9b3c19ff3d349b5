/** Export dialog hook: opens the dialog that saves links as a file. */
import { lazy } from 'react';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import type { ExportSource } from './use-export.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog.tsx')).ExportDialog,
}));

export function useExportDialog(): (source: ExportSource) => void {
  const open = useDialog();
  return (source) => open(ExportDialog, { source });
}
