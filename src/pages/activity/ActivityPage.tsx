/** Activity page: jobs under way, finished jobs, and the last requests. */
import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { paths } from '#features/routes/paths.ts';
import { isUnfinished, type JobSummary, useJobs } from '#queries/jobs.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatCount } from '#ui/format/format.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './ActivityPage.module.css';
import { RequestPanel } from './RequestPanel.tsx';

/** Finished jobs on a page. */
const pageSize = 5;

export function ActivityPage() {
  const jobs = useJobs();
  const open = jobs.filter((job) => isUnfinished(job) || job.state === 'paused');
  const finished = jobs.filter(({ state }) => state === 'finished').reverse();
  return (
    <Stack gap="lg">
      <Title order={1}>Activity</Title>
      {jobs.length === 0 ? <NoJobs /> : null}
      {open.length === 0 ? null : (
        <Panel title="Bulk work" covers={openHint(open)}>
          <JobList label="Bulk work" jobs={open} />
        </Panel>
      )}
      {finished.length === 0 ? null : <FinishedJobs jobs={finished} />}
      <RequestPanel />
    </Stack>
  );
}

/** Jobs survive a reload only where the browser stores them. */
function openHint(jobs: readonly JobSummary[]): string {
  const count = formatCount(jobs.length, 'job');
  return jobs.every(({ kept }) => kept)
    ? `${count}. You can keep working, reload or close the page: it goes on where it was as soon as Linkdeck is open and unlocked.`
    : `${count}. Not kept over a reload: this browser lets Linkdeck store nothing here, so leave the page open until it is done.`;
}

function JobList({ label, jobs }: { label: string; jobs: readonly JobSummary[] }) {
  return (
    <ul className={classes['jobs']} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}

function FinishedJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const [page, setPage] = useState(1);
  const pages = Math.ceil(jobs.length / pageSize);
  const current = Math.min(page, pages);
  return (
    <Panel title="Finished" covers="Kept in this browser alone; the last 50.">
      <JobList label="Finished" jobs={jobs.slice((current - 1) * pageSize, current * pageSize)} />
      <Pager page={current} pages={pages} onPage={setPage} />
    </Panel>
  );
}

function NoJobs() {
  return (
    <EmptyState
      title="No bulk work yet"
      action={
        <Button component={Link} to={paths.importLinks.href()}>
          Import links
        </Button>
      }
    >
      Many links made or assigned at once are done here one by one, as fast as the service allows, and survive a reload.
    </EmptyState>
  );
}
