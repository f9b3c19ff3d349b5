/** Statistics panel: how many links of a report have their statistics here, and the job that reads more of them. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { JobProgress } from '#features/jobs/JobProgress.tsx';
import { durationLabel, factsOf } from '#features/jobs/job-labels.ts';
import { useBudget } from '#queries/budget.ts';
import { useJobActions, useJobs } from '#queries/jobs.ts';
import type { LinkReport, ReportDetails } from '#queries/library.ts';
import { formatShare } from '#ui/format/format.ts';

interface StatisticsPanelProps {
  /** What the job is called. */
  title: string;
  report: LinkReport;
  details: ReportDetails;
}

export function StatisticsPanel({ title, report, details }: StatisticsPanelProps) {
  const t = useTranslations('report.details');
  const jobTexts = useTranslations('jobs');
  const job = useJobs().find(({ kind, state }) => kind === 'read' && state !== 'finished');
  return (
    <Stack gap="xs" component="section" aria-label={t('title')}>
      <Text size="sm">{t('known', { known: details.links, all: report.sum.links })}</Text>
      {job === undefined ? (
        <ReadMore title={title} report={report} details={details} />
      ) : (
        <>
          <JobProgress job={job} />
          <Text size="sm" c="var(--deck-text-dim)">
            {factsOf(job, jobTexts)}
          </Text>
          <Group gap="xs">
            <JobActions job={job} />
          </Group>
        </>
      )}
    </Stack>
  );
}

/** Links that are read at once, those with most clicks first: they are worth most of the requests. */
const maxRead = 100;

function ReadMore({ title, report, details }: StatisticsPanelProps) {
  const t = useTranslations('report.details');
  const jobTexts = useTranslations('jobs');
  const { bulkPerMinute } = useBudget();
  const { add } = useJobActions();
  const [hasFailed, setFailed] = useState(false);
  const { missing } = details;
  if (missing.length === 0) return null;
  const links = missing.slice(0, maxRead);
  const count = links.length;
  const clicks = links.reduce((sum, link) => sum + link.clicks, details.clicks);
  const read = () => {
    const items = links.map(({ id, label }) => ({ type: 'links', id, label }) as const);
    add({ kind: 'read', title, items }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <>
      <Text size="sm" c="var(--deck-text-dim)">
        {t('price', {
          count,
          share: formatShare(clicks, report.sum.clicks),
          time: durationLabel(count, bulkPerMinute, jobTexts),
        })}
      </Text>
      <Button size="xs" variant="default" onClick={read}>
        {t('read')}
      </Button>
      {hasFailed ? (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {t('failed')}
        </Text>
      ) : null}
    </>
  );
}
