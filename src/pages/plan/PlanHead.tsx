/** Plan head: the name of a plan, whether it is stored, and how many of its links exist; while it runs, its progress. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { JobProgress } from '#features/jobs/JobProgress.tsx';
import { timeLeft } from '#features/jobs/job-labels.ts';
import type { PlanState } from './use-plan.ts';

export function PlanHead({ state }: { state: PlanState }) {
  const t = useTranslations('plan');
  const jobTexts = useTranslations('jobs');
  const { plan, cells, jobs, wrong } = state;
  const created = cells.filter((cell) => cell.state === 'created').length;
  const running = jobs.filter((job) => job.state !== 'finished');
  const left = cells.filter(({ state: of }) => of === 'waiting' || of === 'sending').length;
  // Links alone: a job has rows for channels and the campaign too.
  const links = { done: created, total: created + left, refused: 0, unknown: 0, dropped: 0 };
  return (
    <Stack gap={4}>
      <Group gap="sm" align="baseline">
        <Title order={1}>
          <bdi dir="auto">{plan.campaign.trim() || t('title')}</bdi>
        </Title>
        <SavedNote state={state} hasLinks={created > 0 || running.length > 0} />
      </Group>
      {running.map((job) => (
        <Stack key={job.id} gap="xs">
          <Text role="status" c="var(--deck-text-dim)">
            {[t('progress', { created, all: links.total }), timeLeft(job, jobTexts), t('leave')]
              .filter((fact) => fact !== '')
              .join(' · ')}
          </Text>
          <JobProgress job={{ ...job, ...links }} />
        </Stack>
      ))}
      {running.length > 0 || created === 0 ? null : (
        <Group gap="xs">
          <Text role="status" c="var(--deck-text-dim)">
            {t('created', { count: created })}
          </Text>
          {wrong.length === 0 ? null : (
            <Text c="var(--mantine-color-error)" fw={600}>
              {t('foot.wrong', { count: wrong.length })}
            </Text>
          )}
        </Group>
      )}
    </Stack>
  );
}

interface SavedNoteProps {
  state: PlanState;
  /** It is more than a draft. */
  hasLinks: boolean;
}

/** Whether the browser stores the plan; nothing before a change, unless it stores none. */
function SavedNote({ state: { isSaved, isChanged }, hasLinks }: SavedNoteProps) {
  const t = useTranslations('plan');
  if (isSaved === false) {
    return (
      <Text role="status" size="xs" c="var(--deck-waiting)">
        {t('unsaved')}
      </Text>
    );
  }
  return (
    <Text role="status" size="xs" c="var(--deck-text-dim)">
      {isChanged && !hasLinks ? t('saved') : ''}
    </Text>
  );
}
