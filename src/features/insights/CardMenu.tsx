/** Card menu: copies what a card says as text, or saves its rows as CSV; nothing for a card that has neither. */
import { ClipboardCopy, Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import type { Actions } from '#features/actions/actions.ts';
import type { CsvCell } from '#features/files/csv.ts';
import { fileName, saveFile } from '#features/files/download.ts';

export interface CardTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

interface CardMenuProps {
  /** The title of the card. */
  title: string;
  summary?: string;
  table?: () => CardTable;
  /** What else can be done with it. */
  more?: Actions;
}

export function CardMenu({ title, summary, table, more = [] }: CardMenuProps) {
  const t = useTranslations('overview.menu');
  const save = async ({ columns, rows }: CardTable) => {
    const { csvText } = await import('#features/files/csv.ts');
    const blob = new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' });
    saveFile(blob, `${fileName(title)}.csv`);
  };
  const copy = { id: 'copy', title: t('copy'), icon: ClipboardCopy, copies: summary };
  const csv = {
    id: 'csv',
    title: t('csv'),
    icon: Download,
    run: () => table && void save(table()),
  };
  const actions = [
    summary === undefined ? undefined : copy,
    table === undefined ? undefined : csv,
    ...more,
  ];
  if (actions.every((action) => action === undefined)) return null;
  return (
    <ActionMenu name={title}>
      <ActionItems actions={actions} />
    </ActionMenu>
  );
}
