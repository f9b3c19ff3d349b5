/** One job: what it is, how far it is and how long it takes, what can be done about it, and its rows. */
import { Progress } from '@mantine/core';
import { Layers, Link2, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { countsOf, endedOf, timeLeft } from '#features/jobs/job-labels.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { formatInstant, formatNumber } from '#ui/format/format.ts';
import classes from './ActivityPage.module.css';
import { JobRows } from './JobRows.tsx';
import { stateWords } from './job-state.ts';

export function JobCard({ job }: { job: JobSummary }) {
  const { title, state, total, done, refused, unknown, why, createdAt } = job;
  const share = (rows: number) => (100 * rows) / Math.max(1, total);
  const time = timeLeft(job);
  return (
    <div className={classes['job']} role="group" aria-label={title.slice(0, 80)}>
      <div className={classes['head']}>
        <Icon job={job} />
        <h3 className={classes['title']} title={title}>
          <bdi dir="auto">{title.slice(0, 200)}</bdi>
        </h3>
        <span className={classes['state']} data-state={state}>
          {stateWords[state]}
        </span>
      </div>
      {state === 'finished' ? null : (
        <Progress.Root size="sm">
          <Progress.Section value={share(done)} aria-label={`${formatNumber(endedOf(job))} of ${formatNumber(total)} done`} />
          <Progress.Section value={share(refused)} color="red" withAria={false} />
          <Progress.Section value={share(unknown)} color="amber" withAria={false} />
        </Progress.Root>
      )}
      <p className={classes['counts']}>
        <span>{countsOf(job)}</span>
        {time === '' ? null : <span>{time}</span>}
        {state === 'finished' ? <time dateTime={new Date(createdAt).toISOString()}>{formatInstant(createdAt)}</time> : null}
      </p>
      {why === '' ? null : (
        <p className={classes['why']} dir="auto">
          {why.slice(0, 600)}
        </p>
      )}
      <JobActions job={job} removable />
      <Rows job={job} />
    </div>
  );
}

function Icon({ job: { kind, target } }: { job: JobSummary }) {
  const Shape = kind === 'create' ? Link2 : target?.kind === 'campaign' ? Megaphone : Layers;
  return <Shape size={16} aria-hidden className={classes['icon']} />;
}

/** Read only when somebody looks. */
function Rows({ job }: { job: JobSummary }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes['details']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{job.total === 1 ? 'The row' : 'Each row'}</summary>
      {open ? <JobRows job={job} /> : null}
    </details>
  );
}
