/** Report links: all links of the report by clicks, the first 200 in rows and the others in one. */
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import type { LinkReport, ReportedLink } from '#queries/library.ts';
import { formatDay, formatNumber, formatShare } from '#ui/format/format.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';
import { ShortUrl } from './ShortUrl.tsx';
import { shownLinks } from './shown-links.ts';

interface ReportLinksProps {
  report: LinkReport;
  withDestinations: boolean;
}

export function ReportLinks({ report, withDestinations }: ReportLinksProps) {
  const t = useTranslations('report.links');
  const { sum } = report;
  const { rows, others } = shownLinks(report);
  return (
    <section className="report-part">
      <h2>{t('title')}</h2>
      <table data-part="links">
        <thead>
          <tr>
            <th scope="col">{t('link')}</th>
            <th scope="col">{t('clicks')}</th>
            <th scope="col">{t('share')}</th>
            <th scope="col" className="report-narrow">
              {t('created')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <LinkRow
              key={each.link.id}
              reported={each}
              all={sum.clicks}
              withDestination={withDestinations}
            />
          ))}
          {others.links === 0 ? null : (
            <SumRow
              label={t('others', { count: others.links })}
              clicks={others.clicks}
              all={sum.clicks}
            />
          )}
        </tbody>
        <tfoot>
          <SumRow label={t('total')} clicks={sum.clicks} all={sum.clicks} />
        </tfoot>
      </table>
    </section>
  );
}

interface LinkRowProps {
  reported: ReportedLink;
  /** The clicks of all links of the report. */
  all: number;
  withDestination: boolean;
}

function LinkRow({ reported: { link, clicks }, all, withDestination }: LinkRowProps) {
  const title = linkTitle(link);
  const isUnread = link.clicks === null;
  return (
    <tr>
      <th scope="row">
        <ShortUrl link={link} />
        {title === link.alias ? null : (
          <bdi dir="auto" className="report-second">
            {title}
          </bdi>
        )}
        {withDestination && link.longurl !== null ? (
          <bdi dir="ltr" className="report-second">
            {displayUrl(link.longurl)}
          </bdi>
        ) : null}
      </th>
      <td className="report-strong">
        {isUnread ? '–' : <data value={clicks}>{formatNumber(clicks)}</data>}
      </td>
      <td className="report-dim">{isUnread ? '–' : formatShare(clicks, all)}</td>
      <td className="report-dim report-narrow">{formatDay(link.date)}</td>
    </tr>
  );
}

function SumRow({ label, clicks, all }: { label: string; clicks: number; all: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <data value={clicks}>{formatNumber(clicks)}</data>
      </td>
      <td>{formatShare(clicks, all)}</td>
      <td className="report-narrow" />
    </tr>
  );
}
