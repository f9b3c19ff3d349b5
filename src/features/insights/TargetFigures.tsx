/** Target figures: clicks, links, rate and new clicks of the links of a channel or a campaign, beside those of all links. */
import { useTranslations } from 'use-intl';
import {
  type Insight,
  type LibrarySummary,
  type LinkReport,
  useLibrarySummary,
  useReadsByItself,
} from '#queries/library.ts';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatDate, formatNumber, formatRate, formatShare } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { FigureRow, FigureWait } from './FigureRow.tsx';
import { NotCounted } from './NotCounted.tsx';
import classes from './TargetFigures.module.css';
import { useSinceLabel } from './use-since-label.ts';

interface TargetFiguresProps {
  report: Insight<LinkReport>;
  /** Whether clicks a day since the first link are among them. */
  withRate?: boolean;
}

export function TargetFigures({ report: insight, withRate = false }: TargetFiguresProps) {
  const { data: summary } = useLibrarySummary();
  if (insight.error !== null) return <NotCounted insight={insight} />;
  const { data: report } = insight;
  const isKnown = report?.isComplete === true && summary !== undefined;
  if (!isKnown) return <UnknownFigures withRate={withRate} />;
  return (
    <FigureRow>
      <KnownFigures report={report} summary={summary} />
      {withRate ? <ClicksADay report={report} /> : null}
      <NewClicks report={report} />
    </FigureRow>
  );
}

function KnownFigures({ report, summary }: { report: LinkReport; summary: LibrarySummary }) {
  const t = useTranslations('insights');
  const { clicks, links, clickedLinks } = report.sum;
  const rate = (sum: { clicks: number; links: number }) =>
    sum.links === 0 ? '–' : formatRate(sum.clicks / sum.links);
  return (
    <>
      <Stat
        label={t('clicks')}
        value={clicks}
        note={
          summary.clicks === 0
            ? '\u00a0'
            : t('ofAll', { share: formatShare(clicks, summary.clicks) })
        }
      />
      <Stat
        label={t('links')}
        value={links}
        note={links === 0 ? '\u00a0' : t('withoutClick', { count: links - clickedLinks })}
      />
      <Stat
        label={t('perLink')}
        value={rate(report.sum)}
        note={t('overAll', { rate: rate(summary) })}
      />
    </>
  );
}

/** A rate of less than a day would be one of chance. */
function ClicksADay({ report }: { report: LinkReport }) {
  const t = useTranslations('insights');
  const now = useNow();
  const { clicks, firstMade } = report.sum;
  const days = (now - (firstMade ?? now)) / 86_400_000;
  return (
    <Stat
      label={t('perDay')}
      value={days < 1 ? '–' : formatRate(clicks / days)}
      note={firstMade === null ? '\u00a0' : t('sinceDay', { day: formatDate(firstMade, now) })}
    />
  );
}

function NewClicks({ report }: { report: LinkReport }) {
  const t = useTranslations('insights');
  const label = useSinceLabel(report.since, true);
  const { gained, gainedLinks } = report.sum;
  if (report.since === null) return <Stat label={label} value="–" note={t('noVisit')} />;
  if (!report.isGainComplete)
    return (
      <Stat
        label={label}
        value={<FigureWait width={56} />}
        note={<FigureWait width={104} small />}
      />
    );
  return (
    <Stat
      label={label}
      value={
        <span className={gained > 0 ? classes.gained : undefined}>+{formatNumber(gained)}</span>
      }
      note={t('onLinks', { count: gainedLinks })}
    />
  );
}

/** Waiting where links are read by themselves, else dashes. */
function UnknownFigures({ withRate }: { withRate: boolean }) {
  const t = useTranslations('insights');
  const reads = useReadsByItself();
  const labels = [t('clicks'), t('links'), t('perLink'), ...(withRate ? [t('perDay')] : [])];
  return (
    <FigureRow>
      {[...labels, t('gained')].map((label) => (
        <Stat
          key={label}
          label={label}
          value={reads ? <FigureWait width={56} /> : '–'}
          note={reads ? <FigureWait width={104} small /> : '\u00a0'}
        />
      ))}
    </FigureRow>
  );
}
