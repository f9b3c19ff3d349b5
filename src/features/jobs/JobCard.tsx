/** Job card: what a job does or did, its progress and time left, its actions, and its rows behind a summary. */
import { Layers, Link2, Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { useMessage } from '#ui/format/use-message.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { JobActions } from './JobActions.tsx';
import classes from './JobCard.module.css';
import { JobProgress } from './JobProgress.tsx';
import { JobRows } from './JobRows.tsx';
import { factsOf, jobTitle } from './job-labels.ts';

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
      <div className={classes.head}>
        <Heading job={job} title={title} />
        <JobActions job={job} removable />
      </div>
      {job.state === 'finished' ? null : <JobProgress job={job} />}
      <Waiting job={job} />
      <FoldedRows
        job={job}
        summary={job.total === 1 ? t('the') : t('each')}
        label={t('of', { title: title.slice(0, 80) })}
      />
    </JobGroup>
  );
}

/** By what a job fills. */
const icons = { links: Link2, channel: Layers, campaign: Megaphone };

function Heading({ job, title }: { job: JobSummary; title: string }) {
  const t = useTranslations('jobs');
  const { state, target } = job;
  const Icon = icons[target?.kind ?? 'links'];
  const screen = screenOf(job);
  const name = <bdi dir="auto">{title.slice(0, 200)}</bdi>;
  return (
    <>
      <Icon size={16} aria-hidden className={classes.icon} />
      <h2 className={classes.title} title={title}>
        {screen === '' ? (
          name
        ) : (
          <ScreenLink to={screen} className={classes.opens} textClass={classes.opens} data-opens>
            {name}
          </ScreenLink>
        )}
      </h2>
      <p className={classes.facts} data-state={state}>
        {factsOf(job, t)}
      </p>
    </>
  );
}

/** Where its outcome is; '' for none. */
function screenOf({ id, kind, target, plan }: JobSummary): string {
  if (target !== undefined) return paths[target.kind].href(target.id);
  if (plan !== undefined) return paths.plan.href(plan);
  return kind === 'create' ? paths.importLinks.href(id) : '';
}

/** What it waits for, if it does. */
function Waiting({ job }: { job: JobSummary }) {
  const why = useMessage()(job.why);
  if (why === '') return null;
  return (
    <p className={classes.why} dir="auto">
      {why.slice(0, 600)}
    </p>
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
