/** Target figures: clicks, links, rate and new clicks of the links of a channel or a campaign, beside those of all links. */
import { useTranslations } from 'use-intl';
import {
  type Insight,
  type LinkReport,
  useLibrarySummary,
  useReadsByItself,
} from '#queries/library.ts';
import { formatDate, formatRate, formatShare } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { useNow } from '#ui/format/use-now.ts';
import classes from './Figures.module.css';
import { type FigureRow, Figures } from './Figures.tsx';
import { NotCounted } from './NotCounted.tsx';
import { useSinceLabel } from './use-since-label.ts';

interface TargetFiguresProps {
  report: Insight<LinkReport>;
  /** Whether clicks a day since the first link are among them. */
  withRate?: boolean;
}

export function TargetFigures({ report: insight, withRate = false }: TargetFiguresProps) {
  const { data: summary } = useLibrarySummary();
  const reads = useReadsByItself();
  const isKnown = insight.data?.isComplete === true && summary !== undefined;
  const report = isKnown ? insight.data : undefined;
  const figures = useSumFigures(report?.sum, summary);
  const perDay = useClicksADay(report?.sum);
  const gained = useNewClicks(report);
  if (insight.error !== null) return <NotCounted insight={insight} />;
  return (
    <Figures
      rows={[...figures, ...(withRate ? [perDay] : []), gained]}
      // New clicks may come after the others.
      isWaiting={reads || isKnown}
    />
  );
}

type Sum = LinkReport['sum'];

function useSumFigures(
  sum: Sum | undefined,
  all: { links: number; clicks: number } | undefined,
): readonly FigureRow[] {
  const t = useTranslations('insights');
  const labels = { clicks: t('clicks'), links: t('links'), perLink: t('perLink') };
  if (sum === undefined || all === undefined)
    return Object.values(labels).map((label) => ({ label }));
  const { clicks, links, clickedLinks } = sum;
  return [
    {
      label: labels.clicks,
      value: clicks,
      note: all.clicks === 0 ? '' : t('ofAll', { share: formatShare(clicks, all.clicks) }),
    },
    {
      label: labels.links,
      value: links,
      note: links === 0 ? '' : t('withoutClick', { count: links - clickedLinks }),
    },
    { label: labels.perLink, value: rateOf(sum), note: t('overAll', { rate: rateOf(all) }) },
  ];
}

function rateOf({ clicks, links }: { clicks: number; links: number }): string {
  return links === 0 ? '–' : formatRate(clicks / links);
}

/** A rate of less than a day would be one of chance. */
function useClicksADay(sum: Sum | undefined): FigureRow {
  const t = useTranslations('insights');
  const now = useNow();
  const label = t('perDay');
  if (sum === undefined) return { label };
  const { clicks, firstMade } = sum;
  const days = (now - (firstMade ?? now)) / 86_400_000;
  return {
    label,
    value: days < 1 ? '–' : formatRate(clicks / days),
    note: firstMade === null ? '' : t('sinceDay', { day: formatDate(firstMade, now) }),
  };
}

function useNewClicks(report: LinkReport | undefined): FigureRow {
  const t = useTranslations('insights');
  const label = useSinceLabel(report?.since ?? null, true);
  if (report?.since === null) return { label, value: '–', note: t('noVisit') };
  if (report?.isGainComplete !== true) return { label };
  const { gained, gainedLinks } = report.sum;
  return {
    label,
    value: <span className={gained > 0 ? classes.gained : undefined}>{formatGain(gained)}</span>,
    note: t('onLinks', { count: gainedLinks }),
  };
}
