/** Plan page: a campaign as a grid of channels and variants, planned first, then created, then read with its clicks. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { JobActions } from '#features/jobs/JobActions.tsx';
import { JobGroup, JobProgress } from '#features/jobs/JobCard.tsx';
import { timeLeft } from '#features/jobs/job-labels.ts';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import type { JobSummary } from '#queries/jobs.ts';
import { useLinkGroups } from '#queries/library.ts';
import { formatList } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { CellPanel } from './CellPanel.tsx';
import { PlanFoot } from './PlanFoot.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlanList } from './PlanList.tsx';
import classes from './PlanPage.module.css';
import { PlanResults } from './PlanResults.tsx';
import type { PlanCell } from './plan-cells.ts';
import { maxCells, type PlanState, usePlan } from './use-plan.ts';

export function PlanPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const [fresh, setFresh] = useState(newId);
  const [before, setBefore] = useState(id);
  if (before !== id) {
    setBefore(id);
    // A new plan is begun while another one is open.
    if (id === null) setFresh(newId());
  }
  return <PlanScreen key={id ?? fresh} id={id ?? fresh} isNew={id === null} />;
}

/** 64 random bits; `crypto.randomUUID` is missing outside secure contexts. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
}

function PlanScreen({ id, isNew }: { id: string; isNew: boolean }) {
  const t = useTranslations('plan');
  const state = usePlan(id);
  const [current, setCurrent] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Through the form, where a field that holds unfinished text stops it.
  const create = () => form.current?.requestSubmit();
  const { plan, cells, jobs } = state;
  const cell = cells.find(({ key }) => key === current) ?? cells[0];
  const running = jobs.filter((job) => job.state !== 'finished');
  if (state.isMissing && !isNew) {
    return (
      <RecordNotFound to={paths.plan.href()} list={t('title')}>
        {t('missing')}
      </RecordNotFound>
    );
  }
  return (
    <Stack
      gap="md"
      data-page="wide"
      className={classes.screen}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) create();
      }}
    >
      <BackLink to={paths.campaigns.href()} list={t('back')} />
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Title order={1}>
            <bdi dir="auto">{plan.campaign.trim() || t('title')}</bdi>
          </Title>
          <SavedNote state={state} />
        </Group>
        <PlanResults plan={id} cells={cells} />
      </Group>
      <PlanForm ref={form} state={state} />
      {running.map((job) => (
        <RunningJob key={job.id} job={job} cells={cells} />
      ))}
      {state.isTooLarge ? (
        <Text role="alert" c="var(--mantine-color-error)">
          {t('tooLarge', { count: state.size, max: maxCells })}
        </Text>
      ) : null}
      {cells.length === 0 || cell === undefined ? (
        <EmptyPlan state={state} />
      ) : (
        <>
          <PlanGrid state={state} current={cell} onCurrent={setCurrent} />
          <CellPanel key={cell.key} state={state} cell={cell} />
          <PlanFoot state={state} onCreate={create} />
        </>
      )}
      {isNew ? <PlanList onCopy={state.change} /> : null}
    </Stack>
  );
}

/** What comes here, with the channels that brought most clicks as a start. */
function EmptyPlan({ state }: { state: PlanState }) {
  const t = useTranslations('plan');
  const groups = useLinkGroups('channel').data?.groups ?? [];
  const names = groups.slice(0, 2).map(({ label }) => label);
  return (
    <Stack gap="sm" align="flex-start">
      <Text c="var(--deck-text-dim)">{t('empty')}</Text>
      {names.length === 0 || state.plan.channels.length > 0 ? null : (
        <Button variant="default" onClick={() => state.setChannels(names)}>
          <bdi>{t('start', { channels: formatList(names) })}</bdi>
        </Button>
      )}
    </Stack>
  );
}

/** Whether the browser stores the plan; nothing before a change, unless it stores none. */
function SavedNote({ state: { isSaved, isChanged } }: { state: PlanState }) {
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
      {isChanged ? t('saved') : ''}
    </Text>
  );
}

interface RunningJobProps {
  job: JobSummary;
  cells: readonly PlanCell[];
}

/** Counts links: a job has rows for channels and the campaign too. */
function RunningJob({ job, cells }: RunningJobProps) {
  const t = useTranslations('plan');
  const jobTexts = useTranslations('jobs');
  const created = cells.filter(({ state }) => state === 'created').length;
  const waiting = cells.filter(({ state }) => state === 'sending').length;
  const linkCounts = {
    done: created,
    total: created + waiting,
    refused: 0,
    unknown: 0,
    dropped: 0,
  };
  return (
    <Panel title={t('creating')}>
      <JobGroup label={t('creating')}>
        <JobProgress job={{ ...job, ...linkCounts }} />
        <Text role="status">
          {[t('progress', { created, all: created + waiting }), timeLeft(job, jobTexts)]
            .filter((text) => text !== '')
            .join(' · ')}
        </Text>
        <JobActions job={job} large />
      </JobGroup>
    </Panel>
  );
}
