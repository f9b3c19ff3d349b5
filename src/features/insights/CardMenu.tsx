/** Card menu: copies what a card says as text, or saves its rows as CSV. */
import { Menu } from '@mantine/core';
import { ClipboardCopy, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CsvCell } from '#features/files/csv.ts';
import { fileName, saveFile } from '#features/files/download.ts';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';
import { useCopy } from '#ui/inputs/clipboard.ts';
import classes from './Card.module.css';

export interface CardTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

interface CardMenuProps {
  /** The title of the card. */
  title: string;
  summary?: string;
  table?: () => CardTable;
  /** More items. */
  children?: ReactNode;
}

export function CardMenu({ title, summary, table, children }: CardMenuProps) {
  const t = useTranslations('overview.menu');
  const { message, copy } = useCopy();
  const save = async ({ columns, rows }: CardTable) => {
    const { csvText } = await import('#features/files/csv.ts');
    const blob = new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' });
    saveFile(blob, `${fileName(title)}.csv`);
  };
  return (
    <>
      <ActionsMenu name={title}>
        {summary === undefined ? null : (
          <Menu.Item
            leftSection={<ClipboardCopy size={14} aria-hidden />}
            onClick={() => void copy(summary)}
          >
            {t('copy')}
          </Menu.Item>
        )}
        {table === undefined ? null : (
          <Menu.Item
            leftSection={<Download size={14} aria-hidden />}
            onClick={() => void save(table())}
          >
            {t('csv')}
          </Menu.Item>
        )}
        {children}
      </ActionsMenu>
      <span role="status" className={classes.said}>
        {message}
      </span>
    </>
  );
}
