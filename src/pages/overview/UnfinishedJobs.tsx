/** Unfinished jobs: paused ones wait for the user with the way to continue, running ones show how far they are. */
import { Alert, Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { JobProgress } from '#features/jobs/JobProgress.tsx';
import { countsOf, factsOf, jobTitle } from '#features/jobs/job-labels.ts';
import { paths } from '#features/paths.ts';
import { type JobSummary, useJobs } from '#queries/jobs.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './UnfinishedJobs.module.css';

export function UnfinishedJobs() {
  const t = useTranslations('overview.jobs');
  const jobTexts = useTranslations('jobs');
  const titleOf = (job: JobSummary) => jobTitle(job, jobTexts).slice(0, 120);
  const unfinished = useJobs().filter(({ state }) => state !== 'finished');
  const paused = unfinished.filter(({ state }) => state === 'paused');
  const running = unfinished.filter(({ state }) => state !== 'paused');
  return (
    <>
      {paused.map((job) => (
        <Alert key={job.id} color="yellow" role="status" title={t(`paused.${jobWord[job.kind]}`)}>
          <bdi dir="auto">{titleOf(job)}</bdi>: {countsOf(job, jobTexts)}.{' '}
          <Anchor component={ScreenLink} to={placeOf(job)} underline="always">
            {t(`continue.${jobWord[job.kind]}`)}
          </Anchor>
        </Alert>
      ))}
      {running.length === 0 ? null : (
        <Panel title={t('title')}>
          <ul className={classes.list}>
            {running.map((job) => (
              <li key={job.id} className={classes.job}>
                <ScreenLink to={placeOf(job)} className={classes.title} textClass={classes.title}>
                  <bdi dir="auto">{titleOf(job)}</bdi>
                </ScreenLink>
                <span className={classes.counts}>{factsOf(job, jobTexts)}</span>
                <JobProgress job={job} label={t('progress', { title: titleOf(job) })} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const jobWord = { create: 'import', assign: 'assign', read: 'read' } as const;

/** Where the user follows and continues a job. */
function placeOf({ kind, id }: JobSummary): string {
  return kind === 'create' ? paths.importLinks.href(id) : paths.activity.href();
}
