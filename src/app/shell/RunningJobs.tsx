/** Running jobs: their number beside a navigation entry, else that of paused ones; nothing while there are none. */
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type JobSummary, useJobs } from '#queries/jobs.ts';
import classes from './RunningJobs.module.css';

export function RunningJobs({ counted }: { counted: (job: JobSummary) => boolean }) {
  const t = useTranslations('shell.jobs');
  const jobs = useJobs();
  const running = jobs.filter(counted).length;
  const paused = jobs.filter(({ state }) => state === 'paused').length;
  if (running + paused === 0) return null;
  return (
    <span className={classes.count} data-paused={running === 0 || undefined}>
      {running === 0
        ? t.rich('paused', { count: paused, hidden })
        : t.rich('running', { count: running, hidden })}
    </span>
  );
}

function hidden(words: ReactNode) {
  return <VisuallyHidden>{words}</VisuallyHidden>;
}
