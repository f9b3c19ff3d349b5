/** Plan foot: how many links are ready, what is to be fixed, how long it takes, and the button that creates them. */
import { Button, Group, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { fileName, saveFile } from '#features/files/download.ts';
import { durationLabel } from '#features/jobs/job-labels.ts';
import { useBudget } from '#queries/budget.ts';
import { IconButton } from '#ui/inputs/IconButton.tsx';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { useReservedFoot } from '#ui/layout/use-reserved-foot.ts';
import classes from './PlanPage.module.css';
import { planRows } from './plan-csv.ts';
import type { PlanState } from './use-plan.ts';

interface PlanFootProps {
  state: PlanState;
  onCreate: () => void;
}

export function PlanFoot({ state, onCreate }: PlanFootProps) {
  const t = useTranslations('plan.foot');
  if (!state.isFilled) return <Text c="var(--deck-text-dim)">{t('noUrl')}</Text>;
  return <FilledFoot state={state} onCreate={onCreate} />;
}

/** Stays at the foot of the window. */
function FilledFoot({ state, onCreate }: PlanFootProps) {
  const t = useTranslations('plan.foot');
  const jobTexts = useTranslations('jobs');
  const { bulkPerMinute } = useBudget();
  const { cells, ready, wrong, canCreate, isStarting, problem } = state;
  const created = cells.filter((cell) => cell.state === 'created').length;
  const facts = [
    ready.length === 0 ? '' : t('ready', { count: ready.length }),
    created === 0 ? '' : t('created', { count: created }),
    ready.length === 0 ? '' : durationLabel(ready.length, bulkPerMinute, jobTexts),
  ];
  // Notices are above it.
  const foot = useReservedFoot<HTMLDivElement>('--deck-selection');
  return (
    <div ref={foot} className={classes.foot}>
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
          <CsvButton state={state} />
          {ready.length + wrong.length === 0 ? null : (
            <Button
              disabled={!canCreate}
              loading={isStarting}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={onCreate}
            >
              {t('create', { count: ready.length + wrong.length })}
            </Button>
          )}
        </Group>
      </Group>
    </div>
  );
}

/** Without words on a phone, where the foot has no room for them. */
function CsvButton({ state }: { state: PlanState }) {
  const t = useTranslations('plan.foot');
  const save = useSave(state);
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <IconButton label={t('csv')} onClick={() => void save()}>
        <Download size={16} aria-hidden />
      </IconButton>
    );
  return (
    <Button variant="default" onClick={() => void save()}>
      {t('csv')}
    </Button>
  );
}

/** The links of the plan as a file, for who has to agree to them or hand them on. */
function useSave({ plan, cells, host }: PlanState): () => Promise<void> {
  const t = useTranslations('plan');
  return async () => {
    const { csvText } = await import('#features/files/csv.ts');
    const columns = [t('grid.channel'), t('file.variant'), t('file.link'), t('cell.url')];
    const text = csvText(columns, planRows(cells, host));
    const name = fileName(plan.campaign.trim() || t('title'));
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
}
