/** Activity page: jobs under way, finished jobs, and the last requests. */
import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { paths } from '#features/paths.ts';
import { isUnfinished, type JobSummary, useJobs } from '#queries/jobs.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './ActivityPage.module.css';
import { RequestPanel } from './RequestPanel.tsx';

/** Finished jobs on a page. */
const pageSize = 5;

export function ActivityPage() {
  const t = useTranslations('activity');
  const jobs = useJobs();
  const open = jobs.filter((job) => isUnfinished(job) || job.state === 'paused');
  const finished = jobs.filter(({ state }) => state === 'finished').reverse();
  return (
    <Stack gap="lg">
      <Title order={1}>{t('title')}</Title>
      {jobs.length === 0 ? <NoJobs /> : null}
      {open.length === 0 ? null : (
        // Jobs survive a reload only where the browser stores them.
        <Panel
          title={t('jobs.title')}
          covers={t(open.every(({ isStored }) => isStored) ? 'jobs.kept' : 'jobs.lost', {
            count: open.length,
          })}
        >
          <JobList label={t('jobs.title')} jobs={open} />
        </Panel>
      )}
      {finished.length === 0 ? null : <FinishedJobs jobs={finished} />}
      <RequestPanel />
    </Stack>
  );
}

function JobList({ label, jobs }: { label: string; jobs: readonly JobSummary[] }) {
  return (
    <ul className={classes.jobs} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}

function FinishedJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const t = useTranslations('activity.jobs');
  const [page, setPage] = useState(1);
  const pages = Math.ceil(jobs.length / pageSize);
  const current = Math.min(page, pages);
  return (
    <Panel title={t('finished')} covers={t('finishedCovers')}>
      <JobList
        label={t('finished')}
        jobs={jobs.slice((current - 1) * pageSize, current * pageSize)}
      />
      <Pager page={current} pages={pages} onPage={setPage} />
    </Panel>
  );
}

function NoJobs() {
  const t = useTranslations('activity.empty');
  return (
    <EmptyState
      title={t('title')}
      action={
        <Button component={Link} to={paths.importLinks.href()}>
          {t('import')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  );
}
