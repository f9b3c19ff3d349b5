/** Plan page: a campaign as a grid of channels and variants, planned first, then created, then read with its clicks. */
import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { anyText, useUrlState } from '#features/records/use-url-state.ts';
import { formatList } from '#ui/format/format.ts';
import { PlanAdd } from './PlanAdd.tsx';
import { PlanFoot } from './PlanFoot.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlanHead } from './PlanHead.tsx';
import { PlanList } from './PlanList.tsx';
import classes from './PlanPage.module.css';
import { PlanSummary } from './PlanSummary.tsx';
import { isOpenCell } from './plan-cells.ts';
import { maxCells, type PlanState, useBestChannels, usePlan } from './use-plan.ts';

export function PlanPage() {
  const [{ id }] = useUrlState({ id: anyText });
  const [fresh, setFresh] = useState(newId);
  const [before, setBefore] = useState(id);
  if (before !== id) {
    setBefore(id);
    // A new plan is begun while another one is open.
    if (id === '') setFresh(newId());
  }
  const shown = id === '' ? fresh : id;
  return <PlanScreen key={shown} id={shown} isNew={id === ''} />;
}

/** 64 random bits; `crypto.randomUUID` is missing outside secure contexts. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
}

function PlanScreen({ id, isNew }: { id: string; isNew: boolean }) {
  const t = useTranslations('plan');
  const state = usePlan(id, isNew);
  const [current, setCurrent] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Through the form, where a field that holds unfinished text stops it.
  const create = () => form.current?.requestSubmit();
  const { cells } = state;
  const cell = cells.find(({ key }) => key === current) ?? cells[0];
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
      <PlanHead state={state} />
      {/* Without a button of its own, so that Enter in a field creates nothing. */}
      <form
        ref={form}
        className={classes.fields}
        aria-label={t('form.label')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.create();
        }}
      >
        <PlanFields state={state} />
      </form>
      {state.isTooLarge ? (
        <Text role="alert" c="var(--mantine-color-error)">
          {t('tooLarge', { count: state.size, max: maxCells })}
        </Text>
      ) : null}
      {cell === undefined ? (
        <EmptyPlan state={state} />
      ) : (
        <PlanGrid state={state} current={cell} onCurrent={setCurrent} />
      )}
      {isNew ? <PlanList onCopy={state.change} /> : null}
      <PlanFoot state={state} current={cell} onCreate={create} />
    </Stack>
  );
}

/** A summary alone while it runs; and where there are links, until the user wants the fields. */
function PlanFields({ state }: { state: PlanState }) {
  const [isEdited, setEdited] = useState(false);
  const { cells, isRunning } = state;
  if (isRunning) return <PlanSummary state={state} onEdit={undefined} />;
  const hasLinks = !cells.every(isOpenCell);
  return (
    <>
      {hasLinks && !isEdited ? (
        <PlanSummary state={state} onEdit={() => setEdited(true)} />
      ) : (
        <PlanForm state={state} />
      )}
      <PlanAdd state={state} />
    </>
  );
}

/** What comes here, with the channels that brought most clicks as a start. */
function EmptyPlan({ state }: { state: PlanState }) {
  const t = useTranslations('plan');
  const names = useBestChannels();
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
