/** Report chart: the card with the clicks a day of a channel or campaign, and its notes; absent where there are too few visits for a chart. */
import { useTranslations } from 'use-intl';
import { NoteButton } from '#features/trends/notes/NoteButton.tsx';
import { NotesList } from '#features/trends/notes/NotesList.tsx';
import { observedTime } from '#features/trends/notes/observed-time.ts';
import { useTrendNotes } from '#features/trends/notes/use-trend-notes.ts';
import { type LinkReport, useLibraryState } from '#queries/library.ts';
import type { NoteScope } from '#queries/notes.ts';
import type { VisitChanges } from '#queries/trends.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './Card.module.css';
import { VisitChart } from './VisitChart.tsx';

interface ReportChartProps {
  scope: NoteScope;
  report: LinkReport | undefined;
}

export function ReportChart({ scope, report }: ReportChartProps) {
  if (report === undefined || report.bars.length === 0 || report.since === null) return null;
  return <DrawnReport scope={scope} bars={report.bars} since={report.since} />;
}

interface DrawnReportProps extends Pick<VisitChanges, 'bars' | 'since'> {
  scope: NoteScope;
}

function DrawnReport({ scope, bars, since }: DrawnReportProps) {
  const t = useTranslations('insights');
  const { history } = useLibraryState();
  const notes = useTrendNotes(scope, observedTime(bars, history.since));
  return (
    <Panel title={t('chart')} control={<NoteButton notes={notes} />}>
      <div className={classes.chart}>
        <VisitChart bars={bars} since={since} notes={notes} />
      </div>
      <NotesList notes={notes} />
    </Panel>
  );
}
