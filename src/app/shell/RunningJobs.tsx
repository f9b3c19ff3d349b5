/** Running jobs: their number beside a navigation entry, else that of paused ones; nothing while there are none. */
import { VisuallyHidden } from '@mantine/core';
import { type JobSummary, useJobs } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format/format.ts';
import classes from './RunningJobs.module.css';

export function RunningJobs({ counted }: { counted: (job: JobSummary) => boolean }) {
  const jobs = useJobs();
  const running = jobs.filter(counted).length;
  const paused = jobs.filter(({ state }) => state === 'paused').length;
  if (running + paused === 0) return null;
  return (
    <span className={classes.count} data-paused={running === 0 || undefined}>
      {formatNumber(running === 0 ? paused : running)}
      <VisuallyHidden>{running === 0 ? ' paused' : ' running'}</VisuallyHidden>
    </span>
  );
}
