/** Plan foot: how many links are ready, what is to be fixed, how long it takes, and the button that creates them. */
import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { durationLabel, trialRows } from '#features/jobs/job-labels.ts';
import { useBudget } from '#queries/budget.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import classes from './PlanPage.module.css';
import type { PlanState } from './use-plan.ts';

export function PlanFoot({ state }: { state: PlanState }) {
  const t = useTranslations('plan.foot');
  const jobTexts = useTranslations('jobs');
  const { bulkPerMinute } = useBudget();
  const { cells, ready, wrong, isFilled, canCreate, withTrial, isStarting, problem } = state;
  const created = cells.filter((cell) => cell.state === 'created').length;
  const facts = [
    ready.length === 0 ? '' : t('ready', { count: ready.length }),
    created === 0 ? '' : t('created', { count: created }),
    ready.length === 0 ? '' : durationLabel(ready.length, bulkPerMinute, jobTexts),
  ];
  if (!isFilled) return <Text c="var(--deck-text-dim)">{t('noUrl')}</Text>;
  return (
    <div className={classes.foot}>
      <ErrorAlert title={t('failed')}>{problem}</ErrorAlert>
      <Group justify="space-between" gap="sm">
        <Text role="status">{facts.filter((fact) => fact !== '').join(' · ')}</Text>
        <Group gap="sm">
          {wrong.length === 0 ? null : (
            <>
              <Text size="sm" c="var(--mantine-color-error)">
                {t('wrong', { count: wrong.length })}
              </Text>
              <Button variant="default" onClick={state.fixAll}>
                {t('fixAll')}
              </Button>
            </>
          )}
          {ready.length + wrong.length === 0 ? null : (
            <Button
              disabled={!canCreate}
              loading={isStarting}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => void state.create()}
            >
              {withTrial
                ? t('first', { count: trialRows })
                : t('create', { count: ready.length + wrong.length })}
            </Button>
          )}
        </Group>
      </Group>
    </div>
  );
}
