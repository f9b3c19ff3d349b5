/** CSV action: saves a table as a file for spreadsheets, from a card, a link or a plan. */
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Action } from '#features/actions/actions.ts';
import type { CsvCell } from './csv.ts';
import { fileName, saveFile } from './download.ts';

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Loads the writer with the first file. The name has no extension, and may have any letters. */
export async function saveCsv(name: string, { columns, rows }: CsvTable): Promise<void> {
  const { csvText } = await import('./csv.ts');
  const file = new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `${fileName(name)}.csv`);
}

/** The table is read at the press. */
export function useCsvAction(): (name: string, read: () => CsvTable) => Action {
  const t = useTranslations('ui');
  return (name, read) => ({
    id: 'csv',
    title: t('csv'),
    icon: Download,
    run: () => void saveCsv(name, read()),
  });
}
