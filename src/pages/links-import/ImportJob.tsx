/** Import job page: progress of an import, its actions after the trial, the state of each row and the results file. */
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { JobGroup } from '#features/jobs/JobCard.tsx';
import { JobProgress } from '#features/jobs/JobProgress.tsx';
import { JobRows } from '#features/jobs/JobRows.tsx';
import {
  countsOf,
  isTrialOver,
  type JobTexts,
  timeLeft,
  trialRows,
} from '#features/jobs/job-labels.ts';
import { hasMovedLinks } from '#features/jobs/moved/moved-links.ts';
import { paths } from '#features/paths.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { type JobSummary, useJob, useJobRows, useJobsLoaded } from '#queries/jobs.ts';
import { type MessageWriter, useMessage } from '#ui/format/use-message.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { Panel, PanelSkeleton } from '#ui/layout/Panel.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';

export function ImportJob({ id }: { id: string }) {
  const t = useTranslations('linksImport.job');
  const jobTexts = useTranslations('jobs');
  const write = useMessage();
  const job = useJob(id);
  const areRead = useJobsLoaded();
  if (job === undefined && !areRead) {
    return (
      <div role="status" aria-label={t('loading')} aria-busy="true">
        <PanelSkeleton rows={3} />
      </div>
    );
  }
  if (job === undefined) {
    return (
      <RecordNotFound to={paths.importLinks.href()} list={t('list')}>
        {t('missing')}
      </RecordNotFound>
    );
  }
  return (
    <>
      <Panel title={job.title === '' ? t('untitled') : job.title.slice(0, 120)}>
        <JobGroup label={t('label')}>
          <JobProgress job={job} />
          <Text role="status">
            {statusOf(job, { t, words: jobTexts, write })} {countsOf(job, jobTexts)}
          </Text>
          <JobActions job={job} large />
          {job.state === 'finished' && job.done > 0 ? <CopyAll job={job} /> : null}
          <Hints job={job} />
        </JobGroup>
      </Panel>
      <Panel title={t('links')}>
        <JobRows job={job} label={t('rows')} />
      </Panel>
    </>
  );
}

function CopyAll({ job }: { job: JobSummary }) {
  const t = useTranslations('linksImport.job');
  const { data = [] } = useJobRows(job);
  const links = data.flatMap(({ made }) => (made === undefined ? [] : [made.shorturl]));
  return (
    <div>
      <CopyButton value={links.join('\n')} label={t('copyAll')}>
        {t('copyAll')}
      </CopyButton>
    </div>
  );
}

type Texts = ReturnType<typeof useTranslations<'linksImport.job'>>;

function statusOf(
  job: JobSummary,
  { t, words, write }: { t: Texts; words: JobTexts; write: MessageWriter },
): string {
  const { state } = job;
  const why = write(job.why);
  if (isTrialOver(job)) return t('trial', { count: trialRows });
  if (state === 'paused' && why !== '') return why;
  const time = timeLeft(job, words);
  if (state === 'running' && time !== '')
    return t('stateTime', { state: words('state.running'), time });
  return t('state', { state: words(`state.${state}`) });
}

function Hints({ job }: { job: JobSummary }) {
  const t = useTranslations('linksImport.job');
  const finished = job.state === 'finished';
  return (
    <Stack gap="sm" align="flex-start">
      {finished && hasMovedLinks(job) ? (
        <Text size="sm" c="var(--deck-text-dim)">
          {t('redirects')}
        </Text>
      ) : null}
      <Text size="sm" c="var(--deck-text-dim)">
        {t.rich(finished ? 'stays' : 'leave', {
          activity: (text) => (
            <Anchor
              component={ScreenLink}
              to={paths.activity.href()}
              textClass=""
              size="sm"
              underline="always"
            >
              {text}
            </Anchor>
          ),
        })}
      </Text>
      {finished ? (
        <Button variant="default" component={ScreenLink} to={paths.importLinks.href()}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
  );
}
