/** Budget details: the requests left, when they are back, and the work and requests that wait for them. */
import { Anchor, Group, List, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { useBudget } from '#queries/budget.ts';
import { useJobs } from '#queries/jobs.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './BudgetMeter.module.css';
import { leftMessage, noteMessages, queueMessages, resetMessage } from './budget-messages.ts';
import { JobLines } from './JobDetails.tsx';
import { shareLeft } from './meter-state.ts';

export function BudgetDetails({ now }: { now: number }) {
  const t = useTranslations('shell.meter');
  const budget = useBudget();
  const running = useJobs().filter(({ state }) => state === 'running');
  const waiting = queueMessages(budget, t);
  return (
    <Stack gap={8}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{leftMessage(budget, t)}</Text>
        <Text size="xs" c="var(--deck-text-dim)">
          {resetMessage(budget, now, t)}
        </Text>
      </Group>
      <span className={classes.wide} aria-hidden="true">
        <span className={classes.level} style={{ width: `${shareLeft(budget)}%` }} />
      </span>
      <JobLines jobs={running} />
      {waiting.length === 0 ? null : (
        <div>
          <Text>{t('queue')}</Text>
          <List size="sm">
            {waiting.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        </div>
      )}
      {noteMessages(budget, t).map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      <Text size="xs" c="var(--deck-text-dim)">
        {t('first')}{' '}
        <Anchor component={ScreenLink} to={paths.activity.href()} size="xs" underline="always">
          {t('showRequests')}
        </Anchor>
      </Text>
    </Stack>
  );
}
