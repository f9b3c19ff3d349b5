/** Save history: all recorded intervals of all links as one CSV file. */
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { useReadTrends } from '#queries/trends.ts';

export function useSaveHistory(): () => Promise<void> {
  const t = useTranslations('trends');
  const readTrends = useReadTrends();
  return async () => {
    const [trends, { trendFile }] = await Promise.all([
      readTrends(),
      import('#features/trends/trend-csv.ts'),
    ]);
    const named = trends.map(({ link, ...trend }) => ({ trend, shorturl: link.shorturl }));
    saveFile(new Blob([trendFile(named, t)], { type: 'text/csv;charset=utf-8' }), 'history.csv');
  };
}
