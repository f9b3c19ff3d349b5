/** Account figures: clicks and links, how many were clicked, and what was created lately; at least so many while links load. */
import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FigureRow, FigureWait } from '#features/insights/FigureRow.tsx';
import { paths } from '#features/paths.ts';
import type { LibrarySummary } from '#queries/library.ts';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatRate, formatShare } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './Figures.module.css';

interface FiguresProps {
  /** Undefined until it is added up. */
  summary: LibrarySummary | undefined;
  /** The number of all links, once it is known. */
  total: number | undefined;
}

export function Figures({ summary, total }: FiguresProps) {
  const t = useTranslations('overview.figures');
  return (
    <FigureRow>
      <Clicks summary={summary} />
      <Stat
        label={t('links')}
        value={total ?? summary?.links ?? <FigureWait width={56} />}
        note={
          summary?.isComplete === true ? (
            t('week', { count: summary.createdThisWeek, days: 7 })
          ) : (
            <FigureWait width={96} small />
          )
        }
      />
      <Clicked summary={summary} />
      <Recent summary={summary} />
    </FigureRow>
  );
}

function Clicks({ summary }: Pick<FiguresProps, 'summary'>) {
  const t = useTranslations('overview.figures');
  if (summary === undefined) return <Waiting label={t('clicks')} />;
  const { clicks, links, isComplete } = summary;
  return (
    <Stat
      label={t('clicks')}
      value={
        isComplete
          ? clicks
          : t.rich('atLeast', {
              clicks,
              dim: (text) => <span className={classes.atLeast}>{text}</span>,
            })
      }
      note={isComplete ? t('perLink', { rate: formatRate(clicks / links) }) : '\u00a0'}
    />
  );
}

function Clicked({ summary }: Pick<FiguresProps, 'summary'>) {
  const t = useTranslations('overview.figures');
  if (summary?.isComplete !== true) return <Waiting label={t('clicked')} />;
  const { links, clickedLinks, unreadClicks } = summary;
  const without = links - unreadClicks - clickedLinks;
  // Not rounded up: 100 % means all of them.
  const percent = Math.floor((clickedLinks / Math.max(1, links - unreadClicks)) * 100);
  return (
    <Stat
      label={t('clicked')}
      value={formatShare(percent, 100)}
      note={
        without === 0 ? (
          t('allClicked')
        ) : (
          <Anchor
            component={ScreenLink}
            to={`${paths.links.href()}?clicks=0..0`}
            textClass=""
            inherit
          >
            {t('without', { count: without })}
          </Anchor>
        )
      }
    />
  );
}

function Recent({ summary }: Pick<FiguresProps, 'summary'>) {
  const t = useTranslations('overview.figures');
  const label = t('recent', { days: 30 });
  if (summary?.isComplete !== true) return <Waiting label={label} />;
  const { createdIn30Days: recent, clicks } = summary;
  const share = formatShare(recent.clicks, Math.max(1, clicks));
  return (
    <Stat
      label={label}
      value={recent.links}
      note={t('recentClicks', { clicks: recent.clicks, share })}
    />
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Stat label={label} value={<FigureWait width={56} />} note={<FigureWait width={104} small />} />
  );
}
