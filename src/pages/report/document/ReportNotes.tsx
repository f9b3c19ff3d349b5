/** Report notes: what happened on which day, with the numbers that the trend has. */
import { useTranslations } from 'use-intl';
import type { ReportNote } from '#pages/report/use-report-notes.ts';
import { formatDay, formatNumber } from '#ui/format/format.ts';

export function ReportNotes({ notes }: { notes: readonly ReportNote[] }) {
  const t = useTranslations('report.notes');
  if (notes.length === 0) return null;
  return (
    <section className="report-part">
      <h2>{t('title')}</h2>
      <table data-part="notes">
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col" className="report-text">
              {t('text')}
            </th>
          </tr>
        </thead>
        <tbody>
          {notes.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                {each.number === null ? null : (
                  <span className="report-number">{formatNumber(each.number)}</span>
                )}{' '}
                <span>{formatDay(each.day)}</span>
              </th>
              <td className="report-text">
                <bdi dir="auto">{each.text}</bdi>
                {each.link === '' ? null : (
                  <span className="report-note">
                    {' '}
                    · <bdi dir="auto">{each.link}</bdi>
                  </span>
                )}
                {each.number === null ? (
                  <span className="report-note"> · {t('outside')}</span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
