/** Job details: the bulk work that runs, with what is left of each. */
import { Anchor, Stack, Text } from '@mantine/core';
import { ChartColumn, Layers, Upload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { jobTitle, leftOf } from '#features/jobs/job-labels.ts';
import { paths } from '#features/paths.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './BudgetMeter.module.css';

export function JobDetails({ jobs }: { jobs: readonly JobSummary[] }) {
  const t = useTranslations('shell.meter');
  return (
    <Stack gap={8}>
      <JobLines jobs={jobs} />
      <Anchor component={ScreenLink} to={paths.activity.href()} size="xs">
        {t('showActivity')}
      </Anchor>
    </Stack>
  );
}

export function JobLines({ jobs }: { jobs: readonly JobSummary[] }) {
  const t = useTranslations('shell.meter');
  const jobTexts = useTranslations('jobs');
  if (jobs.length === 0) return null;
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobIcon kind={job.kind} />
          <bdi>{jobTitle(job, jobTexts)}</bdi>
          <Text size="xs" c="var(--deck-text-dim)">
            {t('toGo', { count: leftOf(job) })}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function JobIcon({ kind }: Pick<JobSummary, 'kind'>) {
  const Icon = icons[kind];
  return <Icon size={16} aria-hidden />;
}

const icons = { assign: Layers, create: Upload, read: ChartColumn };
