/** One assignment on its way: what it is, how far, and what can be done about it. */
import { Button, CloseButton, Progress } from '@mantine/core';
import { useState } from 'react';
import { cannotUndo, countJob, grace } from '#features/assign/model/assign-messages.ts';
import { endedOf, timeLeft } from '#features/jobs/job-labels.ts';
import { type JobSummary, useJobActions } from '#queries/jobs.ts';
import { FocusHandoff } from '#ui/dialogs/FocusHandoff.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { AssignItems } from './AssignItems.tsx';
import classes from './AssignmentsPanel.module.css';
import type { AssignClock } from './visible-assignments.ts';

interface AssignmentCardProps {
  job: JobSummary;
  clock: AssignClock;
  onDismiss: () => void;
}

export function AssignmentCard({ job, clock, onDismiss }: AssignmentCardProps) {
  const { undo, start, cancel, resume, retry } = useJobActions();
  const { id, state, total, target, refused, unknown } = job;
  const ended = endedOf(job);
  const left = total - ended;
  const what = countJob(job);
  const name = target?.name ?? '';
  const { title, note } = lines(job);

  return (
    <div className={classes['batch']} role="group" aria-label={`${what} to ${name.slice(0, 80)}`}>
      <div className={classes['top']}>
        <p className={classes['title']}>
          {title} <span className={classes['to']}>to</span>{' '}
          <bdi dir="auto" title={name}>
            {name.slice(0, 200)}
          </bdi>
        </p>
        {state === 'held' ? (
          <div className={classes['acts']}>
            <Act keys="Control+Z Meta+Z" onClick={() => undo(id)}>
              Undo
            </Act>
            <Act onClick={() => start(id)}>Assign now</Act>
          </div>
        ) : null}
        {state === 'paused' ? <Act onClick={() => resume(id)}>Resume</Act> : null}
        {state === 'waiting' || state === 'paused' || (state === 'running' && left > 1) ? (
          <Act onClick={() => cancel(id)}>{left === total ? 'Cancel' : `Cancel remaining ${formatNumber(left)}`}</Act>
        ) : null}
        {state === 'finished' && refused + unknown > 0 ? (
          <Act onClick={() => retry(id)}>Retry {formatNumber(refused + unknown)} failed</Act>
        ) : null}
        {state === 'finished' ? <Dismiss onClick={onDismiss} /> : null}
      </div>
      {state === 'held' ? <Grace until={job.heldUntil ?? 0} clock={clock} /> : null}
      {state === 'running' ? (
        <Progress size="sm" value={(100 * ended) / total} aria-label={`${formatNumber(ended)} of ${formatNumber(total)} done`} />
      ) : null}
      {note === '' ? null : (
        <p className={classes['note']} data-waiting={job.why === '' ? undefined : true} dir="auto">
          {note.slice(0, 500)}
        </p>
      )}
      {state === 'held' ? null : <AssignItems job={job} />}
    </div>
  );
}

function Act({ onClick, keys, children }: { onClick: () => Promise<void>; keys?: string; children: React.ReactNode }) {
  return (
    <FocusHandoff>
      <Button size="xs" variant="default" aria-keyshortcuts={keys} onClick={() => void onClick()}>
        {children}
      </Button>
    </FocusHandoff>
  );
}

function Dismiss({ onClick }: { onClick: () => void }) {
  return (
    <FocusHandoff>
      <CloseButton size="sm" aria-label="Dismiss" onClick={onClick} />
    </FocusHandoff>
  );
}

/** The time to undo, as a line that gets shorter; after a reload what is left of it. */
function Grace({ until, clock }: { until: number; clock: AssignClock }) {
  const [left] = useState(() => Math.min(grace, Math.max(0, until - clock.now())));
  return <div className={classes['grace']} style={{ animationDuration: `${left}ms` }} aria-hidden />;
}

function lines(job: JobSummary): { title: string; note: string } {
  const { state, total, target, why } = job;
  const what = countJob(job);
  const progress = `${formatNumber(endedOf(job))} of ${formatNumber(total)}`;
  switch (state) {
    case 'held':
      return {
        title: `Assigning ${what}`,
        note: `Nothing is sent for ${grace / 1000} seconds. ${cannotUndo(target?.kind ?? 'channel')}`,
      };
    case 'waiting':
      return { title: `Next: ${what}`, note: 'Waits until the assignment before it is done.' };
    case 'running':
      return { title: progress, note: why === '' ? timeLeft(job) : why };
    case 'paused':
      return { title: `Paused at ${progress}`, note: why };
    case 'finished':
      return { title: endTitle(job, what), note: endNote(job) };
  }
}

function endTitle({ done, total }: JobSummary, what: string): string {
  if (done === total) return `${what} assigned`;
  return done === 0 ? `None of ${what} assigned` : `${formatNumber(done)} of ${what} assigned`;
}

function endNote({ done, refused, unknown, dropped }: JobSummary): string {
  const parts = [
    ...(refused === 0 ? [] : [`${formatNumber(refused)} failed.`]),
    ...(unknown === 0 ? [] : [`Of ${formatNumber(unknown)} it is not known.`]),
    ...(dropped === 0 ? [] : [`${formatNumber(dropped)} cancelled before ${dropped === 1 ? 'it was' : 'they were'} sent.`]),
    ...(done === 0 || dropped === 0 ? [] : ['What is assigned stays assigned.']),
  ];
  return parts.join(' ');
}
