/** Report movers: the links with most observed clicks. */
import { useTranslations } from 'use-intl';
import type { ObservedClicks } from '#queries/library.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { ReportBars } from './ReportBars.tsx';
import { ShortUrl } from './ShortUrl.tsx';

export function ReportMovers({ observed }: { observed: ObservedClicks }) {
  const t = useTranslations('report.movers');
  return (
    <ReportBars
      part="movers"
      title={t(observed.week === null ? 'title' : 'week')}
      headings={[t('link'), t('clicks')]}
      rows={observed.movers.map(({ link, clicks }) => ({
        key: String(link.id),
        name: <ShortUrl link={link} />,
        value: clicks,
        text: formatGain(clicks),
      }))}
    />
  );
}
