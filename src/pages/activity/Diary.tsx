/** Diary: the days with what was done on them, or why there is nothing to show. */
import { Button, Stack } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { useRowShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { formatLongDay } from '#ui/format/format.ts';
import { daysBetween } from '#ui/format/since-moment.ts';
import { useNow } from '#ui/format/use-now.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './ActivityPage.module.css';
import { DiaryLine } from './DiaryLine.tsx';
import { type DiaryDay, type DiaryEntry, type DiaryFilter, daysOf, isShown } from './use-diary.ts';

/** Lines that are shown at first, and more at each press. */
const step = 40;

interface DiaryProps {
  entries: readonly DiaryEntry[];
  filter: DiaryFilter;
  /** Whether nothing is under way either. */
  isAlone: boolean;
}

/** J and K move from line to line, and Enter opens what a line is about. */
export function Diary({ entries, filter, isAlone }: DiaryProps) {
  const lines = useRef<HTMLDivElement>(null);
  useRowShortcuts(lines);
  const t = useTranslations('activity');
  const [most, setMost] = useState(step);
  const shown = entries.filter((entry) => isShown(entry, filter));
  if (entries.length === 0 && isAlone) return <NothingYet />;
  if (shown.length === 0) return <p className={classes.nothing}>{t(`none.${filter}`)}</p>;
  return (
    <Stack ref={lines} gap="md">
      {daysOf(shown.slice(0, most)).map((day) => (
        <Day key={day.key} day={day} />
      ))}
      {shown.length > most ? (
        <Button variant="default" onClick={() => setMost(most + step)}>
          {t('earlier')}
        </Button>
      ) : null}
    </Stack>
  );
}

function Day({ day: { at, entries } }: { day: DiaryDay }) {
  const heading = useId();
  return (
    <section className={classes.day}>
      <h2 id={heading}>
        <DayName at={at} />
      </h2>
      <ol className={classes.card} aria-labelledby={heading}>
        {entries.map((entry) => (
          <DiaryLine key={keyOf(entry)} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function keyOf(entry: DiaryEntry): string {
  return entry.kind === 'created' ? `link ${entry.link.id}` : entry.job.id;
}

function DayName({ at }: { at: number }) {
  const t = useTranslations('activity.days');
  const days = daysBetween(at, useNow());
  if (days <= 0) return t('today');
  return days === 1 ? t('yesterday') : formatLongDay(at);
}

function NothingYet() {
  const t = useTranslations('activity.empty');
  return (
    <EmptyState
      title={t('title')}
      action={
        <Button component={ScreenLink} to={paths.importLinks.href()}>
          {t('import')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  );
}
