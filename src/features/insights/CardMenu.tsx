/** Card menu: copies what a card says as text, or saves its rows as CSV; nothing for a card that has neither. */
import { ClipboardCopy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import type { Actions } from '#features/actions/actions.ts';
import { type CsvTable, useCsvAction } from '#features/files/use-csv-action.ts';

interface CardMenuProps {
  /** The title of the card. */
  title: string;
  summary?: string;
  table?: () => CsvTable;
  /** What else can be done with it. */
  more?: Actions;
}

export function CardMenu({ title, summary, table, more = [] }: CardMenuProps) {
  const t = useTranslations('overview.menu');
  const copy = { id: 'copy', title: t('copy'), icon: ClipboardCopy, copies: summary };
  const csvOf = useCsvAction();
  const actions = [summary === undefined ? undefined : copy, table && csvOf(title, table), ...more];
  if (actions.every((action) => action === undefined)) return null;
  return (
    <ActionMenu name={title}>
      <ActionItems actions={actions} />
    </ActionMenu>
  );
}
