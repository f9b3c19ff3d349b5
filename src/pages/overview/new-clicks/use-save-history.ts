/** Save history: all recorded intervals of all links as one CSV file. */
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { marksOf, notesOn } from '#features/trends/notes/marks.ts';
import { type NoteScope, useAllNotes } from '#queries/notes.ts';
import { useReadTrends } from '#queries/trends.ts';

export function useSaveHistory(): () => Promise<void> {
  const t = useTranslations('trends');
  const readTrends = useReadTrends();
  const { items: notes } = useAllNotes();
  return async () => {
    const [trends, { trendFile }] = await Promise.all([
      readTrends(),
      import('#features/trends/trend-csv.ts'),
    ]);
    const named = trends.map(({ link, ...trend }) => {
      const scope: NoteScope = { kind: 'link', id: link.id };
      const marks = marksOf(notesOn(notes, scope), trend);
      return { trend, shorturl: link.shorturl, marks };
    });
    saveFile(new Blob([trendFile(named, t)], { type: 'text/csv;charset=utf-8' }), 'history.csv');
  };
}
