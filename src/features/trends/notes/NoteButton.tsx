/** Note button: begins a note on a trend, as the key N does. */
import { Button } from '@mantine/core';
import { NotebookPen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePaletteActions } from '#features/actions/actions.ts';
import type { TrendNotes } from './use-trend-notes.ts';

export function NoteButton({ notes }: { notes: TrendNotes }) {
  const t = useTranslations('trends.notes');
  usePaletteActions([
    { id: 'note', title: t('command'), icon: NotebookPen, key: 'n', run: notes.begin },
  ]);
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      fw={400}
      mih={24}
      leftSection={<NotebookPen size={14} aria-hidden />}
      aria-keyshortcuts="N"
      onClick={notes.begin}
    >
      {t('add')}
    </Button>
  );
}
