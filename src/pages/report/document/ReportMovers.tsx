/** Report movers: the links with most new clicks, which not all have a row in the table of links. */
import { useTranslations } from 'use-intl';
import type { LinkReport } from '#queries/library.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { LinkName } from './LinkName.tsx';
import { ReportBars } from './ReportBars.tsx';
import { maxRows } from './ReportLinks.tsx';

interface ReportMoversProps {
  report: LinkReport;
  /** Which clicks are new. */
  newLabel: string;
}

/** Nothing where the table of links has them all. */
export function ReportMovers({ report: { sum, observed }, newLabel }: ReportMoversProps) {
  const t = useTranslations('report');
  const movers = observed?.movers ?? [];
  if (sum.links <= maxRows || movers.length === 0) return null;
  return (
    <ReportBars
      part="movers"
      title={t('movers')}
      headings={[newLabel]}
      rows={movers.map(({ link, clicks }) => ({
        key: String(link.id),
        name: <LinkName link={link} />,
        value: clicks,
        text: formatGain(clicks),
      }))}
    />
  );
}
