/** What can be done with a job in its state. */
import { Button, Group, Text } from '@mantine/core';
import { Download, Pause, Play, RotateCw, Trash2, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { resultFile } from '#pages/pieces/job-results.ts';
import { saveFile } from '#pages/pieces/save-file.ts';
import { type JobSummary, useJobActions, useReadRows } from '#queries/jobs.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { formatNumber } from '#ui/format.ts';
import { PassingPart } from '#ui/PassingPart.tsx';
import { leftOf } from './job-state.ts';

export function JobActs({ job }: { job: JobSummary }) {
  const { id, state, kind, done, refused, unknown } = job;
  const { undo, pause, resume, cancel, retry, remove } = useJobActions();
  const read = useReadRows();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const left = leftOf(job);
  const moves = state === 'running' || state === 'waiting';
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
      <Group gap="xs">
        {state === 'held' ? (
          <Act icon={<Undo2 size={14} aria-hidden />} onClick={act(() => undo(id))}>
            Undo
          </Act>
        ) : null}
        {moves ? (
          <Act icon={<Pause size={14} aria-hidden />} onClick={act(() => pause(id))}>
            Pause
          </Act>
        ) : null}
        {state === 'paused' ? (
          <Act icon={<Play size={14} aria-hidden />} onClick={act(() => resume(id))}>
            Resume
          </Act>
        ) : null}
        {(moves || state === 'paused') && left > 0 ? (
          <Act icon={<X size={14} aria-hidden />} onClick={() => setAsking(true)}>
            Cancel the rest…
          </Act>
        ) : null}
        {(state === 'finished' || state === 'paused') && refused + unknown > 0 ? (
          <Act icon={<RotateCw size={14} aria-hidden />} onClick={act(() => retry(id))}>
            Retry {formatNumber(refused + unknown)} failed
          </Act>
        ) : null}
        {done + refused + unknown > 0 ? (
          <Act icon={<Download size={14} aria-hidden />} onClick={act(download)}>
            Download results
          </Act>
        ) : null}
        {state === 'finished' ? (
          <Act icon={<Trash2 size={14} aria-hidden />} onClick={act(() => remove(id))}>
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

function Act({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <PassingPart>
      <Button size="xs" variant="default" leftSection={icon} onClick={onClick}>
        {children}
      </Button>
    </PassingPart>
  );
}
