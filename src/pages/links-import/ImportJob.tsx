/** Import job page: progress of an import, its actions after the trial, the state of each row and the results file. */
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { JobGroup, JobProgress } from '#features/jobs/JobCard.tsx';
import { JobRows } from '#features/jobs/JobRows.tsx';
import { countsOf, isTrialOver, type JobTexts, timeLeft, trialRows } from '#features/jobs/job-labels.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { paths } from '#features/routes/paths.ts';
import { type JobSummary, useJob, useJobsAreRead } from '#queries/jobs.ts';
import { Panel, PanelSkeleton } from '#ui/layout/Panel.tsx';

export function ImportJob({ id }: { id: string }) {
  const jobTexts = useTranslations('jobs');
  const job = useJob(id);
  const areRead = useJobsAreRead();
  if (job === undefined && !areRead) {
    return (
      <div role="status" aria-label="Loading the import" aria-busy="true">
        <PanelSkeleton rows={3} />
      </div>
    );
  }
  if (job === undefined) {
    return (
      <RecordNotFound to={paths.importLinks.href()} list="Import">
        This browser keeps no such import for this account. It may have been made in another browser, or been removed under
        Activity.
      </RecordNotFound>
    );
  }
  return (
    <>
      <Panel title={job.title === '' ? 'Import' : job.title.slice(0, 120)}>
        <JobGroup label="This import">
          <JobProgress job={job} />
          <Text role="status">
            {statusOf(job, jobTexts)} {countsOf(job, jobTexts)}
          </Text>
          <JobActions job={job} large />
          <Hints finished={job.state === 'finished'} />
        </JobGroup>
      </Panel>
      <Panel title="Links">
        <JobRows job={job} label="Links of this import" />
      </Panel>
    </>
  );
}

function statusOf(job: JobSummary, t: JobTexts): string {
  const { state, why } = job;
  if (isTrialOver(job)) return `The first ${trialRows} are made: look at them below.`;
  if (state === 'paused' && why !== '') return why;
  const time = timeLeft(job, t);
  return state === 'running' && time !== '' ? `${t('state.running')}. ${time}.` : `${t(`state.${state}`)}.`;
}

function Hints({ finished }: { finished: boolean }) {
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="var(--deck-text-dim)">
        {finished ? 'This stays under ' : 'You can go elsewhere; this goes on, and stands under '}
        <Anchor component={Link} to={paths.activity.href()} size="sm" underline="always">
          Activity
        </Anchor>
        {finished ? ' until you remove it there.' : '.'}
      </Text>
      {finished ? (
        <Button variant="default" component={Link} to={paths.importLinks.href()}>
          Import more
        </Button>
      ) : null}
    </Stack>
  );
}
