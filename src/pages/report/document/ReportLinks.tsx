/** Report links: the links with most clicks in rows, with what their table on Links has, and the others in one. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { tagsIn } from '#contract/new-link/utm-tags.ts';
import { campaignText, useLinkCampaigns } from '#features/assign/model/use-link-campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { tagWords } from '#features/link-facts/campaign-tags.ts';
import type { ReportSubject } from '#pages/report/report-subject.ts';
import {
  type LibraryLink,
  type LinkReport,
  type ReportedLink,
  useRowFacts,
} from '#queries/library.ts';
import { formatNumber, formatRate, formatShare } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { knownNewClicks } from './covered-figures.ts';
import { LinkName } from './LinkName.tsx';
import { Track } from './ReportBars.tsx';

/** More rows are for a spreadsheet: Links saves them as CSV. */
export const maxRows = 20;

interface ReportLinksProps {
  subject: ReportSubject;
  report: LinkReport;
  /** Which clicks are new. */
  newLabel: string;
}

interface Column {
  readonly heading: string;
  readonly className: string;
  readonly of: (reported: ReportedLink) => ReactNode;
  /** In the row of the others. */
  readonly ofOthers: ReactNode;
}

export function ReportLinks({ subject, report, newLabel }: ReportLinksProps) {
  const t = useTranslations('report.links');
  const rows = report.links.slice(0, maxRows);
  const most = Math.max(1, rows[0]?.clicks ?? 0);
  const others = report.sum.links - rows.length;
  const texts = useTextColumns(subject, rows);
  const columns = [...texts.columns, ...useNumberColumns(report, rows, newLabel)];
  return (
    <section className="report-part">
      {texts.isRead ? null : <i hidden data-loading />}
      <table data-part="links" className="report-links">
        <thead>
          <tr>
            <th scope="col">
              <h2>{t('title')}</h2>
            </th>
            {columns.map(({ heading, className }) => (
              <th key={heading} scope="col" className={className}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <tr key={each.link.id}>
              <th scope="row">
                <LinkName link={each.link} />
                <Track length={each.clicks / most} />
              </th>
              {columns.map(({ heading, className, of }) => (
                <td key={heading} className={className}>
                  {of(each)}
                </td>
              ))}
            </tr>
          ))}
          {others === 0 ? null : (
            <tr className="report-dim">
              <th scope="row">{t('others', { count: others })}</th>
              {columns.map(({ heading, className, ofOthers }) => (
                <td key={heading} className={className}>
                  {ofOthers}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Channel with campaign, and UTM tags; a column in which no row has a text is left out. */
function useTextColumns(subject: ReportSubject, rows: readonly ReportedLink[]) {
  const t = useTranslations('report.links');
  const { isRead, channelOf, campaignOf, tagsOf } = useLinkTexts(subject, rows);
  const hasAny = (textOf: typeof tagsOf) => rows.some(({ link }) => textOf(link) !== '');
  const names = [hasAny(channelOf) ? t('channel') : '', hasAny(campaignOf) ? t('campaign') : ''];
  const heading = names.filter((name) => name !== '').join(' · ');
  const ofNames = ({ link }: ReportedLink) => <Lines of={[channelOf(link), campaignOf(link)]} />;
  const ofTags = ({ link }: ReportedLink) => <Lines of={[tagsOf(link)]} />;
  const columns: Column[] = [];
  if (heading !== '')
    columns.push({ heading, className: 'report-text', of: ofNames, ofOthers: null });
  if (hasAny(tagsOf))
    columns.push({
      heading: 'UTM',
      className: 'report-text report-dim',
      of: ofTags,
      ofOthers: null,
    });
  return { isRead, columns };
}

/** The texts that there are, the second one dimmed. */
function Lines({ of: texts }: { of: readonly string[] }) {
  const [first, second] = texts.filter((text) => text !== '');
  if (first === undefined) return null;
  return (
    <>
      <bdi dir="auto">{first}</bdi>
      {second === undefined ? null : (
        <bdi dir="auto" className="report-second">
          {second}
        </bdi>
      )}
    </>
  );
}

function useNumberColumns(
  report: LinkReport,
  rows: readonly ReportedLink[],
  newLabel: string,
): Column[] {
  const t = useTranslations('report.links');
  const { clicks } = report.sum;
  const otherClicks = rows.reduce((rest, each) => rest - each.clicks, clicks);
  const newClicks = knownNewClicks(report);
  const columns: Column[] = [
    {
      heading: t('clicks'),
      className: 'report-strong',
      of: (each) => <Clicks of={each.link.clicks} />,
      ofOthers: <Clicks of={otherClicks} />,
    },
  ];
  if (rows.length > 1)
    columns.push({
      heading: t('share'),
      className: 'report-dim report-narrow',
      of: (each) => (each.link.clicks === null ? '–' : formatShare(each.clicks, clicks)),
      ofOthers: formatShare(otherClicks, clicks),
    });
  if (rows.some(({ perDay }) => perDay !== null))
    columns.push({
      heading: t('perDay'),
      className: 'report-narrow',
      of: ({ perDay }) => (perDay === null ? '–' : formatRate(perDay)),
      ofOthers: null,
    });
  if (newClicks === null || newClicks === 0) return columns;
  const otherNew = rows.reduce((rest, { observed }) => rest - (observed ?? 0), newClicks);
  columns.push({
    heading: newLabel,
    className: 'report-new',
    of: ({ observed }) => <NewClicks clicks={observed} />,
    ofOthers: <NewClicks clicks={otherNew} />,
  });
  return columns;
}

function Clicks({ of: clicks }: { of: number | null }) {
  return clicks === null ? '–' : <data value={clicks}>{formatNumber(clicks)}</data>;
}

function NewClicks({ clicks }: { clicks: number | null }) {
  return clicks === null ? '–' : <data value={clicks}>{formatGain(clicks)}</data>;
}

type TextOf = (link: LibraryLink) => string;

/** Costs no request. Each text is '' where there is none. */
function useLinkTexts({ target }: ReportSubject, rows: readonly ReportedLink[]) {
  const ids = rows.map(({ link }) => link.id);
  const { data: facts } = useRowFacts(ids);
  const findCampaign = useLinkCampaigns(ids);
  const { nameOf } = useTargetNames();
  const channelsById = new Map(facts?.links.map(({ id, channels }) => [id, channels]));
  const names = new Map(facts?.channels.map((each) => [each.id, nameOf('channel', each)]));
  const channelOf: TextOf = ({ id }) => {
    if (target.kind === 'channel') return '';
    const own = channelsById.get(id) ?? [];
    return own.flatMap((channel) => names.get(channel) ?? []).join(', ');
  };
  const campaignOf: TextOf = (link) => {
    return target.kind === 'campaign' ? '' : campaignText(findCampaign(link));
  };
  const tagsOf: TextOf = (link) => {
    const { utm_campaign: campaign, ...others } = tagsIn(link.longurl ?? '');
    const { utm_source, utm_medium, utm_term, utm_content } = others;
    // The campaign has its own place, unless the tag is of another one.
    const isSaid = tagWords(campaign) === tagWords(findCampaign(link)?.name ?? '');
    const tags = [utm_source, utm_medium, isSaid ? '' : campaign, utm_term, utm_content];
    return tags.filter((tag) => tag !== '').join(' · ');
  };
  return { isRead: facts !== undefined, channelOf, campaignOf, tagsOf };
}
