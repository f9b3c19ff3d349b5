/** Activity page: the work that runs and has run, and the last requests for developers. */
import { Button, Stack, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { paths } from '#features/paths.ts';
import { isUnfinished, type JobSummary, useJobs, useJobsLoaded } from '#queries/jobs.ts';
import { useRowShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './ActivityPage.module.css';
import { RequestList } from './RequestList.tsx';

/** As long as the engine keeps what was done. */
const retentionDays = 90;

/** Jobs that are shown at first, and more at each press. */
const step = 40;

/** Costs no request. */
export function ActivityPage() {
  const t = useTranslations('activity');
  const jobs = useJobs();
  const areRead = useJobsLoaded();
  return (
    <Stack gap="md" className={classes.page}>
      <Title order={1}>{t('title')}</Title>
      {jobs.length === 0 ? null : <Work jobs={jobs} />}
      {/* Read from this device within a moment; what is below would move. */}
      {areRead ? (
        <>
          {jobs.length === 0 ? <NothingYet /> : null}
          <RequestList />
          <p className={classes.note}>{t('kept', { days: retentionDays })}</p>
        </>
      ) : null}
    </Stack>
  );
}

/** What is under way first, then what has ended, the newest first. J and K go from one to the next, and Enter opens it. */
function Work({ jobs }: { jobs: readonly JobSummary[] }) {
  const t = useTranslations('activity');
  const list = useRef<HTMLUListElement>(null);
  useRowShortcuts(list);
  const [most, setMost] = useState(step);
  const isOpen = (job: JobSummary) => isUnfinished(job) || job.state === 'paused';
  const open = jobs.filter(isOpen);
  const ended = jobs.filter((job) => !isOpen(job)).toReversed();
  const shown = [...open, ...ended].slice(0, most);
  return (
    <>
      <section className={classes.card}>
        <ul ref={list} className={classes.jobs} aria-label={t('work')}>
          {shown.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
        {open.every(({ isStored }) => isStored) ? null : (
          <p className={classes.note}>{t('lost')}</p>
        )}
      </section>
      {jobs.length > most ? (
        <Button variant="default" onClick={() => setMost(most + step)}>
          {t('earlier')}
        </Button>
      ) : null}
    </>
  );
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
