/** Activity page: what runs, a diary of what was done by day, and the last requests for developers. */
import { Stack, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { JobCard } from '#features/jobs/JobCard.tsx';
import type { JobSummary } from '#queries/jobs.ts';
import classes from './ActivityPage.module.css';
import { Diary } from './Diary.tsx';
import { DiaryFilters } from './DiaryFilters.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { hasProblem, useDiary } from './use-diary.ts';
import { useDiaryFilter } from './use-diary-filter.ts';

/** As long as the engine keeps what was done. */
const retentionDays = 90;

/** Costs no request. */
export function ActivityPage() {
  const t = useTranslations('activity');
  const { open, entries } = useDiary();
  const { filter, show } = useDiaryFilter();
  return (
    <Stack gap="md" className={classes.page}>
      <div className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        <DiaryFilters
          filter={filter}
          problems={entries?.filter(hasProblem).length ?? 0}
          onFilter={show}
        />
      </div>
      {open.length === 0 ? null : <OpenJobs jobs={open} />}
      {/* Read from this device within a moment; what is below would move. */}
      {entries === undefined ? null : (
        <>
          <Diary entries={entries} filter={filter} isAlone={open.length === 0} />
          <RequestPanel />
          <p className={classes.note}>{t('kept', { days: retentionDays })}</p>
        </>
      )}
    </Stack>
  );
}

function OpenJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const t = useTranslations('activity');
  const areStored = jobs.every(({ isStored }) => isStored);
  return (
    <section className={classes.card}>
      <ul className={classes.jobs} aria-label={t('open')}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      {areStored ? null : <p className={classes.note}>{t('lost')}</p>}
    </section>
  );
}
