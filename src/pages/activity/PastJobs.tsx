/** Bulk work that has ended, the last first, a few at a time. */
import { useState } from 'react';
import { JobCard } from '#features/jobs/JobCard.tsx';
import type { JobSummary } from '#queries/jobs.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './ActivityPage.module.css';

const onPage = 5;

export function PastJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const [page, setPage] = useState(1);
  const pages = Math.ceil(jobs.length / onPage);
  const at = Math.min(page, pages);
  return (
    <Panel title="Finished" covers="Kept in this browser alone; the last 50.">
      <ul className={classes['jobs']} aria-label="Finished">
        {jobs.slice((at - 1) * onPage, at * onPage).map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      <Pager page={at} pages={pages} onPage={setPage} />
    </Panel>
  );
}
