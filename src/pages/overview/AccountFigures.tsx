/** Account figures: clicks and links, how many were clicked, and what was created lately; at least so many while links load. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type FigureRow, Figures } from '#features/insights/Figures.tsx';
import { paths } from '#features/paths.ts';
import type { LibrarySummary } from '#queries/library.ts';
import { formatRate, formatShare } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './AccountFigures.module.css';

interface AccountFiguresProps {
  /** Undefined until it is added up. */
  summary: LibrarySummary | undefined;
  /** The number of all links, once it is known. */
  total: number | undefined;
}

export function AccountFigures({ summary, total }: AccountFiguresProps) {
  const t = useTranslations('overview.figures');
  const whole = summary?.isComplete === true ? summary : undefined;
  const rows: readonly FigureRow[] = [
    clicksOf(summary, t),
    {
      label: t('links'),
      value: total ?? summary?.links,
      note: whole && t('week', { count: whole.createdThisWeek, days: 7 }),
    },
    clickedOf(whole, t),
    recentOf(whole, t),
  ];
  return <Figures rows={rows} isWaiting />;
}

type Texts = ReturnType<typeof useTranslations<'overview.figures'>>;

function clicksOf(summary: LibrarySummary | undefined, t: Texts): FigureRow {
  const label = t('clicks');
  if (summary === undefined) return { label };
  const { clicks, links, isComplete } = summary;
  if (isComplete)
    return { label, value: clicks, note: t('perLink', { rate: formatRate(clicks / links) }) };
  const dim = (text: ReactNode) => <span className={classes.atLeast}>{text}</span>;
  return { label, value: t.rich('atLeast', { clicks, dim }), note: '' };
}

function clickedOf(summary: LibrarySummary | undefined, t: Texts): FigureRow {
  const label = t('clicked');
  if (summary === undefined) return { label };
  const { links, clickedLinks, unreadClicks } = summary;
  const without = links - unreadClicks - clickedLinks;
  // Not rounded up: 100 % means all of them.
  const percent = Math.floor((clickedLinks / Math.max(1, links - unreadClicks)) * 100);
  const others = (
    <Anchor component={ScreenLink} to={`${paths.links.href()}?clicks=0..0`} textClass="" inherit>
      {t('without', { count: without })}
    </Anchor>
  );
  return {
    label,
    value: formatShare(percent, 100),
    note: without === 0 ? t('allClicked') : others,
  };
}

function recentOf(summary: LibrarySummary | undefined, t: Texts): FigureRow {
  const label = t('recent', { days: 30 });
  if (summary === undefined) return { label };
  const { createdIn30Days: recent, clicks } = summary;
  const share = formatShare(recent.clicks, Math.max(1, clicks));
  return { label, value: recent.links, note: t('recentClicks', { clicks: recent.clicks, share }) };
}
