/** Start panel: how many links the import creates, how long it takes, and the button that starts the job. */
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { isCreatable } from '#contract/record-names.ts';
import { durationLabel, maxWithoutTrial, trialRows as trial } from '#features/jobs/job-labels.ts';
import { oldLinksColumn } from '#features/jobs/moved/moved-links.ts';
import { paths } from '#features/paths.ts';
import type { ImportSession, ImportState } from '#pages/links-import/session/import-session.ts';
import type { Draft } from '#pages/links-import/table/import-table.ts';
import type { Layout } from '#pages/links-import/table/table-types.ts';
import { useBudget } from '#queries/budget.ts';
import { jobHoldMs } from '#queries/hold-times.ts';
import { useJobActions } from '#queries/jobs.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { columnNames } from './column-names.ts';

interface StartPanelProps {
  session: ImportSession;
  state: ImportState;
  layout: Layout;
}

export function StartPanel({
  session,
  state: { name, summary, busy, createMissing },
  layout,
}: StartPanelProps) {
  const t = useTranslations('linksImport.start');
  const errorText = useErrorText();
  const columnTexts = useTranslations('linksImport.columns');
  const jobTexts = useTranslations('jobs');
  const { add } = useJobActions();
  const { bulkPerMinute } = useBudget();
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState('');
  if (summary === undefined) return null;
  const { ready, errors, defaults } = summary;
  const created = createMissing
    ? summary.missing.filter(({ field }) => isCreatable(field)).length
    : 0;
  const withTrial = ready > maxWithoutTrial;

  const start = async () => {
    setStarting(true);
    setProblem('');
    try {
      const drafts = await session.drafts();
      const plan = {
        kind: 'create',
        title: name,
        ...withOldLinks(drafts, columnNames(layout.columns, columnTexts)),
        trial: withTrial ? trial : 0,
      } as const;
      const id = await add(plan, { holdMs: withTrial ? 0 : jobHoldMs });
      session.clear();
      void navigate(paths.importLinks.href(id), { replace: true });
    } catch (error) {
      setStarting(false);
      setProblem(errorText(error));
    }
  };

  return (
    <Panel title={t('title')}>
      <Stack gap="sm" align="flex-start">
        <Text>
          {ready === 0
            ? t('none')
            : t('links', {
                count: ready,
                time: durationLabel(ready + created, bulkPerMinute, jobTexts),
              })}
        </Text>
        {errors === 0 ? null : <Text c="var(--deck-waiting)">{t('left', { count: errors })}</Text>}
        <Text size="sm" c="var(--deck-text-dim)" maw="75ch">
          {withTrial ? t('trial', { count: trial }) : t('note')}
        </Text>
        <ErrorAlert title={t('failed')}>{problem}</ErrorAlert>
        <Button
          disabled={ready === 0 || defaults.length > 0 || busy}
          loading={starting}
          onClick={() => void start()}
        >
          {withTrial ? t('first', { count: trial }) : t('create', { count: ready })}
        </Button>
      </Stack>
    </Panel>
  );
}

/** Old short links get a column of their own, by which the job knows them. */
function withOldLinks(drafts: readonly Draft[], columns: readonly string[]) {
  const rows = drafts.map(({ oldLinks, ...draft }) => ({ draft, oldLinks }));
  if (rows.every(({ oldLinks }) => oldLinks === ''))
    return { columns, drafts: rows.map(({ draft }) => draft) };
  return {
    columns: [...columns, oldLinksColumn],
    drafts: rows.map(({ draft, oldLinks }) => ({ ...draft, cells: [...draft.cells, oldLinks] })),
  };
}
