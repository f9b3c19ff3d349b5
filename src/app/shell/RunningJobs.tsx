/** Running jobs: their number beside a navigation entry; nothing while there are none. */
import { VisuallyHidden } from '@mantine/core';
import { type JobSummary, useJobs } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format/format.ts';
import classes from './RunningJobs.module.css';

export function RunningJobs({ counted }: { counted: (job: JobSummary) => boolean }) {
  const running = useJobs().filter(counted).length;
  if (running === 0) return null;
  return (
    <span className={classes.count}>
      {formatNumber(running)}
      <VisuallyHidden> running</VisuallyHidden>
    </span>
  );
}
