/** Job progress: the bar of a job, on every screen: what is done, what failed, and what is not known. */
import { Progress } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { JobSummary } from '#queries/jobs.ts';
import { endedOf } from './job-labels.ts';

interface JobProgressProps {
  job: JobSummary;
  /** For screen readers, where there is more than one job. */
  label?: string;
}

export function JobProgress({ job, label }: JobProgressProps) {
  const t = useTranslations('jobs.counts');
  const { total, done, refused, unknown } = job;
  const share = (rows: number) => (100 * rows) / Math.max(1, total);
  return (
    <Progress.Root size="sm">
      <Progress.Section
        value={share(done)}
        aria-label={label ?? t('done', { done: endedOf(job), total })}
      />
      <Progress.Section value={share(refused)} color="red" withAria={false} />
      <Progress.Section value={share(unknown)} color="amber" withAria={false} />
    </Progress.Root>
  );
}
