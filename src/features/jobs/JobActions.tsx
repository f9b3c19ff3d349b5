/** What can be done with a job in its state; what fails is said. */
import { Button, Group, Text } from '@mantine/core';
import { Download, type LucideIcon, Pause, Play, RotateCw, Trash2, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '#features/files/download.ts';
import { type JobSummary, useJobActions, useReadRows } from '#queries/jobs.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FocusHandoff } from '#ui/dialogs/FocusHandoff.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { isTrialOver, leftOf } from './job-labels.ts';
import { resultFile } from './results-csv.ts';

interface JobActionsProps {
  job: JobSummary;
  /** Whether a job that has ended can be taken off the list here. */
  removable?: boolean;
  /** Where the page is about this job alone: larger, and what comes next stands out. */
  large?: boolean;
}

export function JobActions({ job, removable = false, large = false }: JobActionsProps) {
  const { id, state, kind, done, refused, unknown } = job;
  const { undo, start, pause, resume, cancel, retry, remove } = useJobActions();
  const read = useReadRows();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const left = leftOf(job);
  const moves = state === 'running' || state === 'waiting';
  const turn = {
    held: { name: 'Undo', Icon: Undo2, work: undo },
    waiting: { name: 'Pause', Icon: Pause, work: pause },
    running: { name: 'Pause', Icon: Pause, work: pause },
    paused: { name: isTrialOver(job) ? `Create the rest (${formatNumber(left)})` : 'Resume', Icon: Play, work: resume },
    finished: undefined,
  }[state];
  const act = (work: () => Promise<unknown>) => () => {
    work().then(
      () => setProblem(''),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  const download = async () => {
    const { name, text } = await resultFile(job, await read(id));
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
  };

  return (
    <>
      <Group gap={large ? 'sm' : 'xs'}>
        {/* One button, so that the focus stays with whoever has pressed Pause. */}
        {turn === undefined ? null : (
          <Act Icon={turn.Icon} large={large} next={!moves} onClick={act(() => turn.work(id))}>
            {turn.name}
          </Act>
        )}
        {state === 'held' ? (
          <Act Icon={Play} large={large} onClick={act(() => start(id))}>
            Start now
          </Act>
        ) : null}
        {(moves || state === 'paused') && left > 0 ? (
          <Act Icon={X} large={large} onClick={() => setAsking(true)}>
            Cancel the rest…
          </Act>
        ) : null}
        {(state === 'finished' || state === 'paused') && refused + unknown > 0 ? (
          <Act Icon={RotateCw} large={large} onClick={act(() => retry(id))}>
            Retry {formatNumber(refused + unknown)} failed
          </Act>
        ) : null}
        {done + refused + unknown > 0 ? (
          <Act Icon={Download} large={large} next={state === 'finished'} onClick={act(download)}>
            Download results
          </Act>
        ) : null}
        {removable && state === 'finished' ? (
          <Act Icon={Trash2} large={large} onClick={act(() => remove(id))}>
            Remove
          </Act>
        ) : null}
      </Group>
      {problem === '' ? null : (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" dir="auto">
          That did not work: {problem.slice(0, 400)}
        </Text>
      )}
      {asking ? (
        <ConfirmDialog
          title="Cancel the rest?"
          confirmLabel="Cancel the rest"
          act={{ thing: 'rest', done: 'cancelled' }}
          onConfirm={() => cancel(id)}
          onClose={() => setAsking(false)}
        >
          {dropWords(left, kind)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function dropWords(left: number, kind: JobSummary['kind']): string {
  const rows = left === 1 ? '1 row is' : `${formatNumber(left)} rows are`;
  return `${rows} not sent then. What is ${kind === 'create' ? 'created' : 'assigned'} already stays so.`;
}

interface ActProps {
  Icon: LucideIcon;
  large: boolean;
  /** What most people do next. */
  next?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Act({ Icon, large, next = false, onClick, children }: ActProps) {
  return (
    <FocusHandoff>
      <Button
        size={large ? 'sm' : 'xs'}
        variant={large && next ? 'filled' : 'default'}
        leftSection={<Icon size={14} aria-hidden />}
        onClick={onClick}
      >
        {children}
      </Button>
    </FocusHandoff>
  );
}
