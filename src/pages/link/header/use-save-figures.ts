/** Save figures: the figures and statistics of a link as a CSV file. */
import { useTranslations } from 'use-intl';
import type { LinkDetail } from '#contract/resources/links.ts';
import { fileName, saveFile } from '#features/files/download.ts';
import type { ShownLink } from '#pages/link/use-link-screen.ts';

type Row = readonly [figure: string, name: string | null, clicks: number | null];

export function useSaveFigures(): (link: ShownLink, detail: LinkDetail) => Promise<void> {
  const t = useTranslations('link.figures');
  return async ({ name, shorturl }, { data }) => {
    const { csvText } = await import('#features/files/csv.ts');
    const of = (title: string, figures: LinkDetail['data']['topCountries']): Row[] =>
      figures?.kind === 'counts'
        ? (figures.counts ?? []).map((each): Row => [title, each.name, each.count])
        : [];
    const networks = Object.entries(data.socialCount ?? {});
    const rows: Row[] = [
      [t('clicks'), '', data.clicks],
      [t('unique'), '', data.uniqueClicks],
      ...of(t('countries'), data.topCountries),
      ...of(t('referrers'), data.topReferrers),
      ...networks.map(([network, count]): Row => [t('networks'), network, count]),
      ...of(t('browsers'), data.topBrowsers),
      ...of(t('systems'), data.topOs),
    ];
    const text = csvText([t('file.figure'), t('file.name'), t('clicks')], rows);
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${fileName(shorturl ?? name)}.csv`);
  };
}
