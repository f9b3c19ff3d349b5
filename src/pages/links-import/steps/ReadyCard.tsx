/** Ready card: how many links of the file are ready, the button that creates them, their rows, and what else can be set. */
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { isCreatable } from '#contract/record-names.ts';
import { durationLabel, maxWithoutTrial, trialRows as trial } from '#features/jobs/job-labels.ts';
import { oldLinksColumn } from '#features/jobs/moved/moved-links.ts';
import { paths } from '#features/paths.ts';
import type { ImportSession, ImportState } from '#pages/links-import/session/import-session.ts';
import type { Draft } from '#pages/links-import/table/import-table.ts';
import type { Layout, Summary } from '#pages/links-import/table/table-types.ts';
import { useBudget } from '#queries/budget.ts';
import { jobHoldMs } from '#queries/hold-times.ts';
import { useJobActions } from '#queries/jobs.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { columnNames } from './column-names.ts';

interface ReadyCardProps {
  session: ImportSession;
  state: ImportState;
  /** As the rows are on the screen, which may be a moment later. */
  shown: ImportState;
  layout: Layout;
  children: ReactNode;
}

export function ReadyCard({ session, state, shown, layout, children }: ReadyCardProps) {
  const t = useTranslations('linksImport');
  const { name, summary } = state;
  const { start, isStarting, problem } = useStart(session, state, layout);
  const hasDestination = shown.fields.includes('url');
  const title = shown.summary === undefined ? t('rows.checking') : summaryText(shown.summary, t);
  return (
    <Panel
      title={<span role="status">{hasDestination ? title : t('noDestination')}</span>}
      covers={
        <>
          <bdi dir="auto">{name.slice(0, 200)}</bdi>
          {layout.leftOut === 0 ? null : ` · ${t('file.leftOut', { count: layout.leftOut })}`}
        </>
      }
      control={
        <Group gap="xs">
          <Button size="sm" variant="default" onClick={() => session.clear()}>
            {t('file.again')}
          </Button>
          {summary === undefined || !hasDestination ? null : (
            <Button
              size="sm"
              disabled={summary.ready === 0 || summary.defaults.length > 0 || state.busy}
              loading={isStarting}
              onClick={() => void start(summary)}
            >
              {withTrial(summary)
                ? t('start.first', { count: trial })
                : t('start.create', { count: summary.ready })}
            </Button>
          )}
        </Group>
      }
    >
      <ErrorAlert title={t('start.failed')}>{problem}</ErrorAlert>
      {children}
    </Panel>
  );
}

type Texts = ReturnType<typeof useTranslations<'linksImport'>>;

function summaryText({ rows, ready, errors, warnings, skipped }: Summary, t: Texts): string {
  const parts = [
    t(ready === rows ? 'rows.allReady' : 'rows.ready', { ready, rows }),
    errors === 0 ? '' : t('rows.errors', { count: errors }),
    warnings === 0 ? '' : t('rows.warnings', { count: warnings }),
    skipped === 0 ? '' : t('rows.skipped', { count: skipped }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function withTrial({ ready }: Summary): boolean {
  return ready > maxWithoutTrial;
}

/** Begins the job of the import, and shows it. */
function useStart(session: ImportSession, state: ImportState, layout: Layout) {
  const errorText = useErrorText();
  const columnTexts = useTranslations('linksImport.columns');
  const { add } = useJobActions();
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const start = async (summary: Summary) => {
    setStarting(true);
    setProblem('');
    const hasTrial = withTrial(summary);
    try {
      const drafts = await session.drafts();
      const plan = {
        kind: 'create',
        title: state.name,
        ...withOldLinks(drafts, columnNames(layout.columns, columnTexts)),
        trial: hasTrial ? trial : 0,
      } as const;
      const id = await add(plan, { holdMs: hasTrial ? 0 : jobHoldMs });
      session.clear();
      void navigate(paths.importLinks.href(id), { replace: true });
    } catch (error) {
      setStarting(false);
      setProblem(errorText(error));
    }
  };
  return { start, isStarting, problem };
}

interface StartNoteProps {
  summary: Summary;
  createMissing: boolean;
}

/** How long the import takes, what it leaves out, and what to know of it before it begins. */
export function StartNote({ summary, createMissing }: StartNoteProps) {
  const t = useTranslations('linksImport.start');
  const jobTexts = useTranslations('jobs');
  const { bulkPerMinute } = useBudget();
  const { ready, errors, missing } = summary;
  const created = createMissing ? missing.filter(({ field }) => isCreatable(field)).length : 0;
  const time = durationLabel(ready + created, bulkPerMinute, jobTexts);
  const note = withTrial(summary) ? t('trial', { count: trial }) : t('note');
  return (
    <Text size="sm" c="var(--deck-text-dim)" maw="75ch">
      <span>{ready === 0 ? t('none') : `${t('links', { count: ready, time })} ${note}`}</span>
      {errors === 0 ? null : (
        <Text span c="var(--deck-waiting)">{` ${t('left', { count: errors })}`}</Text>
      )}
    </Text>
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
