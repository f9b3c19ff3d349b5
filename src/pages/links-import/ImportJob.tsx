/** An import under way: the trial to look at, the rest to let go, what became of each row, and the person's own file back. */
import { Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { NoSuchRecord } from '#pages/pieces/NoSuchRecord.tsx';
import { resultFile } from '#pages/pieces/job-results.ts';
import { saveFile } from '#pages/pieces/save-file.ts';
import { type JobSummary, useJob, useJobActions, useJobRows, useReadRows } from '#queries/jobs.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { formatNumber } from '#ui/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { PassingPart } from '#ui/PassingPart.tsx';
import { isTrialOver, leftOf, stateWords } from './import-progress.ts';
import { JobRows } from './JobRows.tsx';

export function ImportJob({ id }: { id: string }) {
  const job = useJob(id);
  return job === undefined ? (
    <NoSuchRecord kind="import" to={paths.importLinks.href()} list="Import" />
  ) : (
    <>
      <ProgressPanel job={job} />
      <MadeRows job={job} />
    </>
  );
}

function ProgressPanel({ job }: { job: JobSummary }) {
  const { title, state, total, done, refused, unknown, dropped } = job;
  const settled = done + refused + unknown + dropped;
  const counts = [
    `${formatNumber(done)} of ${formatNumber(total)} created`,
    refused === 0 ? '' : `${formatNumber(refused)} refused`,
    unknown === 0 ? '' : `${formatNumber(unknown)} unknown`,
    dropped === 0 ? '' : `${formatNumber(dropped)} cancelled`,
  ];
  return (
    <Panel title={title === '' ? 'Import' : title.slice(0, 120)}>
      <Stack gap="sm">
        <Progress.Root size="sm">
          <Progress.Section value={(settled / Math.max(total, 1)) * 100} aria-label="Rows that are settled" />
        </Progress.Root>
        <Text role="status">
          {stateWords(job)} {counts.filter((part) => part !== '').join(' · ')}
        </Text>
        <Acts job={job} />
        <Text size="sm" c="var(--deck-text-dim)">
          {state === 'finished' ? 'This stays under ' : 'You can go elsewhere; this goes on, and stands under '}
          <Anchor component={Link} to={paths.activity.href()} size="sm" underline="always">
            Activity
          </Anchor>
          {state === 'finished' ? ' until you remove it there.' : '.'}
        </Text>
        {state === 'finished' ? (
          <Group>
            <Button variant="default" component={Link} to={paths.importLinks.href()}>
              Import more
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Panel>
  );
}

function Acts({ job }: { job: JobSummary }) {
  const { id, state, done, refused, unknown } = job;
  const { pause, resume, cancel, retry, undo } = useJobActions();
  const [cancelling, setCancelling] = useState(false);
  const left = leftOf(job);
  return (
    <Group gap="sm" role="group" aria-label="This import">
      {state === 'held' ? <Act main onClick={() => undo(id)}>Undo</Act> : null}
      {state === 'paused' ? (
        <Act main onClick={() => resume(id)}>
          {isTrialOver(job) ? `Create the rest (${formatNumber(left)})` : 'Go on'}
        </Act>
      ) : null}
      {state === 'running' || state === 'waiting' ? <Act onClick={() => pause(id)}>Pause</Act> : null}
      {state !== 'finished' && state !== 'held' && left > 0 ? <Act onClick={() => setCancelling(true)}>Cancel the rest…</Act> : null}
      {state === 'finished' && refused + unknown > 0 ? (
        <Act onClick={() => retry(id)}>{`Try ${formatNumber(refused + unknown)} again`}</Act>
      ) : null}
      {done + refused + unknown === 0 ? null : <SaveResult job={job} />}
      {cancelling ? (
        <ConfirmDialog
          title="Cancel the rest?"
          confirmLabel="Cancel the rest"
          act={{ thing: 'rest', done: 'cancelled' }}
          onConfirm={() => cancel(id)}
          onClose={() => setCancelling(false)}
        >
          {left === 1 ? '1 link is' : `${formatNumber(left)} links are`} not made then. What was made stays.
        </ConfirmDialog>
      ) : null}
    </Group>
  );
}

interface ActProps {
  main?: boolean;
  onClick: () => unknown;
  children: string;
}

/** Each goes when the import is in another state, and the focus stays where the next one stands. */
function Act({ main = false, onClick, children }: ActProps) {
  return (
    <PassingPart>
      <Button variant={main ? 'filled' : 'default'} onClick={onClick}>
        {children}
      </Button>
    </PassingPart>
  );
}

/** The person's own file, with what became of each row added. */
function SaveResult({ job }: { job: JobSummary }) {
  const rows = useReadRows();
  const [problem, setProblem] = useState('');
  const save = async () => {
    try {
      const { name, text } = await resultFile(job, await rows(job.id));
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Button variant={job.state === 'finished' ? 'filled' : 'default'} leftSection={<Download size={16} aria-hidden />} onClick={() => void save()}>
        Download the result
      </Button>
      {problem === '' ? null : (
        <Text role="alert" c="var(--mantine-color-error)" dir="auto">
          The result was not saved: {problem}
        </Text>
      )}
    </>
  );
}

function MadeRows({ job }: { job: JobSummary }) {
  const { data } = useJobRows(job);
  return data === undefined ? null : <JobRows rows={data} />;
}
