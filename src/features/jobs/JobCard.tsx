/** Job card: what a job does, its progress and time left, its actions, and its rows behind a summary. */
import { Progress } from '@mantine/core';
import { Layers, Link2, Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { JobSummary } from '#queries/jobs.ts';
import { formatInstant } from '#ui/format/format.ts';
import { useMessage } from '#ui/format/use-message.ts';
import { JobActions } from './JobActions.tsx';
import classes from './JobCard.module.css';
import { JobRows } from './JobRows.tsx';
import { countsOf, endedOf, jobTitle, timeLeft } from './job-labels.ts';

interface JobGroupProps {
  /** For screen readers. */
  label: string;
  children: ReactNode;
}

/** The parts of a job, one below the other. */
export function JobGroup({ label, children }: JobGroupProps) {
  return (
    <div className={classes.job} role="group" aria-label={label.slice(0, 120)}>
      {children}
    </div>
  );
}

export function JobCard({ job }: { job: JobSummary }) {
  const t = useTranslations('jobs.rows');
  const title = jobTitle(job, useTranslations('jobs'));
  return (
    <JobGroup label={title}>
      <Heading job={job} title={title} />
      {job.state === 'finished' ? null : <JobProgress job={job} />}
      <Counts job={job} />
      <JobActions job={job} removable />
      <FoldedRows
        job={job}
        summary={job.total === 1 ? t('the') : t('each')}
        label={t('of', { title: title.slice(0, 80) })}
      />
    </JobGroup>
  );
}

function Heading({ job: { kind, target, state }, title }: { job: JobSummary; title: string }) {
  const t = useTranslations('jobs.state');
  const Icon = kind === 'create' ? Link2 : target?.kind === 'campaign' ? Megaphone : Layers;
  return (
    <div className={classes.head}>
      <Icon size={16} aria-hidden className={classes.icon} />
      <h3 className={classes.title} title={title}>
        <bdi dir="auto">{title.slice(0, 200)}</bdi>
      </h3>
      <span className={classes.state} data-state={state}>
        {t(state)}
      </span>
    </div>
  );
}

export function JobProgress({ job }: { job: JobSummary }) {
  const t = useTranslations('jobs.counts');
  const { total, done, refused, unknown } = job;
  const share = (rows: number) => (100 * rows) / Math.max(1, total);
  return (
    <Progress.Root size="sm">
      <Progress.Section value={share(done)} aria-label={t('done', { done: endedOf(job), total })} />
      <Progress.Section value={share(refused)} color="red" withAria={false} />
      <Progress.Section value={share(unknown)} color="amber" withAria={false} />
    </Progress.Root>
  );
}

function Counts({ job }: { job: JobSummary }) {
  const t = useTranslations('jobs');
  const { state, createdAt } = job;
  const why = useMessage()(job.why);
  const time = timeLeft(job, t);
  return (
    <>
      <p className={classes.counts}>
        <span>{countsOf(job, t)}</span>
        {time === '' ? null : <span>{time}</span>}
        {state === 'finished' ? (
          <time dateTime={new Date(createdAt).toISOString()}>{formatInstant(createdAt)}</time>
        ) : null}
      </p>
      {why === '' ? null : (
        <p className={classes.why} dir="auto">
          {why.slice(0, 600)}
        </p>
      )}
    </>
  );
}

interface FoldedRowsProps {
  job: JobSummary;
  summary: string;
  /** The name of the list for screen readers. */
  label: string;
}

/** Reads the rows of a job only once the user opens them. */
export function FoldedRows({ job, summary, label }: FoldedRowsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open ? <JobRows job={job} label={label} /> : null}
    </details>
  );
}
