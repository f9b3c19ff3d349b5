/** This week: the new clicks of the calendar week or month, against the one before, and what made them. */
import { Group, SegmentedControl, Skeleton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import cardClasses from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { comparePeriods } from '#features/insights/compare-periods.ts';
import { groupHref } from '#features/insights/GroupRows.tsx';
import { knownClicks } from '#features/insights/known-clicks.ts';
import { NotCounted } from '#features/insights/NotCounted.tsx';
import { useWeekNotes } from '#features/insights/use-week-notes.ts';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { paths } from '#features/paths.ts';
import { useIsHistoryOff } from '#features/trends/HistoryOff.tsx';
import type { OverviewChoices } from '#pages/overview/use-overview-choices.ts';
import type { PeriodGroup, PeriodReport } from '#queries/library.ts';
import { usePeriodReport } from '#queries/trends.ts';
import { BarList, type BarListRow, BarListSkeleton } from '#ui/charts/BarList.tsx';
import { type CalendarUnit, calendarPeriods } from '#ui/format/calendar-periods.ts';
import { formatLongDay, formatNumber, formatShare } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './ThisWeek.module.css';

interface ThisWeekProps {
  choices: Pick<OverviewChoices, 'period'>;
  choose: (part: Pick<OverviewChoices, 'period'>) => void;
  /** When the service was read last. */
  read: number;
  /** Milliseconds since 1970. */
  now: number;
}

const minute = 60_000;
const named = 5;

/** Nothing where click history is off: there is none to count from. */
export function ThisWeek({ choices: { period: unit }, choose, read, now }: ThisWeekProps) {
  const t = useTranslations('overview.period');
  const isOff = useIsHistoryOff();
  // Readings of this moment belong to the week: they may be later than the last tick of the clock.
  const at = (Math.floor(now / minute) + 2) * minute;
  const query = calendarPeriods(unit, at);
  const found = usePeriodReport(query, read);
  const report = found.data;
  if (isOff) return null;
  return (
    <Panel
      title={t(`title.${unit}`)}
      control={
        <Group gap={4} wrap="nowrap">
          <SegmentedControl
            size="xs"
            aria-label={t('period')}
            data={[
              { value: 'week', label: t('week') },
              { value: 'month', label: t('month') },
            ]}
            value={unit}
            onChange={(value) => choose({ period: value === 'month' ? 'month' : 'week' })}
          />
          <PeriodMenu title={t(`title.${unit}`)} report={report} />
        </Group>
      }
    >
      {found.error === null ? null : <NotCounted insight={found} />}
      {report === undefined ? (
        <Waiting />
      ) : (
        <div className={classes.room}>
          <div className={classes.parts}>
            <Sum unit={unit} report={report} query={query} />
            {report.isComplete ? <Parts report={report} /> : <WaitingParts />}
          </div>
        </div>
      )}
    </Panel>
  );
}

interface SumProps {
  unit: CalendarUnit;
  report: PeriodReport;
  query: ReturnType<typeof calendarPeriods>;
}

function Sum({ unit, report, query }: SumProps) {
  const t = useTranslations('overview.period');
  const weekNotes = useWeekNotes();
  const { sum, isComplete } = report;
  const begin = query.period.from;
  const { least, most } = knownClicks(sum, begin, isComplete);
  const isWhole = most !== null;
  const day = formatLongDay(begin);
  const isFirstDay = formatLongDay(sum.since) === formatLongDay(query.period.to);
  if (sum.clicks === 0 && sum.since > begin && isFirstDay)
    return <p className={cardClasses.quiet}>{t('first')}</p>;
  // The least is true without what may belong to another week.
  const notes = weekNotes(isWhole ? sum : { ...sum, unclear: 0 }, begin);
  return (
    <div>
      <p className={classes.figure}>
        <strong className={classes.number}>{formatGain(isWhole ? sum.clicks : least)}</strong>
        <span className={cardClasses.dim}>
          {isWhole ? t('clicks', { clicks: sum.clicks, day }) : t('atLeast', { day })}
        </span>
      </p>
      <Change unit={unit} report={report} query={query} />
      {notes.map((note) => (
        <p key={note} className={cardClasses.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** Against the same part of the week or month before; nothing where that is not known. */
function Change({ unit, report: { sum, before, isComplete }, query }: SumProps) {
  const t = useTranslations('overview.period');
  const known = knownClicks(sum, query.period.from, isComplete);
  const earlier = knownClicks(before, query.before.from, isComplete);
  const change = comparePeriods(known, earlier);
  if (change === 'same') return <p className={classes.change}>{t('change.same', { unit })}</p>;
  if (change !== null) {
    const { kind, from, to } = change;
    return (
      <p className={classes.change} data-kind={kind}>
        {t(`change.${kind}`, { unit, share: shareText(from, to) })}
      </p>
    );
  }
  if (known.most === null || earlier.most === null) return null;
  const clicks = rangeText(formatNumber(earlier.least), formatNumber(earlier.most));
  return <p className={classes.change}>{t('before', { unit, clicks })}</p>;
}

function shareText(from: number, to: number): string {
  return rangeText(formatShare(from, 100), formatShare(to, 100));
}

function rangeText(from: string, to: string): string {
  return from === to ? from : `${from} – ${to}`;
}

function Parts({ report: { links, channels, campaigns } }: Pick<SumProps, 'report'>) {
  const t = useTranslations('overview.period');
  const most = links[0]?.clicks ?? 1;
  return (
    <>
      <Part
        title={t('links')}
        rows={links.map(({ link, clicks }) => ({
          key: String(link.id),
          name: <LinkRow as="line" link={link} />,
          figures: [figureOf(clicks)],
          length: clicks / most,
          to: paths.link.href(link.id),
          label: t('row', { name: linkTitle(link), clicks }),
        }))}
      />
      <Groups title={t('channels')} by="channel" groups={channels} none={t('noChannel')} />
      <Groups title={t('campaigns')} by="campaign" groups={campaigns} none={t('noCampaign')} />
    </>
  );
}

interface GroupsProps {
  title: string;
  by: 'channel' | 'campaign';
  groups: readonly PeriodGroup[];
  none: string;
}

function Groups({ title, by, groups, none }: GroupsProps) {
  const t = useTranslations('overview.period');
  const most = groups[0]?.clicks ?? 1;
  return (
    <Part
      title={title}
      none={none}
      rows={groups.map(({ key, label, clicks }) => ({
        key,
        name: <bdi dir="auto">{label}</bdi>,
        figures: [figureOf(clicks)],
        length: clicks / most,
        to: groupHref(by, key),
        label: t('row', { name: label, clicks }),
      }))}
    />
  );
}

function Part({
  title,
  rows,
  none,
}: {
  title: string;
  rows: readonly BarListRow[];
  none?: string;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <h3 id={heading} className={classes.heading}>
        {title}
      </h3>
      {rows.length === 0 ? <p className={cardClasses.quiet}>{none}</p> : <BarList rows={rows} />}
    </section>
  );
}

function figureOf(clicks: number): ReactNode {
  return (
    <span key="clicks" className={cardClasses.strong}>
      +{formatNumber(clicks)}
    </span>
  );
}

function PeriodMenu({ title, report }: { title: string; report: PeriodReport | undefined }) {
  const t = useTranslations('overview.period');
  const table = (found: PeriodReport) => ({
    columns: [t('file.kind'), t('file.name'), t('file.clicks')],
    rows: [
      ...found.links.map(({ link, clicks }) => [t('links'), linkTitle(link), clicks]),
      ...found.channels.map(({ label, clicks }) => [t('channels'), label, clicks]),
      ...found.campaigns.map(({ label, clicks }) => [t('campaigns'), label, clicks]),
    ],
  });
  return <CardMenu title={title} table={report === undefined ? undefined : () => table(report)} />;
}

function Waiting() {
  return (
    <div className={classes.room} aria-hidden>
      <div className={classes.parts}>
        <div>
          <Skeleton w={84} h={22} mt={4} />
          <Skeleton w={160} h={10} mt={12} />
        </div>
        <WaitingParts />
      </div>
    </div>
  );
}

/** Nothing is drawn of a part of the links: which is first would change with each page. */
function WaitingParts() {
  return [1, 2, 3].map((part) => (
    <div key={part} className={classes.part} aria-hidden>
      <Skeleton w={60} h={10} my={7} />
      <BarListSkeleton rows={named} />
    </div>
  ));
}
