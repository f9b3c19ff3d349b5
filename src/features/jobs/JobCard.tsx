/** Job card: what a job does or did, its progress and time left, its actions, and its rows behind a summary. */
import { Layers, Link2, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** By what a job fills. */
const icons = { links: Link2, channel: Layers, campaign: Megaphone };

export function JobCard({ job }: { job: JobSummary }) {
  const t = useTranslations('jobs');
  const { state, target, total } = job;
  const title = jobTitle(job, t);
  const why = useMessage()(job.why);
  const Icon = icons[target?.kind ?? 'links'];
  const screen = screenOf(job);
  const name = <bdi dir="auto">{title.slice(0, 200)}</bdi>;
  return (
    <JobGroup label={title}>
      <div className={classes.head}>
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
        <JobActions job={job} removable />
      </div>
      {state === 'finished' ? null : <JobProgress job={job} />}
      {why === '' ? null : (
        <p className={classes.why} dir="auto">
          {why.slice(0, 600)}
        </p>
      )}
      <JobRows
        job={job}
        summary={total === 1 ? t('rows.the') : t('rows.each')}
        label={t('rows.of', { title: title.slice(0, 80) })}
      />
    </JobGroup>
  );
}

/** Where its outcome is; '' for none. */
function screenOf({ id, kind, target, plan }: JobSummary): string {
  if (target !== undefined) return paths[target.kind].href(target.id);
  if (plan !== undefined) return paths.plan.href(plan);
  return kind === 'create' ? paths.importLinks.href(id) : '';
}
