/** New clicks: what came since the last visit, the intervals of the last 30 days, and the links that gained most. */
import { Group, Skeleton } from '@mantine/core';
import { Clock, History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import { saveFile } from '#features/files/download.ts';
import cardClasses from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { MoreLink } from '#features/insights/MoreLink.tsx';
import { NotCounted } from '#features/insights/NotCounted.tsx';
import { VisitChart } from '#features/insights/VisitChart.tsx';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { paths } from '#features/paths.ts';
import { HistoryOff, useIsHistoryOff } from '#features/trends/HistoryOff.tsx';
import { marksOf, notesOn, textsIn, withoutMarkers } from '#features/trends/notes/marks.ts';
import { NoteButton } from '#features/trends/notes/NoteButton.tsx';
import { NotesList } from '#features/trends/notes/NotesList.tsx';
import { observedTime } from '#features/trends/notes/observed-time.ts';
import { type TrendNotes, useTrendNotes } from '#features/trends/notes/use-trend-notes.ts';
import { type LibrarySummary, useBestLinks, useLibraryState } from '#queries/library.ts';
import { type NoteScope, useAllNotes } from '#queries/notes.ts';
import { useReadTrends, useSinceVisit, type VisitChanges } from '#queries/trends.ts';
import { BarList, BarListSkeleton } from '#ui/charts/BarList.tsx';
import { formatDate, formatNumber, formatRate } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { sinceMoment } from '#ui/format/since-moment.ts';
import { useNow } from '#ui/format/use-now.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './NewClicks.module.css';

interface NewClicksProps {
  /** Undefined while nothing is known. */
  summary: LibrarySummary | undefined;
  /** When the service was read last. */
  read: number;
}

export function NewClicks({ summary, read }: NewClicksProps) {
  const t = useTranslations('overview.new');
  const found = useSinceVisit(read);
  const changes = found.data;
  const isOff = useIsHistoryOff();
  if ((changes === null || isOff) && summary !== undefined)
    return <BestOfLate isComplete={summary.isComplete} />;
  if (changes != null && summary !== undefined)
    return <KnownClicks changes={changes} summary={summary} />;
  return (
    <Panel title={t('title')}>
      <div className={`${cardClasses.body} ${classes.body}`}>
        {found.error === null ? <Waiting /> : <NotCounted insight={found} />}
      </div>
    </Panel>
  );
}

interface KnownClicksProps {
  changes: VisitChanges;
  summary: LibrarySummary;
}

function KnownClicks({ changes, summary }: KnownClicksProps) {
  const t = useTranslations('overview.new');
  const { history } = useLibraryState();
  const notes = useTrendNotes({ kind: 'account' }, observedTime(changes.bars, history.since));
  return (
    <Panel
      title={t('title')}
      control={
        <Group gap={4} wrap="nowrap">
          <NoteButton notes={notes} />
          <NewClicksMenu changes={changes} summary={summary} notes={notes} />
        </Group>
      }
    >
      <div className={`${cardClasses.body} ${classes.body}`}>
        <Changes changes={changes} notes={notes} />
      </div>
    </Panel>
  );
}

interface ChangesProps {
  changes: VisitChanges;
  notes: TrendNotes;
}

function Changes({ changes, notes }: ChangesProps) {
  const t = useTranslations('overview.new');
  const now = useNow();
  const { since, clicks, links, isComplete, top, bars } = changes;
  const moment = sinceMoment(since, now);
  const most = top[0]?.gained ?? 1;
  return (
    <>
      <div className={classes.head}>
        {clicks === 0 && isComplete ? (
          <p className={cardClasses.quiet}>{t('none', moment)}</p>
        ) : (
          <p className={classes.figure}>
            <strong className={classes.number}>{formatGain(clicks)}</strong>
            <span className={cardClasses.dim}>
              {isComplete ? t('clicks', { clicks, links, ...moment }) : t('soFar')}
            </span>
          </p>
        )}
        {bars.length === 0 ? null : <VisitChart bars={bars} since={since} notes={notes} />}
      </div>
      <NotesList notes={notes} />
      <BarList
        rows={top.map(({ link, gained }) => ({
          key: String(link.id),
          name: <LinkRow as="line" link={link} />,
          figures: [
            <span key="gained" className={cardClasses.strong}>
              {formatGain(gained)}
            </span>,
          ],
          length: gained / most,
          to: paths.link.href(link.id),
          label: t('gained', { name: linkTitle(link), clicks: gained }),
        }))}
      />
      {links === 0 ? null : (
        <MoreLink to={`${paths.links.href()}?sort=gained&check=gained`}>{t('all')}</MoreLink>
      )}
    </>
  );
}

function NewClicksMenu({ changes, summary, notes }: KnownClicksProps & ChangesProps) {
  const t = useTranslations('overview.new');
  const notesTitle = useTranslations('trends.notes')('title');
  const now = useNow();
  const saveHistory = useSaveHistory();
  const best = changes.top[0];
  const said = [
    t('summary.all', {
      clicks: summary.clicks,
      links: summary.links,
      day: formatDate(now, 0),
    }),
    t('summary.new', { clicks: changes.clicks, day: formatDate(changes.since, now) }),
    best === undefined
      ? ''
      : t('summary.best', { name: linkTitle(best.link), clicks: best.gained }),
  ];
  return (
    <CardMenu
      title={t('title')}
      summary={said.filter((sentence) => sentence !== '').join(' ')}
      table={() => ({
        columns: [t('file.from'), t('file.to'), t('file.clicks'), notesTitle],
        rows: changes.bars.map(({ from, to, clicks }) => [
          new Date(from).toISOString(),
          new Date(to).toISOString(),
          clicks,
          textsIn(withoutMarkers(notes.marks), { from, to }).join('; '),
        ]),
      })}
      more={[{ id: 'history', title: t('history'), icon: History, run: () => void saveHistory() }]}
    />
  );
}

function Waiting() {
  return (
    <>
      <div className={classes.head} aria-hidden>
        <div className={classes.figure}>
          <Skeleton w={84} h={22} />
          <Skeleton w={120} h={10} mt={8} />
        </div>
      </div>
      <BarListSkeleton rows={5} />
    </>
  );
}

/** All recorded intervals of all links as one CSV file. */
function useSaveHistory(): () => Promise<void> {
  const t = useTranslations('trends');
  const readTrends = useReadTrends();
  const { items: notes } = useAllNotes();
  return async () => {
    const [trends, { trendFile }] = await Promise.all([
      readTrends(),
      import('#features/trends/trend-csv.ts'),
    ]);
    const named = trends.map(({ link, ...trend }) => {
      const scope: NoteScope = { kind: 'link', id: link.id };
      const marks = marksOf(notesOn(notes, scope), trend);
      return { trend, shorturl: link.shorturl, marks };
    });
    saveFile(new Blob([trendFile(named, t)], { type: 'text/csv;charset=utf-8' }), 'history.csv');
  };
}

const days = 14;
const shown = 6;

/** Before there is an earlier visit to compare with, the links of the last days by their clicks a day. */
function BestOfLate({ isComplete }: { isComplete: boolean }) {
  const t = useTranslations('overview.best');
  const ranked = useBestLinks({ by: 'perDay', count: shown, madeWithin: days });
  const links = ranked.data;
  const isOff = useIsHistoryOff();
  const title = t('title', { days });
  const most = links?.[0]?.perDay ?? 1;
  const rows = links?.map(({ link, clicks, perDay }) => ({
    key: String(link.id),
    name: <LinkRow as="line" link={link} />,
    figures: [
      <span key="clicks" className={cardClasses.dim}>
        {formatNumber(clicks)}
      </span>,
      <span key="perDay" className={cardClasses.strong}>
        {formatRate(perDay ?? 0)}
      </span>,
    ],
    length: (perDay ?? 0) / most,
    to: paths.link.href(link.id),
    label: t('row', { name: linkTitle(link), clicks, rate: formatRate(perDay ?? 0) }),
  }));
  const list = () => {
    if (ranked.error !== null) return <NotCounted insight={ranked} />;
    if (rows === undefined || !isComplete) return <BarListSkeleton rows={shown} columns={2} />;
    if (rows.length === 0) return <p className={cardClasses.quiet}>{t('none', { days })}</p>;
    return <BarList rows={rows} headings={[t('clicks'), t('perDay')]} />;
  };
  return (
    <Panel
      title={title}
      control={
        <CardMenu
          title={title}
          table={() => ({
            columns: [t('link'), t('clicks'), t('perDay')],
            rows: (links ?? []).map((each) => [linkTitle(each.link), each.clicks, each.perDay]),
          })}
        />
      }
    >
      <div className={`${cardClasses.body} ${classes.body}`}>
        {list()}
        <p className={`${cardClasses.note} ${classes.note}`}>
          <Clock size={12} aria-hidden />
          {isOff ? <HistoryOff /> : t('note')}
        </p>
      </div>
    </Panel>
  );
}
